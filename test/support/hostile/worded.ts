import type { Configuration, Question } from '../../../domain/configuration/entities.ts';
import type { InformationSchema } from '../../../domain/configuration/information-schema/information-schema.ts';
import type { LanguagePack } from '../../../domain/language/pack-format/language-pack.ts';
import type { Random } from './random.ts';

/** Texts as a tenant's users might write them at their worst: nothing in them but what the publication looks for. */

/** One schema of every sort that a reply is read for. */
const SCHEMAS: readonly InformationSchema[] = [
  { type: 'integer' },
  { type: 'number' },
  { type: 'boolean' },
  { type: 'string' },
  { type: 'string', format: 'date' },
  { type: 'string', format: 'time' },
  { type: 'string', format: 'date-time' },
  { type: 'string', format: 'duration' },
  { type: 'string', format: 'email' },
  { type: 'string', format: 'uri' },
  { type: 'string', pattern: '^[A-Z]{2}[0-9]{2,8}$' },
];
const LISTS = 20;

export interface WordedPublication {
  readonly configuration: Configuration;
  /** What its texts are made of: words of the language, labels, questions, values of the schemas. */
  readonly vocabulary: Vocabulary;
}

export interface Vocabulary {
  readonly words: readonly string[];
  readonly labels: readonly string[];
  readonly questions: readonly string[];
  readonly values: readonly string[];
}

const VALUES = [
  ...Array.from({ length: 40 }, (_, i) => `${i}`),
  ...'12:30,3 pm,2031-05-04,3/4,5th,$20,1,200,a@b.example,https://a.example/b,+49 30 1234567'.split(
    ',',
  ),
  ...'AB1234,Anna,Berlin,New York,John Smith,"Blue Night"'.split(','),
];

/** Worded questions in a language: half with choices, the others one of each schema, 20 of them lists. */
export function wordPublication(
  pack: LanguagePack,
  questionCount: number,
  random: Random,
  choiceCount = 10,
): WordedPublication {
  const words = [
    ...new Set(stringsIn(pack).flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])),
  ];
  const phrase = (count: number) =>
    Array.from({ length: count }, () => random.pick(words)).join(' ');
  const questions = Array.from({ length: questionCount }, (_, i): Question => {
    const isChoice = i % 2 === 0;
    return {
      id: `q${i}`,
      text: `${phrase(6)}?`,
      type: isChoice ? 'single_choice' : 'open',
      sub_objective_id: 'all',
      active: true,
      choices: Array.from({ length: isChoice ? choiceCount : 0 }, (_, c) => ({
        id: `c${c}`,
        label: `${phrase(1 + random.below(3))}`,
      })),
    };
  });
  const schemaOf = ({ choices }: Question, i: number): InformationSchema => {
    if (choices.length > 0) return { type: 'string' };
    const schema = SCHEMAS[(i >> 1) % SCHEMAS.length]!;
    return i < 2 * LISTS ? { type: 'array', items: SCHEMAS[(i >> 1) % 2]! } : schema;
  };
  return {
    configuration: {
      objective: {
        name: pack.code,
        description: '',
        qualification_level: 'balanced',
        max_turns: 200,
        candidates_per_call: 10,
        order_strength: 0.5,
      },
      sub_objectives: [{ id: 'all', name: 'All', order_position: 0, completion_role: 'blocking' }],
      questions,
      success_informations: questions.map((question, i) => ({
        id: `i${i}`,
        label: phrase(3),
        primary_question_id: question.id,
        schema: schemaOf(question, i),
      })),
    },
    vocabulary: {
      words,
      labels: questions.flatMap(({ choices }) => choices.map(({ label }) => label)),
      questions: questions.map(({ text }) => text),
      values: VALUES,
    },
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** What stands between two pieces. */
const JOINTS = [' ', ', ', '. ', '? ', ' - ', '\n', ''];

/** A text of one sort of pieces, or of all of them, to the length. */
export function wordedText(
  { labels, questions, values, words }: Vocabulary,
  length: number,
  random: Random,
): string {
  const sorts = [labels, values, words, questions];
  const sort = random.below(sorts.length + 1);
  const pick = () => random.pick(sorts[sort] ?? random.pick(sorts));
  // A few pieces said over and over, or all of them.
  const pool = random.chance(0.5) ? Array.from({ length: 1 + random.below(4) }, pick) : undefined;
  const joint = random.chance(0.5) ? random.pick(JOINTS) : undefined;
  const isCapital = random.chance(0.4);
  let text = '';
  while (text.length < length) {
    const piece = pool ? random.pick(pool) : pick();
    text += isCapital ? piece.slice(0, 1).toUpperCase() + piece.slice(1) : piece;
    text += joint ?? random.pick(JOINTS);
  }
  return Array.from(text).slice(0, length).join('');
}
