import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const PEOPLE: Readonly<Record<string, string>> = {
  en: 'How many people will come to the party?',
  de: 'Wie viele Personen kommen zu der Feier?',
  nl: 'Hoeveel personen komen er naar het feest?',
  zh: '一共有几个人来？',
  fr: 'Combien de personnes viendront à la fête ?',
  es: '¿Cuántas personas vendrán a la fiesta?',
  it: 'Quante persone verranno alla festa?',
  pt: 'Quantas pessoas vão estar na festa?',
};

const told = (language: string, reply: string) =>
  valueTold(PEOPLE[language]!, { type: 'integer' }, reply);

describe('A number that is no more exact than its words', () => {
  it.each([
    ['en', 'a few hundred'],
    ['en', 'several dozen'],
    ['de', 'ein paar hundert'],
    ['de', 'ein paar'],
    ['nl', 'een paar honderd'],
    ['zh', '十几个吧'],
    ['zh', '几百个'],
    ['zh', '七八个'],
    ['zh', '两三千'],
    ['fr', 'quelques centaines'],
    ['es', 'varios cientos'],
    ['it', 'qualche centinaio'],
    ['pt', 'algumas centenas'],
  ])('is none: %s %s', (language, reply) => {
    expect(told(language, reply)).toBeUndefined();
  });

  it.each([
    ['en', 'a couple of hundred', 200],
    ['en', 'a couple of dozen', 24],
    ['en', 'a couple', 2],
    ['zh', '三百五', 350],
    ['zh', '二十八个', 28],
    ['zh', '七个', 7],
  ])('and one where they are: %s %s', (language, reply, value) => {
    expect(told(language, reply)).toBe(value);
  });
});

describe('A year to who asks how old something is', () => {
  it.each([
    ['How old is the boiler, in years?', 'It was put in in 2016.'],
    ['Wie alt ist die Heizung?', 'Baujahr 2016'],
    ['Hoe oud is de ketel?', 'van 2016'],
  ])('counts no years: %s %s', (question, reply) => {
    expect(valueTold(question, { type: 'integer' }, reply)).toBeUndefined();
  });
});
