import { describe, expect, it } from 'vitest';
import type { ClientUpdates, PreviousTurn } from '../../../../../domain/session/commands.ts';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import { history, next } from '../../../../support/conversations/session-history.ts';
import { given } from '../../../../support/given.ts';

const area: ClientUpdates = { data: [{ id: 'area', operation: 'set', value: 'south' }] };

function outcomesOf(previousTurn: PreviousTurn, clientUpdates?: ClientUpdates) {
  const { outcome } = given(sessionDecider, ...history).when(
    next({ previousTurn, ...(clientUpdates ? { clientUpdates } : {}) }),
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.events.flatMap((event) =>
    event.type === 'QuestionOutcomeRecorded' ? [[event.facts.outcome, event.facts.source]] : [],
  );
}

describe('the outcome of the question asked', () => {
  const refusing = { question_id: 'q_area', user_text: "I'd rather not say." };

  it('is what the words say where nothing else is told', () => {
    expect(outcomesOf(refusing)).toEqual([['refused', 'inference']]);
  });

  it("is answered by the client's data for it, whatever the words say", () => {
    expect(outcomesOf(refusing, area)).toEqual([['asked_answered', 'client']]);
  });

  it('is answered by a choice, whatever the words say', () => {
    const chosen = { ...refusing, structured_answer: { choice_ids: ['south'] } };
    expect(outcomesOf(chosen)).toEqual([['asked_answered', 'structured_answer']]);
  });

  it('is what the client says of it explicitly, before everything else', () => {
    expect(outcomesOf({ ...refusing, outcome: 'asked_no_answer' })).toEqual([
      ['asked_no_answer', 'client'],
    ]);
  });

  it('is none where a turn tells nothing of it', () => {
    expect(outcomesOf({ question_id: 'q_area' })).toEqual([]);
  });
});
