import { computeProgress } from '../../progress/progress.ts';
import type { RecordEvents } from '../commands.ts';
import type { CallAnswer, DecisionEvent, TurnAnswer } from '../events.ts';
import type { SessionState } from '../state.ts';
import { turnsRemaining } from '../turns-remaining.ts';
import { type StoredProgress, storeProgress } from './stored-progress.ts';

/** What a turn is answered by what was decided: the first time, and at every replay. */
export function answerOfDecision(event: DecisionEvent, progress: StoredProgress): TurnAnswer {
  const { turn, turns_remaining, warnings, degraded_reasons } = event.facts;
  const isAsking = event.type === 'QuestionsProposed';
  return {
    decision_id: isAsking ? event.facts.decision_id : null,
    action: isAsking ? 'ask' : 'stop',
    stop_reason: isAsking ? null : 'no_question_available',
    candidates: isAsking ? event.facts.candidates : [],
    progress,
    turn_count: turn,
    turns_remaining,
    warnings,
    degraded: degraded_reasons.length > 0,
    degraded_reasons,
  };
}

/** What a call that chooses nothing is answered. */
export function answerOfEvents(
  { pinned: { artifact, compiled } }: RecordEvents,
  degradedReasons: readonly string[],
  after: SessionState,
): CallAnswer {
  return {
    progress: storeProgress(computeProgress(compiled, after)),
    turn_count: after.turnCount,
    turns_remaining: turnsRemaining(artifact, after.turnCount),
    degraded: degradedReasons.length > 0,
    degraded_reasons: degradedReasons,
  };
}
