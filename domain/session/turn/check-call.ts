import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import type { FieldError } from '../../input/refuse-fields.ts';
import type {
  Call,
  ClientUpdates,
  PreviousTurn,
  SelectionOptions,
  ValueJudge,
} from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import { candidatesOf, ownersOf } from './resolve-turn.ts';

/**
 * What a call names that the session's publication does not have, or that cannot be meant together.
 * One entry a fault, with its JSON pointer. An unknown `excluded_question_ids` entry is no fault.
 */
export function callErrors(call: Call, state: SessionState): readonly FieldError[] {
  const { pinned, accepts = acceptsValue } = call;
  return [
    ...(call.previousTurn ? turnErrors(call.previousTurn, state, pinned) : []),
    ...(call.clientUpdates ? updateErrors(call.clientUpdates, pinned, accepts) : []),
    ...(call.selection ? selectionErrors(call.selection, pinned) : []),
  ];
}

function fault(code: string, path: string, message: string): FieldError {
  return { code, location: 'body', path, message };
}

function turnErrors(
  turn: PreviousTurn,
  state: SessionState,
  pinned: PinnedArtifact,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (turn.decision_id !== undefined && !state.decisions.has(turn.decision_id)) {
    const message = 'names no decision of this session';
    errors.push(fault('unknown_decision', '/previous_turn/decision_id', message));
  }
  if (turn.question_id !== undefined && !pinned.compiled.questionIndexes.has(turn.question_id)) {
    const message = 'names no question of the configuration';
    errors.push(fault('unknown_question', '/previous_turn/question_id', message));
  }
  if (errors.length > 0 || !turn.structured_answer) return errors;
  return [...answerErrors(turn, state, pinned)];
}

const ANSWER = '/previous_turn/structured_answer';

function answerErrors(
  turn: PreviousTurn,
  state: SessionState,
  pinned: PinnedArtifact,
): readonly FieldError[] {
  const { choice_ids, free_text } = turn.structured_answer!;
  if (turn.outcome === 'asked_no_answer' || turn.outcome === 'refused') {
    const message = 'a structured answer is an answer; leave the outcome out';
    return [fault('outcome_contradicts_answer', '/previous_turn/outcome', message)];
  }
  const unknown = unknownChoices(turn, state, pinned);
  if (unknown.length > 0) return unknown;
  const types = possibleQuestions(turn, state, pinned).map(
    (id) => pinned.artifact.questions[pinned.compiled.questionIndexes.get(id)!]!.type,
  );
  const errors: FieldError[] = [];
  if (
    choice_ids.length > 1 &&
    types.every((type) => type !== 'multiple_choice' && type !== 'semi_open')
  ) {
    const message = 'a single-choice question takes one choice';
    errors.push(fault('choice_count_not_allowed', `${ANSWER}/choice_ids`, message));
  }
  if (free_text !== undefined && types.every((type) => type !== 'semi_open')) {
    const message = 'only a semi-open question takes free text';
    errors.push(fault('free_text_not_allowed', `${ANSWER}/free_text`, message));
  }
  return errors;
}

/** Questions that the answer may belong to: the one named, else every one that owns all its choices. */
function possibleQuestions(
  turn: PreviousTurn,
  state: SessionState,
  pinned: PinnedArtifact,
): readonly string[] {
  if (turn.question_id !== undefined) return [turn.question_id];
  return ownersOf(turn.structured_answer!.choice_ids, candidatesOf(turn, state), pinned);
}

function unknownChoices(
  turn: PreviousTurn,
  state: SessionState,
  pinned: PinnedArtifact,
): readonly FieldError[] {
  const { choice_ids } = turn.structured_answer!;
  const message =
    turn.question_id === undefined
      ? 'names no choice of the questions this turn can be about'
      : 'names no choice of this question';
  const path = (i: number) => `${ANSWER}/choice_ids/${i}`;
  const own = turn.question_id === undefined ? undefined : pinned.choices.get(turn.question_id);
  const isKnown = (choice: string) =>
    turn.question_id === undefined
      ? [...pinned.choices.values()].some((choices) => choices.has(choice))
      : own?.has(choice) === true;
  const errors = choice_ids.flatMap((choice, i) =>
    isKnown(choice) ? [] : [fault('unknown_choice', path(i), message)],
  );
  if (errors.length > 0 || possibleQuestions(turn, state, pinned).length > 0) return errors;
  return [fault('unknown_choice', `${ANSWER}/choice_ids`, 'belong to no one question together')];
}

function updateErrors(
  updates: ClientUpdates,
  pinned: PinnedArtifact,
  accepts: ValueJudge,
): readonly FieldError[] {
  const { compiled, artifact } = pinned;
  const errors: FieldError[] = [];
  updates.data?.forEach((update, i) => {
    const path = `/client_updates/data/${i}`;
    const index = compiled.informationIndexes.get(update.id);
    if (index === undefined) {
      const message = 'names no success information of the configuration';
      errors.push(fault('unknown_success_information', `${path}/id`, message));
    } else if (
      update.operation === 'set' &&
      !accepts(artifact.success_informations[index]!.schema, update.value)
    ) {
      const message = "does not fit the information's schema";
      errors.push(fault('value_schema_mismatch', `${path}/value`, message));
    }
  });
  updates.sub_objectives?.forEach((update, i) => {
    if (compiled.subObjectiveIndexes.has(update.id)) return;
    errors.push(unknownSubObjective(`/client_updates/sub_objectives/${i}/id`));
  });
  return errors;
}

function unknownSubObjective(path: string): FieldError {
  return fault('unknown_sub_objective', path, 'names no sub-objective of the configuration');
}

function selectionErrors(
  selection: SelectionOptions,
  pinned: PinnedArtifact,
): readonly FieldError[] {
  const { compiled } = pinned;
  const errors: FieldError[] = [];
  selection.sub_objectives?.ids.forEach((id, i) => {
    if (compiled.subObjectiveIndexes.has(id)) return;
    errors.push(unknownSubObjective(`/selection/sub_objectives/ids/${i}`));
  });
  selection.required_target_ids?.forEach((id, i) => {
    if (compiled.informationIndexes.has(id)) return;
    const message = 'names no success information of the configuration';
    errors.push(fault('unknown_target', `/selection/required_target_ids/${i}`, message));
  });
  return errors;
}
