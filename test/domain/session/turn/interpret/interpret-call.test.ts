import { describe, expect, it } from 'vitest';
import type { CallInput, ContextUpdate } from '../../../../../domain/session/commands.ts';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import {
  exchangeOf,
  latestWords,
} from '../../../../../domain/session/turn/interpret/call-words.ts';
import { interpretCall } from '../../../../../domain/session/turn/interpret/interpret-call.ts';
import { referenceTimeOf } from '../../../../../domain/session/turn/interpret/reference-time.ts';
import { finish } from '../../../../../domain/steps.ts';
import { pinArtifact } from '../../../../support/at-once.ts';
import { history, next } from '../../../../support/conversations/session-history.ts';
import { pinned } from '../../../../support/conversations/sessions.ts';
import { stateAfter } from '../../../../support/given.ts';

const state = stateAfter(sessionDecider, ...history);

function interpretationOf(words: CallInput) {
  return finish(interpretCall(next(words), state));
}

describe('the interpretation of a call', () => {
  it('without words is empty', () => {
    expect(interpretationOf({})).toEqual({
      turn: null,
      contextValues: [],
      relevances: new Map(),
      language: null,
      referenceTime: next().at,
      providerFailed: false,
    });
  });

  it('tells the question, the words, what they answer, and the questions they come near', () => {
    const user_text = 'Four of us, somewhere in the north part of town';
    const { turn, relevances, language } = interpretationOf({
      previousTurn: { question_id: 'q_people', user_text },
    });
    expect(turn).toMatchObject({
      resolved: { resolution: 'question_id', questionIds: ['q_people'] },
      exchange: { userText: user_text },
    });
    const people = turn!.reading!.values.find(({ informationId }) => informationId === 'people');
    expect(people).toMatchObject({ value: 4 });
    expect([...relevances.keys()]).toContain('q_area');
    expect(language).toBe('en');
  });

  it.each(['__proto__', 'constructor'])('tells of a question called %s, too', (id) => {
    const { artifact, digest } = pinned();
    const questions = artifact.questions.map((question) =>
      question.id === 'q_area' ? { ...question, id } : question,
    );
    const renamed = pinArtifact({ ...artifact, questions }, digest);
    const call = next({ previousTurn: { user_text: 'Somewhere in the north part of town' } });
    const { relevances } = finish(interpretCall({ ...call, pinned: renamed }, state));
    expect([...relevances]).toContainEqual([id, expect.any(Number)]);
  });

  it('tells of the 64 questions that the words come nearest to', () => {
    const { artifact, digest } = pinned();
    const area = artifact.questions.findIndex(({ id }) => id === 'q_area');
    const copies = Array.from({ length: 100 }, (_, i) => ({
      ...artifact.questions[area]!,
      id: `q_area_${i}`,
    }));
    const vector = artifact.lexicon.vectors[area]!;
    const many = pinArtifact(
      {
        ...artifact,
        questions: [...artifact.questions, ...copies],
        lexicon: {
          ...artifact.lexicon,
          vectors: [...artifact.lexicon.vectors, ...copies.map(() => vector)],
        },
      },
      digest,
    );
    const call = next({ previousTurn: { user_text: 'Somewhere in the north part of town' } });
    const { relevances } = finish(interpretCall({ ...call, pinned: many }, state));
    expect(relevances.size).toBe(64);
  });

  it('reads nothing of the user where the turn has no words of theirs', () => {
    const { turn } = interpretationOf({
      previousTurn: { assistant_text: 'For how many people is the table?' },
    });
    expect(turn).toMatchObject({ resolved: { questionIds: ['q_people'] }, reading: null });
  });

  it('takes each message of the context for a reply to the one before, the last value for the one that counts', () => {
    const { turn, contextValues } = interpretationOf({
      contextUpdate: {
        mode: 'messages',
        messages: [
          { role: 'assistant', text: 'For how many people is the table?' },
          { role: 'user', text: 'Four' },
          { role: 'assistant', text: 'For how many people is the table?' },
          { role: 'user', text: 'No, five' },
        ],
      },
    });
    expect(turn).toBeNull();
    expect(contextValues).toEqual([expect.objectContaining({ informationId: 'people', value: 5 })]);
    expect(contextValues[0]).not.toHaveProperty('span');
  });
});

const messages: ContextUpdate = {
  mode: 'messages',
  messages: [
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: 'For how many?', occurred_at: '2026-01-04T10:00:00Z' },
    { role: 'user', text: 'Four', occurred_at: '2026-01-03T10:00:00+01:00' },
    { role: 'assistant', text: 'Thank you' },
  ],
};
const summary: ContextUpdate = { mode: 'summary', text: 'They are four' };

describe('the exchange of a turn', () => {
  it('is what the turn itself says', () => {
    const turn = { assistant_text: 'Which area?', user_text: 'The north' };
    expect(exchangeOf(turn, undefined)).toEqual({
      assistantText: 'Which area?',
      userText: 'The north',
      before: [],
    });
  });

  it('is the last reply of the context and what it answers, where the turn leaves texts out', () => {
    expect(exchangeOf({ question_id: 'q_people' }, messages)).toEqual({
      assistantText: 'For how many?',
      userText: 'Four',
      before: [{ role: 'user', text: 'Hello' }],
    });
  });

  it('lets the text of the turn stand before that of the context', () => {
    const { assistantText, userText } = exchangeOf({ user_text: 'Five' }, messages);
    expect([assistantText, userText]).toEqual(['For how many?', 'Five']);
  });

  it('has no words where a summary is all there is', () => {
    expect(exchangeOf({ question_id: 'q_people' }, summary)).toEqual({
      assistantText: undefined,
      userText: undefined,
      before: [],
    });
  });
});

describe('the newest words of a call', () => {
  it('are those of the turn, then those chosen beside, then those of the context', () => {
    const chosen = { structured_answer: { choice_ids: ['pasta'], free_text: 'and a salad' } };
    expect(latestWords({ ...chosen, user_text: 'Pasta' }, messages)).toBe('Pasta');
    expect(latestWords(chosen, messages)).toBe('and a salad');
    expect(latestWords(undefined, messages)).toBe('Four');
    expect(latestWords(undefined, summary)).toBe('They are four');
    expect(latestWords(undefined, undefined)).toBeUndefined();
  });
});

describe('relative dates', () => {
  it('count from the latest time of the messages, else from the time of the call', () => {
    const at = '2026-01-05T09:00:00.000Z';
    expect(referenceTimeOf(messages, at)).toBe('2026-01-04T10:00:00.000Z');
    expect(referenceTimeOf(summary, at)).toBe(at);
    expect(referenceTimeOf(undefined, at)).toBe(at);
  });
});
