import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const told = (question: string, reply: string) => valueTold(question, { type: 'number' }, reply);

describe('Units of the kitchen, the market and the pharmacy', () => {
  it.each([
    ['Wie viel Kilogramm wiegt der Schrank?', 'gute fünf Zentner', 250],
    ['Wie viel Kilogramm Fleisch möchten Sie?', 'anderthalb Pfund', 0.75],
    ['Hoeveel gram voer krijgt hij?', 'een ons', 100],
    ['Quanti grammi di prosciutto?', 'due etti', 200],
    ['Combien de kilos de miel faites-vous ?', 'environ un quintal', 100],
    ['Combien de kilos de pommes voulez-vous ?', 'deux livres', 1],
    ['Qual é a dose, em miligramas?', 'um grama', 1000],
    ['How many litres is the bottle?', '75 centilitres', 0.75],
    ['¿Cuántos años tienen las tuberías?', 'medio siglo', 50],
    ['Wie viele Jahre ist das her?', 'zwei Jahrzehnte', 20],
    ['¿Cuántos minutos quiere entrenar?', 'hora y cuarto como mucho', 75],
    ['How many minutes does it take?', 'an hour and a quarter', 75],
    ['Quanti minuti ci vogliono?', "un'ora e un quarto", 75],
    ['¿En cuántas semanas lo quiere?', 'un mes como mucho', 4],
    ['¿En cuántas semanas lo quiere?', 'quince días', 2],
    ['Dans combien de semaines ?', 'quinze jours', 2],
    ['Wie viele Wochen brauchen Sie dafür?', 'acht Tage', 1],
    ['Quante bottiglie desidera?', 'quattro dozzine', 48],
    ['Quantos ovos deseja?', 'três dúzias', 36],
    ['运输温度要多少度？', '四度', 4],
  ])('%s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('A year', () => {
  it.each([
    ['What year was the boat built?', 'eighty-four', 1984],
    ['What year was the boat built?', "'07", 2007],
    ['De que ano é o carro?', 'noventa e oito', 1998],
    ['Wat is het bouwjaar?', 'negenendertig', 1939],
    ['In welchem Jahr sind Sie geboren?', 'am 3. Februar 1947', 1947],
  ])('is told in short, or with its day: %s %s', (question, reply, year) => {
    expect(told(question, reply)).toBe(year);
  });

  it.each([
    ['How old are you in years?', 'eighty-four', 84],
    ['How many years is the lease?', 'twenty', 20],
    ['Hoe oud bent u, in jaar?', '84', 84],
    ['How many chairs do you need?', '84', 84],
  ])('is no age and no count: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});

describe('None', () => {
  it.each([
    ['Wie viele Eier möchten Sie?', 'Keine, der Nachbar hat selber 15 Hühner', 0],
    ['Wie viele Eier möchten Sie?', 'Eier brauchen wir net', 0],
    ['¿Cuántos enchufes necesita?', 'ninguno que me da miedo', 0],
    ['Quanti animali portate?', 'abbiamo due gatti però restano con la vicina, quindi nessuno', 0],
    ['Hoeveel kinderen komen er mee?', 'niks', 0],
  ])('stands against a number of something else: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });

  it.each([
    ['How many suitcases do you have?', 'Nothing, just two suitcases', 2],
    ['How many suitcases do you have?', 'None. No wait, two', 2],
  ])('but not against one of the same: %s %s', (question, reply, value) => {
    expect(told(question, reply)).toBe(value);
  });
});
