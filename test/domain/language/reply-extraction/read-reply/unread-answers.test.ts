import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const FORM = prepareReading(
  formOf([
    { id: 'stays', question: 'Will your brother stay overnight?', schema: { type: 'boolean' } },
    {
      id: 'since',
      question: 'Since when does the door squeak?',
      schema: { type: 'string', format: 'date' },
    },
    { id: 'plate', question: 'What is the number plate of the van?', schema: { type: 'string' } },
    { id: 'chairs', question: 'How many chairs are there?', schema: { type: 'integer' } },
    {
      id: 'grade',
      question: 'How satisfied are you, from 1 to 5?',
      schema: { type: 'integer', minimum: 1, maximum: 5 },
    },
  ]),
);

describe('A reply that no value is read of', () => {
  it.each([
    ['stays', 'He has a flat round the corner.'],
    ['stays', 'His train leaves at six.'],
    ['chairs', 'One for each of the musicians.'],
  ])('to %s answers all the same: %s', (id, reply) => {
    const { outcome, dialogueAct } = ask(`q_${id}`, reply, { index: FORM });
    expect([outcome, dialogueAct]).toEqual(['asked_answered', 'answer']);
  });

  it.each([
    ['plate', "I don't have it on me.", 'asked_no_answer'],
    ['plate', 'I would have to look it up.', 'asked_no_answer'],
    ['chairs', "We haven't counted yet.", 'asked_no_answer'],
    ['plate', "I'd rather tell you in person.", 'refused'],
    ['stays', 'Maybe.', 'asked_no_answer'],
    ['plate', 'Thanks, goodbye!', 'asked_no_answer'],
    [
      'since',
      'Actually, the chairs in the hall are what matters most to us now and the van too.',
      'asked_no_answer',
    ],
  ])('to %s does not: %s', (id, reply, outcome) => {
    expect(ask(`q_${id}`, reply, { index: FORM }).outcome).toBe(outcome);
  });
});

describe('A reply whose value nobody can use', () => {
  it.each([
    ['grade', '7'],
    ['grade', "I'd say a 9"],
    ['grade', 'Ich gebe eine 8'],
    ['grade', 'je dirais 9'],
    ['grade', '给8分'],
    ['since', 'the 31st of February'],
    ['since', 'el 31 de junio'],
    ['since', '2月30日'],
  ])('to %s is no answer: %s', (id, reply) => {
    const { outcome, values } = ask(`q_${id}`, reply, { index: FORM });
    expect([outcome, values[id]]).toEqual(['asked_no_answer', undefined]);
  });

  it('counts where another can be used', () => {
    const { outcome, values } = ask('q_grade', '4, not 9', { index: FORM });
    expect([outcome, values.grade]).toEqual(['asked_answered', 4]);
  });
});
