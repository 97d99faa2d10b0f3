import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

const EN = [
  'Which days of the week suit you best?',
  'Monday, Tuesday, Wednesday, Thursday, Friday',
  '',
];
const DE = [
  'Welche Tage passen Ihnen am besten?',
  'Montag, Dienstag, Mittwoch, Donnerstag, Freitag',
  '',
];
const NL = [
  'Welke dagen passen u het beste?',
  'maandag, dinsdag, woensdag, donderdag, vrijdag',
  '',
];

describe('Days of a week', () => {
  it.each([
    [
      ...EN,
      'I work mondays, all the others are fine',
      ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ],
    [...EN, 'not tuesdays', ['Monday', 'Wednesday', 'Thursday', 'Friday']],
    [...EN, 'tues - thurs', ['Tuesday', 'Wednesday', 'Thursday']],
    [...EN, "Monday please, the rest doesn't suit me", ['Monday']],
    [
      ...DE,
      'montags arbeite ich, die anderen Tage gehen',
      ['Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'],
    ],
    [...DE, 'Di bis Do', ['Dienstag', 'Mittwoch', 'Donnerstag']],
    [
      ...NL,
      'woensdag en vrijdag werk ik thuis, de rest graag',
      ['maandag', 'dinsdag', 'donderdag'],
    ],
    [...NL, 'niet op dinsdag', ['maandag', 'woensdag', 'donderdag', 'vrijdag']],
  ])('are told by those that are not meant: %s %s %s%s', (...row) => {
    expect(choiceTold(row)).toEqual(row[4]);
  });
});
