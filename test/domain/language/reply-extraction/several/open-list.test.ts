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
    ['Que alergias tem?', 'ao leite e ao amendoim', ['leite', 'amendoim']],
    ['您有什么忌口吗？', '花生和海鲜', ['花生', '海鲜']],
    ['您有什么忌口吗？', '花生和海鲜不能吃', ['花生', '海鲜']],
  ])('has an item for each: %s %s', (question, reply, items) => {
    expect(listTold(question, reply)).toEqual(items);
  });

  it.each([
    ['Are there any allergies?', 'none'],
    ['Are there any allergies?', 'no allergies'],
    ['Are there any allergies?', 'no'],
    ['Gibt es Allergien?', 'keine'],
    ['Y a-t-il des allergies ?', 'aucune'],
    ['¿Tiene alguna alergia?', 'no, ninguna'],
    ['Ha qualche allergia?', 'nessuna'],
    ['Tem alguma alergia?', 'nenhuma'],
    ['Heeft u allergieën?', 'geen'],
    ['您有什么忌口吗？', '没有'],
  ])('is empty where there is none: %s %s', (question, reply) => {
    expect(listTold(question, reply)).toEqual([]);
  });

  it.each([
    ['Are there any allergies?', "I don't know", undefined],
    ['Are there any allergies?', 'no nuts please', ['nuts']],
  ])('is not empty where that is open, or a thing is ruled out: %s %s', (question, reply, list) => {
    expect(listTold(question, reply)).toEqual(list);
  });

  it.each([
    ['Which allergies do you have?', 'nuts. And can we sit outside?', ['nuts']],
    ['Which instruments do you play?', 'the guitar, since I was six', ['guitar']],
    ['Welche Komponisten spielen Sie?', 'Beethoven, aber nur sonntags', ['Beethoven']],
  ])('ends where something else is told: %s %s', (question, reply, items) => {
    expect(listTold(question, reply)).toEqual(items);
  });
});
