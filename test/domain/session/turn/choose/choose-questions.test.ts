import { describe, expect, it } from 'vitest';
import { initialSession } from '../../../../../domain/session/state.ts';
import { chooseQuestions } from '../../../../../domain/session/turn/choose/choose-questions.ts';
import { next } from '../../../../support/conversations/session-history.ts';

describe('a decision', () => {
  it('records how near the words come to each question, whatever that is called', () => {
    const relevances = new Map([
      ['q_area', 0.4],
      ['__proto__', 0.2],
    ]);
    const none = {
      turn: null,
      contextValues: [],
      language: null,
      referenceTime: '2026-01-04T10:00:00.000Z',
      providerFailed: false,
    };
    const { decision } = chooseQuestions(next(), { ...none, relevances }, [], {
      ...initialSession,
      turnCount: 1,
    });
    expect(JSON.stringify(decision.facts.relevances)).toBe('{"q_area":0.4,"__proto__":0.2}');
  });
});
