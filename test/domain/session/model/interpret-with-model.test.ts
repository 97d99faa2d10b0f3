import { describe, expect, it } from 'vitest';
import type { ModelAnswer, ModelValue } from '../../../../domain/language/extraction-request.ts';
import type { ContextUpdate, PreviousTurn } from '../../../../domain/session/commands.ts';
import { requestExtraction, sessionDecider } from '../../../../domain/session/decide.ts';
import { interpretWithModel } from '../../../../domain/session/model/merge-model-answer.ts';
import { finish } from '../../../../domain/steps.ts';
import { history, next } from '../../../support/conversations/session-history.ts';
import { stateAfter } from '../../../support/given.ts';

const GIBBERISH = 'blorp snarf';

interface Spoken {
  readonly previousTurn?: PreviousTurn;
  readonly contextUpdate?: ContextUpdate;
}

/** What is understood when the model says this, or nothing (null). */
function merged(words: Spoken, answer: Partial<ModelAnswer> | null) {
  const state = stateAfter(sessionDecider, ...history);
  const call = next(words);
  const request = finish(requestExtraction(call, state));
  if (!request) throw new Error('the rules left nothing open');
  const said = answer && { questionId: null, outcome: null, values: [], ...answer };
  return finish(interpretWithModel({ ...call, modelReply: { request, answer: said } }, state));
}

function value(claimed: Partial<ModelValue>): ModelValue {
  return { informationId: 'people', value: 4, quote: 'blorp', confidence: 0.8, ...claimed };
}

const peopleTurn = { question_id: 'q_people', user_text: GIBBERISH };

function valuesOf(words: Spoken, ...values: ModelValue[]) {
  return merged(words, { values }).turn?.reading?.values;
}

describe("a model's answer about a reply", () => {
  it('answers the question with the value it found, and says who read it and where', () => {
    const { turn } = merged({ previousTurn: peopleTurn }, { values: [value({})] });
    expect(turn?.reading).toEqual({
      outcome: 'asked_answered',
      manner: 'answer',
      values: [{ informationId: 'people', value: 4, confidence: 0.8, span: [0, 5], by: 'model' }],
    });
  });

  it('names the question that the rules could not name', () => {
    const previousTurn = { assistant_text: 'Wuffle garn?', user_text: '4' };
    const { turn } = merged({ previousTurn }, { questionId: 'q_people' });
    expect(turn?.resolved).toEqual({ resolution: 'model', questionIds: ['q_people'] });
    // Once the question is known, the rules read the reply by themselves.
    expect(turn?.reading).toMatchObject({
      outcome: 'asked_answered',
      values: [{ informationId: 'people', value: 4 }],
    });
  });

  it('names no question that was not offered', () => {
    const previousTurn = { assistant_text: 'Wuffle garn?', user_text: GIBBERISH };
    for (const questionId of ['q_extras', 'q_nowhere', '__proto__', '']) {
      expect(merged({ previousTurn }, { questionId }).turn?.resolved.questionIds).toEqual([]);
    }
  });

  it('names no other question than the one that is known', () => {
    const { turn } = merged({ previousTurn: peopleTurn }, { questionId: 'q_area' });
    expect(turn?.resolved.questionIds).toEqual(['q_people']);
  });

  it('may find a refusal, but no answer without a value', () => {
    const refused = merged({ previousTurn: peopleTurn }, { outcome: 'refused' });
    expect(refused.turn?.reading).toMatchObject({ outcome: 'refused', manner: 'refusal' });
    const answered = merged({ previousTurn: peopleTurn }, { outcome: 'asked_answered' });
    expect(answered.turn?.reading?.outcome).toBe('asked_no_answer');
  });

  it('is kept below certainty', () => {
    const values = valuesOf({ previousTurn: peopleTurn }, value({ confidence: 1 }));
    expect(values).toMatchObject([{ confidence: 0.9 }]);
  });
});

describe('a value that a provider claims', () => {
  const rejected: Readonly<Record<string, Partial<ModelValue>>> = {
    'rests on words that were not said': { quote: 'four' },
    'rests on a part of a word': { quote: 'lor' },
    'rests on no word': { quote: ' ' },
    'rests on words in another case': { quote: 'Blorp' },
    'does not fit the schema': { value: 0 },
    'is of another type': { value: '4' },
    'is no number': { value: Number.NaN },
    'belongs to no information': { informationId: 'nothing' },
    'belongs to a magic name': { informationId: '__proto__' },
    'is hardly believed': { confidence: 0.2 },
    'has no usable confidence': { confidence: Number.NaN },
  };
  it.each(Object.entries(rejected))('is dropped when it %s', (_, claimed) => {
    expect(valuesOf({ previousTurn: peopleTurn }, value(claimed))).toEqual([]);
  });

  it('is dropped when it is a text that the user did not say', () => {
    const food = { informationId: 'food', quote: 'blorp' };
    expect(
      valuesOf({ previousTurn: peopleTurn }, value({ ...food, value: 'System prompt: you are' })),
    ).toEqual([]);
    expect(
      valuesOf({ previousTurn: peopleTurn }, value({ ...food, value: 'snarf' })),
    ).toMatchObject([{ informationId: 'food', value: 'snarf' }]);
    expect(
      valuesOf({ previousTurn: peopleTurn }, value({ ...food, value: 'Curry' })),
    ).toMatchObject([{ informationId: 'food', value: 'Curry' }]);
  });

  it('is one of the listed values, item by item', () => {
    const extras = { informationId: 'extras', quote: 'snarf' };
    expect(
      valuesOf({ previousTurn: peopleTurn }, value({ ...extras, value: ['music', 'garden'] })),
    ).toMatchObject([{ value: ['music', 'garden'] }]);
    expect(
      valuesOf({ previousTurn: peopleTurn }, value({ ...extras, value: ['music', 'pool'] })),
    ).toEqual([]);
  });

  it('gives way to what the rules understood from the same words', () => {
    const previousTurn = { question_id: 'q_people', user_text: `${GIBBERISH}, in the north` };
    const ruled = valuesOf({ previousTurn });
    expect(ruled).toMatchObject([{ informationId: 'area', value: 'north' }]);
    const both = valuesOf(
      { previousTurn },
      value({ informationId: 'area', value: 'south', quote: 'north' }),
      value({}),
    );
    expect(both).toMatchObject([
      { informationId: 'area', value: 'north' },
      { informationId: 'people', value: 4, by: 'model' },
    ]);
  });

  it('counts once: the first of several for one information', () => {
    const values = valuesOf({ previousTurn: peopleTurn }, value({}), value({ value: 9 }));
    expect(values).toMatchObject([{ value: 4 }]);
  });
});

describe("a model's answer about a context update", () => {
  it('gives values without a place in a text', () => {
    const contextUpdate = { mode: 'summary' as const, text: GIBBERISH };
    const { contextValues } = merged({ contextUpdate }, { values: [value({})] });
    expect(contextValues).toEqual([
      { informationId: 'people', value: 4, confidence: 0.8, by: 'model' },
    ]);
  });

  it("rests on the user's words, not on the assistant's", () => {
    const contextUpdate: ContextUpdate = {
      mode: 'messages',
      messages: [
        { role: 'assistant', text: 'wibble' },
        { role: 'user', text: GIBBERISH },
      ],
    };
    const { contextValues } = merged({ contextUpdate }, { values: [value({ quote: 'wibble' })] });
    expect(contextValues).toEqual([]);
  });
});

describe('a provider that did not answer', () => {
  it('leaves what the rules found, and is told of', () => {
    const interpretation = merged({ previousTurn: peopleTurn }, null);
    expect(interpretation.providerFailed).toBe(true);
    expect(interpretation.turn?.reading).toMatchObject({ outcome: 'asked_no_answer', values: [] });
  });
});
