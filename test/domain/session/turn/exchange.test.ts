import { describe, expect, it } from 'vitest';
import type { ContextUpdate } from '../../../../domain/session/commands.ts';
import {
  exchangeOf,
  latestWords,
  referenceTimeOf,
} from '../../../../domain/session/turn/exchange.ts';

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
