import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const DATE = { type: 'string', format: 'date' };

/** The day that is told; today is Friday, 2019-03-01. */
function told(question: string, reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema: DATE }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('The year of a day', () => {
  it.each([
    ['When were you born?', 'June the fourth, nineteen seventy-one', '1971-06-04'],
    ['When were you born?', 'the 4th of June nineteen ninety', '1990-06-04'],
    ['When were you born?', 'June 4th, two thousand and three', '2003-06-04'],
    ['When were you born?', 'the fourth of June twenty ten', '2010-06-04'],
    ['Wann sind Sie geboren?', 'am dritten April achtundsechzig', '1968-04-03'],
    ['Wann sind Sie geboren?', 'am 3. April 68', '1968-04-03'],
    ['Wann sind Sie geboren?', 'am dritten April neunzehnhundertachtundsechzig', '1968-04-03'],
    ['Quand êtes-vous né ?', 'le deux mai mille neuf cent soixante-quinze', '1975-05-02'],
    ['Quand êtes-vous né ?', 'le deux mai deux mille un', '2001-05-02'],
    ['¿Cuándo naciste?', 'el tres de julio de dos mil uno', '2001-07-03'],
    ['¿Cuándo naciste?', 'el tres de julio del sesenta y cuatro', '1964-07-03'],
    ['Quando è nato?', 'il sette marzo del settantadue', '1972-03-07'],
    ['Quando è nato?', 'il sette marzo duemiladue', '2002-03-07'],
    ['Wanneer bent u geboren?', 'op negen mei negentienhonderdvijfenzestig', '1965-05-09'],
    ['Quando nasceu?', 'a seis de abril de mil novecentos e oitenta', '1980-04-06'],
    ['您的生日是哪天？', '八五年六月三号', '1985-06-03'],
    ['您的生日是哪天？', '一九八五年六月三号', '1985-06-03'],
    ['您的生日是哪天？', '85年6月3日', '1985-06-03'],
    ['您的生日是哪天？', '1985年6月3日', '1985-06-03'],
  ])('%s %s', (question, reply, day) => {
    expect(told(question, reply)).toBe(day);
  });

  it.each([
    ['On which day will you come?', 'on the 8th of May with forty people', '2019-05-08'],
    ['On which day will you come?', 'May 8th, two of us', '2019-05-08'],
    ['An welchem Tag kommen Sie?', 'am achten Mai um acht', '2019-05-08'],
  ])('is no other number: %s %s', (question, reply, day) => {
    expect(told(question, reply)).toBe(day);
  });
});
