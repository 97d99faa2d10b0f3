import type { Call, PreviousTurn } from '../../commands.ts';
import type { SessionEvent, TurnRecorded } from '../../events.ts';
import { recordedModel } from '../../model/model-part.ts';
import type { SessionState } from '../../state.ts';
import type { Interpretation } from '../interpret/interpretation.ts';
import { candidatesOf } from '../interpret/resolve-turn.ts';
import { decisionOf, ignoredDecision } from './decision-of-turn.ts';
import { recordOutcomes } from './record-outcomes.ts';

/** The turn, an ignored decision, and the outcomes of the questions that were asked. */
export function recordTurn(
  call: Call,
  interpretation: Interpretation,
  state: SessionState,
): readonly SessionEvent[] {
  const questionId = interpretation.turn!.resolved.questionIds[0] ?? null;
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
  const questionId = found.resolved.questionIds[0] ?? null;
  const ofModel = model ? recordedModel(model) : {};
  const tried = triedInVain(turn, interpretation, state);
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

/**
 * Rank 1 of the decision, where it was asked in words that could not be attached. Words that seem to ask nothing may be about
 * anything once, and are about what was proposed from the second time on.
 */
function triedInVain(
  turn: PreviousTurn,
  interpretation: Interpretation,
  state: SessionState,
): string | undefined {
  const { resolution } = interpretation.turn!.resolved;
  if (resolution !== 'unresolved' && resolution !== 'nothing_asked') return undefined;
  const [first] = candidatesOf(turn, state);
  if (resolution === 'unresolved' || first === undefined) return first;
  const isOnceMore = turn.decision_id !== undefined && (state.firstProposals.get(first) ?? 0) > 1;
  return isOnceMore ? first : undefined;
}
