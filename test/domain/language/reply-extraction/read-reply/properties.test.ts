import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsValue } from '../../../../../domain/configuration/information-schema/information-schema.ts';
import type { ReplyInput } from '../../../../../domain/language/reading.ts';
import { prepareReading, readReply } from '../../../../support/at-once.ts';
import { figureFrom } from '../../../../support/programme.ts';
import { SENTENCES } from '../../sentences/dialogue-act-sentences.ts';
import { ask, type FormLine, formOf, REFERENCE_TIME } from '../../support/form.ts';

/** Readings of each property; the soak makes ten times as many. */
const RUNS = figureFrom('READING_RUNS', 100);

const TEXT = { type: 'string', minLength: 1 };

const LINES: readonly FormLine[] = [
  { id: 'name', question: 'What is your name?', schema: { type: 'string', maxLength: 12 } },
  {
    id: 'city',
    question: 'In which city do you live?',
    schema: { type: 'string', pattern: '^[A-Z]' },
  },
  {
    id: 'count',
    question: 'How many tickets?',
    schema: { type: 'integer', minimum: 1, maximum: 4 },
  },
  { id: 'price', question: 'What is your budget?', schema: { type: 'number', multipleOf: 0.5 } },
  { id: 'day', question: 'On which date?', schema: { type: 'string', format: 'date' } },
  { id: 'time', question: 'At what time?', schema: { type: 'string', format: 'time' } },
  {
    id: 'mail',
    question: 'What is your e-mail address?',
    schema: { type: 'string', format: 'email' },
  },
  { id: 'pets', question: 'Do you bring pets?', schema: { type: 'boolean' } },
  {
    id: 'extras',
    question: 'Which extras would you like?',
    schema: {
      type: 'array',
      items: { enum: ['pool', 'sauna', 'gym'] },
      uniqueItems: true,
      maxItems: 2,
    },
    type: 'multiple_choice',
    choices: ['pool', 'sauna', 'gym'],
  },
  { id: 'request', question: 'Do you have a special request?', schema: TEXT },
];

const index = prepareReading(formOf(LINES));
const schemas = new Map(LINES.map(({ id, schema }) => [id, schema]));

const WORDS = [
  ...'I would like four tickets for the 9th of March at half past six in the evening'.split(' '),
  ...'yes no not maybe later pool sauna Berlin from to 12 3.5 noon tomorrow anna@example.org'.split(
    ' ',
  ),
  ...Object.values(SENTENCES).flatMap((each) => each.refusal.slice(0, 2)),
  ...[
    ',',
    '.',
    '?',
    '"',
    '😀',
    '１２',
    'ﬁ',
    '\u202e',
    '__proto__',
    'ŉ',
    'İ',
    'ß',
    '中文',
    '-',
    '/',
    ':',
  ],
];

const replies = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 30,
  })
  .map((words) => words.join(' '));

function inputOf(userText: string, asked: readonly string[], assistantText?: string): ReplyInput {
  return {
    userText,
    askedQuestionIds: asked,
    assistantText,
    language: undefined,
    referenceTime: REFERENCE_TIME,
    known: new Map(),
  };
}

const inputs = fc
  .tuple(
    replies,
    fc.subarray(LINES.map(({ id }) => `q_${id}`)),
    fc.option(replies, { nil: undefined }),
  )
  .map(([reply, asked, assistant]) => inputOf(reply, asked, assistant));

describe('every reading', () => {
  it('holds only values that their schemas accept, each information once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { values } = readReply(index, input);
        expect(new Set(values.map((each) => each.informationId)).size).toBe(values.length);
        for (const { informationId, value, notApplicable } of values) {
          if (notApplicable) expect(value).toBeUndefined();
          else expect(acceptsValue(schemas.get(informationId)!, value)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('holds spans that lie inside the text, and confidences from 0 to 1', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { span, confidence } of readReply(index, input).values) {
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          if (span === undefined) continue;
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[0]).toBeLessThan(span[1]);
          expect(span[1]).toBeLessThanOrEqual(input.userText.length);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('is the same for the same input, from an index made anew as well', () => {
    const again = prepareReading(formOf(LINES));
    fc.assert(
      fc.property(inputs, (input) => {
        const reading = readReply(index, input);
        expect(readReply(index, input)).toEqual(reading);
        expect(readReply(again, input)).toEqual(reading);
      }),
      { numRuns: RUNS },
    );
  });

  it('has an outcome exactly when a question is known', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const isKnown = input.askedQuestionIds.length > 0;
        expect(readReply(index, input).outcome !== undefined).toBe(isKnown);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('hostile texts', () => {
  const LENGTH = 8000;
  const texts: readonly (readonly [string, string])[] = [
    ['spaces', ' '.repeat(LENGTH)],
    ['one letter', 'a'.repeat(LENGTH)],
    ['digits', '1'.repeat(LENGTH)],
    ['grouped digits', '1,'.repeat(LENGTH / 2)],
    ['grouped thousands', '111,'.repeat(LENGTH / 4)],
    ['ordinals', '1st '.repeat(LENGTH / 4)],
    ['times', 'half past '.repeat(LENGTH / 10)],
    ['dates', '1/2/'.repeat(LENGTH / 4)],
    ['numbers in words', 'one hundred and '.repeat(LENGTH / 16)],
    ['ranges', '3rd-4th-'.repeat(LENGTH / 8)],
    ['beginnings of refusals', 'I would rather not not '.repeat(LENGTH / 23)],
    ['beginnings of phrases', "I don't have any ".repeat(LENGTH / 17)],
    ['capitals', 'The Of And '.repeat(LENGTH / 11)],
    ['quotes', '\'"'.repeat(LENGTH / 2)],
    ['at signs', 'a@'.repeat(LENGTH / 2)],
    ['dots', 'a.'.repeat(LENGTH / 2)],
    ['dashes', '- '.repeat(LENGTH / 2)],
    ['question marks', 'why? '.repeat(LENGTH / 5)],
    ['choices', 'pool sauna gym '.repeat(LENGTH / 15)],
    ['emoji', '😀'.repeat(LENGTH)],
    ['Han', '星期三点半'.repeat(LENGTH / 5)],
    ['combining marks', 'é\u0301'.repeat(LENGTH / 2)],
  ];

  it.each(texts)('of %s are read without their length squared', (_name, text) => {
    const asked = LINES.map(({ id }) => `q_${id}`);
    const half = text.slice(0, text.length / 2);
    const took = (reply: string) => {
      const start = process.cpuUsage().user;
      readReply(index, inputOf(reply, asked, reply));
      return process.cpuUsage().user - start;
    };
    const least = (reply: string) => Math.min(took(reply), took(reply), took(reply));
    const granted = 30_000;
    const isQuick = () => took(text) < granted;
    // Doubling the text may triple the work (caches, collection), not more; a few ms are always granted. Other
    // work on the machine may spoil a measurement, never make one too good.
    const isHeld = () => least(text) < 3 * least(half) + granted;
    if (isQuick() || isQuick() || isQuick()) return;
    expect(isHeld() || isHeld() || isHeld()).toBe(true);
  });
});

describe('ids', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'like %s are ids like any other',
    (id) => {
      const hostile = prepareReading(
        formOf([{ id, question: 'How many guests?', schema: { type: 'integer' } }]),
      );
      const { values } = readReply(hostile, inputOf('We are six.', [`q_${id}`]));
      expect(values.map((each) => [each.informationId, each.value])).toEqual([[id, 6]]);
    },
  );

  it('that are unknown ask for nothing', () => {
    expect(ask('q_unknown', 'We are six people.').values).toMatchObject({ people: 6 });
  });
});
