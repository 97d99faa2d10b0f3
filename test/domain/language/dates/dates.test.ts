import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../../../../domain/language/dates/calendar.ts';
import { dateAt, findDates } from '../../../../domain/language/dates/dates.ts';
import {
  mayTellDate,
  namesDaysOrLengths,
} from '../../../../domain/language/dates/may-tell-date.ts';
import { finish } from '../../../../domain/steps.ts';
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

/** Also where what comes next, or was last, lies beyond the calendar. */
const DAYS = ['2019-03-01', '9999-12-31', '0001-01-01'].map(dayOf);

it('finds no date that cannot be written, however far off it is', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...DAYS), (read, today) => {
      for (const { value, pastValue = value } of finish(findDates(read, today))) {
        expect(value, read.text).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(pastValue, read.text).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }),
    { numRuns: RUNS },
  );
});
