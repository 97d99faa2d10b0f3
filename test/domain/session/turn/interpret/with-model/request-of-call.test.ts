import { describe, expect, it } from 'vitest';
import type { CallInput, PreviousTurn } from '../../../../../../domain/session/commands.ts';
import { requestExtraction, sessionDecider } from '../../../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../../../domain/session/events.ts';
import { finish } from '../../../../../../domain/steps.ts';
import { history, next } from '../../../../../support/conversations/session-history.ts';
import {
  pinned,
  sessionStarted,
  tableConfiguration,
} from '../../../../../support/conversations/sessions.ts';
import { stateAfter } from '../../../../../support/given.ts';

/** Words of no language, which no rule will ever understand. */
const GIBBERISH = 'blorp snarf';
const STRANGE_QUESTION = 'Wuffle garn blippo?';

function request(words: CallInput, events: readonly SessionEvent[] = history) {
  return finish(requestExtraction(next(words), stateAfter(sessionDecider, ...events)));
}

function requestOf(artifact: ReturnType<typeof pinned>, previousTurn: PreviousTurn) {
  const call = { ...next({ previousTurn }), pinned: artifact };
  return finish(requestExtraction(call, stateAfter(sessionDecider, sessionStarted)))!;
}

describe('whether a model is asked about a turn', () => {
  it('is yes for whatever a user typed, whether the rules understand it or not', () => {
    for (const user_text of [GIBBERISH, '4', "I'd rather not say"]) {
      const asked = request({ previousTurn: { question_id: 'q_people', user_text } });
      expect(asked?.turn).toMatchObject({
        asked: ['q_people'],
        conversation: [{ role: 'user', text: user_text }],
      });
    }
  });

  it('is yes where the client names no question', () => {
    const turn = { assistant_text: STRANGE_QUESTION, user_text: GIBBERISH };
    expect(request({ previousTurn: turn })?.turn).toMatchObject({
      asked: [],
      proposed: ['q_people', 'q_area'],
      conversation: [
        { role: 'assistant', text: STRANGE_QUESTION },
        { role: 'user', text: GIBBERISH },
      ],
    });
  });

  it('is no where the operator wants none', () => {
    const call = next({ previousTurn: { question_id: 'q_people', user_text: GIBBERISH } });
    const state = stateAfter(sessionDecider, ...history);
    expect(finish(requestExtraction(call, state, 'never'))).toBeNull();
  });

  it('is no for a structured answer, whatever was said beside it', () => {
    const answer = { choice_ids: ['south'] };
    const turn = { structured_answer: answer, assistant_text: STRANGE_QUESTION };
    expect(request({ previousTurn: { ...turn, user_text: GIBBERISH } })).toBeNull();
  });

  it("is no where the client's own data answers the question", () => {
    const previousTurn = { question_id: 'q_people', user_text: GIBBERISH };
    const data = [{ id: 'people', operation: 'set' as const, value: 4 }];
    expect(request({ previousTurn, clientUpdates: { data } })).toBeNull();
  });

  it('is no without words', () => {
    expect(request({ previousTurn: { question_id: 'q_people' } })).toBeNull();
    expect(request({ previousTurn: { question_id: 'q_people', user_text: '👍 …' } })).toBeNull();
  });
});

describe('whether a model is asked about a context update', () => {
  const messages = (...texts: string[]) => ({
    mode: 'messages' as const,
    messages: texts.map((text) => ({ role: 'user' as const, text })),
  });

  it('is yes for what the user said', () => {
    expect(request({ contextUpdate: messages(GIBBERISH) })?.turn).toMatchObject({
      asked: [],
      proposed: [],
      conversation: [{ role: 'user', text: GIBBERISH }],
    });
    expect(request({ contextUpdate: { mode: 'summary', text: GIBBERISH } })).not.toBeNull();
  });

  it('is no where only the assistant spoke', () => {
    const message = { role: 'assistant' as const, text: GIBBERISH };
    expect(request({ contextUpdate: { mode: 'messages', messages: [message] } })).toBeNull();
  });

  it('is no where the client says itself what follows from it', () => {
    const data = [{ id: 'people', operation: 'set' as const, value: 4 }];
    const contextUpdate = messages(GIBBERISH);
    expect(request({ contextUpdate, clientUpdates: { data } })).toBeNull();
  });

  it('is yes where the words of a turn stand there', () => {
    const previousTurn = { question_id: 'q_people' };
    expect(request({ previousTurn, contextUpdate: messages('4') })).not.toBeNull();
  });
});

describe('an extraction request', () => {
  it('offers a small publication whole and in its order, as one object for every turn', () => {
    const offered = ['q_people', 'q_extras'].map(
      (question_id) =>
        request({ previousTurn: { question_id, user_text: GIBBERISH } })!.publication,
    );
    const ids = offered[0]!.informations.map(({ id }) => id);
    expect(ids).toEqual(['people', 'area', 'food', 'extras']);
    expect(offered[1]).toBe(offered[0]);
  });

  it('shows what is known, so that a correction can be told from a repetition', () => {
    const { turn } = request({ previousTurn: { question_id: 'q_people', user_text: '4' } })!;
    const state = stateAfter(sessionDecider, ...history);
    const known = [...state.targets].map(([id, { value }]) => ({ id, value }));
    expect(turn.known).toEqual(known);
  });

  it('offers of a large publication what was asked and the closest by wording', () => {
    const indexes = Array.from({ length: 80 }, (_, i) => i);
    const large = pinned({
      ...tableConfiguration,
      questions: indexes.map((i) => ({
        ...tableConfiguration.questions[0]!,
        id: `q${i}`,
        text: i > 69 ? `Wuffle number ${i}?` : `Question number ${i}?`,
      })),
      success_informations: indexes.map((i) => ({
        ...tableConfiguration.success_informations[0]!,
        id: `i${i}`,
        primary_question_id: `q${i}`,
      })),
    });
    const { publication } = requestOf(large, { question_id: 'q40', user_text: 'wuffle wuffle' });
    expect(publication.informations).toHaveLength(60);
    const ids = publication.informations.map(({ id }) => id);
    expect(ids).toContain('i40');
    expect(ids.slice(-10)).toEqual(indexes.slice(70).map((i) => `i${i}`));
    const questions = new Set(publication.questions.map(({ id }) => id));
    expect(indexes.slice(70).every((i) => questions.has(`q${i}`))).toBe(true);
    expect(questions.has('q40')).toBe(true);
  });

  it('offers no more than 60 informations, however many one question asks for', () => {
    const large = pinned({
      ...tableConfiguration,
      success_informations: Array.from({ length: 80 }, (_, i) => ({
        ...tableConfiguration.success_informations[0]!,
        id: `i${i}`,
        primary_question_id: 'q_people',
      })),
    });
    const { publication } = requestOf(large, { question_id: 'q_people', user_text: GIBBERISH });
    expect(publication.informations).toHaveLength(60);
  });

  it('offers of many questions the 40 closest by wording, and those that are needed beside them', () => {
    const questions = Array.from({ length: 300 }, (_, i) => ({
      ...tableConfiguration.questions[0]!,
      id: `q${i}`,
      text: `Wuffle number ${i}?`,
    }));
    const [information] = tableConfiguration.success_informations;
    const large = pinned({
      ...tableConfiguration,
      questions,
      success_informations: [{ ...information!, primary_question_id: 'q299' }],
    });
    const { publication } = requestOf(large, { question_id: 'q150', user_text: 'wuffle' });
    const ids = publication.questions.map(({ id }) => id);
    expect(ids).toEqual([...questions.slice(0, 40).map(({ id }) => id), 'q150', 'q299']);
  });

  it('offers 60 choices, 12 synonyms and 400 units of each text', () => {
    const long = 'wuffle '.repeat(60);
    const area = tableConfiguration.questions.find(({ id }) => id === 'q_area')!;
    const synonyms = Array.from({ length: 20 }, (_, i) => `way ${i}`);
    const choices = Array.from({ length: 61 }, (_, i) => {
      const value = `value ${i}`;
      return { id: `c${i}`, label: long, maps_to_value: value, synonyms };
    });
    const information = tableConfiguration.success_informations.find(({ id }) => id === 'area')!;
    const large = pinned({
      ...tableConfiguration,
      questions: [{ ...area, text: long, choices }],
      success_informations: [{ ...information, label: long, schema: { type: 'string' } }],
    });
    const { publication } = requestOf(large, { question_id: 'q_area', user_text: GIBBERISH });
    const [offered] = publication.informations;
    const [choice] = offered!.choices;
    expect(offered!.choices).toHaveLength(60);
    expect(choice!.synonyms).toHaveLength(12);
    const texts = [publication.questions[0]!.text, offered!.label, choice!.label];
    expect(texts.map(({ length }) => length)).toEqual([400, 400, 400]);
  });

  it('spells out the values that the configuration knows', () => {
    const asked = request({ previousTurn: { question_id: 'q_area', user_text: GIBBERISH } });
    const options = Object.fromEntries(
      asked!.publication.informations.map(({ id, choices }) => [
        id,
        choices.map(({ value }) => value),
      ]),
    );
    expect(options).toEqual({
      people: [],
      area: ['north', 'south'],
      food: ['Pasta', 'Curry'],
      extras: ['garden', 'music'],
    });
  });

  it('keeps the newest words and is bounded, however much was said', () => {
    const text = 'blorp '.repeat(1_300);
    const messages = Array.from({ length: 12 }, () => ({ role: 'user' as const, text }));
    const last = { role: 'user' as const, text: 'the very last snarf' };
    const contextUpdate = { mode: 'messages' as const, messages: [...messages, last] };
    const said = request({ contextUpdate })!.turn.conversation;
    expect(said.at(-1)).toEqual(last);
    expect(said.reduce((sum, each) => sum + each.text.length, 0)).toBe(16_000);
  });
});
