import type { ModelOutcome } from '../../../language/extraction-request.ts';
import type { ValueSource } from '../../../progress/selection-state.ts';
import type { QuestionOutcome } from '../../../question-outcome.ts';
import type { Call, PreviousTurn } from '../../commands.ts';
import type { SessionEvent } from '../../events.ts';
import type { SessionState } from '../../state.ts';
import { decisionOf } from '../attached-decision.ts';
import type { Interpretation, TurnInterpretation } from '../interpret/interpretation.ts';
import { isAnsweredByData } from '../is-answered-by-data.ts';

/** The outcomes of the questions that a turn asked: those beside the main one first, then the main one's. */
export function recordOutcomes(
  call: Call,
  interpretation: Interpretation,
  state: SessionState,
): readonly SessionEvent[] {
  const turn = call.previousTurn!;
  const found = interpretation.turn!;
  const events: SessionEvent[] = (found.otherOutcomes ?? []).map((other) =>
    otherOutcome(other, turn, state),
  );
  const questionId = found.resolved.questionIds[0];
  if (questionId === undefined) return events;
  const judged = withUnknown(judgeOutcome(call, found, questionId), found);
  if (judged) {
    events.push({
      type: 'QuestionOutcomeRecorded',
      facts: {
        question_id: questionId,
        decision_id: decisionOf(turn, questionId, state),
        ...judged,
      },
      ...privateOutcome(turn),
    });
  }
  return events;
}

/** The client's own id of the message may tell who somebody is. */
function privateOutcome({ message_id }: PreviousTurn) {
  return message_id === undefined ? {} : { private: { message_id } };
}

/** Of a question that was asked beside the main one. */
function otherOutcome(
  { questionId, outcome }: ModelOutcome,
  turn: PreviousTurn,
  state: SessionState,
): SessionEvent {
  return {
    type: 'QuestionOutcomeRecorded',
    facts: {
      question_id: questionId,
      decision_id: decisionOf(turn, questionId, state),
      outcome,
      source: 'inference',
      message_id: turn.message_id ?? null,
    },
  };
}

interface JudgedOutcome {
  readonly outcome: QuestionOutcome;
  readonly source: ValueSource;
  readonly is_unknown?: true;
}

/** Explicit, then structured, then what the client's data says, which goes before inference, then what the words say; else none. */
function judgeOutcome(
  { previousTurn, clientUpdates, pinned }: Call,
  found: TurnInterpretation,
  questionId: string,
): JudgedOutcome | null {
  const turn = previousTurn!;
  if (turn.outcome !== undefined) return { outcome: turn.outcome, source: 'client' };
  if (turn.structured_answer) return { outcome: 'asked_answered', source: 'structured_answer' };
  if (isAnsweredByData(clientUpdates, questionId, pinned)) {
    return { outcome: 'asked_answered', source: 'client' };
  }
  if (!found.reading) return null;
  return { outcome: found.reading.outcome ?? 'asked_no_answer', source: 'inference' };
}

/** Whether the user said that they do not know: another try would hardly tell more. */
function withUnknown(judged: JudgedOutcome | null, { reading }: TurnInterpretation) {
  if (judged?.outcome !== 'asked_no_answer' || reading?.dialogueAct !== 'does_not_know')
    return judged;
  return { ...judged, is_unknown: true } as const;
}
