import type { Call, PreviousTurn } from '../../commands.ts';
import type { SessionEvent, TurnRecorded } from '../../events.ts';
import { recordedModel } from '../../model-part.ts';
import type { SessionState } from '../../state.ts';
import { decisionOf, ignoredDecision } from '../attached-decision.ts';
import { type Interpretation, mainQuestionOf } from '../interpret/interpretation.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { unresolvedTry } from './unresolved-try.ts';

/** The turn, an ignored decision, and the outcomes of the questions that were asked. */
export function recordTurn(
  call: Call,
  interpretation: Interpretation,
  state: SessionState,
): readonly SessionEvent[] {
  const questionId = mainQuestionOf(interpretation.turn!);
  const events: SessionEvent[] = [turnEvent(call.previousTurn!, interpretation, state)];
  const ignored = ignoredDecision(questionId, state);
  if (ignored !== null) events.push({ type: 'DecisionIgnored', facts: { decision_id: ignored } });
  events.push(...recordOutcomes(call, interpretation, state));
  return events;
}

function turnEvent(
  turn: PreviousTurn,
  interpretation: Interpretation,
  state: SessionState,
): TurnRecorded {
  const { model } = interpretation;
  const found = interpretation.turn!;
  const questionId = mainQuestionOf(found);
  const ofModel = model ? recordedModel(model) : {};
  const tried = unresolvedTry(turn, interpretation, state);
  return {
    type: 'TurnRecorded',
    facts: {
      turn: state.turnCount + 1,
      resolution: found.resolved.resolution,
      question_id: questionId,
      decision_id: decisionOf(turn, questionId, state),
      manner: found.reading?.dialogueAct ?? null,
      language: interpretation.language,
      ...(tried === undefined ? ofModel : { tried_question_id: tried, ...ofModel }),
    },
    private: privateTurn(turn),
  };
}

type PrivateTurn = NonNullable<TurnRecorded['private']>;

/** Property by property: spreads of what is there or not would take microseconds at every turn. */
function privateTurn(turn: PreviousTurn): PrivateTurn {
  const { assistant_text, user_text, message_id } = turn;
  const { choice_ids, free_text } = turn.structured_answer ?? {};
  const texts: { -readonly [Key in keyof PrivateTurn]: PrivateTurn[Key] } = {};
  if (assistant_text !== undefined) texts.assistant_text = assistant_text;
  if (user_text !== undefined) texts.user_text = user_text;
  if (choice_ids !== undefined) texts.choice_ids = choice_ids;
  if (free_text !== undefined) texts.free_text = free_text;
  if (message_id !== undefined) texts.message_id = message_id;
  return texts;
}
