import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const LIST = { type: 'array', items: { type: 'string' }, uniqueItems: true } as const;

function listTold(question: string, reply: string): unknown {
  return valueTold(question, LIST, reply);
}

describe('A list of any words', () => {
  it.each([
    ['Welche Komponisten spielen Sie?', 'Bach, Mozart und Chopin', ['Bach', 'Mozart', 'Chopin']],
    [
      'Welche Komponisten spielen Sie?',
      'Am liebsten Beethoven und Bach, danke.',
      ['Beethoven', 'Bach'],
    ],
    [
      'Which instruments do you play?',
      'I play guitar, piano and violin',
      ['guitar', 'piano', 'violin'],
    ],
    ['Which allergies do you have?', 'nuts and shellfish', ['nuts', 'shellfish']],
    [
      'Quels plats voulez-vous ?',
      'une quiche, deux salades et une tarte',
      ['quiche', 'deux salades', 'tarte'],
    ],
    ['Quali allergie ha?', 'noci, latte e uova', ['noci', 'latte', 'uova']],
    ['Welke allergieën heeft u?', 'noten en schaaldieren', ['noten', 'schaaldieren']],
    ['Que alergias tem?', 'amendoim e leite', ['amendoim', 'leite']],
  ])('has an item for each: %s %s', (question, reply, items) => {
    expect(listTold(question, reply)).toEqual(items);
  });

  it.each([
    ['Which allergies do you have?', 'nuts. And can we sit outside?', ['nuts']],
    ['Which instruments do you play?', 'the guitar, since I was six', ['guitar']],
    ['Welche Komponisten spielen Sie?', 'Beethoven, aber nur sonntags', ['Beethoven']],
  ])('ends where something else is told: %s %s', (question, reply, items) => {
    expect(listTold(question, reply)).toEqual(items);
  });
});
