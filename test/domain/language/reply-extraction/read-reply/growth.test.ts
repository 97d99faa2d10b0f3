import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../../../../domain/artifact/artifact.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { type AskOptions, ask, type FormLine, formOf } from '../../support/form.ts';

/** Four times the input takes four times as long where reading is linear, sixteen times where it is quadratic. */
const FACTOR = 4;
const GROWTH_MAX = 9;
const ROUNDS = 9;

/** A reading of this many words, or informations. */
type ReadingOfSize = (size: number) => () => unknown;

/** What the work took this process to compute, whatever else keeps the machine busy. */
function microseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How many times longer the one takes than the other, each at its least; both are measured again only as long as that seems to be too
 * much. The other one comes second, when the engine knows the work at least as well.
 */
function leastGrowth(large: () => unknown, small: () => unknown): number {
  let [most, base] = [Number.POSITIVE_INFINITY, 1];
  for (let round = 0; round < ROUNDS && most / base >= GROWTH_MAX; round++) {
    most = Math.min(most, microseconds(large));
    const again = Array.from({ length: ROUNDS }, () => microseconds(small));
    base = Math.min(round === 0 ? Number.POSITIVE_INFINITY : base, ...again);
  }
  return most / base;
}

function reading(artifact: Artifact, text: string, options: AskOptions = {}): () => unknown {
  const index = prepareReading(artifact);
  return () => ask('q_0', text, { ...options, index });
}

function linesOf(count: number, line: (i: number) => Omit<FormLine, 'id'>): FormLine[] {
  return Array.from({ length: count }, (_, i) => ({ id: `${i}`, ...line(i) }));
}

/** A form whose first question asks for everything. */
function formOfOneQuestion(lines: readonly FormLine[]): Artifact {
  const form = formOf(lines);
  return {
    ...form,
    success_informations: form.success_informations.map((each) => ({
      ...each,
      primary_question_id: 'q_0',
    })),
  };
}

function textOf(count: number, piece: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => piece(i)).join('');
}

const question = 'Which numbers do you like?';
const integers = () => ({ question, schema: { type: 'integer' } as const });

const valuesOfLists: ReadingOfSize = (words) => {
  const list = { question, schema: { type: 'array', items: { type: 'integer' } } } as const;
  return reading(
    formOf(linesOf(20, () => list)),
    textOf(words, (i) => `${i}, `),
  );
};

const numbersForMany: ReadingOfSize = (size) =>
  reading(
    formOf(linesOf(size, integers)),
    textOf(size, (i) => `${i}, `),
  );

const namesForMany: ReadingOfSize = (informations) => {
  const name = () => ({ question: 'What is it?', schema: { type: 'string' } as const });
  return reading(
    formOf(linesOf(informations, name)),
    'From Chicago, by Anna Kendrick. '.repeat(10),
  );
};

const affirmedForMany: ReadingOfSize = (informations) => {
  const index = prepareReading(formOfOneQuestion(linesOf(informations, integers)));
  let asked = 0;
  return () => {
    // Each time in other words: the same ones are remembered.
    asked += 1;
    const assistantText = `Is it ${textOf(10, (i) => `${i} or `)}${asked}?`;
    return ask('q_0', 'Yes, that is right.', { assistantText, index });
  };
};

/** Every word is a label of an information of its own, and all are asked for. */
const labelsOfMany: ReadingOfSize = (informations) => {
  const labelled = (i: number) => ({
    question,
    schema: { type: 'string', enum: [wordOf(i), `${wordOf(i)}other`] } as const,
  });
  return reading(
    formOfOneQuestion(linesOf(informations, labelled)),
    textOf(informations / 2, (i) => `${wordOf(i)} `),
  );
};

function wordOf(i: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (Math.floor(i / 26 ** place) % 26));
  return `q${letter(2)}${letter(1)}${letter(0)}z`;
}

const nameRepeated: ReadingOfSize = (words) =>
  reading(
    formOf([{ id: '0', question: 'What is your name?', schema: { type: 'string' } }]),
    `Al. ${'Al '.repeat(words)}`,
  );

/** Informations of every sort, all asked for by the first question. */
const mixed = formOfOneQuestion(
  [
    { type: 'integer' },
    { type: 'boolean' },
    { type: 'string' },
    { type: 'string', format: 'date' },
    { type: 'string', format: 'time' },
    { type: 'string', enum: ['red', 'green', 'blue'] },
    { type: 'array', items: { type: 'string', enum: ['north', 'south', 'east'] } },
    { type: 'array', items: { type: 'integer' } },
  ].map((schema, nth) => ({ id: `${nth}`, question, schema })),
);

const mixedReading =
  (piece: (i: number) => string): ReadingOfSize =>
  (size) =>
    reading(mixed, textOf(size, piece));

const corrections = mixedReading((i) => `no wait, ${i}. `);
const negations = mixedReading((i) => `not ${i} but ${i + 1}, `);
const dates = mixedReading((i) => `May ${1 + (i % 28)}, `);
const exceptions = mixedReading((i) => `all except ${['north', 'red', 'south'][i % 3]}, `);
const spelledLetters = mixedReading(() => 'x y z 7 ');
/** None of them answers. */
const yeses = mixedReading(() => 'the yes man ');

/** One word as long as the text, where an address is asked for. */
const addressReading =
  (word: (size: number) => string): ReadingOfSize =>
  (size) =>
    reading(
      formOf([
        { id: '0', question: 'What is your address?', schema: { type: 'string', format: 'email' } },
      ]),
      word(size),
    );

const marksWithin = addressReading((size) => `a@${'’'.repeat(size)}b`);
const dotsWithin = addressReading((size) => `a@${'.'.repeat(size)}@`);

describe('Reading a long reply takes time in line with its length', () => {
  it.each([
    ['values of lists', valuesOfLists, 350],
    ['numbers that many informations may take', numbersForMany, 400],
    ['names that many informations may take', namesForMany, 600],
    ['what was proposed for many informations', affirmedForMany, 300],
    ['labels of many informations', labelsOfMany, 400],
    ['a name that is told again and again', nameRepeated, 600],
    ['corrections', corrections, 100],
    ['negations', negations, 100],
    ['dates', dates, 100],
    ['exceptions', exceptions, 100],
    ['letters that spell words', spelledLetters, 450],
    ['yeses that answer nothing', yeses, 500],
    ['marks within a word', marksWithin, 2_000],
    ['dots within an address', dotsWithin, 4_000],
    // What is quadratic is so in each of three measurements; the collector's work is not.
  ] as const)('%s', { retry: 2 }, (_name, readingOfSize, size) => {
    const small = readingOfSize(size);
    const large = readingOfSize(size * FACTOR);
    large();
    small();
    expect(leastGrowth(large, small)).toBeLessThan(GROWTH_MAX);
  });
});
