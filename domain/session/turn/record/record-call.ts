import type { Steps } from '../../../steps.ts';
import type { ExternalEvent, RecordEvents, TakeTurn } from '../../commands.ts';
import type { SessionEvent } from '../../events.ts';
import type { SessionState } from '../../state.ts';
import type { Interpretation } from '../interpret/interpretation.ts';
import { recordContext } from './record-context.ts';
import { recordOverrides } from './record-overrides.ts';
import { recordTurn } from './record-turn.ts';
import { recordValues } from './record-values.ts';

/** What a call reports: the previous turn first, then what the context says, then the client's updates, which win. */
export function* recordCall(
  call: TakeTurn | RecordEvents,
  interpretation: Interpretation,
  state: SessionState,
): Steps<readonly SessionEvent[]> {
  const { previousTurn, contextUpdate, clientUpdates, external } = call;
  const events: readonly SessionEvent[] = [
    ...(external ? [externalEvent(external)] : []),
    ...(previousTurn ? recordTurn(call, interpretation, state) : []),
    ...(contextUpdate ? recordContext(contextUpdate, interpretation) : []),
    ...(yield* recordValues(call, interpretation, state)),
    ...(clientUpdates ? recordOverrides(clientUpdates) : []),
  ];
  return call.type === 'recordEvents' && events.length === 0 ? [EMPTY_UPDATE] : events;
}

const EMPTY_UPDATE: SessionEvent = { type: 'EmptyUpdateReceived', facts: {} };

function externalEvent({ type, occurred_at, data }: ExternalEvent): SessionEvent {
  return {
    type: 'ExternalEventReceived',
    facts: { occurred_at: occurred_at ?? null },
    private: { type, ...(data === undefined ? {} : { data }) },
  };
}
