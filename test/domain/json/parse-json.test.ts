import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonInSteps } from '../../../domain/json/parse-json.ts';
import { finish } from '../../../domain/steps.ts';

const STEP = 16;

function parse(text: string): unknown {
  return finish(parseJsonInSteps(text, STEP));
}

describe('JSON parsed in steps', () => {
  it('is what JSON.parse makes of it', () => {
    const value = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' });
    fc.assert(
      fc.property(fc.array(value), fc.dictionary(fc.string(), value), (list, object) => {
        for (const each of [list, object, { list, object }]) {
          const text = JSON.stringify(each);
          expect(parse(text)).toEqual(JSON.parse(text));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('keeps names that mean something to the language, and quotes and backslashes in texts', () => {
    const text = '{"__proto__":{"constructor":1},"a\\\\":"b\\\\\\"c,]}","long":"0123456789abcdef"}';
    expect(JSON.stringify(parse(text))).toBe(text);
  });

  it.each([
    '[1,2,3,4,5,6,7,8,9',
    '[1,2,3,4,5,6,7,8,9]]',
    '[1,2,3,4,5,6,,7,8,9]',
    '{"a":1,"b":2,"c",3}',
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });

  it('takes a step for every so many characters', () => {
    const text = JSON.stringify(Array.from({ length: 1_000 }, (_, i) => i));
    const steps = parseJsonInSteps(text, STEP);
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThan(text.length / STEP);
  });
});
