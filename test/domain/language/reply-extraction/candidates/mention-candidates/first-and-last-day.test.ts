import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const DAY = { type: 'string', format: 'date' } as const;

/** The words for the name, the first day and the last day, each with its label. */
type Stay = readonly [name: string, first: string, firstLabel: string, last: string, label: string];

const STAYS: Readonly<Record<string, Stay>> = {
  en: ['What name is it under?', 'From which day?', 'First day', 'Until which day?', 'Last day'],
  de: ['Auf welchen Namen?', 'Ab welchem Tag?', 'Erster Tag', 'Bis zu welchem Tag?', 'Letzter Tag'],
  fr: [
    'Quel est votre nom ?',
    'À partir de quel jour ?',
    'Premier jour',
    'Jusqu’à quel jour ?',
    'Dernier jour',
  ],
  es: [
    '¿Cómo se llama usted?',
    '¿Desde qué día quiere?',
    'Primer día',
    '¿Hasta qué día?',
    'Último día',
  ],
  it: ['A che nome?', 'Da quale giorno?', 'Primo giorno', 'Fino a quale giorno?', 'Ultimo giorno'],
  pt: ['Em que nome?', 'A partir de que dia?', 'Primeiro dia', 'Até que dia?', 'Último dia'],
  nl: ['Op welke naam?', 'Vanaf welke dag?', 'Eerste dag', 'Tot en met welke dag?', 'Laatste dag'],
  zh: ['请问您贵姓？', '从哪天开始？', '第一天', '到哪天为止？', '最后一天'],
};

function daysIn(language: string, asked: 'q_name' | 'q_first', reply: string): unknown[] {
  const [name, first, firstLabel, last, label] = STAYS[language]!;
  const index = prepareReading(
    formOf([
      { id: 'name', question: name, schema: { type: 'string' } },
      { id: 'first', question: first, label: firstLabel, schema: DAY },
      { id: 'last', question: last, label, schema: DAY },
    ]),
  );
  const { values } = ask(asked, reply, { index });
  return [values.first, values.last];
}

describe('The last day of a stay', () => {
  it.each([
    ['en', 'from 24 to 28 December'],
    ['de', 'vom 24. bis 28. Dezember'],
    ['fr', 'du 24 au 28 décembre'],
    ['es', 'del 24 al 28 de diciembre'],
    ['it', 'dal 24 al 28 dicembre'],
    ['pt', 'de 24 a 28 de dezembro'],
    ['nl', 'van 24 tot 28 december'],
    ['zh', '12月24号到28号'],
  ])('is told with the first one (%s: %s)', (language, reply) => {
    expect(daysIn(language, 'q_first', reply)).toEqual(['2019-12-24', '2019-12-28']);
  });

  it.each([
    ['fr', 'Morel, on part le 12 et on revient le 20'],
    ['es', 'Gil, salimos el 12 y volvemos el 20'],
    ['es', 'Gil, llegamos el 12 y nos vamos el 20'],
    ['it', 'Neri, arriviamo il 12 e partiamo il 20'],
    ['pt', 'Pinto, chegamos dia 12 e vamos embora dia 20'],
  ])('is told by who comes and goes, whatever is asked (%s: %s)', (language, reply) => {
    expect(daysIn(language, 'q_name', reply)).toEqual(['2019-03-12', '2019-03-20']);
  });

  it.each([
    ['fr', 'Morel, on part les 2'],
    ['es', 'Gil, llegamos los 2'],
    ['it', 'Neri, arriviamo le 2'],
  ])('is none where people are counted (%s: %s)', (language, reply) => {
    expect(daysIn(language, 'q_name', reply)).toEqual([undefined, undefined]);
  });
});
