import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const SEATS = { type: 'integer', minimum: 1 } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const QUESTIONS: Readonly<Record<string, readonly [seats: string, kayaks: string]>> = {
  en: ['How many seats do you need?', 'How many suitcases will you check in?'],
  de: ['Wie viele Plätze brauchen Sie?', 'Wie viele Koffer geben Sie auf?'],
  fr: ['Combien de places vous faut-il ?', 'Combien de valises enregistrez-vous ?'],
  es: ['¿Cuántas plazas necesita?', '¿Cuántas maletas factura?'],
  it: ['Quanti posti le servono?', 'Quante valigie imbarca?'],
  nl: ['Hoeveel plaatsen heeft u nodig?', 'Hoeveel koffers checkt u in?'],
  pt: ['Quantos lugares precisa?', 'Quantas malas vai despachar?'],
};

/** What a reply to who asks for seats tells. */
function told(language: string, reply: string): unknown {
  const [seats, cases] = QUESTIONS[language]!;
  const lines = [
    { id: 'seats', question: seats, schema: SEATS },
    { id: 'cases', question: cases, schema: COUNT },
  ];
  return ask('q_seats', reply, { index: prepareReading(formOf(lines)) }).values;
}

describe('None of what another question counts', () => {
  it.each([
    ['en', 'two, and zero suitcases to check in'],
    ['en', 'two. we have no suitcases'],
    ['de', 'zwei, und keine Koffer'],
    ['fr', 'deux, sans valises'],
    ['fr', 'deux, pas de valises'],
    ['es', 'dos, sin maletas'],
    ['es', 'dos y cero maletas'],
    ['it', 'due, niente valigie'],
    ['it', 'due, zero valigie'],
    ['nl', 'twee, geen koffers'],
    ['nl', 'twee en nul koffers'],
    ['pt', 'dois, sem malas'],
    ['pt', 'dois e zero malas'],
  ])('is 0 of it though nobody asked: %s %s', (language, reply) => {
    expect(told(language, reply)).toEqual({ seats: 2, cases: 0 });
  });

  it.each([
    ['en', 'two, and no suitcases were damaged so far'],
    ['en', 'two. are there no suitcases allowed?'],
    ['en', 'two, no hurry'],
    ['de', 'zwei, keine Eile'],
    ['de', 'zwei, keine Koffer verlieren bitte'],
    ['es', 'dos, sin problema'],
  ])('is not told where something else is denied: %s %s', (language, reply) => {
    expect(told(language, reply)).toEqual({ seats: 2 });
  });
});
