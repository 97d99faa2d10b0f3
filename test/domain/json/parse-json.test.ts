import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonInSteps } from '../../../domain/json/parse-json.ts';
import { finish } from '../../../domain/steps.ts';

const STEP_LENGTH = 12;
const RUNS = 3_000;

const NOT_JSON: unique symbol = Symbol('not JSON');

function read(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return NOT_JSON;
  }
}

const parsed = (text: string) => read(() => finish(parseJsonInSteps(text, STEP_LENGTH)));

/** Halves of pairs as well. The unit that fast-check has for it makes a table of all million characters first. */
const character = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));

/** Texts of JSON, written closely and widely. */
const written = fc
  .tuple(fc.jsonValue({ maxDepth: 6, stringUnit: character }), fc.constantFrom('', ' ', '\n\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

/** The same with some units left out, put in or doubled. */
const harmed = fc
  .tuple(
    written,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('', ',', '[', ']', '{', '}', '"', ':', '1', '\\'))),
  )
  .map(([text, harms]) =>
    harms.reduce((whole, [place, put]) => {
      const at = place % (whole.length + 1);
      return whole.slice(0, at) + put + whole.slice(put === '' ? at + 1 : at);
    }, text),
  );

describe('A text that is parsed in steps', () => {
  it('is what it is parsed to at once, or not JSON either', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(written, harmed), (text) => {
        const whole = read(() => JSON.parse(text));
        refused += whole === NOT_JSON ? 1 : 0;
        expect(parsed(text)).toEqual(whole);
      }),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThan(RUNS / 10);
    expect(refused).toBeLessThan(RUNS);
  });

  const list = '["as long as a step"]';
  it.each([
    `[${list},]`,
    `[,${list}]`,
    `[${list},,${list}]`,
    `[${list}${list}]`,
    `[${list} 1]`,
    `[1${list}]`,
    `{"a":1${list}}`,
    `{"a":${list},}`,
    `{"a"${list}}`,
    `{${list}}`,
    `${list}]`,
    `${list},1`,
    `[${list}`,
    `[${list}}`,
    `["a":${list}}`,
    `{"a":${list}]`,
    '["as long as a step", , 2]',
    '["as long as a step",',
    '              ',
    '"a text without an end',
  ])('is not JSON where it is %s', (text) => {
    expect(parsed(text)).toBe(NOT_JSON);
  });

  it.each([
    ['a name twice', '{"a":"as long as a step","b":2,"a":["as long as a step"],"b":3}'],
    ['names of numbers', '{"b":"as long as a step","2":"as long as a step","1":1}'],
    ['the forbidden name', '{"__proto__":["as long as a step"],"a":"as long as a step"}'],
    ['quotes and backslashes', '{"a\\\\":"b\\\\\\"c,]}","long":"0123456789abcdef"}'],
    ['the forbidden name in disguise', '{"\\u005f_proto__":1,"a":["as long as a step"]}'],
  ])('keeps %s as JSON.parse does', (_, text) => {
    const made = parsed(text) as object;
    expect(Object.keys(made)).toEqual(Object.keys(JSON.parse(text)));
    expect(made).toEqual(JSON.parse(text));
  });

  it('takes a step for this many units', () => {
    const entries = Array.from({ length: 10_000 }, (_, n) => ({ [`key ${n}`]: n }));
    for (const value of [entries, { list: entries }, Object.assign({}, ...entries)]) {
      const steps = parseJsonInSteps(JSON.stringify(value));
      let taken = 0;
      while (steps.next().done !== true) taken += 1;
      expect(taken).toBeGreaterThan(JSON.stringify(value).length / (17 * 1024));
    }
  });
});
