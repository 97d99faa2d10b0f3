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
describe('Words that look like a day and are none', () => {
  it.each([
    ['en', 'June 31st'],
    ['en', 'the fifth Monday in June'],
    ['en', 'the third weekend in May'],
    ['de', 'am 31. Juni'],
    ['de', 'am 30. Februar'],
    ['de', 'am 2. Juni-Wochenende'],
    ['de', 'am zweiten Juniwochenende'],
    ['fr', 'le 31 juin'],
    ['fr', 'le 2e week-end de juin'],
    ['es', 'el 31 de junio'],
    ['es', 'el segundo fin de semana de junio'],
    ['it', 'il 31 giugno'],
    ['it', 'il secondo fine settimana di giugno'],
    ['nl', 'op 31 juni'],
    ['nl', 'het 2e juniweekend'],
    ['pt', 'dia 31 de junho'],
    ['pt', 'no segundo fim de semana de junho'],
    ['zh', '6月31日'],
    ['en', 'I live on the second floor'],
    ['de', 'Ich wohne im 2. Stock'],
    ['es', 'Vivo en el segundo piso'],
    ['es', 'Es la tercera vez que me lo pregunta'],
    ['it', 'È la terza volta'],
    ['nl', 'Ik woon op de tweede verdieping'],
    ['pt', 'Moro no segundo andar'],
  ] as const)('store nothing: %s %s', (code, reply) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBeUndefined();
  });

  it.each([
    ['de', 'am 29. Februar', '2020-02-29'],
    ['de', 'am 2. Juni, am Wochenende', '2019-06-02'],
    ['en', 'the 30th of June', '2019-06-30'],
    ['en', 'the second works for me', '2019-03-02'],
    ['de', 'am zweiten passt es', '2019-03-02'],
    ['zh', '6月30日', '2019-06-30'],
  ] as const)('are told from real days: %s %s', (code, reply, value) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBe(value);
  });
});

describe('The one after a weekday that is denied', () => {
  it.each([
    ['en', 'not this Monday, the following one', '2019-03-11'],
    ['de', 'Montag nicht, den darauf', '2019-03-11'],
    ['fr', 'pas lundi, le suivant', '2019-03-11'],
    ['es', 'el lunes que viene no, el siguiente', '2019-03-11'],
    ['it', 'lunedì no, quello dopo', '2019-03-11'],
    ['nl', 'maandag niet, die erna', '2019-03-11'],
    ['pt', 'na segunda que vem não, na seguinte', '2019-03-11'],
  ] as const)('is a week later: %s %s', (code, reply, value) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBe(value);
  });

  it.each([
    ['es', 'el lunes que viene', '2019-03-04'],
    ['de', 'kommenden Samstag', '2019-03-02'],
    ['de', 'am kommenden Freitag', '2019-03-08'],
    ['de', 'kommende Woche Dienstag', '2019-03-05'],
    ['nl', 'komende zaterdag', '2019-03-02'],
    ['nl', 'aankomende vrijdag', '2019-03-08'],
    ['nl', 'komende week dinsdag', '2019-03-05'],
    ['es', 'el viernes que viene', '2019-03-08'],
    ['en', 'the Monday after next', '2019-03-11'],
    ['pt', 'segunda não posso, no dia seguinte', '2019-03-05'],
  ] as const)('is told from other days: %s %s', (code, reply, value) => {
    expect(valueTold(QUESTIONS[code], DAY, reply)).toBe(value);
  });
});
