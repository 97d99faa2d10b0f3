import { describe, expect, it } from 'vitest';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../../domain/session/events.ts';
import {
  factsOf,
  history,
  next,
  proposed,
  recordedAfter,
} from '../../../../support/conversations/session-history.ts';
import { sessionStarted } from '../../../../support/conversations/sessions.ts';
import { given, stateAfter } from '../../../../support/given.ts';

describe('the first /next of a session', () => {
  it('records the decision alone', () => {
    const { outcome } = given(sessionDecider, sessionStarted).when(next());
    expect(outcome.ok && outcome.events.map(({ type }) => type)).toEqual(['QuestionsProposed']);
  });

  it('counts no turn', () => {
    const state = stateAfter(sessionDecider, sessionStarted);
    const decided = sessionDecider.decide(next(), state);
    expect(decided.ok && decided.answer.turn_count).toBe(0);
  });
});

describe('which question a turn was about', () => {
  it('is the one the client names', () => {
    const events = recordedAfter({ question_id: 'q_food', user_text: 'Curry' });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { turn: 1, question_id: 'q_food', resolution: 'question_id', decision_id: null },
    ]);
  });

  it('is the candidate that owns the chosen choice', () => {
    const events = recordedAfter({ structured_answer: { choice_ids: ['south'] } });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { question_id: 'q_area', resolution: 'choice_ids', decision_id: 'dec_first' },
    ]);
  });

  it('is the one the agent rephrased', () => {
    const events = recordedAfter({
      assistant_text: 'How many people will there be at the table?',
      user_text: 'Four',
    });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { question_id: 'q_people', resolution: 'words' },
    ]);
  });

  it('is rank 1 only where the agent said nothing that was reported', () => {
    const events = recordedAfter({ user_text: 'Four' });
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { question_id: 'q_people', resolution: 'first_candidate' },
    ]);
  });

  it('may be one of an older decision, when the agent answers late', () => {
    const second = proposed('q_food');
    const later = { ...second, facts: { ...second.facts, decision_id: 'dec_second' } };
    const events = recordedAfter({ decision_id: 'dec_first', user_text: 'Four' }, [
      ...history,
      later as SessionEvent,
    ]);
    expect(factsOf(events, 'QuestionOutcomeRecorded')).toMatchObject([
      { question_id: 'q_people', decision_id: 'dec_first' },
    ]);
    expect(factsOf(events, 'DecisionIgnored')).toEqual([{ decision_id: 'dec_second' }]);
  });

  it('stays open where nothing is pending and nobody says', () => {
    const events = recordedAfter({ user_text: 'Hello' }, [sessionStarted]);
    expect(factsOf(events, 'TurnRecorded')).toMatchObject([
      { question_id: null, resolution: 'unresolved' },
    ]);
    expect(factsOf(events, 'QuestionOutcomeRecorded')).toEqual([]);
  });
});

describe('rank 1 of the decision that the agent names', () => {
  const askedOf = (
    assistant_text: string,
    user_text: string,
    {
      decision_id = 'dec_first',
      before = history,
    }: { decision_id?: string | null; before?: typeof history } = {},
  ) => {
    const named = decision_id === null ? {} : { decision_id };
    const events = recordedAfter({ ...named, assistant_text, user_text }, before);
    return factsOf(events, 'TurnRecorded')[0];
  };
  const RANK_ONE = { question_id: 'q_people', resolution: 'words' };

  it.each([
    ['Noisy lot?', 'Seven'],
    ['Noisy lot?', 'I would rather not say.'],
    ['Everybody invited?', 'Seven of us'],
    ['The size?', 'Seven'],
  ])('is asked by words that only may ask it, where the reply answers it: %s %s', (said, reply) => {
    expect(askedOf(said, reply)).toMatchObject(RANK_ONE);
  });

  it.each([
    ['Noisy lot?', 'The weather is lovely today.'],
    ['That would be everything for today.', 'Seven'],
    ['Is there anything else I can help you with?', 'Seven'],
    ['Can you hear me?', 'Yes.'],
    ['Was it a long way here?', 'Two miles, or so.'],
    ['Did you like the music?', 'Yes, two times.'],
    ['Is it raining over there?', 'It is pouring.'],
  ])(
    'is not asked where the reply tells nothing of it, or the words ask nothing: %s %s',
    (said, reply) => {
      expect(askedOf(said, reply)).toMatchObject({ question_id: null });
    },
  );

  it('is not asked by such words of an agent who names no decision', () => {
    expect(askedOf('Noisy lot?', 'Seven', { decision_id: null })).toMatchObject({
      question_id: null,
      resolution: 'unresolved',
    });
  });

  it('is not answered by a bare yes where any words would do', () => {
    const before = [sessionStarted, proposed('q_food', 'q_area')];
    expect(askedOf('Married?', 'Yes', { before })).toMatchObject({ question_id: null });
    expect(askedOf('Married?', 'Noodles', { before })).toMatchObject({ question_id: 'q_food' });
  });

  it('goes before a question that the words seem to ask and whose value the reply does not tell', () => {
    expect(askedOf('Which part is it?', 'Seven')).toMatchObject(RANK_ONE);
    expect(askedOf('Which part is it?', 'The north')).toMatchObject({
      question_id: 'q_area',
      resolution: 'words',
    });
  });

  it('never goes before one that is put in its own words', () => {
    expect(askedOf('Which part of town do you prefer?', 'Seven')).toMatchObject({
      question_id: 'q_area',
      resolution: 'words',
    });
  });
});

describe('a decision that was not used', () => {
  it('is recorded as ignored, without an outcome, when the agent asked something else', () => {
    const events = recordedAfter({ question_id: 'q_food', user_text: 'Curry' });
    expect(factsOf(events, 'DecisionIgnored')).toEqual([{ decision_id: 'dec_first' }]);
  });

  it('is superseded silently by a /next without a turn', () => {
    const { outcome } = given(sessionDecider, ...history).when(next());
    expect(outcome.ok && outcome.events.map(({ type }) => type)).toEqual(['QuestionsProposed']);
  });
});

describe('the outcome of a question', () => {
  it('is what the client says, above the words', () => {
    const events = recordedAfter({
      question_id: 'q_people',
      outcome: 'refused',
      user_text: 'Four',
    });
    expect(factsOf(events, 'QuestionOutcomeRecorded')).toMatchObject([
      { outcome: 'refused', source: 'client' },
    ]);
  });

  it('keeps what words tell about the question out where the client says it was refused', () => {
    const events = recordedAfter({
      question_id: 'q_people',
      outcome: 'refused',
      user_text: 'Four',
    });
    expect(factsOf(events, 'ValueRecorded')).toEqual([]);
  });

  it('is an answer where choices were made', () => {
    const events = recordedAfter({ structured_answer: { choice_ids: ['south'] } });
    expect(factsOf(events, 'QuestionOutcomeRecorded')).toMatchObject([
      { outcome: 'asked_answered', source: 'structured_answer' },
    ]);
  });

  it('is an answer where the client brings the data of the question itself', () => {
    const { outcome } = given(sessionDecider, ...history).when(
      next({
        previousTurn: { question_id: 'q_people' },
        clientUpdates: { data: [{ id: 'people', operation: 'set', value: 4 }] },
      }),
    );
    expect(outcome.ok && factsOf(outcome.events, 'QuestionOutcomeRecorded')).toMatchObject([
      { outcome: 'asked_answered', source: 'client' },
    ]);
  });

  it('is none where the call brings no reply', () => {
    const events = recordedAfter({ question_id: 'q_people' });
    expect(factsOf(events, 'QuestionOutcomeRecorded')).toEqual([]);
  });

  it('is no answer where the user does not know', () => {
    const events = recordedAfter({ question_id: 'q_people', user_text: "I don't know yet." });
    expect(factsOf(events, 'QuestionOutcomeRecorded')).toMatchObject([
      { outcome: 'asked_no_answer', source: 'inference' },
    ]);
  });
});
