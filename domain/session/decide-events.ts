import type { Refusal } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import type { ClientUpdates, ContextUpdate, ExternalEvent } from './commands.ts';
import { degradedReasonsOf } from './decide-turn.ts';
import type { SessionEvent } from './events.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import { computeProgress, type Progress } from './progress.ts';
import { foldSession, type SessionState } from './state.ts';
import type { Findings } from './turn/interpret-turn.ts';
import { recordContext, recordOverrides } from './turn/record-context.ts';
import { recordClientData, recordUnderstood, ValueLedger } from './turn/record-values.ts';

/** External information without a new selection; the pending decision stays. */
export interface RecordEvents {
  readonly at: string;
  readonly contextUpdate?: ContextUpdate | undefined;
  readonly clientUpdates?: ClientUpdates | undefined;
  readonly external?: ExternalEvent | undefined;
  readonly findings: Findings;
}

export interface EventsAnswer {
  readonly progress: Progress;
  readonly turn_count: number;
  readonly turns_remaining: number;
  readonly degraded: boolean;
  readonly degraded_reasons: readonly string[];
}

export interface DecidedEvents {
  readonly ok: true;
  readonly events: readonly SessionEvent[];
  readonly state: SessionState;
  readonly answer: EventsAnswer;
}

/** The references of the command are already checked. */
export function decideEvents(
  command: RecordEvents,
  state: SessionState,
  pinned: PinnedArtifact,
): DecidedEvents | { readonly ok: false; readonly refusal: Refusal } {
  if (state.pinned === null) return refuse('unknown_session', 'There is no such session.');
  const { contextUpdate, clientUpdates, external, findings, at } = command;
  const ledger = new ValueLedger(state, pinned, at);
  recordUnderstood(ledger, findings.contextValues, null);
  if (clientUpdates) recordClientData(ledger, clientUpdates);
  const reported: readonly SessionEvent[] = [
    ...(external ? [externalEvent(external)] : []),
    ...(contextUpdate ? recordContext(contextUpdate, findings.language) : []),
    ...ledger.events,
    ...(clientUpdates ? recordOverrides(clientUpdates) : []),
  ];
  const events = reported.length > 0 ? reported : [EMPTY_UPDATE];
  const after = foldSession(
    state,
    events.map((event) => ({ event, occurredAt: at })),
  );
  const degradedReasons = degradedReasonsOf(command);
  const answer: EventsAnswer = {
    progress: computeProgress(pinned.compiled, after),
    turn_count: after.turnCount,
    turns_remaining: Math.max(0, pinned.artifact.objective.max_turns - after.turnCount),
    degraded: degradedReasons.length > 0,
    degraded_reasons: degradedReasons,
  };
  return { ok: true, events, state: after, answer };
}

const EMPTY_UPDATE: SessionEvent = { type: 'EmptyUpdateReceived', facts: {} };

function externalEvent({ type, occurred_at, data }: ExternalEvent): SessionEvent {
  return {
    type: 'ExternalEventReceived',
    facts: { occurred_at: occurred_at ?? null },
    private: { type, ...(data === undefined ? {} : { data }) },
  };
}
