import type { Timed } from '../decider.ts';
import { DAY_MS } from '../input/instant.ts';
import type { RetentionEvent } from './events.ts';

export interface RetentionState {
  /** Days after its last event that a session is erased; null: never by itself. */
  readonly days: number | null;
  /** The same of its texts; null: with the rest. */
  readonly textsDays: number | null;
  /** By session id, in the order in which they were placed. */
  readonly holds: ReadonlyMap<string, Hold>;
}

interface Hold {
  readonly reason: string;
  /** ISO 8601. */
  readonly since: string;
}

export const initialRetention: RetentionState = {
  days: null,
  textsDays: null,
  holds: new Map(),
};

/** Folds events into a state; the given state stays as it was. */
export function foldRetention(
  state: RetentionState,
  events: readonly Timed<RetentionEvent>[],
): RetentionState {
  let { days, textsDays } = state;
  const holds = new Map(state.holds);
  for (const { event, occurredAt: since } of events) {
    if (event.type === 'RetentionSet') {
      days = event.facts.days;
      textsDays = event.facts.texts_days ?? null;
    } else if (event.type === 'HoldReleased') holds.delete(event.facts.session_id);
    else if (event.type === 'HoldPlaced')
      holds.set(event.facts.session_id, { reason: event.facts.reason, since });
  }
  return { days, textsDays, holds };
}

/** Sessions whose last event is not later are due. @param now milliseconds since the epoch @returns ISO 8601 */
export function inactiveSince(days: number, now: number): string {
  return new Date(now - days * DAY_MS).toISOString();
}
