import type { Call, ExternalEvent, RecordEvents, TakeTurn } from '../commands.ts';
import type { SessionEvent } from '../events.ts';
import type { SessionState } from '../state.ts';
import type { Interpretation } from './interpret-turn.ts';
import { recordContext, recordOverrides } from './record-context.ts';
import { recordTurn } from './record-turn.ts';
import { recordClientData, recordUnderstood, ValueLedger } from './record-values.ts';

/** What a call reports: the previous turn first, then what the context says, then the client's updates, which win. */
export function recordCall(
  call: TakeTurn | RecordEvents,
  interpretation: Interpretation,
  state: SessionState,
): readonly SessionEvent[] {
  const { contextUpdate, clientUpdates, external } = call;
  const ledger = new ValueLedger(state, call.pinned, call.at);
  recordUnderstood(ledger, interpretation.contextValues, null);
  const turn = turnEvents(call, interpretation, { ledger, state });
  if (clientUpdates) recordClientData(ledger, clientUpdates);
  const events: readonly SessionEvent[] = [
    ...(external ? [externalEvent(external)] : []),
    ...turn,
    ...(contextUpdate ? recordContext(contextUpdate, interpretation) : []),
    ...ledger.events,
    ...(clientUpdates ? recordOverrides(clientUpdates) : []),
  ];
  return call.type === 'recordEvents' && events.length === 0 ? [EMPTY_UPDATE] : events;
}

const EMPTY_UPDATE: SessionEvent = { type: 'EmptyUpdateReceived', facts: {} };

function turnEvents(
  { previousTurn: turn, clientUpdates, pinned }: Call,
  interpretation: Interpretation,
  { ledger, state }: { readonly ledger: ValueLedger; readonly state: SessionState },
): readonly SessionEvent[] {
  if (!turn) return [];
  return recordTurn({ turn, clientUpdates, interpretation, ledger }, state, pinned);
}

function externalEvent({ type, occurred_at, data }: ExternalEvent): SessionEvent {
  return {
    type: 'ExternalEventReceived',
    facts: { occurred_at: occurred_at ?? null },
    private: { type, ...(data === undefined ? {} : { data }) },
  };
}
