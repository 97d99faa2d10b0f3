import { RE2JS } from 're2js';
import { expect, it } from 'vitest';
import {
  acceptsValue,
  checkSchema,
} from '../../../../domain/configuration/information-schema/information-schema.ts';
import {
  patternProgram,
  patternSize,
} from '../../../../domain/configuration/information-schema/pattern-program.ts';
import { heapAfterCollection } from '../../../support/heap.ts';
import { Random } from '../../../support/hostile/random.ts';
import { computedMs } from '../../../support/own-time.ts';
import { seedFrom } from '../../../support/programme.ts';

/** Of some 250 instructions, which take 170 KB. */
const patternSchema = (i: number) => ({
  type: 'string',
  pattern: `^([a-z]{1,20}[0-9]{1,20}x${i}){1,3}$`,
});

it('Schemas with patterns stay in memory, and their compiled programs do not', () => {
  acceptsValue(patternSchema(0), 'abc12x0');
  const before = heapAfterCollection();
  const schemas = Array.from({ length: 600 }, (_, i) => patternSchema(i));
  const accepted = schemas.filter((schema, i) => acceptsValue(schema, `abc12x${i}`));
  expect(accepted).toEqual(schemas);
  // All of them would take 100 MB.
  expect(heapAfterCollection() - before).toBeLessThan(40 * 1024 * 1024);
  expect(schemas.every((schema, i) => acceptsValue(schema, `ab1x${i}`))).toBe(true);
});

it('What a pattern has seen of texts does not stay in memory either', () => {
  const seed = seedFrom('PATTERN_SEED');
  const random = new Random(seed);
  // Each text brings an automaton some thousand states that no other one needs.
  const schemas = Array.from({ length: 60 }, (_, i) => ({
    type: 'string',
    pattern: `(a|b)*a(a|b){${10 + (i % 12)}}[a-b]?[a-c]{0,${i % 34}}$`,
  }));
  const aText = () => Array.from({ length: 700 }, () => 'ab'[random.below(2)]).join('');
  for (const schema of schemas) acceptsValue(schema, 'a');
  const before = heapAfterCollection();
  for (const schema of schemas) for (let nth = 0; nth < 3; nth++) acceptsValue(schema, aText());
  expect(heapAfterCollection() - before, `seed ${seed}`).toBeLessThan(20 * 1024 * 1024);
});

it.each([
  '^[A-Z]{2}-\\d{4}$',
  '(?i)^a|^b$|c',
  '\\Qa.b',
  '^(\\p{L}{1,9}x){1,3}$',
  'a|b|',
  '^(AB|CD)-[0-9]{2}$',
  '^a|^b',
  '[]{9}]{2}',
  '\\bword\\b',
  '(?P<name>x{3})y',
])('The program of %s is as large as by itself, and takes the same texts', (pattern) => {
  const bare = RE2JS.compile(pattern);
  const { matches, size } = patternProgram(pattern);
  expect([size, patternSize(pattern, 300)]).toEqual([bare.programSize(), bare.programSize()]);
  for (const text of [
    'AB-1234',
    'a',
    'b',
    'B',
    'xc',
    'a.b',
    'azb',
    'äx',
    'a word.',
    'words',
    'xxxy',
    ']]',
    '',
  ]) {
    expect(matches(text), text).toBe(bare.test(text));
  }
});

it.each(['*a', '+', '{2}a', '(a', 'a)(b', 'a)', '(?<=a)b', '\\1'])(
  '%s is no pattern',
  (pattern) => {
    expect(checkSchema({ pattern })).toMatchObject([{ message: expect.stringContaining('RE2') }]);
  },
);

it('A pattern that repeats far too much is refused before its program is made', () => {
  for (const pattern of [
    `^${'\\p{L}{1,990}?'.repeat(19)}`,
    `^${'\\pL{999}'.repeat(31)}`,
    `(?i)^${'((((\\pL{3}){4}){4}){4})'.repeat(10)}`,
  ]) {
    const before = computedMs();
    expect(checkSchema({ pattern })).toMatchObject([
      { message: 'repeats too much to be matched quickly' },
    ]);
    // Made, they take some hundred milliseconds and more.
    expect(computedMs() - before).toBeLessThan(30);
  }
});
