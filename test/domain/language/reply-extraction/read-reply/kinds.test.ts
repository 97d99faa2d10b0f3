import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

const LINES: readonly FormLine[] = [
  {
    id: 'mail',
    question: 'What is your e-mail address?',
    schema: { type: 'string', format: 'email' },
  },
  { id: 'site', question: 'What is your web site?', schema: { type: 'string', format: 'uri' } },
  { id: 'phone', question: 'What is your phone number?', schema: { type: 'string', minLength: 1 } },
  {
    id: 'meeting',
    question: 'When shall we meet?',
    schema: { type: 'string', format: 'date-time' },
  },
  {
    id: 'stay',
    question: 'How long will you stay?',
    schema: { type: 'string', format: 'duration' },
  },
  {
    id: 'plate',
    question: 'What is the plate of your car?',
    schema: { type: 'string', pattern: '^[A-Z]{1,3}-[A-Z]{1,2} ?[0-9]{1,4}$' },
  },
  {
    id: 'ticket',
    question: 'Which ticket is it about?',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    id: 'extras',
    question: 'Which extras would you like?',
    schema: { type: 'array', items: { enum: ['pool', 'sauna', 'gym'] }, uniqueItems: true },
    type: 'multiple_choice',
    choices: ['pool', 'sauna', 'gym'],
  },
  {
    id: 'colours',
    question: 'Which colours do you like?',
    schema: { type: 'array', items: { enum: ['red', 'green', 'blue'] }, minItems: 2 },
    type: 'multiple_choice',
    choices: ['red', 'green', 'blue'],
  },
  {
    id: 'size',
    question: 'How big is your company?',
    schema: { type: 'integer' },
    choices: [
      ['Just me', 1],
      ['A small team', 5],
      ['More than a hundred', 101],
    ],
  },
  {
    id: 'garage',
    question: 'Should the house have a garage?',
    schema: { type: 'boolean' },
    choices: [
      ['With a garage', true],
      ['Without one', false],
    ],
  },
  {
    id: 'plan',
    question: 'Which plan do you choose?',
    schema: { type: 'string' },
    choices: ['Basic', 'Professional', 'Enterprise'],
  },
  {
    id: 'hour',
    question: 'At what hour shall we call?',
    schema: { enum: ['9 am', '1 pm', '5 pm'] },
    choices: ['9 am', '1 pm', '5 pm'],
  },
  {
    id: 'weekday',
    question: 'On which day of the week?',
    schema: { enum: ['Monday', 'Tuesday', 'Saturday'] },
    choices: ['Monday', 'Tuesday', 'Saturday'],
  },
  { id: 'request', question: 'Do you have a special request?', schema: { type: 'string' } },
];

const index = prepareReading(formOf(LINES));

function told(information: string, reply: string): unknown {
  return ask(`q_${information}`, reply, { index }).values[information];
}

describe('values by their kind', () => {
  it.each([
    ['mail', 'Sure, it is anna.schmidt@example.org.', 'anna.schmidt@example.org'],
    ['site', 'You find it at https://example.org/shop?x=1.', 'https://example.org/shop?x=1'],
    ['phone', 'Call me on +49 170 123-4567 please', '+49 170 123-4567'],
    ['meeting', 'On March 9th at 4:30 pm.', '2019-03-09T16:30:00Z'],
    ['stay', 'For three days, I think.', 'P3D'],
    ['stay', 'two weeks', 'P2W'],
    ['plate', "It's B-MW 1234.", 'B-MW 1234'],
    [
      'ticket',
      'About 123e4567-e89b-12d3-a456-426614174000, please',
      '123e4567-e89b-12d3-a456-426614174000',
    ],
    ['extras', 'A pool and a gym would be lovely.', ['pool', 'gym']],
    ['colours', 'Red, green, and above all red.', ['red', 'green']],
    ['size', 'More than a hundred.', 101],
    ['size', 'We are a small team', 5],
    ['garage', 'With a garage, please.', true],
    ['garage', 'No.', false],
    ['plan', 'I take the professional one.', 'Professional'],
    ['plan', 'Enterprize', 'Enterprise'],
    ['plan', 'The first one.', 'Basic'],
    ['hour', 'At one in the afternoon.', '1 pm'],
    ['hour', '17:00', '5 pm'],
    ['weekday', 'On Tuesday, please', 'Tuesday'],
    ['weekday', 'Tomorrow', 'Saturday'],
    ['request', 'Yes, please bring extra towels.', 'bring extra towels'],
  ])('are read: %s from "%s"', (information, reply, value) => {
    expect(told(information, reply)).toEqual(value);
  });

  it.each([
    ['mail', 'I have no address.'],
    ['colours', 'Red, and above all red.'],
    ['plate', 'It is a red one.'],
    ['plan', 'Something quite different'],
    ['hour', 'At half past three.'],
  ])('are not made up: %s from "%s"', (information, reply) => {
    expect(told(information, reply)).toBeUndefined();
  });
});

describe('what is known already', () => {
  const known = new Map([['weekday', { value: 'Monday', status: 'inferred' as const }]]);

  it('is not replaced by what is said in passing', () => {
    const { values } = ask('q_plan', 'Basic. See you Tuesday!', { index, known });
    expect(values).toEqual({ plan: 'Basic' });
  });

  it('is replaced by a correction', () => {
    const { values } = ask('q_plan', 'Basic. Sorry, make it Tuesday instead.', { index, known });
    expect(values).toEqual({ plan: 'Basic', weekday: 'Tuesday' });
  });

  it('is replaced when it is asked for again', () => {
    expect(ask('q_weekday', 'Tuesday', { index, known }).values).toEqual({ weekday: 'Tuesday' });
  });
});
