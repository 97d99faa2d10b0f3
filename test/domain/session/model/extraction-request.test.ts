import { describe, expect, it } from 'vitest';
import type { CallWords } from '../../../../domain/session/commands.ts';
import { requestExtraction, sessionDecider } from '../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../domain/session/events.ts';
import { finish } from '../../../../domain/steps.ts';
import { history, next } from '../../../support/conversations/session-history.ts';
import {
  pinned,
  sessionStarted,
  tableConfiguration,
} from '../../../support/conversations/sessions.ts';
import { stateAfter } from '../../../support/given.ts';

/** Words of no language, which no rule will ever understand. */
const GIBBERISH = 'blorp snarf';
const STRANGE_QUESTION = 'Wuffle garn blippo?';

function request(words: CallWords, events: readonly SessionEvent[] = history) {
  return finish(requestExtraction(next(words), stateAfter(sessionDecider, ...events)));
}

describe('whether a provider is asked about a turn', () => {
  it('is yes for a reply that the rules take no value from', () => {
    const asked = request({ previousTurn: { question_id: 'q_people', user_text: GIBBERISH } });
    expect(asked).toMatchObject({
      isQuestionWanted: false,
      questions: [{ id: 'q_people' }],
      said: [{ role: 'user', text: GIBBERISH }],
    });
  });

  it('is yes for a question that the rules cannot name', () => {
    const turn = { assistant_text: STRANGE_QUESTION, user_text: GIBBERISH };
    expect(request({ previousTurn: turn })).toMatchObject({
      isQuestionWanted: true,
      questions: [{ id: 'q_people' }, { id: 'q_area' }],
    });
  });

  it('is no for a reply that the rules understand', () => {
    expect(request({ previousTurn: { question_id: 'q_people', user_text: '4' } })).toBeNull();
  });

  it('is no for a refusal that the rules understand', () => {
    const turn = { question_id: 'q_people', user_text: "I'd rather not say" };
    expect(request({ previousTurn: turn })).toBeNull();
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

  it('is no where the client says that there was no answer', () => {
    const turn = { question_id: 'q_people', user_text: GIBBERISH, outcome: 'refused' as const };
    expect(request({ previousTurn: turn })).toBeNull();
  });

  it('is no without words', () => {
    expect(request({ previousTurn: { question_id: 'q_people' } })).toBeNull();
    expect(request({ previousTurn: { question_id: 'q_people', user_text: '👍 …' } })).toBeNull();
  });
});

describe('whether a provider is asked about a context update', () => {
  const messages = (...texts: string[]) => ({
    mode: 'messages' as const,
    messages: texts.map((text) => ({ role: 'user' as const, text })),
  });

  it('is yes where nothing was understood of what the user said', () => {
    expect(request({ contextUpdate: messages(GIBBERISH) })).toMatchObject({
      isQuestionWanted: false,
      questions: [],
      said: [{ role: 'user', text: GIBBERISH }],
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

  it('is no where the words are those of a turn that the rules understand', () => {
    const previousTurn = { question_id: 'q_people' };
    expect(request({ previousTurn, contextUpdate: messages('4') })).toBeNull();
  });
});

describe('an extraction request', () => {
  it('offers a small publication whole and in its order, whatever was asked', () => {
    for (const question_id of ['q_people', 'q_extras']) {
      const asked = request({ previousTurn: { question_id, user_text: GIBBERISH } });
      expect(asked?.informations.map(({ id }) => id)).toEqual(['people', 'area', 'food', 'extras']);
    }
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
    const previousTurn = { question_id: 'q40', user_text: 'wuffle wuffle' };
    const call = { ...next({ previousTurn }), pinned: large };
    const started = stateAfter(sessionDecider, sessionStarted);
    const offered = finish(requestExtraction(call, started))!.informations;
    expect(offered).toHaveLength(26);
    const ids = offered.map(({ id }) => id);
    expect(ids).toContain('i40');
    expect(ids.slice(-10)).toEqual(indexes.slice(70).map((i) => `i${i}`));
  });

  it('spells out the values that the configuration knows', () => {
    const asked = request({ previousTurn: { question_id: 'q_area', user_text: GIBBERISH } });
    const options = Object.fromEntries(asked!.informations.map((i) => [i.id, i.options]));
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
    const said = request({ contextUpdate })!.said;
    expect(said.at(-1)).toEqual(last);
    expect(said.reduce((sum, each) => sum + each.text.length, 0)).toBe(16_000);
  });
});
