import type { FieldProblem } from '../api.ts';
import { errorText } from '../error-texts.ts';
import type { Visit } from '../visit.ts';
import { closedChoices, yesOrNo } from './closed-choices.ts';
import type { Choice, Configuration, Information, Item, Question } from './model.ts';

/** What the form of an information and its question holds, as it was typed. */
export interface ItemFields {
  readonly hasInformation: boolean;
  readonly information_id: string;
  readonly label: string;
  readonly schema: string;
  readonly question_id: string;
  readonly text: string;
  readonly type: string;
  readonly sub_objective_id: string;
  readonly active: boolean;
  readonly choices: readonly ChoiceFields[];
}

export interface ChoiceFields {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Joined by commas. */
  readonly synonyms: string;
}

/** Complaints by the field that they are about. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a new information holds until somebody says otherwise. */
const ANY_TEXT = { type: 'string' };

const NO_CHOICE: ChoiceFields = { id: '', label: '', value: '', synonyms: '' };

/** Empty rows for more choices, for who has no scripts. */
const SPARE_CHOICES = 2;

export function fieldsOf({ information, question }: Item): ItemFields {
  return {
    hasInformation: information !== undefined,
    information_id: information?.id ?? '',
    label: information?.label ?? '',
    schema: JSON.stringify(information?.schema ?? ANY_TEXT, null, 2),
    question_id: question?.id ?? information?.primary_question_id ?? '',
    text: question?.text ?? '',
    type: question?.type ?? 'open',
    sub_objective_id: question?.sub_objective_id ?? '',
    active: question?.active ?? true,
    choices: [
      ...(question?.choices ?? []).map(choiceFieldsOf),
      ...Array.from({ length: SPARE_CHOICES }, () => NO_CHOICE),
    ],
  };
}

function choiceFieldsOf({ id, label, maps_to_value, synonyms = [] }: Choice): ChoiceFields {
  const value = typeof maps_to_value === 'string' ? maps_to_value : JSON.stringify(maps_to_value);
  return { id, label, value: value ?? '', synonyms: synonyms.join(', ') };
}

export function readFields(form: FormData): ItemFields {
  const field = (name: string) => String(form.get(name) ?? '');
  const columns = ['id', 'label', 'value', 'synonyms'].map((name) =>
    form.getAll(`choice_${name}`).map(String),
  );
  const [ids = [], labels = [], values = [], synonyms = []] = columns;
  return {
    hasInformation: form.get('has_information') === 'on',
    information_id: field('information_id').trim(),
    label: field('label'),
    schema: field('schema'),
    question_id: field('question_id').trim(),
    text: field('text'),
    type: field('type'),
    sub_objective_id: field('sub_objective_id'),
    active: form.get('active') === 'on',
    choices: ids.map((id, i) => ({
      id: id.trim(),
      label: labels[i] ?? '',
      value: values[i] ?? '',
      synonyms: synonyms[i] ?? '',
    })),
  };
}

const NOT_JSON: FieldProblem = {
  code: 'malformed_json',
  path: '/success_information/schema',
  message: 'is not JSON',
};

/** What the fields mean; ids that were left empty are made of the words beside them. */
export function itemOf(
  fields: ItemFields,
  draft: Configuration,
): { readonly item: Item; readonly issues: readonly FieldProblem[] } {
  const taken = new Set([...draft.success_informations, ...draft.questions].map(({ id }) => id));
  const informationId = fields.information_id || freeId(fields.label || fields.text, taken);
  const questionId = fields.question_id || freeId(`q_${slug(fields.label || fields.text)}`, taken);
  const typed = parsed(fields.schema);
  const isNew = !draft.success_informations.some(({ id }) => id === informationId);
  const { choices, schema } = answersOf(fields, typed?.value as Information['schema'], isNew);
  const question: Question = {
    id: questionId,
    text: fields.text,
    type: fields.type,
    sub_objective_id: fields.sub_objective_id,
    active: fields.active,
    choices,
  };
  const information: Information = {
    id: informationId,
    label: fields.label,
    primary_question_id: questionId,
    schema: schema ?? {},
  };
  return {
    item: { question, information: fields.hasInformation ? information : undefined },
    issues: typed || !fields.hasInformation ? [] : [NOT_JSON],
  };
}

/** A new information of which no more is said than that there are choices holds the choices; yes and no are true and false. */
function answersOf(
  fields: ItemFields,
  schema: Information['schema'] | undefined,
  isNew: boolean,
): { readonly choices: readonly Choice[]; readonly schema: Information['schema'] | undefined } {
  const choices = choicesOf(fields);
  if (schema?.['type'] === 'boolean') return { choices: choices.map(asYesOrNo), schema };
  const isUntouched = JSON.stringify(schema) === JSON.stringify(ANY_TEXT);
  const isUntold = choices.length > 0 && choices.every((each) => each.maps_to_value === undefined);
  return isNew && isUntouched && isUntold
    ? closedChoices({ type: fields.type, choices })
    : { choices, schema };
}

function asYesOrNo(choice: Choice): Choice {
  const { label, maps_to_value = label } = choice;
  const value = typeof maps_to_value === 'string' ? yesOrNo(maps_to_value) : undefined;
  return value === undefined ? choice : { ...choice, maps_to_value: value };
}

function choicesOf({ choices }: ItemFields): readonly Choice[] {
  const taken = new Set(choices.map(({ id }) => id));
  return choices
    .filter(({ id, label }) => id !== '' || label.trim() !== '')
    .map(({ id, label, value, synonyms }) => {
      const others = synonyms.split(',').map((each) => each.trim());
      const told = others.filter((each) => each !== '');
      return {
        id: id || freeId(label, taken),
        label,
        ...(value === '' ? {} : { maps_to_value: parsed(value)?.value ?? value }),
        ...(told.length === 0 ? {} : { synonyms: told }),
      };
    });
}

/** Undefined for what is no JSON. */
function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** An id that nothing has yet, made of words; it counts as taken from now on. */
export function freeId(words: string, taken: Set<string>): string {
  const wanted = slug(words) || 'item';
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}_${n}`;
  taken.add(id);
  return id;
}

const SLUG_MAX = 60;
/** Letters that are no other letter with a mark. */
const SPELT: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

function slug(words: string): string {
  const lower = words.toLowerCase().replaceAll(/[ßæœøł]/g, (letter) => SPELT[letter]!);
  const plain = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, SLUG_MAX);
}

/** Where the API's complaints stand in the form; what belongs to no field is under the empty name. */
export function fieldErrors(
  visit: Pick<Visit, 'code'>,
  issues: readonly FieldProblem[],
): FieldErrors {
  const found: Record<string, string> = {};
  for (const issue of issues) {
    const field = fieldAt(issue.path);
    const told = errorText(visit, issue);
    found[field] = found[field] ? `${found[field]}; ${told}` : told;
  }
  return found;
}

const FIELDS: readonly (readonly [pattern: RegExp, field: (match: RegExpExecArray) => string])[] = [
  [/\/question\/choices\/(\d+)\/(id|label)/, ([, i, name]) => `choice_${name}_${i}`],
  [/\/question\/choices\/(\d+)\/maps_to_value/, ([, i]) => `choice_value_${i}`],
  [/\/question\/choices\/(\d+)\/synonyms/, ([, i]) => `choice_synonyms_${i}`],
  [/\/question\/choices/, () => 'choices'],
  [/\/question\/id/, () => 'question_id'],
  [/\/question\/(text|type|sub_objective_id|active)/, ([, name]) => name!],
  [/\/success_information\/id/, () => 'information_id'],
  [/\/success_information\/primary_question_id/, () => 'question_id'],
  [/\/success_information\/(label|schema)(.*)/, ([, name]) => name!],
];

function fieldAt(path: string): string {
  for (const [pattern, field] of FIELDS) {
    const match = pattern.exec(path);
    if (match) return field(match);
  }
  return '';
}
