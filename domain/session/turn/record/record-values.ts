import { valueOfAnswer } from '../../../configuration/answer-value.ts';
import type { Choice } from '../../../configuration/entities.ts';
import type { JsonValue } from '../../../json/json.ts';
import type { UnderstoodValue } from '../../../language/reading.ts';
import type { Steps } from '../../../steps.ts';
import type { Call, ClientUpdates, PreviousTurn } from '../../commands.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import {
  type Interpretation,
  mainQuestionOf,
  type TurnInterpretation,
} from '../interpret/interpretation.ts';
import { withoutDeclined, withoutUnanswered } from './declined-values.ts';
import { type ValueEvent, ValueLedger } from './value-ledger.ts';
import { statusOf } from './value-precedence.ts';

/**
 * The values that a call brings: those its context says first, then the turn's, then the client's own, which win. In steps, since
 * an answer by choices is held against the schemas of all informations that it answers.
 */
export function* recordValues(
  call: Call,
  interpretation: Interpretation,
  state: SessionState,
): Steps<readonly ValueEvent[]> {
  const { previousTurn, clientUpdates, pinned } = call;
  const ledger = new ValueLedger(state, pinned, call.at);
  recordUnderstood(ledger, withoutDeclined(interpretation.contextValues, [], call, state), null);
  if (previousTurn) yield* recordTurnValues(ledger, call, interpretation.turn!, state);
  if (clientUpdates) recordClientData(ledger, clientUpdates);
  return ledger.events;
}

/** What was read of a reply beside the values of its call. */
export function recordRead(
  { at, pinned }: Pick<Call, 'at' | 'pinned'>,
  values: readonly UnderstoodValue[],
  questionId: string | null,
  state: SessionState,
): readonly ValueEvent[] {
  const ledger = new ValueLedger(state, pinned, at);
  recordUnderstood(ledger, values, questionId);
  return ledger.events;
}

function* recordTurnValues(
  ledger: ValueLedger,
  call: Call,
  interpreted: TurnInterpretation,
  state: SessionState,
): Steps<void> {
  const { pinned } = call;
  const turn = call.previousTurn!;
  const { reading, resolved, otherOutcomes = [] } = interpreted;
  const questionId = mainQuestionOf(interpreted);
  const asked = [...resolved.questionIds, ...otherOutcomes.map((other) => other.questionId)];
  const told = withoutDeclined(reading?.values ?? [], asked, call, state);
  recordUnderstood(ledger, withoutUnanswered(told, turn, questionId, pinned), questionId);
  if (turn.structured_answer && questionId !== null) {
    yield* recordStructuredAnswer(ledger, turn.structured_answer, questionId, pinned);
  }
}

/** Values of a structured answer, on every information whose primary question was answered. */
function* recordStructuredAnswer(
  ledger: ValueLedger,
  answer: NonNullable<PreviousTurn['structured_answer']>,
  questionId: string,
  pinned: PinnedArtifact,
): Steps<void> {
  const question = pinned.artifact.questions[pinned.compiled.questionIndexes.get(questionId)!]!;
  const choices: Choice[] = [];
  for (const id of answer.choice_ids) {
    const choice = question.choices.find((each) => each.id === id);
    if (choice) choices.push(choice);
  }
  const chosen = { choices, freeText: answer.free_text };
  for (const information of pinned.informationsOf.get(questionId) ?? []) {
    const value = yield* valueOfAnswer(question, chosen, information);
    yield;
    if (value === undefined) continue;
    ledger.record({
      informationId: information.id,
      status: 'confirmed',
      coverage: 1,
      source: 'structured_answer',
      questionId,
      value,
    });
  }
}

/** Values that were understood from words. */
function recordUnderstood(
  ledger: ValueLedger,
  values: readonly UnderstoodValue[],
  questionId: string | null,
): void {
  for (const understood of values) {
    const { informationId, value, span, by } = understood;
    const { status, coverage } = statusOf(understood);
    ledger.record({
      informationId,
      status,
      coverage,
      source: 'inference',
      questionId,
      value,
      span: span ?? null,
      by,
    });
  }
}

/** The client's own data: explicit, above everything understood. */
function recordClientData(ledger: ValueLedger, updates: ClientUpdates): void {
  for (const update of updates.data ?? []) {
    const common = { informationId: update.id, source: 'client', questionId: null } as const;
    if (update.operation === 'set') {
      const value = update.value as JsonValue;
      ledger.record({ ...common, status: 'confirmed', coverage: 1, value });
    } else if (update.operation === 'unset') {
      ledger.record({ ...common, status: 'unset', coverage: 0 });
    } else ledger.record({ ...common, status: 'not_applicable', coverage: 1 });
  }
}
