import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const COUNT = { type: 'integer', minimum: 0 };

describe('Things that the noun of the question ends', () => {
  it.each([
    ['Wie viele Zimmer sind es?', 'zwei Schlafzimmer, ein Esszimmer und ein Badezimmer', 4],
    ['How many rooms are there?', 'three bedrooms and one bathroom', 4],
  ])('are summed up: %s %s', (question, reply, value) => {
    expect(valueTold(question, COUNT, reply)).toBe(value);
  });

  it.each([
    ['Wie viele Zimmer sind es?', 'vier Zimmer, davon zwei Kinderzimmer', 4],
    ['Wie viele Zimmer sind es?', 'zwei Kinderzimmer', 2],
  ])('stand alone otherwise: %s %s', (question, reply, value) => {
    expect(valueTold(question, COUNT, reply)).toBe(value);
  });
});

describe('A number below zero', () => {
  it.each([
    ['Wie viele Zimmer sind es?', 'minus eins'],
    ['How many rooms are there?', 'minus two'],
    ['Combien de pièces ?', 'moins deux'],
  ])('is no count: %s %s', (question, reply) => {
    expect(valueTold(question, COUNT, reply)).toBeUndefined();
  });

  it('is no number about which something lies', () => {
    expect(valueTold('Combien de personnes ?', COUNT, 'plus ou moins vingt')).toBe(20);
  });
});
