import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

const EN = ['What time of day suits you?', 'morning, afternoon, evening', ''];
const DE = ['Welche Tageszeit passt Ihnen am besten?', 'morgens, nachmittags, abends', ''];
const NL = ['Welk dagdeel past u het beste?', 'ochtend, middag, avond', ''];
const ZH = ['您什么时间段方便？', '上午, 下午, 晚上', ''];

describe('A part of the day', () => {
  it.each([
    [...EN, 'around 3pm', 'afternoon'],
    [...EN, 'Half past eight would be great.', 'morning'],
    [...EN, 'after 6pm', 'evening'],
    [...EN, 'any time before noon', 'morning'],
    [...DE, 'gegen 15 Uhr', 'nachmittags'],
    [...DE, 'ab 18 Uhr', 'abends'],
    [...DE, 'nach der Arbeit', 'abends'],
    [...NL, 'na 18 uur', 'avond'],
    [...NL, 'voor de lunch', 'ochtend'],
    [...ZH, '下班后', '晚上'],
    [
      'À quel moment de la journée préférez-vous venir ?',
      'matin, après-midi, soir',
      '',
      'vers 15 heures',
      'après-midi',
    ],
    [
      '¿En qué parte del día prefiere que vayamos?',
      'mañana, tarde, noche',
      '',
      'sobre las 10 de la mañana',
      'mañana',
    ],
    [
      'In quale momento della giornata preferisce venire?',
      'mattina, pomeriggio, sera',
      '',
      'alle 15:30',
      'pomeriggio',
    ],
  ])('is told by an hour: %s %s %s%s', (...row) => {
    expect(choiceTold(row, false)).toBe(row[4]);
  });

  it.each([
    [...EN, 'My shift ends at 3pm.'],
    [...EN, 'at 7'],
    [...EN, 'after 2pm'],
    [...DE, 'um halb sechs'],
  ])('and by none that is of something else, or of either: %s %s %s%s', (...row) => {
    expect(choiceTold(row, false)).toBeUndefined();
  });
});
