import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'integer' }, reply);

describe('People who are named one by one', () => {
  it.each([
    ['How many people will come?', 'me, my wife and the three kids', 5],
    ['How many people will come?', 'just me n the missus', 2],
    ['How many people will come?', 'my partner and I, and Grandad', 3],
    [
      'Für wie viele Personen soll ich den Tisch eindecken?',
      'mein Mann und ich, die drei Buben und die Schwiegermutter',
      6,
    ],
    [
      'Für wie viele Personen soll ich den Tisch eindecken?',
      'Mein Bruder, zwei Kollegen und ich selber',
      4,
    ],
    ['Für wie viele Personen soll ich den Tisch eindecken?', 'meine Frau, ich und das Baby', 3],
    ['Met hoeveel personen komt u?', 'opa, oma, wij tweeën en drie kinderen', 7],
    ['Met hoeveel personen komt u?', 'ik, mijn vriendin en haar zoontje', 3],
    ['¿Cuántas personas serán?', 'mi marido, yo y los tres niños', 5],
  ])('are all who come: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['Wie viele Personen kommen?', 'zu viert, Oma mitgezählt', 4],
    ['Wie viele Personen kommen?', 'Wir sind zu viert, meine Frau, ich und die Zwillinge', 4],
    ['How many people will come?', 'Twelve, my sister pays', 12],
    ['How many children will come?', 'me, my wife and two kids', 2],
  ])('but not where the sum is told, or others are asked for: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('Numbers of clauses of their own', () => {
  it.each([
    ['How many flatmates would be fine?', '3 is fine, 2 loos would be a dream', 3],
    ['How many square metres is the wet patch?', "about 6, the flat's 68 all in", 6],
    ['How many copies do you need?', '250 for us, 250 for the others', 500],
    ['How many panels do you want?', 'six on the left and eight on the right', 14],
  ])('are added only where something joins them: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
