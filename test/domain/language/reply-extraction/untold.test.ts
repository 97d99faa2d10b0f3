import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../domain/language/reading-index/reading-index.ts';
import { readReply } from '../../../../domain/language/reply-extraction/read-reply.ts';
import { ask, formOf, REFERENCE_TIME } from '../support/form.ts';

const FORM = prepareReading(
  formOf([
    { id: 'cough', question: 'What is the matter with the dog?', schema: { type: 'string' } },
    {
      id: 'visit',
      question: 'Which day would you like to come?',
      schema: { type: 'string', format: 'date' },
    },
    { id: 'insured', question: 'Is the dog insured?', schema: { type: 'boolean' } },
  ]),
);

describe('What nobody asked for', () => {
  it('is no day before today where one is to come', () => {
    const { values } = ask('q_insured', 'Yes, I signed it yesterday.', { index: FORM });
    expect(values).toEqual({ insured: true });
  });

  it('is told by a day to come', () => {
    const { values } = ask('q_insured', 'Yes, and we can come on Friday.', { index: FORM });
    expect(Object.keys(values).sort()).toEqual(['insured', 'visit']);
  });
});

const HOUSE = prepareReading(
  formOf([
    { id: 'heating', question: 'Which heating would you like?', schema: { type: 'string' } },
    { id: 'cooling', question: 'Is cooling wanted?', schema: { type: 'boolean' } },
    { id: 'reserve', question: 'Does it take a reserve tank?', schema: { type: 'boolean' } },
  ]),
);

describe('A verb', () => {
  it('names no topic of a yes or no, be it wanted or taken', () => {
    const wanted = ask('q_heating', 'I want a heat pump', { index: HOUSE });
    expect(wanted.values).not.toHaveProperty('cooling');
    const taken = ask('q_heating', 'We take district heating', { index: HOUSE });
    expect(taken.values).not.toHaveProperty('reserve');
  });

  it('leaves the topic to its noun', () => {
    const { values } = ask('q_heating', 'A heat pump, and with cooling please', { index: HOUSE });
    expect(values).toMatchObject({ cooling: true });
  });
});

const TRIP = prepareReading(
  formOf([
    {
      id: 'back',
      question: 'When do you come back?',
      schema: { type: 'string', format: 'date' },
    },
    {
      id: 'bags',
      question: 'How many bags do you check?',
      schema: { type: 'integer' },
      choices: [
        ['1', 1],
        ['2', 2],
      ],
    },
    { id: 'guests', question: 'How many of you are staying?', schema: { type: 'integer' } },
    { id: 'hall', question: 'What is the name of the hall?', schema: { type: 'string' } },
    { id: 'singer', question: 'What is the name of the singer?', schema: { type: 'string' } },
  ]),
);

describe('Words that answer one question', () => {
  it('are no number of another: the digit of a day', () => {
    const { values } = ask('q_back', 'Back on the 2nd of January', { index: TRIP });
    expect(Object.keys(values)).toEqual(['back']);
  });

  it('are no count for a verb after "one"', () => {
    const { values } = ask('q_hall', 'Olympia, the only one staying open', { index: TRIP });
    expect(values).not.toHaveProperty('guests');
  });

  it('leave what is left of them to no sibling, unless something leads there', () => {
    const asked = (userText: string) =>
      readReply(TRIP, {
        userText,
        askedQuestionIds: ['q_hall', 'q_singer'],
        assistantText: undefined,
        context: [],
        language: 'en',
        referenceTime: REFERENCE_TIME,
        known: new Map(),
      }).values.map(({ informationId, value }) => [informationId, value]);
    expect(asked('The hall is Olympia. It has a Steinway.')).toEqual([['hall', 'Olympia']]);
    expect(asked('Olympia, with a concert by Nadia Rahal')).toEqual([
      ['hall', 'Olympia'],
      ['singer', 'Nadia Rahal'],
    ]);
  });
});

describe('No preference', () => {
  it('is told of the question asked and of no other one that its words stand in', () => {
    const known = { index: TRIP, assistantText: 'Do you have a hall or a singer in mind?' };
    expect(ask('q_hall', 'No.', known).values).toEqual({ hall: 'n/a' });
  });

  it('puts off no hour: "I don\'t need one" is not one o\'clock', () => {
    expect(ask('q_time', "Actually I don't need one").values).toEqual({});
  });
});
