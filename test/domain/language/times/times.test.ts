import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAt, mayTellTime } from '../../../../domain/language/times/times.ts';
import { anyText } from '../support/any-text.ts';

const RUNS = 1_000;

it('finds no time that a first look leaves out', () => {
  let left = 0;
  fc.assert(
    fc.property(anyText, (read) => {
      for (const at of read.tokens.keys()) {
        if (mayTellTime(read, at)) continue;
        left++;
        expect(clockAt(read, at), `${read.text} at ${at}`).toBeUndefined();
      }
    }),
    { numRuns: RUNS },
  );
  expect(left).toBeGreaterThan(RUNS);
});
