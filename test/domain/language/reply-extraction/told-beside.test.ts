import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reading-index/reading-index.ts';
import { ask, formOf } from '../support/form.ts';

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
});
