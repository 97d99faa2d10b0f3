import { compilationView } from '../../domain/configuration/compilation/compilation-view.ts';
import type { GateFailure } from '../../domain/configuration/publication-gate.ts';
import type { ConfigurationState } from '../../domain/configuration/state.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';
import {
  type ConfigurationCall,
  commandConfiguration,
  type JsonAnswer,
  warningsOf,
} from './command-configuration.ts';

/** Everything that a tenant's gate has against a draft. @throws LogUnavailable */
export type JudgeDraft = (state: ConfigurationState) => Promise<readonly GateFailure[]>;

/** Answers 202 with the queued compilation job. @param judge absent: there is no gate */
export function publishConfiguration(
  dependencies: Dependencies,
  call: ConfigurationCall,
  request: { readonly expected_draft_revision?: number | undefined },
  judge?: JudgeDraft,
): Promise<Transacted<JsonAnswer>> {
  const compilationId = dependencies.newId('cmp_');
  const expectedDraftRevision = request.expected_draft_revision;
  return commandConfiguration(dependencies, call, {
    command: async (at, state) => ({
      type: 'requestPublication',
      at,
      compilationId,
      expectedDraftRevision,
      warnings: await warningsOf(state),
      failures: (await judge?.(state)) ?? [],
    }),
    answer: async (state) => ({
      request_id: call.provenance.request_id,
      ...compilationView(state.jobs.get(compilationId)!),
    }),
  });
}
