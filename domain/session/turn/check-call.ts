import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import { misfit } from '../../configuration/information-schema/misfit.ts';
import type { FieldError } from '../../input/refuse-fields.ts';
import { NearestNames } from '../../nearest-names.ts';
import type {
  Call,
  ClientUpdates,
  PreviousTurn,
  SelectionOptions,
  ValueJudge,
} from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import { candidatesOf } from './attached-decision.ts';
import { ownersOfChoices } from './choice-owners.ts';

interface Here {
  readonly pinned: PinnedArtifact;
  readonly nearest: NearestNames;
}

/**
 * What a call names that the session's publication does not have, or that cannot be meant together.
 * One entry a fault, with its JSON pointer. An unknown `excluded_question_ids` entry is no fault: it is left out where questions are
 * chosen (`choose/choose-questions.ts`).
 */
export function callErrors(call: Call, state: SessionState): readonly FieldError[] {
  const { accepts = acceptsValue } = call;
  const here = { pinned: call.pinned, nearest: new NearestNames() };
  return [
    ...(call.previousTurn ? turnErrors(call.previousTurn, state, here) : []),
    ...(call.clientUpdates ? updateErrors(call.clientUpdates, here, accepts) : []),
    ...(call.selection ? selectionErrors(call.selection, here) : []),
  ];
}

function fault(code: string, path: string, message: string): FieldError {
  return { code, location: 'body', path, message };
}

function turnErrors(turn: PreviousTurn, state: SessionState, here: Here): readonly FieldError[] {
  const { questionIndexes } = here.pinned.compiled;
  const errors: FieldError[] = [];
  if (turn.decision_id !== undefined && !state.decisions.has(turn.decision_id)) {
    const message = 'names no decision of this session';
    errors.push(fault('unknown_decision', '/previous_turn/decision_id', message));
  }
  if (turn.question_id !== undefined && !questionIndexes.has(turn.question_id)) {
    const meant = here.nearest.meant(turn.question_id, questionIndexes);
    const message = `names no question of the configuration${meant}`;
    errors.push(fault('unknown_question', '/previous_turn/question_id', message));
  }
  if (errors.length > 0 || !turn.structured_answer) return errors;
  return [...answerErrors(turn, state, here)];
}

const ANSWER = '/previous_turn/structured_answer';

function answerErrors(turn: PreviousTurn, state: SessionState, here: Here): readonly FieldError[] {
  const { pinned } = here;
  const { choice_ids, free_text } = turn.structured_answer!;
  if (turn.outcome === 'asked_no_answer' || turn.outcome === 'refused') {
    const message = 'must be left out: a structured answer is an answer';
    return [fault('outcome_contradicts_answer', '/previous_turn/outcome', message)];
  }
  const unknown = unknownChoices(turn, state, here);
  if (unknown.length > 0) return unknown;
  const types = possibleQuestions(turn, state, pinned).map(
    (id) => pinned.artifact.questions[pinned.compiled.questionIndexes.get(id)!]!.type,
  );
  const errors: FieldError[] = [];
  if (
    choice_ids.length > 1 &&
    types.every((type) => type !== 'multiple_choice' && type !== 'semi_open')
  ) {
    const message = 'must hold one choice, for a single-choice question';
    errors.push(fault('choice_count_not_allowed', `${ANSWER}/choice_ids`, message));
  }
  if (free_text !== undefined && types.every((type) => type !== 'semi_open')) {
    const message = 'must be left out, or be of a semi-open question';
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
  return ownersOfChoices(turn.structured_answer!.choice_ids, candidatesOf(turn, state), pinned);
}

function unknownChoices(
  turn: PreviousTurn,
  state: SessionState,
  { pinned, nearest }: Here,
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
  const askable = () =>
    new Set(askedIn(turn, state).flatMap((id) => [...(pinned.choices.get(id) ?? [])]));
  const errors = choice_ids.flatMap((choice, i) => {
    if (isKnown(choice)) return [];
    const own = labelled(choice, askedIn(turn, state), pinned);
    const meant = own
      ? `: it is the label of ${own}, send that id`
      : nearest.meant(choice, askable());
    return [fault('unknown_choice', path(i), message + meant)];
  });
  if (errors.length > 0 || possibleQuestions(turn, state, pinned).length > 0) return errors;
  return [fault('unknown_choice', `${ANSWER}/choice_ids`, 'belong to no one question together')];
}

/** The questions that a turn can have asked. */
function askedIn(turn: PreviousTurn, state: SessionState): readonly string[] {
  return turn.question_id === undefined ? candidatesOf(turn, state) : [turn.question_id];
}

/** The choice of these questions that has this label; capital letters do not count. */
function labelled(
  label: string,
  questionIds: readonly string[],
  { artifact, compiled }: PinnedArtifact,
): string | undefined {
  const wanted = label.toLowerCase();
  return questionIds
    .flatMap((id) => artifact.questions[compiled.questionIndexes.get(id)!]!.choices)
    .find((choice) => choice.label.toLowerCase() === wanted)?.id;
}

function updateErrors(
  updates: ClientUpdates,
  here: Here,
  accepts: ValueJudge,
): readonly FieldError[] {
  const { compiled, artifact } = here.pinned;
  const errors: FieldError[] = [];
  updates.data?.forEach((update, i) => {
    const path = `/client_updates/data/${i}`;
    if (contradictsEarlier(update, i, updates.data!)) errors.push(contradiction(`${path}/id`));
    const index = compiled.informationIndexes.get(update.id);
    if (index === undefined) {
      const message = noInformation(update.id, here);
      errors.push(fault('unknown_success_information', `${path}/id`, message));
    } else if (update.operation === 'set') {
      const { schema } = artifact.success_informations[index]!;
      if (accepts(schema, update.value)) return;
      const message = `does not fit the information's schema${misfit(schema, update.value)}`;
      errors.push(fault('value_schema_mismatch', `${path}/value`, message));
    }
  });
  updates.sub_objectives?.forEach((update, i) => {
    if (contradictsEarlier(update, i, updates.sub_objectives!)) {
      errors.push(contradiction(`/client_updates/sub_objectives/${i}/id`));
    }
    if (compiled.subObjectiveIndexes.has(update.id)) return;
    errors.push(unknownSubObjective(`/client_updates/sub_objectives/${i}/id`, update.id, here));
  });
  return errors;
}

interface Update {
  readonly id: string;
}

/** Whether an update before it says something else of the same: which of them is meant, nobody can tell. */
function contradictsEarlier<Each extends Update>(
  update: Each,
  at: number,
  all: readonly Each[],
): boolean {
  const first = all.findIndex(({ id }) => id === update.id);
  return first < at && JSON.stringify(all[first]) !== JSON.stringify(update);
}

function contradiction(path: string): FieldError {
  return fault('not_unique', path, 'is updated before in this call, in another way');
}

function noInformation(id: string, { pinned, nearest }: Here): string {
  const meant = nearest.meant(id, pinned.compiled.informationIndexes);
  return `names no success information of the configuration${meant}`;
}

function unknownSubObjective(path: string, id: string, { pinned, nearest }: Here): FieldError {
  const meant = nearest.meant(id, pinned.compiled.subObjectiveIndexes);
  return fault(
    'unknown_sub_objective',
    path,
    `names no sub-objective of the configuration${meant}`,
  );
}

function selectionErrors(selection: SelectionOptions, here: Here): readonly FieldError[] {
  const { compiled } = here.pinned;
  const errors: FieldError[] = [];
  selection.sub_objectives?.ids.forEach((id, i) => {
    if (compiled.subObjectiveIndexes.has(id)) return;
    errors.push(unknownSubObjective(`/selection/sub_objectives/ids/${i}`, id, here));
  });
  selection.required_target_ids?.forEach((id, i) => {
    if (compiled.informationIndexes.has(id)) return;
    const message = noInformation(id, here);
    errors.push(fault('unknown_target', `/selection/required_target_ids/${i}`, message));
  });
  return errors;
}
