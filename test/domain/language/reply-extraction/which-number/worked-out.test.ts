import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('What is to be worked out of a number told before', () => {
  it.each([
    ['How many guests are coming?', 'We were eight, but two have cancelled.', 6],
    ['Wie viele Gäste kommen?', 'Wir waren acht, zwei haben abgesagt', 6],
    ['¿Cuántas personas vienen?', 'Éramos ocho pero se han rajado dos', 6],
    ['How many chairs do you need?', 'We had twelve last year, this time half of that', 6],
    ['Combien de ruchettes avez-vous ?', "j'en avais six, il m'en reste la moitié", 3],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['How many guests are coming?', 'Eight, and two have a wheelchair.', 8],
    ['How many chairs do you need?', 'Twelve.', 12],
  ])('but not: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('A number of a measure', () => {
  it.each([
    ['Wie viel Kilogramm Kartoffeln möchten Sie?', '2 Säcke à 12,5 kg', 25],
    ['Combien de litres de vin voulez-vous ?', 'trente bouteilles de 75 centilitres', 22.5],
    ['Hoeveel minuten wandelt hij per dag?', 'drie keer twintig minuten', 60],
  ])('come to the unit that is asked for: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([['How much may it cost, in euros?', 'Two tickets of 20 euros', 20]])(
    'but not in money: %s %s',
    (question, reply, value) => {
      expect(told(question, reply)).toBe(value);
    },
  );
});

describe('The most there may be', () => {
  it.each([
    ['Wie viel Euro möchten Sie höchstens ausgeben?', 'zwischen 900 und 1200', 1200],
    ['¿Cuál es la cuota máxima en euros?', 'entre 30 y 35', 35],
    ['What is your maximum budget in pounds?', 'fifteen to twenty', 20],
  ])('is the upper end of a range: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
