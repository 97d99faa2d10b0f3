import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const TEXT = { type: 'string' } as const;
const STAY: Readonly<Record<string, string>> = {
  en: 'For how long will you stay?',
  de: 'Wie lange bleiben Sie bei uns?',
  fr: 'Combien de temps restez-vous chez nous ?',
  es: '¿Cuánto tiempo se queda usted?',
  it: 'Quanto tempo rimanete da noi?',
  nl: 'Hoe lang blijft u bij ons?',
  pt: 'Quanto tempo você pretende ficar na cidade?',
  zh: '您住多久？',
};

const told = (language: string, reply: string) => valueTold(STAY[language]!, TEXT, reply);

describe('A length of time whose article counts it', () => {
  it.each([
    ['en', 'for a week', 'a week'],
    ['en', 'just the one night', 'one night'],
    ['en', 'For a week, with a balcony.', 'a week'],
    ['en', "I'd like a single room for one night", 'one night'],
    ['en', 'one full week', 'one full week'],
    ['en', 'a fortnight', 'a fortnight'],
    ['en', 'a week, no, ten days', 'ten days'],
    ['de', 'für eine Woche', 'eine Woche'],
    ['fr', 'pour un mois', 'un mois'],
    ['es', 'una semana', 'una semana'],
    ['it', 'per una settimana', 'una settimana'],
    ['nl', 'een week', 'een week'],
    ['pt', 'por uma semana', 'uma semana'],
    ['zh', '一个星期', '一个星期'],
  ])('answers how long: %s %s', (language, reply, value) => {
    expect(told(language, reply)).toBe(value);
  });

  it.each([
    ['en', 'not a week'],
    ['en', 'in a week'],
    ['en', 'a week ago'],
    ['en', 'once a week'],
    ['en', 'can I stay for a week?'],
    ['en', 'I will tell you in a week'],
    ['en', 'one day I will tell you'],
    ['en', 'less than a month'],
    ['en', 'have a nice day'],
    ['de', 'in einer Woche'],
    ['de', 'keine Woche'],
    ['de', 'eines Tages sage ich es Ihnen'],
    ['fr', 'dans une semaine'],
    ['fr', 'il y a une semaine'],
    ['es', 'dentro de una semana'],
    ['es', 'hace un mes'],
    ['it', 'tra una settimana'],
    ['nl', 'over een week'],
    ['pt', 'há uma semana'],
    ['zh', '一个月前'],
  ])('is none where it tells something else: %s %s', (language, reply) => {
    expect(told(language, reply)).toBeUndefined();
  });
});
