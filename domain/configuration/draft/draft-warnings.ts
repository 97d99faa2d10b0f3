import { NearestNames } from '../../nearest-names.ts';
import { valueOfChoice } from '../answer-value.ts';
import type { Configuration, Question, SubObjective, SuccessInformation } from '../entities.ts';
import type { Entity } from '../events.ts';

export const WARNING_CODES = [
  'objective_missing',
  'dangling_reference',
  'information_without_question',
  'question_without_target',
  'too_few_choices',
  'unmapped_value',
  'no_active_question',
  'unreachable_information',
] as const;

/** An anomaly that a draft may have and a publication may not. */
export interface Warning {
  readonly code: (typeof WARNING_CODES)[number];
  readonly entity: Entity;
  /** Null where no single one is meant. */
  readonly id: string | null;
  /** JSON Pointer into the entity. */
  readonly path: string;
  readonly message: string;
}

/** Names looked through for what mistyped references may have meant. */
const NAMES_OF_A_DRAFT_MAX = 200_000;

interface Index {
  readonly nearest: NearestNames;
  readonly questions: ReadonlyMap<string, Question>;
  readonly subObjectives: ReadonlyMap<string, SubObjective>;
  /** By primary question. */
  readonly informations: ReadonlyMap<string, readonly SuccessInformation[]>;
  /** Sub-objectives that an information belongs to. */
  readonly targeted: ReadonlySet<string>;
  /** Sub-objectives that an active question belongs to. */
  readonly asked: ReadonlySet<string>;
}

/** Everything that stands between a configuration and its publication, in the order of its entities. */
export function draftWarnings(configuration: Configuration): Warning[] {
  return [...draftWarningSteps(configuration)].flat();
}

/** The same in small steps, each with the warnings that it found, if any: nobody has to wait for all of them. */
export function* draftWarningSteps(configuration: Configuration): Generator<readonly Warning[]> {
  const index = indexOf(configuration);
  yield wholeWarnings(configuration);
  for (const each of configuration.success_informations) yield informationWarnings(each, index);
  for (const each of configuration.questions) {
    yield questionWarnings(each, index);
    yield* unmappedChoices(each, index);
  }
}

function indexOf(configuration: Configuration): Index {
  const questions = new Map(configuration.questions.map((each) => [each.id, each]));
  const informations = new Map<string, SuccessInformation[]>();
  const targeted = new Set<string>();
  for (const information of configuration.success_informations) {
    const { primary_question_id: primary } = information;
    const siblings = informations.get(primary);
    if (siblings) siblings.push(information);
    else informations.set(primary, [information]);
    const question = questions.get(primary);
    if (question) targeted.add(question.sub_objective_id);
  }
  const active = configuration.questions.filter((question) => question.active);
  return {
    nearest: new NearestNames(NAMES_OF_A_DRAFT_MAX),
    questions,
    subObjectives: new Map(configuration.sub_objectives.map((each) => [each.id, each])),
    informations,
    targeted,
    asked: new Set(active.map((question) => question.sub_objective_id)),
  };
}

function wholeWarnings({ objective, questions }: Configuration): Warning[] {
  const warnings: Warning[] = [];
  if (!objective) {
    warnings.push({
      code: 'objective_missing',
      entity: 'objective',
      id: null,
      path: '',
      message: 'Create the objective.',
    });
  }
  if (!questions.some((question) => question.active)) {
    warnings.push({
      code: 'no_active_question',
      entity: 'question',
      id: null,
      path: '',
      message: 'Create or activate at least one question.',
    });
  }
  return warnings;
}

function informationWarnings(information: SuccessInformation, index: Index): Warning[] {
  const question = index.questions.get(information.primary_question_id);
  if (question?.active) return [];
  const warn = warner('success_information', information.id);
  const path = '/primary_question_id';
  const warnings: Warning[] = [];
  if (!question) {
    const { primary_question_id: id } = information;
    warnings.push(
      warn(
        'dangling_reference',
        path,
        sentence(index.nearest.missing('question', id, index.questions)),
      ),
    );
  }
  warnings.push(
    warn(
      'information_without_question',
      path,
      question ? 'Its primary question is inactive.' : 'It has no primary question.',
    ),
  );
  if (!question || !index.asked.has(question.sub_objective_id)) {
    warnings.push(warn('unreachable_information', '', 'No active question covers it.'));
  }
  return warnings;
}

function questionWarnings(question: Question, index: Index): Warning[] {
  const warn = warner('question', question.id);
  const warnings: Warning[] = [];
  const path = '/sub_objective_id';
  if (!index.subObjectives.has(question.sub_objective_id)) {
    const { sub_objective_id: id } = question;
    const missing = index.nearest.missing('sub_objective', id, index.subObjectives);
    warnings.push(warn('dangling_reference', path, sentence(missing)));
  }
  if (question.active && !index.targeted.has(question.sub_objective_id)) {
    warnings.push(
      warn('question_without_target', path, 'Its sub-objective has no success information.'),
    );
  }
  if (question.type !== 'open' && question.choices.length < 2) {
    warnings.push(warn('too_few_choices', '/choices', 'It needs at least two choices.'));
  }
  return warnings;
}

function* unmappedChoices(question: Question, index: Index): Generator<readonly Warning[]> {
  const warn = warner('question', question.id);
  for (const information of index.informations.get(question.id) ?? []) {
    for (const [at, choice] of question.choices.entries()) {
      const isMapped = valueOfChoice(question, choice, information) !== undefined;
      const message = `No value of this choice fits the schema of ${information.id}.`;
      yield isMapped ? [] : [warn('unmapped_value', `/choices/${at}`, message)];
    }
  }
}

function sentence(clause: string): string {
  return `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;
}

function warner(entity: Entity, id: string) {
  return (code: Warning['code'], path: string, message: string): Warning => ({
    code,
    entity,
    id,
    path,
    message,
  });
}
