import { describe, expect, it } from 'vitest';
import { findDates } from '../../../../domain/language/dates/dates.ts';
import { readText } from '../../../../domain/language/grammar/read-text.ts';
import { finish } from '../../../../domain/steps.ts';
import { languageOf } from '../../../support/at-once.ts';
import { valueTold } from '../support/form.ts';

/** Friday, 2019-03-01. */
const TODAY = 17_956;

describe('A day told from the one before it', () => {
  it.each([
    ['en', 'the sale ends on the 20th, so the evening before', ['2019-03-20', '2019-03-19']],
    ['en', 'Saturday is full, the Monday after', ['2019-03-02', '2019-03-04']],
    ['en', 'we land on Monday, or the day before Easter', ['2019-03-04', '2019-04-20']],
    ['de', 'am 12. März ist Messe, also tags darauf', ['2019-03-12', '2019-03-13']],
    ['fr', 'mardi on ferme, donc le lendemain', ['2019-03-05', '2019-03-06']],
    ['es', 'el martes no, la víspera', ['2019-03-05', '2019-03-04']],
    ['it', 'martedì è festa, facciamo il giorno prima', ['2019-03-05', '2019-03-04']],
    ['nl', 'dinsdag verhuizen we, dus de dag erna', ['2019-03-05', '2019-03-06']],
    ['pt', 'terça não posso, no dia seguinte', ['2019-03-05', '2019-03-06']],
    ['zh', '周二不行，前一天吧', ['2019-03-05', '2019-03-04']],
  ])('%s: %s', (code, text, days) => {
    const found = finish(findDates(readText(text, languageOf(code)), TODAY));
    expect(found.map(({ value }) => value)).toEqual(days);
  });

  it.each([
    ['en', 'the day before would be best', []],
    ['fr', 'le lendemain', []],
    ['en', 'Saturday, or Friday after 5 pm', ['2019-03-02', '2019-03-01']],
    ['it', 'sabato o venerdì dopo le 17', ['2019-03-02', '2019-03-01']],
    ['es', 'el sábado, o el viernes después de las 5', ['2019-03-02', '2019-03-01']],
  ])('needs one, and ends its clause: %s: %s', (code, text, days) => {
    const found = finish(findDates(readText(text, languageOf(code)), TODAY));
    expect(found.map(({ value }) => value)).toEqual(days);
  });

  it.each([
    ['Our guests leave on the 20th, so the day before', '2019-03-19'],
    ['Tuesday, I am away the day before', '2019-03-05'],
    ['Tuesday, no, the day before', '2019-03-04'],
  ])('is meant unless the other one answers by itself: %s', (reply, day) => {
    const schema = { type: 'string', format: 'date' } as const;
    expect(valueTold('Which day shall we come?', schema, reply)).toBe(day);
  });
});
