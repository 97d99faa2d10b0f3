import type { GateFailure, PublicationGate } from '../../domain/configuration/publication-gate.ts';
import type { Owner } from '../../domain/owner.ts';
import {
  type ConfigurationCall,
  commandConfiguration,
  type JsonAnswer,
} from '../configuration/command-configuration.ts';
import { latestConfiguration } from '../configuration/load-configuration.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';
import type { DraftJudge } from './draft-judge.ts';

/** What publications of a service have to pass. */
export async function readGate(dependencies: Dependencies, owner: Owner): Promise<PublicationGate> {
  return (await latestConfiguration(dependencies, owner)).gate;
}

/** Answers `{request_id, gate}`. */
export function setGate(
  dependencies: Dependencies,
  call: ConfigurationCall,
  gate: PublicationGate,
): Promise<Transacted<JsonAnswer>> {
  return commandConfiguration(dependencies, call, {
    command: async (at) => ({ type: 'setGate', at, gate }),
    answer: async (state) => ({ request_id: call.provenance.request_id, gate: state.gate }),
  });
}

export interface GateVerdict {
  readonly draft_revision: number;
  readonly gate: PublicationGate;
  /** What would keep the draft, as it is now, from its publication, beside its warnings. */
  readonly failures: readonly GateFailure[];
}

/** @throws LogUnavailable */
export async function readVerdict(
  dependencies: Dependencies,
  draftJudge: DraftJudge,
  owner: Owner,
): Promise<GateVerdict> {
  const state = await latestConfiguration(dependencies, owner);
  const failures = await draftJudge.judge(dependencies, owner, state);
  return { draft_revision: state.draftRevision, gate: state.gate, failures };
}
