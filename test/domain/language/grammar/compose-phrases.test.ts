import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

function outcomeOf(question: string, reply: string): unknown {
  const schema = { type: 'boolean' } as const;
  return ask('q_x', reply, { index: prepareReading(formOf([{ id: 'x', question, schema }])) })
    .outcome;
}

describe('A denied word that only has the stem of one of telling', () => {
  it.each([
    ['Wohnen Haustiere im Haus?', 'nein, die sind alle aus dem haus'],
    ['Ist die Wohnung noch möbliert?', 'nicht mehr, ist alles raus aus den zimmern'],
    ['Steht der Wagen in der Garage?', 'nein der ist aus der garage raus'],
    ['Há elevador no prédio?', 'no terceiro direito'],
    ['É no rés do chão?', 'no quarto direito'],
    ['Está no lado certo?', 'no lado direito'],
    ['È al piano terra?', 'no al secondo diritto in fondo'],
    ['¿Está en el lado izquierdo?', 'no en el derecho'],
    ['Est-ce du bon côté ?', 'non, à droite'],
    ['Is it on this side?', 'no next door'],
    ['Staat de schuur er nog?', 'nee die is uit de tuin'],
    ['孩子还用尿布吗？', '不用了，都大了'],
  ])('refuses nothing: %s %s', (question, reply) => {
    expect(outcomeOf(question, reply)).not.toBe('refused');
  });

  it.each([
    ['Wohnen Haustiere im Haus?', 'das sage ich nicht'],
    ['Wohnen Haustiere im Haus?', 'darüber rede ich nicht'],
    ['Há animais em casa?', 'não digo'],
    ['Há animais em casa?', 'não vou falar disso'],
    ['Ha animali in casa?', 'non te lo dico'],
    ['Ha animali in casa?', 'non ne parlo'],
    ['¿Hay animales en casa?', 'no lo digo'],
    ['Y a-t-il des animaux ?', 'je ne le dis pas'],
    ['Any animals in the house?', "i'm not saying"],
    ['Zijn er dieren in huis?', 'dat zeg ik niet'],
    ['家里有动物吗？', '不想说'],
  ])('is told from one that refuses: %s %s', (question, reply) => {
    expect(outcomeOf(question, reply)).toBe('refused');
  });
});
