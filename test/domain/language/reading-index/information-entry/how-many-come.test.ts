import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const DAYS: Readonly<Record<string, string>> = {
  fr: 'Quel jour voulez-vous venir ?',
  es: '¿Qué día quiere venir?',
  it: 'Che giorno volete venire?',
  pt: 'Em que dia querem vir?',
  en: 'Which day would you like to come?',
  de: 'An welchem Tag möchten Sie kommen?',
};

/** How many come, as a reply tells it to who asked for a day. */
function comingIn(language: string, asksHowMany: string, reply: string): unknown {
  const index = prepareReading(
    formOf([
      { id: 'day', question: DAYS[language]!, schema: { type: 'string', format: 'date' } },
      { id: 'people', question: asksHowMany, schema: { type: 'integer' } },
    ]),
  );
  return ask('q_day', reply, { index }).values.people;
}

describe('Who asks how many come', () => {
  it.each([
    ['fr', 'Combien serez-vous ?', 'samedi, on est quatre', 4],
    ['fr', 'Vous serez combien à bord ?', 'le 12 mars, pour deux', 2],
    ['es', '¿Cuántos sois para cenar?', 'el sábado, somos cuatro', 4],
    ['es', '¿Cuántos vienen?', 'el sábado, somos cuatro', 4],
    ['es', '¿Cuántos vendréis al barco?', 'el sábado, para dos', 2],
    ['it', 'In quanti venite?', 'sabato, siamo in quattro', 4],
    ['it', 'Quanti sarete a tavola?', 'sabato, siamo in quattro', 4],
    ['pt', 'Quantos são ao todo?', 'no sábado, somos quatro', 4],
    ['pt', 'Vocês são quantos?', 'no sábado, somos quatro', 4],
    ['en', 'How many of you will be riding?', "Saturday, there's four of us", 4],
    ['en', 'How many are coming?', "Saturday, we're four", 4],
    ['de', 'Zu wievielt kommen Sie?', 'am Samstag, wir sind zu viert', 4],
    ['de', 'Wie viele seid ihr an Bord?', 'am Samstag, wir sind vier', 4],
  ])('is told by how many the user speaks for: %s %s %s', (language, question, reply, value) => {
    expect(comingIn(language, question, reply)).toBe(value);
  });

  it.each([
    ['fr', 'Combien de nuits restez-vous ?', 'samedi, on est quatre'],
    ['fr', 'Combien vous coûte la location ?', 'samedi, on est quatre'],
    ['es', '¿Cuántos son los metros de la parcela?', 'el sábado, somos cuatro'],
    ['it', 'In quanti giorni volete finire?', 'sabato, siamo in quattro'],
    ['pt', 'Quantos quartos são?', 'no sábado, somos quatro'],
    ['de', 'Für wie viele Nächte?', 'am Samstag, wir sind zu viert'],
  ])('is none who counts something else: %s %s %s', (language, question, reply) => {
    expect(comingIn(language, question, reply)).toBeUndefined();
  });
});
