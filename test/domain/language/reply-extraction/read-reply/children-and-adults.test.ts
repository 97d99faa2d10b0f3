import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const COUNT = { type: 'integer', minimum: 0 } as const;
const QUESTIONS: Readonly<Record<string, readonly [adults: string, children: string]>> = {
  en: ['How many adults are you?', 'How many children are coming along?'],
  de: ['Wie viele Erwachsene reisen mit?', 'Wie viele Kinder reisen mit?'],
  fr: ["Combien d'adultes voyagent ?", "Combien d'enfants voyagent ?"],
  es: ['¿Cuántos adultos viajan?', '¿Cuántos niños viajan?'],
  it: ['Quanti adulti viaggiano?', 'Quanti bambini viaggiano?'],
  nl: ['Hoeveel volwassenen reizen er mee?', 'Hoeveel kinderen reizen er mee?'],
  pt: ['Quantos adultos viajam?', 'Quantas crianças viajam?'],
  zh: ['有几位成人？', '有几个孩子？'],
};

/** How many adults and children a reply tells. */
function told(language: string, asked: 'adults' | 'children', reply: string): unknown {
  const [adults, children] = QUESTIONS[language]!;
  const lines = [
    { id: 'adults', question: adults, schema: COUNT },
    { id: 'children', question: children, schema: COUNT },
  ];
  return ask(`q_${asked}`, reply, { index: prepareReading(formOf(lines)) }).values;
}

describe('Adults and children', () => {
  it.each([
    ['en', '2 adults, no children'],
    ['de', 'zwei Erwachsene, keine Kinder'],
    ['fr', "deux adultes, pas d'enfants"],
    ['es', 'dos adultos, sin niños'],
    ['it', 'due adulti, nessun bambino'],
    ['nl', 'twee volwassenen, geen kinderen'],
    ['pt', 'dois adultos, nenhuma criança'],
    ['zh', '两个大人，没有孩子'],
  ])('are told apart where there is none of them: %s %s', (language, reply) => {
    expect(told(language, 'children', reply)).toEqual({ adults: 2, children: 0 });
  });

  it.each([
    ['en', 'two, no kids'],
    ['de', 'zwei, keine Kinder'],
    ['fr', "deux, pas d'enfants"],
    ['es', 'dos, sin niños'],
    ['it', 'due, niente bambini'],
    ['nl', 'twee, geen kinderen'],
    ['pt', 'dois, sem crianças'],
    ['zh', '两个，没有孩子'],
  ])('are none though nobody asked: %s %s', (language, reply) => {
    expect(told(language, 'adults', reply)).toEqual({ adults: 2, children: 0 });
  });

  it.each([
    ['en', 'two, and we cannot leave the kids alone'],
    ['es', 'dos, no vamos sin niños pequeños de la mano'],
  ])('are not none where something else is denied: %s %s', (language, reply) => {
    expect(told(language, 'adults', reply)).toEqual({ adults: 2 });
  });

  it.each([
    ['en', 'yes, two, 7 and 9', 2],
    ['de', 'ja zwei, 7 und 9', 2],
    ['fr', 'oui deux, 7 et 9 ans', 2],
    ['es', 'sí dos, 7 y 9 años', 2],
    ['it', 'sì due, 7 e 9 anni', 2],
    ['nl', 'ja twee, 7 en 9', 2],
    ['en', 'two, no three', 3],
  ])('are counted ahead of their ages: %s %s', (language, reply, children) => {
    expect(told(language, 'children', reply)).toEqual({ children });
  });

  it.each([
    ['en', 'children', '2 adults and 3 kids', { adults: 2, children: 3 }],
    ['en', 'adults', 'I am coming with my 3 sons', {}],
    ['en', 'children', '3', { children: 3 }],
    ['en', 'children', 'no, just me', { children: 0 }],
    ['en', 'children', 'our two girls', { children: 2 }],
    ['fr', 'adults', 'deux avec trois enfants', { adults: 2, children: 3 }],
    ['es', 'children', 'mis dos hijas', { children: 2 }],
    ['zh', 'adults', '三个孩子两个大人', { adults: 2, children: 3 }],
    ['zh', 'adults', '两个大人一个小孩', { adults: 2, children: 1 }],
    ['zh', 'adults', '两个大人，两个小时', { adults: 2 }],
    ['en', 'adults', '4 people', { adults: 4 }],
    ['en', 'adults', 'my wife and I', { adults: 2 }],
  ] as const)('are told by their words: %s %s %s', (language, asked, reply, values) => {
    expect(told(language, asked, reply)).toEqual(values);
  });

  it.each([
    ['en', '2 adults and one minor child', { adults: 2 }],
    ['en', 'a table for my son, my wife and me', {}],
    ['en', 'a room for my wife and I', {}],
    ['en', 'we are four people', {}],
    ['en', 'how many kids can come?', {}],
    ['de', 'wir sind vier Personen', {}],
    ['fr', 'nous sommes quatre personnes', {}],
  ])('are not told by those of all: %s %s', (language, reply, values) => {
    expect(told(language, 'children', reply)).toEqual(values);
  });

  it('are the guests where nobody else is counted', () => {
    const question = 'How many children will come to the party?';
    const index = prepareReading(formOf([{ id: 'x', question, schema: COUNT }]));
    expect(ask('q_x', 'twelve guests', { index }).values).toEqual({ x: 12 });
    expect(ask('q_x', '12, plus 3 grown-ups', { index }).values).toEqual({ x: 12 });
  });
});
