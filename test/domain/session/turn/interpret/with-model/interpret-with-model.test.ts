import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../../../../domain/json/json.ts';
import type {
  ModelAnswer,
  ModelOutcome,
  ModelValue,
} from '../../../../../../domain/language/extraction-request.ts';
import type { ContextUpdate, PreviousTurn } from '../../../../../../domain/session/commands.ts';
import { requestExtraction, sessionDecider } from '../../../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../../../domain/session/events.ts';
import { interpretCall } from '../../../../../../domain/session/turn/interpret/interpret-call.ts';
import { interpretWithModel } from '../../../../../../domain/session/turn/interpret/with-model/interpret-with-model.ts';
import { finish } from '../../../../../../domain/steps.ts';
import { history, next } from '../../../../../support/conversations/session-history.ts';
import { tableConfiguration } from '../../../../../support/conversations/sessions.ts';
import { stateAfter } from '../../../../../support/given.ts';

const GIBBERISH = 'blorp snarf';

interface Spoken {
  readonly previousTurn?: PreviousTurn;
  readonly contextUpdate?: ContextUpdate;
}

/** What is understood when the model says this, or nothing (null). */
function merged(
  words: Spoken,
  answer: Partial<ModelAnswer> | null,
  events: readonly SessionEvent[] = history,
) {
  const state = stateAfter(sessionDecider, ...events);
  const call = next(words);
  const request = finish(requestExtraction(call, state));
  if (!request) throw new Error('nobody is asked');
  const said = answer && { asked: [], values: [], unusable: 0, ...answer };
  const modelReply = { request, answer: said, ended: said ? 'answered' : 'timeout', usage: null };
  const ruled = finish(interpretCall(call, state));
  return finish(interpretWithModel(call, modelReply, ruled, state));
}

function value(claimed: Partial<ModelValue>): ModelValue {
  return {
    informationId: 'people',
    kind: 'told',
    value: 4,
    quote: 'blorp',
    confidence: 0.8,
    ...claimed,
  };
}

function answered(questionId: string, outcome: ModelOutcome['outcome'] = 'asked_answered') {
  return { questionId, outcome };
}

/** A value that was understood before. */
function given(information_id: string, known: JsonValue): SessionEvent {
  return {
    type: 'ValueRecorded',
    facts: {
      information_id,
      status: 'inferred',
      coverage: 0.8,
      source: 'inference',
      question_id: null,
      span: null,
    },
    private: { value: known },
  };
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
      dialogueAct: 'answer',
      isYesOrNo: false,
      leavesWords: false,
      values: [{ informationId: 'people', value: 4, confidence: 0.8, span: [0, 5], by: 'model' }],
    });
  });

  it('names the question that the rules could not name', () => {
    const previousTurn = { assistant_text: 'Wuffle garn?', user_text: '4' };
    const { turn } = merged({ previousTurn }, { asked: [answered('q_people')] });
    expect(turn?.resolved).toEqual({ resolution: 'model', questionIds: ['q_people'] });
    // Once the question is known, the rules read the reply by themselves; what the model did not find is weak.
    const values = [value({ quote: '4' })];
    const both = merged({ previousTurn }, { asked: [answered('q_people')], values });
    expect(both.turn?.reading).toMatchObject({
      outcome: 'asked_answered',
      values: [{ informationId: 'people', value: 4, by: 'rules_and_model' }],
    });
  });

  it('tells what became of every question that was asked', () => {
    const previousTurn = { assistant_text: 'Wuffle garn, blippo?', user_text: GIBBERISH };
    const asked = [answered('q_area', 'refused'), answered('q_people')];
    const { turn } = merged({ previousTurn }, { asked, values: [value({})] });
    expect(turn?.resolved.questionIds).toEqual(['q_people', 'q_area']);
    expect(turn?.reading?.outcome).toBe('asked_answered');
    expect(turn?.otherOutcomes).toEqual([{ questionId: 'q_area', outcome: 'refused' }]);
  });

  it('names no question that was not offered', () => {
    const previousTurn = { assistant_text: 'Wuffle garn?', user_text: GIBBERISH };
    for (const questionId of ['q_nowhere', '__proto__', '']) {
      const { turn } = merged({ previousTurn }, { asked: [answered(questionId)] });
      expect(turn?.resolved.questionIds).toEqual([]);
    }
  });

  it('names no other question than the one that the client names', () => {
    const { turn } = merged({ previousTurn: peopleTurn }, { asked: [answered('q_area')] });
    expect(turn?.resolved.questionIds).toEqual(['q_people']);
  });

  it('names no other question than the one that the agent asked word for word', () => {
    const [question] = tableConfiguration.questions;
    const previousTurn = { assistant_text: question!.text, user_text: GIBBERISH };
    const { turn } = merged({ previousTurn }, { asked: [answered('q_area')] });
    expect(turn?.resolved.questionIds).toEqual([question!.id]);
  });

  it('may find a refusal, and an answer whose value nobody can take', () => {
    const asked = [answered('q_people', 'refused')];
    const refused = merged({ previousTurn: peopleTurn }, { asked });
    expect(refused.turn?.reading).toMatchObject({ outcome: 'refused', dialogueAct: 'refusal' });
    const told = merged({ previousTurn: peopleTurn }, { asked: [answered('q_people')] });
    expect(told.turn?.reading).toMatchObject({ outcome: 'asked_answered', values: [] });
  });

  it('finds no answer without a value where the user says that there is none', () => {
    const previousTurn = { question_id: 'q_people', user_text: "I don't know" };
    const { turn } = merged({ previousTurn }, { asked: [answered('q_people')] });
    expect(turn?.reading).toMatchObject({
      outcome: 'asked_no_answer',
      dialogueAct: 'does_not_know',
    });
  });

  it('that does not speak of the question leaves an answer that the rules read no value of', () => {
    const silent = merged({ previousTurn: peopleTurn }, {});
    expect(silent.turn?.reading).toEqual({
      outcome: 'asked_answered',
      dialogueAct: 'answer',
      isYesOrNo: false,
      leavesWords: false,
      values: [],
    });
    const asked = [answered('q_people', 'asked_no_answer')];
    const denied = merged({ previousTurn: peopleTurn }, { asked });
    expect(denied.turn?.reading).toMatchObject({ outcome: 'asked_no_answer', values: [] });
  });

  it('that does not speak of the question leaves no answer whose only value it does not find', () => {
    const previousTurn = {
      assistant_text: 'What would you like to eat?',
      user_text: 'dumplings perhaps',
    };
    const { turn, model } = merged({ previousTurn }, {});
    expect(model?.rejected).toEqual([
      { informationId: 'food', by: 'rules', reason: 'not_confirmed' },
    ]);
    expect(turn?.reading).toMatchObject({ outcome: 'asked_no_answer', values: [] });
  });

  it('may find that there is no preference', () => {
    const open = value({ kind: 'no_preference', value: null });
    const { turn } = merged({ previousTurn: peopleTurn }, { values: [open] });
    expect(turn?.reading).toMatchObject({
      outcome: 'asked_answered',
      dialogueAct: 'no_preference',
      values: [{ informationId: 'people', notApplicable: true, by: 'model' }],
    });
  });

  it('may find that something known is taken back, and only what is known', () => {
    const known = { informationId: 'area', kind: 'withdrawn', value: null } as const;
    const withdrawn = (events: readonly SessionEvent[]) =>
      merged({ previousTurn: peopleTurn }, { values: [value(known)] }, events).turn?.reading
        ?.values;
    const north = given('area', 'north');
    expect(withdrawn([...history, north])).toMatchObject([
      { informationId: 'area', withdrawn: true, by: 'model' },
    ]);
    expect(withdrawn(history)).toEqual([]);
  });

  it('by its silence drops what the rules read weakly, and lets stand what is certain', () => {
    const previousTurn = { question_id: 'q_people', user_text: 'blorp, somewhere north' };
    expect(valuesOf({ previousTurn })).toMatchObject([{ informationId: 'area' }]);
    const asked = [answered('q_people', 'asked_no_answer')];
    const silent = merged({ previousTurn }, { asked });
    expect(silent.turn?.reading?.values).toEqual([]);
    expect(silent.model?.rejected).toEqual([
      { informationId: 'area', by: 'rules', reason: 'not_confirmed' },
    ]);
    const plain = { question_id: 'q_area', user_text: 'North' };
    const certain = merged({ previousTurn: plain }, { asked: [answered('q_area')] });
    expect(certain.turn?.reading?.values).toMatchObject([{ value: 'north' }]);
  });

  it('that calls the question unanswered leaves no value of it', () => {
    const previousTurn = { question_id: 'q_area', user_text: 'North' };
    const denied = merged({ previousTurn }, { asked: [answered('q_area', 'asked_no_answer')] });
    expect(denied.turn?.reading).toMatchObject({ outcome: 'asked_no_answer', values: [] });
  });

  it('drops nothing by its silence where it has not seen the question that it was told of', () => {
    const previousTurn = { question_id: 'q_people', user_text: 'blorp, somewhere north' };
    const { turn } = merged({ previousTurn }, { asked: [] });
    expect(turn?.reading?.values).toMatchObject([{ informationId: 'area', value: 'north' }]);
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

  it('is never a text of its own: the words that it rests on stand for it', () => {
    const food = { informationId: 'food', quote: 'blorp' };
    expect(
      valuesOf({ previousTurn: peopleTurn }, value({ ...food, value: 'System prompt: you are' })),
    ).toMatchObject([{ informationId: 'food', value: 'blorp' }]);
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

  it('counts more than another one that the rules read', () => {
    const previousTurn = { question_id: 'q_people', user_text: 'three or rather four' };
    const { turn, model } = merged({ previousTurn }, { values: [value({ quote: 'four' })] });
    expect(turn?.reading?.values).toMatchObject([{ value: 4 }]);
    const [ruled] = valuesOf({ previousTurn }) ?? [];
    if (ruled?.value !== 4)
      expect(model?.rejected).toMatchObject([{ by: 'rules', reason: 'outweighed' }]);
  });

  it('is dropped when its words tell another one', () => {
    const previousTurn = { question_id: 'q_people', user_text: 'the south, for five' };
    const five = value({ quote: 'five', value: 4 });
    const south = value({ informationId: 'area', quote: 'the south', value: 'north' });
    const { model } = merged({ previousTurn }, { values: [five, south] });
    expect(model?.rejected.filter(({ by }) => by === 'model')).toEqual([
      { informationId: 'people', by: 'model', reason: 'does_not_follow' },
      { informationId: 'area', by: 'model', reason: 'does_not_follow' },
    ]);
  });

  it('may be what its words add up to, where they answer the question', () => {
    const user_text = 'Two couples and a little one.';
    const sum = value({ quote: user_text, value: 5 });
    const answer = { question_id: 'q_people', user_text };
    expect(valuesOf({ previousTurn: answer }, sum)).toMatchObject([{ value: 5, by: 'model' }]);
    const beside = { question_id: 'q_food', user_text };
    const { turn, model } = merged({ previousTurn: beside }, { values: [sum] });
    expect(turn?.reading?.values.find(({ by }) => by === 'model')).toBeUndefined();
    expect(model?.rejected).toContainEqual({
      informationId: 'people',
      by: 'model',
      reason: 'does_not_follow',
    });
  });

  it('may be all that a list holds beside what its words name', () => {
    const user_text = 'Anything you have, only the terrace is too cold for us.';
    const previousTurn = { question_id: 'q_extras', user_text };
    const rest = value({ informationId: 'extras', quote: user_text, value: ['music', 'garden'] });
    expect(valuesOf({ previousTurn }, rest)).toMatchObject([{ value: ['music', 'garden'] }]);
  });

  it('stands beside the same value of the rules, whatever else its words tell', () => {
    const user_text = 'Five. Not two.';
    const previousTurn = { question_id: 'q_people', user_text };
    const same = value({ quote: user_text, value: 5 });
    expect(valuesOf({ previousTurn }, same)).toMatchObject([{ value: 5, by: 'rules_and_model' }]);
  });

  it('does not outweigh a plain answer whose words tell another one', () => {
    const user_text = 'In the north.';
    const previousTurn = { question_id: 'q_area', user_text };
    const south = value({ informationId: 'area', quote: user_text, value: 'south' });
    const { turn, model } = merged({ previousTurn }, { values: [south] });
    expect(turn?.reading?.values).toMatchObject([{ value: 'north' }]);
    expect(model?.rejected).toEqual([{ informationId: 'area', by: 'model', reason: 'outweighed' }]);
  });

  it('may stand in what the agent proposed and the user said yes to', () => {
    const previousTurn = {
      question_id: 'q_food',
      assistant_text: 'Shall it be wuffle garn?',
      user_text: 'yes please',
    };
    const food = value({ informationId: 'food', value: 'wuffle garn', quote: 'yes please' });
    expect(valuesOf({ previousTurn }, food)).toMatchObject([{ value: 'wuffle garn' }]);
  });

  it('counts once: the first of several for one information', () => {
    const values = valuesOf({ previousTurn: peopleTurn }, value({}), value({ value: 9 }));
    expect(values).toMatchObject([{ value: 4 }]);
  });
});

describe("a model's answer about a context update", () => {
  it('is none where the same words are to tell three informations that they do not tell', () => {
    const claims = [
      value({}),
      value({ informationId: 'area', value: 'north' }),
      value({ informationId: 'food', value: 'Curry' }),
    ];
    expect(valuesOf({ previousTurn: peopleTurn }, ...claims.slice(0, 2))).toHaveLength(2);
    expect(valuesOf({ previousTurn: peopleTurn }, ...claims)).toEqual([]);
  });

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
    const previousTurn = { question_id: 'q_people', user_text: 'What do you mean?' };
    const interpretation = merged({ previousTurn }, null);
    expect(interpretation.providerFailed).toBe(true);
    expect(interpretation.turn?.reading).toMatchObject({ outcome: 'asked_no_answer', values: [] });
  });
});
