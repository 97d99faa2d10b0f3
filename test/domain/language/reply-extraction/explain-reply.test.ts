import { describe, expect, it } from 'vitest';
import type { ReadingIndex } from '../../../../domain/language/reading-index/reading-index.ts';
import { explainReply } from '../../../../domain/language/reply-extraction/explain-reply.ts';
import { prepareReading, readReply } from '../../../support/at-once.ts';
import { formOf, REFERENCE_TIME } from '../support/form.ts';

const index = prepareReading(
  formOf([
    { id: 'people', question: 'How many people will come?', schema: { type: 'integer' } },
    { id: 'day', question: 'On which day?', schema: { type: 'string', format: 'date' } },
    {
      id: 'area',
      question: 'Which area?',
      schema: { type: 'string', enum: ['north', 'south'] },
      choices: ['north', 'south'],
    },
    { id: 'badge', question: 'Your badge?', schema: { type: 'string', examples: ['AB-1234'] } },
    { id: 'parking', question: 'Do you need parking?', schema: { type: 'boolean' } },
  ]),
);

function inputOf(asked: string, userText: string) {
  return {
    userText,
    askedQuestionIds: [asked],
    assistantText: undefined,
    language: undefined,
    referenceTime: REFERENCE_TIME,
    known: new Map(),
  };
}

function explained(asked: string, userText: string, form: ReadingIndex = index) {
  return explainReply(form, inputOf(asked, userText));
}

describe('An explained reading', () => {
  it.each([
    ['q_people', 'four of us, on 5 May, in the north'],
    ['q_people', 'seven, no wait, eight'],
    ['q_people', 'none'],
    ['q_area', 'I do not mind'],
    ['q_area', 'not the north'],
    ['q_parking', 'yes please'],
    ['q_parking', "I'd rather not say"],
    ['q_badge', 'it says QR 2271'],
    ['q_day', "I'll call you back tomorrow"],
  ])('is the reading itself: %s %s', (asked, text) => {
    const { dialogueAct, outcome, values } = readReply(index, inputOf(asked, text));
    const told = explained(asked, text);
    expect(told).toMatchObject({ dialogue_act: dialogueAct, outcome });
    expect(told.values.map((each) => [each.information_id, each.value, each.confidence])).toEqual(
      values.map((each) => [each.informationId, each.value ?? null, each.confidence]),
    );
  });

  it('tells of what fits too little for a candidate that it is too weak', () => {
    const { rejected, values } = explained('q_day', 'not on 5 May');
    expect(values).toEqual([]);
    expect(rejected).toMatchObject([
      { information_id: 'day', reason: 'too_weak', quote: '5 May', value: '2019-05-05', least: 1 },
    ]);
    expect(rejected[0]!.score).toBeLessThan(1);
  });

  it('tells the words, the rule and the weight of each value, and what was rejected and why', () => {
    const { language, rejected, values } = explained('q_people', 'seven, no wait, eight');
    expect(language).toBe('en');
    expect(values).toEqual([
      {
        information_id: 'people',
        read_as: 'number',
        rule: 'best_fit',
        score: expect.any(Number),
        confidence: expect.any(Number),
        span: [16, 21],
        quote: 'eight',
        value: 8,
        signs: expect.any(Array),
      },
    ]);
    expect(rejected).toContainEqual(
      expect.objectContaining({
        information_id: 'people',
        value: 7,
        quote: 'seven',
        reason: 'another_fits_better',
      }),
    );
    expect(rejected.every(({ score }) => score! < values[0]!.score!)).toBe(true);
  });

  it.each([
    ['q_people', 'none', 'people', 'none_at_all', null],
    ['q_parking', 'yes please', 'parking', 'yes_or_no', 'boolean'],
    ['q_area', 'the north', 'area', 'best_fit', 'choice'],
    ['q_badge', 'it says QR 2271', 'badge', 'best_fit', 'code'],
    ['q_area', 'I do not mind', 'area', 'no_preference', null],
  ])(
    'names the step that told a value: %s %s',
    (...[asked, text, information_id, rule, read_as]) => {
      const value = explained(asked, text).values.find(
        (each) => each.information_id === information_id,
      );
      expect(value).toMatchObject({ rule, ...(read_as === null ? {} : { read_as }) });
    },
  );

  it('tells which signs chose a number among several, and which an implied choice', () => {
    const [people] = explained('q_people', '250 for us, 250 for the others').values;
    expect(people).toMatchObject({ rule: 'weighed_numbers', value: 500 });
    const weights = people!.signs.map(({ weight }) => Math.abs(weight));
    expect(weights).toHaveLength(5);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    const choices = ['Umzug', 'Preis', 'Leistung'];
    const schema = { type: 'string', enum: choices };
    const question = 'Was ist der Grund?';
    const form = prepareReading(formOf([{ id: 'x', question, schema, choices }]));
    const [place] = explained('q_x', 'Die Kartons stehen schon im Flur.', form).values;
    expect(place).toMatchObject({ rule: 'implied_choice', value: 'Umzug' });
    expect(place!.signs.map(({ sign }) => sign)).toContain('always');
  });

  it('names what the agent offered as the reason of a value that was picked among it', () => {
    const input = {
      ...inputOf('q_people', 'The last one, please.'),
      assistantText: 'The tables are for 4, 6 or 8 people.',
    };
    expect(explainReply(index, input).values).toMatchObject([
      { information_id: 'people', rule: 'offered_value', quote: 'last one', value: 8, score: null },
    ]);
  });

  it('tells what weighed most against a reply that does not answer', () => {
    const text = 'We had 40 there, but that depends on who my wife asks.';
    const { answering, outcome, rejected } = explained('q_people', text);
    expect(outcome).toBe('asked_no_answer');
    expect(rejected).toContainEqual(
      expect.objectContaining({ quote: '40', reason: 'does_not_answer' }),
    );
    expect(answering!.odds).toBeLessThan(answering!.least);
    expect(answering!.signs).toHaveLength(5);
    const weights = answering!.signs.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('tells what was hardly told unasked before all else, with the signs that weighed most', () => {
    const text = 'Yes, my brother was there with the van on Tuesday and it was full by noon.';
    const { rejected, values } = explained('q_parking', text);
    expect(values.map((each) => each.information_id)).toEqual(['parking']);
    expect(rejected[0]).toMatchObject({
      information_id: 'day',
      quote: 'Tuesday',
      reason: 'hardly_told',
      score: expect.any(Number),
    });
    const weights = rejected[0]!.signs.map(({ weight }) => Math.abs(weight));
    expect(weights).toHaveLength(5);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(rejected.filter((each) => each.information_id === 'day')).toHaveLength(1);
    expect(rejected.slice(1).flatMap(({ signs }) => signs)).toEqual([]);
  });

  it('weighs nothing where the rules alone say that a reply does not answer', () => {
    expect(explained('q_parking', "I'd rather not say").answering).toBeNull();
  });

  it('says that a schema refuses what was said', () => {
    const form = prepareReading(
      formOf([{ id: 'x', question: 'How many?', schema: { type: 'integer', maximum: 5 } }]),
    );
    const { rejected } = explained('q_x', 'twelve', form);
    expect(rejected).toContainEqual(
      expect.objectContaining({ value: 12, reason: 'not_in_schema' }),
    );
  });
});
