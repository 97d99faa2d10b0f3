import * as v from 'valibot';
import { accept, type Outcome } from '../accept-or-refuse.ts';
import type { Decider } from '../decider.ts';
import { closedObject } from '../input/closed-object.ts';
import { refuseFields } from '../input/refuse-fields.ts';
import { text } from '../input/text.ts';
import type { RetentionEvent } from './events.ts';
import { isHeld } from './refuse-held.ts';
import { foldRetention, initialRetention, type RetentionState } from './state.ts';

const DAYS_MAX = 36_500;
/** Sessions of one service that are held at once: they are folded by whoever erases. */
const HOLDS_MAX = 10_000;

export const retentionDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DAYS_MAX));
export const retentionBody = closedObject({
  days: v.nullable(retentionDays),
  texts_days: v.optional(v.nullable(retentionDays)),
});
export const holdBody = closedObject({ reason: text(1, 500) });

export type RetentionCommand =
  | {
      readonly type: 'setRetention';
      readonly days: number | null;
      /** Undefined: as it is. */
      readonly textsDays?: number | null | undefined;
    }
  | { readonly type: 'placeHold'; readonly sessionId: string; readonly reason: string }
  | { readonly type: 'releaseHold'; readonly sessionId: string };

export const retentionDecider: Decider<RetentionCommand, RetentionEvent, RetentionState> = {
  initialState: initialRetention,
  decide,
  fold: foldRetention,
};

/** What is so already records nothing. */
function decide(command: RetentionCommand, state: RetentionState): Outcome<RetentionEvent> {
  if (command.type === 'setRetention') {
    const { days, textsDays = state.textsDays } = command;
    if (days === state.days && textsDays === state.textsDays) return accept([]);
    const facts = { days, ...(textsDays === null ? {} : { texts_days: textsDays }) };
    return accept([{ type: 'RetentionSet', facts }]);
  }
  const { sessionId: session_id } = command;
  const held = isHeld(state, session_id);
  if (command.type === 'releaseHold') {
    return accept(held ? [{ type: 'HoldReleased', facts: { session_id } }] : []);
  }
  if (held) return accept([]);
  if (state.holds.size >= HOLDS_MAX) {
    const message = `names one more than the ${HOLDS_MAX} sessions that a service can hold at once`;
    const place = { location: 'path', path: 'session_id' } as const;
    return refuseFields([{ ...place, code: 'too_many_holds', message }]);
  }
  const { reason } = command;
  return accept([{ type: 'HoldPlaced', facts: { session_id, reason } }]);
}
