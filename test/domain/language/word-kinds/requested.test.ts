import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const YES_OR_NO = { type: 'boolean' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;

describe('A question that wants what it names', () => {
  it.each([
    ['Should the salon be unisex?', 'Can you find me a unisex salon?'],
    ['Should the attraction have free entrance?', 'Could you find something with free entrance?'],
    ['Soll das Zimmer einen Balkon haben?', 'Könnten Sie mir eins mit Balkon suchen?'],
    ['Faut-il un balcon ?', 'Pourriez-vous me trouver une chambre avec balcon ?'],
    ['¿La quiere con balcón?', '¿Me podría buscar una con balcón?'],
    ['La vuole con balcone?', 'Mi può trovare una stanza con balcone?'],
    ['Moet er een balkon zijn?', 'Kunt u een kamer met balkon voor me zoeken?'],
    ['Quer com varanda?', 'Podia arranjar-me um quarto com varanda?'],
    ['需要带阳台吗？', '能帮我找一间带阳台的吗？'],
  ])('says yes to who asks whether that is wanted: %s %s', (question, reply) => {
    expect(valueTold(question, YES_OR_NO, reply)).toBe(true);
  });

  it.each([
    ['May we lay poison?', 'What sort of poison is it?'],
    ['Do you need a balcony?', 'How much is one with a balcony?'],
  ])('says nothing where it only wonders about it: %s %s', (question, reply) => {
    expect(valueTold(question, YES_OR_NO, reply)).toBeUndefined();
  });

  it.each([
    [
      'How many seats do you need?',
      'Hello there, sorry for the late reply, might we have 3 seats by any chance?',
      3,
    ],
    [
      'Wie viele Plätze brauchen Sie?',
      'Wäre es denn möglich, dass wir zu viert kommen, also 4 Plätze?',
      4,
    ],
  ])('tells its number: %s %s', (question, reply, count) => {
    expect(valueTold(question, COUNT, reply)).toBe(count);
  });
});
