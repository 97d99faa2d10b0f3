import type { ConfigurationCommand } from '../../domain/configuration/commands.ts';
import { configurationDecider, decideInSteps } from '../../domain/configuration/decide.ts';
import { configurationOf } from '../../domain/configuration/draft/draft.ts';
import {
  draftWarningSteps,
  type Warning,
} from '../../domain/configuration/draft/draft-warnings.ts';
import type { ConfigurationEvent } from '../../domain/configuration/events.ts';
import type { ConfigurationState } from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import { timed } from '../../domain/decider.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { IdempotencyKey } from '../core/idempotency/receipt-places.ts';
import { finishInSlices, inSlices } from '../core/in-slices.ts';
import type { StreamState } from '../core/streams/stream-state.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { configurationAggregate } from './load-configuration.ts';

export interface ConfigurationCall {
  readonly owner: Owner;
  /** Absent for what may be done again without harm. */
  readonly key?: IdempotencyKey;
  readonly provenance: Provenance;
}

export type JsonAnswer = Readonly<Record<string, unknown>>;

interface CommandToAnswer {
  readonly command: (at: string, state: ConfigurationState) => Promise<ConfigurationCommand>;
  /** From the state after the events; kept whole in the receipt. */
  readonly answer: (state: ConfigurationState, events: number) => Promise<JsonAnswer>;
}

/** One command of a client: judged on the folded stream, answered from the state that its events make. */
export function commandConfiguration(
  dependencies: Dependencies,
  { owner, key, provenance }: ConfigurationCall,
  spoken: CommandToAnswer,
): Promise<Transacted<JsonAnswer>> {
  return transact<ConfigurationState, ConfigurationEvent, JsonAnswer>(dependencies, {
    aggregate: configurationAggregate,
    stream: configurationStream(owner.tenant, owner.service),
    ...(key ? { key } : {}),
    provenance,
    decide: async (current, at) => {
      const asked = await spoken.command(at, current.state);
      const decided = await finishInSlices(decideInSteps(asked, current.state));
      if (!decided.ok) return decided;
      const state = fold(current, decided.events, at);
      return { ...decided, state, answer: await spoken.answer(state, decided.events.length) };
    },
  });
}

/** As many warnings as one answer shows: the receipt keeps them, and has to fit into an event. */
const WARNINGS_SHOWN_MAX = 500;

/** `{request_id, draft_revision, applied, warnings}`, of a call that changed the draft. */
export async function changeAnswer(
  { provenance }: ConfigurationCall,
  state: ConfigurationState,
  applied: number,
): Promise<JsonAnswer> {
  return {
    request_id: provenance.request_id,
    draft_revision: state.draftRevision,
    applied,
    warnings: (await warningsOf(state)).slice(0, WARNINGS_SHOWN_MAX),
  };
}

function fold(
  current: StreamState<ConfigurationState>,
  events: readonly ConfigurationEvent[],
  at: string,
): ConfigurationState {
  return configurationDecider.fold(current.state, timed(events, at));
}

/** What stands between the draft and its publication; the schemas to try are many where a tenant wants them to be. */
export async function warningsOf({ draft }: ConfigurationState): Promise<readonly Warning[]> {
  return inSlices(draftWarningSteps(configurationOf(draft)));
}
