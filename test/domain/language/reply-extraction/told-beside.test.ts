import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reading-index/reading-index.ts';
import { ask, type FormLine, formOf } from '../support/form.ts';

function choice(id: string, question: string, ...choices: string[]): FormLine {
  return { id, question, schema: { type: 'string', enum: choices }, choices };
}

/** What is read of a reply to the first question of a form. */
function valuesOf(lines: readonly FormLine[], userText: string) {
  const index = prepareReading(formOf(lines));
  return ask(`q_${lines[0]!.id}`, userText, { index }).values;
}

function town(question: string): FormLine {
  return { id: 'town', question, schema: { type: 'string' } };
}

function tableAt(hour: string, seats: string): FormLine[] {
  return [
    { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
    { id: 'seats', question: seats, schema: { type: 'integer' } },
  ];
}

const CRUISE = prepareReading(
  formOf([
    { id: 'harbour', question: 'Which harbour do you sail from?', schema: { type: 'string' } },
    {
      id: 'sailing',
      question: 'On which date do you want to depart?',
      schema: { type: 'string', format: 'date' },
    },
    {
      id: 'landing',
      question: 'On which date will you return?',
      schema: { type: 'string', format: 'date' },
    },
  ]),
);

const DINNER = prepareReading(
  formOf([
    {
      id: 'kitchen',
      question: 'What kind of cooking do you like?',
      schema: { type: 'string', enum: ['Georgian', 'Basque', 'Indian'] },
      choices: ['Georgian', 'Basque', 'Indian'],
    },
    {
      id: 'price',
      question: 'What may it cost?',
      schema: { type: 'string', enum: ['cheap', 'expensive'] },
      choices: ['cheap', 'expensive'],
    },
    {
      id: 'quarter',
      question: 'In which part of town?',
      schema: { type: 'string', enum: ['north', 'south'] },
      choices: ['north', 'south'],
    },
    { id: 'hour', question: 'At what time?', schema: { type: 'string', format: 'time' } },
    {
      id: 'seats',
      question: 'How many people will sit at the table?',
      schema: { type: 'integer' },
    },
  ]),
);

describe('What is told beside the answer', () => {
  it.each([
    ['Leaving on the 2nd of March from Ostend', { sailing: '2019-03-02' }],
    ['I would come back on the 9th of March and sail from Ostend', { landing: '2019-03-09' }],
    ["From Ostend, and I'd leave tomorrow", { sailing: '2019-03-02' }],
  ])('is a day that its verb leads to: "%s"', (userText, told) => {
    expect(ask('q_harbour', userText, { index: CRUISE }).values).toMatchObject(told);
  });

  it('is a choice right before the one that was asked for', () => {
    const told = { kitchen: 'Georgian', price: 'cheap' };
    expect(ask('q_kitchen', 'Is there a cheap Georgian place?', { index: DINNER }).values).toEqual(
      told,
    );
  });

  it('is no part of the name of the one that was asked for', () => {
    expect(ask('q_kitchen', 'North Indian, please', { index: DINNER }).values).toEqual({
      kitchen: 'Indian',
    });
    expect(ask('q_kitchen', 'north Indian food', { index: DINNER }).values).toEqual({
      kitchen: 'Indian',
    });
  });

  it('is a number beside the hour that was asked for', () => {
    const { values } = ask('q_hour', 'We need a table for four on Thursday at 16:45', {
      index: DINNER,
    });
    expect(values).toEqual({ hour: '16:45', seats: 4 });
  });

  it.each([
    [tableAt('At what time?', 'How many people will sit at the table?'), '19:30 sharp, table 12'],
    [tableAt('A che ora?', 'Quante persone siederanno al tavolo?'), 'tavolo 7 alle 19:30'],
    [tableAt('Hoe laat?', 'Met hoeveel personen aan tafel?'), 'tafel 7 om 19:30'],
    [tableAt('Um wie viel Uhr?', 'Wie viele Personen sitzen am Tisch?'), 'Tisch 7 um 19:30'],
  ])('is no number that names a thing beside the hour: %j "%s"', (lines, userText) => {
    expect(valuesOf(lines, userText)).toEqual({ hour: '19:30' });
  });

  it.each([
    [
      town('Which city?'),
      choice('fitness', 'How fit are you?', 'low', 'moderate', 'high'),
      'Paris, we were moderately happy with it',
    ],
    [
      town('Welche Stadt?'),
      choice('price', 'Was darf es kosten?', 'günstig', 'mittel', 'teuer'),
      'Rom, das war teurer als gedacht',
    ],
    [
      town('Welche Stadt?'),
      choice('price', 'Was darf es kosten?', 'günstig', 'mittel', 'teuer'),
      'Rom, mit mittleren Erwartungen',
    ],
    [
      town('¿Qué ciudad?'),
      choice('price', '¿Cuánto puede costar?', 'barato', 'caro'),
      'Madrid, fue cara la última vez',
    ],
    [
      town('Quale città?'),
      choice('price', 'Quanto può costare?', 'economico', 'caro'),
      'Roma, cara amica',
    ],
    [
      town('Welke stad?'),
      choice('price', 'Wat mag het kosten?', 'goedkoop', 'duur'),
      'Rome, dure grap',
    ],
  ])(
    'is no choice of which another form is said in passing: %j %j "%s"',
    (asked, other, userText) => {
      expect(Object.keys(valuesOf([asked, other], userText))).toEqual(['town']);
    },
  );

  it('is a choice in another form that a word of its question stands beside', () => {
    const lines = [
      town('Welche Stadt?'),
      choice('price', 'Wie hoch darf der Preis sein?', 'günstig', 'teuer'),
    ];
    expect(valuesOf(lines, 'Rom, und ein günstiger Preis bitte')).toMatchObject({
      price: 'günstig',
    });
  });
});
