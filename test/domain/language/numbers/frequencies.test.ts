import { describe, expect, it } from 'vitest';
import { choiceTold } from '../support/form.ts';

const OFTEN = 'How often would you like us to come?';
const WEEKS = 'weekly, every two weeks, monthly, just once';
const SPORT = 'every day, several times a week, once a week, less often';
const OFT = 'Wie oft sollen wir bei Ihnen putzen?';
const WOCHEN = 'wöchentlich, alle zwei Wochen, monatlich, einmalig';
const VAAK = 'Hoe vaak moeten we bij u komen schoonmaken?';
const WEKEN = 'wekelijks, om de twee weken, maandelijks, eenmalig';

describe('A choice whose labels tell how often', () => {
  it.each([
    [OFTEN, WEEKS, '', 'every other week', 'every two weeks'],
    [OFTEN, WEEKS, '', 'twice a month', 'every two weeks'],
    [OFTEN, WEEKS, '', 'every Monday', 'weekly'],
    [OFTEN, WEEKS, '', 'every four weeks', 'monthly'],
    [OFTEN, WEEKS, '', 'just this once', 'just once'],
    [OFTEN, SPORT, '', '2 or 3 times a week', 'several times a week'],
    [OFTEN, SPORT, '', 'a couple of times a month', 'less often'],
    [OFT, WOCHEN, '', 'einmal die Woche', 'wöchentlich'],
    [OFT, WOCHEN, '', 'einmal im Monat langt', 'monatlich'],
    [OFT, WOCHEN, '', 'alle 14 Tage', 'alle zwei Wochen'],
    [OFT, WOCHEN, '', 'jede Woche', 'wöchentlich'],
    [VAAK, WEKEN, '', 'om de week', 'om de twee weken'],
    [VAAK, WEKEN, '', 'een keer per week', 'wekelijks'],
    [VAAK, WEKEN, '', 'alleen deze keer', 'eenmalig'],
    [
      '多久需要来打扫一次？',
      '每周一次, 两周一次, 每月一次, 只做一次',
      '',
      '一个星期一次吧',
      '每周一次',
    ],
    ['多久需要来打扫一次？', '每周一次, 两周一次, 每月一次, 只做一次', '', '隔周', '两周一次'],
    [
      'À quelle fréquence voulez-vous que nous venions ?',
      'chaque semaine, tous les quinze jours, une fois par mois',
      '',
      'tous les mois',
      'une fois par mois',
    ],
    [
      '¿Con qué frecuencia quiere que vayamos?',
      'cada semana, cada dos semanas, una vez al mes',
      '',
      'dos veces al mes',
      'cada dos semanas',
    ],
    [
      'Con quale frequenza volete che veniamo?',
      'ogni settimana, ogni due settimane, una volta al mese',
      '',
      'tutte le settimane',
      'ogni settimana',
    ],
    [
      'Com que frequência gostaria que nós limpássemos a sua casa?',
      'toda semana, a cada duas semanas, uma vez por mês',
      '',
      'de quinze em quinze dias',
      'a cada duas semanas',
    ],
  ])('%s %s %s%s', (...row) => {
    expect(choiceTold(row, false)).toBe(row[4]);
  });

  it.each([
    [OFTEN, WEEKS, '', 'every three weeks'],
    [OFTEN, WEEKS, '', 'I moved in last week'],
    [OFTEN, WEEKS, '', 'not every week'],
    [OFT, WOCHEN, '', 'das ist letzte Woche kaputtgegangen'],
  ])('and none by how often or when something else is: %s %s %s%s', (...row) => {
    expect(choiceTold(row, false)).toBeUndefined();
  });
});
