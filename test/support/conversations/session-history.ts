import type {
  CallInput,
  PreviousTurn,
  RecordEvents,
  TakeTurn,
} from '../../../domain/session/commands.ts';
import { sessionDecider } from '../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../domain/session/events.ts';
import { given, SOME_TIME } from '../given.ts';
import { pinned, sessionStarted } from './sessions.ts';

/** A session about a table that has its first decision, and ways to look at what a turn records. */

const artifact = pinned();

/** A `/next`. */
export function next(words: CallInput = {}): TakeTurn {
  const made = { decisionId: 'dec_next', engineVersion: 'test' };
  return { type: 'takeTurn', at: SOME_TIME, pinned: artifact, ...made, ...words };
}

/** A `/events`. */
export function external(words: CallInput): RecordEvents {
  return { type: 'recordEvents', at: SOME_TIME, pinned: artifact, ...words };
}

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

export function recordedAfter(turn: PreviousTurn, before: readonly SessionEvent[] = history) {
  const { outcome } = given(sessionDecider, ...before).when(next({ previousTurn: turn }));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.events;
}

export function factsOf<Type extends SessionEvent['type']>(
  events: readonly SessionEvent[],
  type: Type,
) {
  return events.filter((event) => event.type === type).map((event) => event.facts);
}
