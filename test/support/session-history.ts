import type { PreviousTurn } from '../../domain/session/commands.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import { given } from './given.ts';
import { pinned, sessionDecider, sessionStarted } from './sessions.ts';

/** A session about a table that has its first decision, and ways to look at what a turn records. */

export const artifact = pinned();
export const decider = sessionDecider(artifact);

/** What was recorded when the first `/next` proposed these questions. */
export function proposed(...candidates: string[]): SessionEvent {
  return {
    type: 'QuestionsProposed',
    facts: {
      artifact_digest: artifact.digest,
      engine_version: 'test',
      selection: {},
      turn: 0,
      turns_remaining: 3,
      relevances: {},
      degraded_reasons: [],
      warnings: [],
      decision_id: 'dec_first',
      candidates,
      rung: 0,
    },
  };
}

export const history = [sessionStarted, proposed('q_people', 'q_area')];

export function recordedAfter(turn: PreviousTurn, events: readonly SessionEvent[] = history) {
  const { outcome } = given(decider, ...events).when({ type: 'next', previousTurn: turn });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.events;
}

export function factsOf<Type extends SessionEvent['type']>(
  events: readonly SessionEvent[],
  type: Type,
) {
  return events.filter((event) => event.type === type).map((event) => event.facts);
}
