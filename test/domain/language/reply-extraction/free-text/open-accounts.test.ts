import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const TEXT = { type: 'string' };

const QUESTIONS = {
  en: 'Is there anything else we should know about the house?',
  de: 'Gibt es sonst noch etwas Besonderes, das wir wissen sollten?',
  fr: 'Avez-vous autre chose à nous signaler pour ce jour-là ?',
  es: '¿Hay algo más que debamos saber sobre la casa?',
  it: "C'è altro che dobbiamo sapere della casa?",
  nl: 'Is er verder nog iets bijzonders dat we moeten weten?',
  pt: 'Gostaria de saber se há mais alguma coisa que devamos saber sobre a casa?',
  zh: '还有什么需要我们注意的吗？',
} as const;

describe('A question for anything else', () => {
  it.each([
    ['en', 'The cat is shy, please close the door'],
    ['de', 'Wir haben drei Hunde, die sind laut'],
    ['de', 'Bitte parken Sie hinten, vorne ist gesperrt'],
    ['fr', "Il n'y a pas d'éclairage, et la cour est sombre"],
    ['es', 'El gato es tímido, cierren la puerta'],
    ['it', 'Il gatto è timido, chiudete la porta'],
    ['nl', 'De kat is schuw, doe de deur dicht'],
    ['pt', 'O gato é tímido, fechem a porta'],
    ['zh', '家里有三只狗，比较吵'],
  ] as const)('is answered by the whole reply: %s %s', (code, reply) => {
    expect(valueTold(QUESTIONS[code], TEXT, `${reply}.`)).toBe(reply);
  });

  it.each([
    ['en', "No, that's everything"],
    ['de', 'nein, alles ganz normal'],
    ['fr', 'non, tout est normal'],
    ['es', 'no, todo normal'],
    ['it', 'no, tutto normale'],
    ['nl', 'nee, alles normaal'],
    ['pt', 'não, tudo normal'],
    ['zh', '没有，一切正常'],
  ] as const)('gets no text where there is nothing: %s %s', (code, reply) => {
    expect(valueTold(QUESTIONS[code], TEXT, reply)).toBe('n/a');
  });
});
