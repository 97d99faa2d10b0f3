import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dateAt,
  mayTellDate,
  namesDaysOrLengths,
} from '../../../../domain/language/dates/dates.ts';
import { anyText } from '../support/any-text.ts';

const TODAY = 17_956;
const RUNS = 1_000;

it('finds no date that a first look leaves out', () => {
  let left = 0;
  fc.assert(
    fc.property(anyText, (read) => {
      const namesDays = namesDaysOrLengths(read);
      for (const at of read.tokens.keys()) {
        if (mayTellDate(read, at, namesDays)) continue;
        left++;
        expect(dateAt(read, at, TODAY), `${read.text} at ${at}`).toBeUndefined();
      }
    }),
    { numRuns: RUNS },
  );
  expect(left).toBeGreaterThan(RUNS);
});
