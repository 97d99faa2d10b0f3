import type { ModelOutcome } from '../../language/extraction-request.ts';
import type { QuestionOutcome } from '../../question-outcome.ts';
import type { ValueSource } from '../../ranking/selection-state.ts';
import type { Call, ClientUpdates, PreviousTurn } from '../commands.ts';
import type { SessionEvent, TurnRecorded } from '../events.ts';
import { recordedModel } from '../model/model-part.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import type { Interpretation, TurnInterpretation } from './interpret-turn.ts';
import { candidatesOf } from './resolve-turn.ts';

interface TurnReport {
  readonly turn: PreviousTurn;
  readonly clientUpdates: ClientUpdates | undefined;
  readonly interpretation: Interpretation;
}

/** The turn, an ignored decision, and the outcome of the question that was asked. */
export function recordTurn(
  { previousTurn, clientUpdates, pinned }: Call,
  interpretation: Interpretation,
  state: SessionState,
): readonly SessionEvent[] {
  const turn = previousTurn!;
  const reported = { turn, clientUpdates, interpretation };
  const found = interpretation.turn!;
  const questionId = found.resolved.questionIds[0] ?? null;
  const decisionId = decisionOf(turn, questionId, state);
  const judged =
    questionId === null ? null : withUnknown(outcomeOf(reported, found, questionId, pinned), found);
  const events: SessionEvent[] = [turnEvent(reported, found, decisionId, state)];
  const ignored = ignoredDecision(questionId, state);
  if (ignored !== null) events.push({ type: 'DecisionIgnored', facts: { decision_id: ignored } });
  for (const other of found.otherOutcomes ?? []) {
    events.push(otherOutcome(other, reported, state));
  }
  if (questionId !== null && judged) {
    events.push({
      type: 'QuestionOutcomeRecorded',
      facts: { question_id: questionId, decision_id: decisionId, ...judged },
      ...privateOutcome(turn),
    });
  }
  return events;
}

/** The client's own id of the message may tell who somebody is. */
function privateOutcome({ message_id }: PreviousTurn) {
  return message_id === undefined ? {} : { private: { message_id } };
}

function turnEvent(
  reported: TurnReport,
  found: TurnInterpretation,
  decisionId: string | null,
  state: SessionState,
): TurnRecorded {
  const { turn, interpretation } = reported;
  const { model } = interpretation;
  const ofModel = model ? recordedModel(model) : {};
  const tried = triedInVain(reported, state);
  return {
    type: 'TurnRecorded',
    facts: {
      turn: state.turnCount + 1,
      resolution: found.resolved.resolution,
      question_id: found.resolved.questionIds[0] ?? null,
      decision_id: decisionId,
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

/** Of a question that was asked beside the main one. */
function otherOutcome(
  { questionId, outcome }: ModelOutcome,
  { turn }: TurnReport,
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

/** The decision named, else the pending one where it proposed the question. */
function decisionOf(
  turn: PreviousTurn,
  questionId: string | null,
  state: SessionState,
): string | null {
  if (turn.decision_id !== undefined) return turn.decision_id;
  const pending = state.pendingDecision;
  return pending && questionId !== null && pending.candidates.includes(questionId)
    ? pending.id
    : null;
}

/** Rank 1 of the decision, where it was asked in words that could not be attached. */
function triedInVain(
  { turn, interpretation }: TurnReport,
  state: SessionState,
): string | undefined {
  const isUnresolved = interpretation.turn!.resolved.resolution === 'unresolved';
  return isUnresolved ? candidatesOf(turn, state)[0] : undefined;
}

/** A turn that attaches to none of the pending decision's candidates leaves that decision ignored. */
function ignoredDecision(questionId: string | null, state: SessionState): string | null {
  const pending = state.pendingDecision;
  if (!pending) return null;
  return questionId !== null && pending.candidates.includes(questionId) ? null : pending.id;
}

interface JudgedOutcome {
  readonly outcome: QuestionOutcome;
  readonly source: ValueSource;
  readonly is_unknown?: true;
}

/** Explicit, then structured, then what the words say, then what the client's data says; else none. */
function outcomeOf(
  { turn, clientUpdates }: TurnReport,
  found: TurnInterpretation,
  questionId: string,
  pinned: PinnedArtifact,
): JudgedOutcome | null {
  if (turn.outcome !== undefined) return { outcome: turn.outcome, source: 'client' };
  if (turn.structured_answer) return { outcome: 'asked_answered', source: 'structured_answer' };
  if (answersByData(clientUpdates, questionId, pinned)) {
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

/** Whether the client's own data answers the question. */
export function answersByData(
  updates: ClientUpdates | undefined,
  questionId: string,
  pinned: PinnedArtifact,
): boolean {
  const own = pinned.informationsOf.get(questionId) ?? [];
  return (updates?.data ?? []).some(
    (update) => update.operation !== 'unset' && own.some(({ id }) => id === update.id),
  );
}
