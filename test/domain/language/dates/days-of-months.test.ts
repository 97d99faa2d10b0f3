import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const DAY = { type: 'string', format: 'date' };

const QUESTIONS = {
  en: 'Which day shall we come?',
  de: 'Wann sollen wir kommen?',
  fr: 'Quel jour venons-nous ?',
  es: '¿Qué día venimos?',
  it: 'Che giorno veniamo?',
  nl: 'Welke dag komen we?',
  pt: 'Que dia vamos?',
  zh: '我们哪天来？',
} as const;

// Today is Friday, the 1st of March 2019.
describe('A weekday by its place in a month', () => {
  it.each([
    ['en', 'the 3rd Tuesday in June', '2019-06-18'],
    ['en', 'the second Monday of January 2021', '2021-01-11'],
    ['de', 'am ersten Samstag im April', '2019-04-06'],
    ['de', 'der 3. Dienstag im Juni', '2019-06-18'],
    ['de', 'am letzten Freitag im Januar', '2020-01-31'],
    ['de', 'am vorletzten Montag im Mai', '2019-05-20'],
    ['de', 'am zweiten Mittwoch des Monats Juli', '2019-07-10'],
    ['fr', 'le 3e mardi de juin', '2019-06-18'],
    ['fr', 'le deuxième mercredi du mois de juillet', '2019-07-10'],
    ['fr', 'le dernier vendredi de janvier', '2020-01-31'],
    ['es', 'el segundo miércoles del mes de julio', '2019-07-10'],
    ['es', 'el último viernes del mes', '2019-03-29'],
    ['it', 'il 3° martedì di giugno', '2019-06-18'],
    ['it', 'il secondo mercoledì del mese di luglio', '2019-07-10'],
    ['nl', 'op de tweede woensdag in juli', '2019-07-10'],
    ['nl', 'de 3e dinsdag van juni', '2019-06-18'],
    ['pt', 'na última sexta-feira de janeiro', '2020-01-31'],
    ['pt', 'na segunda terça de julho', '2019-07-09'],
    ['pt', 'o 3º domingo de junho', '2019-06-16'],
    ['zh', '六月的第三个星期二', '2019-06-18'],
    ['zh', '7月第二个周三', '2019-07-10'],
    ['zh', '一月的最后一个星期五', '2020-01-31'],
    ['zh', '下个月的第一个礼拜一', '2019-04-01'],
  ] as const)('is that day: %s %s', (code, reply, value) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBe(value);
  });

  it('lies behind where what was is asked for', () => {
    const told = (reply: string) => valueTold('Wann ist das passiert?', DAY, reply);
    expect(told('am ersten Samstag im Juli')).toBe('2018-07-07');
  });

  it.each([
    ['en', 'the first Saturday we may have free', '2019-03-02'],
    ['de', 'am nächsten Samstag', '2019-03-09'],
    ['de', 'am 3. Mai', '2019-05-03'],
    ['fr', 'samedi premier juin', '2019-06-01'],
    ['pt', 'na segunda', '2019-03-04'],
    ['zh', '下周二', '2019-03-05'],
  ] as const)('is meant by no other words: %s %s', (code, reply, value) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBe(value);
  });
});
