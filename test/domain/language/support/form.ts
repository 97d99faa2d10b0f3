import { ARTIFACT_FORMAT, type Artifact } from '../../../../domain/artifact/artifact.ts';
import type { QuestionType } from '../../../../domain/configuration/entities.ts';
import type { InformationSchema } from '../../../../domain/configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../../../domain/json/json.ts';
import type { ReplyInput, ReplyReading } from '../../../../domain/language/reading.ts';
import type { ReadingIndex } from '../../../../domain/language/reading-index/reading-index.ts';
import { prepareReading, readReply } from '../../../support/at-once.ts';

/** One line of a form: an information and the question that asks for it. */
export interface FormLine {
  readonly id: string;
  readonly question: string;
  readonly schema: InformationSchema;
  readonly label?: string;
  readonly type?: QuestionType;
  readonly choices?: readonly (string | readonly [label: string, value: JsonValue])[];
}

/** An artifact whose questions are `q_<id>`, one for each line. */
export function formOf(lines: readonly FormLine[]): Artifact {
  return {
    format: ARTIFACT_FORMAT,
    engine_version: 'test',
    objective: {
      name: 'A form',
      description: '',
      qualification_level: 'balanced',
      max_turns: 20,
      candidates_per_call: 3,
      order_strength: 0.5,
    },
    sub_objectives: [{ id: 'so', name: 'All', order_position: 0, completion_role: 'blocking' }],
    success_informations: lines.map(({ id, question, schema, label }) => ({
      id,
      label: label ?? question,
      primary_question_id: `q_${id}`,
      schema,
    })),
    questions: lines.map(({ id, question, type, choices }) => ({
      id: `q_${id}`,
      text: question,
      type: type ?? (choices === undefined ? 'open' : 'single_choice'),
      sub_objective_id: 'so',
      active: true,
      choices: (choices ?? []).map((choice, i) =>
        typeof choice === 'string'
          ? { id: `c_${id}_${i}`, label: choice }
          : { id: `c_${id}_${i}`, label: choice[0], maps_to_value: choice[1] },
      ),
    })),
    coverage: {
      row_start: lines.map((_, i) => i).concat(lines.length),
      information: lines.map((_, i) => i),
      weight: lines.map(() => 1),
    },
    duplicate_groups: lines.map((_, i) => i),
    dependents: lines.map(() => []),
    lexicon: { terms: [], idf: [], vectors: [] },
  };
}

const TABLE: readonly FormLine[] = [
  { id: 'name', question: 'What is your name?', schema: { type: 'string', minLength: 1 } },
  { id: 'people', question: 'For how many people is the table?', schema: { type: 'integer' } },
  { id: 'date', question: 'On which date is it?', schema: { type: 'string', format: 'date' } },
  { id: 'time', question: 'At what time is it?', schema: { type: 'string', format: 'time' } },
  {
    id: 'area',
    question: 'In which part of town should it be?',
    schema: { type: 'string', enum: ['north', 'south', 'east', 'west'] },
    choices: ['north', 'south', 'east', 'west'],
  },
  {
    id: 'parking',
    question: 'Do you need parking?',
    schema: { type: 'boolean' },
    choices: [
      ['Yes', true],
      ['No', false],
    ],
  },
];

const tableForm = prepareReading(formOf(TABLE));

/** The value that a reply gives to the one question of a form, on a Friday, 2019-03-01. */
export function valueTold(question: string, schema: InformationSchema, reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).values.x;
}

/** A Friday. */
export const REFERENCE_TIME = '2019-03-01T10:00:00Z';

interface ExtractedValue {
  readonly outcome: ReplyReading['outcome'];
  readonly dialogueAct: ReplyReading['dialogueAct'];
  /** By information; 'n/a' where the user has no preference. */
  readonly values: Readonly<Record<string, JsonValue>>;
}

export interface AskOptions {
  readonly index?: ReadingIndex;
  readonly assistantText?: string;
  readonly context?: ReplyInput['context'];
  readonly language?: string;
  readonly known?: ReplyInput['known'];
}

/** What is understood of a reply to a question of the form, in short. */
export function ask(
  questionId: string | undefined,
  userText: string,
  options: AskOptions = {},
): ExtractedValue {
  const { outcome, dialogueAct, values } = readReply(options.index ?? tableForm, {
    userText,
    askedQuestionIds: questionId === undefined ? [] : [questionId],
    assistantText: options.assistantText,
    ...(options.context ? { context: options.context } : {}),
    language: options.language,
    referenceTime: REFERENCE_TIME,
    known: options.known ?? new Map(),
  });
  return {
    outcome,
    dialogueAct,
    values: Object.fromEntries(
      values.map((each) => [each.informationId, each.notApplicable ? 'n/a' : each.value!]),
    ),
  };
}

/** What a reply chooses: a row is the question, its labels, the agent's words where these are others, and the reply. */
export function choiceTold(row: readonly unknown[], isList = true): unknown {
  const [question = '', list = '', agent = '', reply = ''] = row.map(String);
  const labels = list.split(', ');
  const item = { type: 'string', enum: labels };
  const line: FormLine = {
    ...{ id: 'x', question, choices: labels },
    schema: isList ? { type: 'array', items: item } : item,
    type: isList ? 'multiple_choice' : 'single_choice',
  };
  const assistantText = agent === '' ? question : agent;
  return ask('q_x', reply, { index: prepareReading(formOf([line])), assistantText }).values.x;
}
