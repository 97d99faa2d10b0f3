import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'integer' }, reply);

describe('What two numbers come to that multiply each other', () => {
  it.each([
    ['How many bottles would you like?', 'Three crates of six.', 18],
    ['How many bottles would you like?', 'two packs of twelve, please', 24],
    ['Wie viele Flaschen brauchen Sie?', 'drei Kisten zu sechs', 18],
    ['Combien de bouteilles voulez-vous ?', 'deux cartons de six', 12],
    ['¿Cuántas botellas quiere?', 'dos cajas de doce', 24],
    ['Quante bottiglie di vino volete?', 'tre casse da sei', 18],
    ['Hoeveel flessen wilt u?', 'twee dozen van zes', 12],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['How many crates would you like?', 'Three crates of six.', 3],
    ['How many rooms do you need?', 'Two rooms for four.', 2],
    ['How many children come along?', 'Two children of six.', 2],
    ['How many bottles would you like?', 'Three crates of six litres.', 3],
    ['How many bottles would you like?', 'Two of six.', 2],
    ['How many bottles would you like?', 'Five instead of six.', 5],
    ['How many bottles would you like?', 'Two magnums of 2015.', 2],
    ['How many children do you have?', 'Two boys of seven.', 2],
    ['How many kids do you have?', 'Two toddlers of three.', 2],
    ['How many guests come along?', 'Two girls of 8.', 2],
    ['Hoeveel kinderen hebt u?', 'twee meisjes van zes', 2],
    ["Combien d'enfants avez-vous ?", 'deux garçons de huit et dix', 2],
  ])('but not: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
