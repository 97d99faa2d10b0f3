import { describe, expect, it } from 'vitest';
import type { PreviousTurn } from '../../../../../domain/session/commands.ts';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../../domain/session/events.ts';
import {
  external,
  factsOf,
  history,
  next,
  recordedAfter,
} from '../../../../support/conversations/session-history.ts';
import { given } from '../../../../support/given.ts';

function coveragesOf(events: readonly SessionEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'ValueRecorded' ? [event.facts.coverage] : []));
}

describe('values', () => {
  it('of a choice are confirmed for the information of its question', () => {
    const events = recordedAfter({ structured_answer: { choice_ids: ['south'] } });
    expect(events).toContainEqual({
      type: 'ValueRecorded',
      facts: {
        information_id: 'area',
        status: 'confirmed',
        coverage: 1,
        source: 'structured_answer',
        question_id: 'q_area',
        span: null,
      },
      private: { value: 'south' },
    });
  });

  it('of a multiple choice are a list', () => {
    const events = recordedAfter({ structured_answer: { choice_ids: ['garden', 'music'] } });
    const [value] = events.filter((event) => event.type === 'ValueRecorded');
    expect(value?.private).toEqual({ value: ['garden', 'music'] });
  });

  it('of free text win over the choice where the schema takes them', () => {
    const events = recordedAfter({
      question_id: 'q_food',
      structured_answer: { choice_ids: ['pasta'], free_text: 'Truffle pasta' },
    });
    const [value] = events.filter((event) => event.type === 'ValueRecorded');
    expect(value?.private).toEqual({ value: 'Truffle pasta' });
  });

  it('understood from words are inferred, with where they stand', () => {
    const events = recordedAfter({ question_id: 'q_people', user_text: 'For 4 please' });
    expect(factsOf(events, 'ValueRecorded')).toMatchObject([
      { information_id: 'people', status: 'inferred', source: 'inference', span: [4, 5] },
    ]);
  });

  const fourPeople = (questionId: string | null, coverage = 0.8): SessionEvent => ({
    type: 'ValueRecorded',
    facts: {
      information_id: 'people',
      status: 'inferred',
      coverage,
      source: 'inference',
      question_id: questionId,
      span: null,
    },
    private: { value: 4 },
  });

  it('told again in another turn count for more, and never in full', () => {
    const again = { question_id: 'q_people', user_text: 'For 4 please' };
    const [once] = coveragesOf(recordedAfter(again));
    const twice = recordedAfter(again, [...history, fourPeople('q_people')]);
    const expected = Math.min(0.99, Math.round(100 * (1 - (1 - once!) * 0.2)) / 100);
    expect(factsOf(twice, 'ValueRecorded')).toMatchObject([
      { information_id: 'people', status: 'inferred', coverage: expected },
    ]);
    expect(expected).toBeGreaterThan(once!);
    const thrice = recordedAfter(again, [...history, fourPeople('q_people'), ...twice]);
    expect(coveragesOf(thrice).every((coverage) => coverage <= 0.99)).toBe(true);
  });

  it('that were read in a context count no more when they are told: the words may be the same', () => {
    const again = { question_id: 'q_people', user_text: 'For 4 please' };
    const [once] = coveragesOf(recordedAfter(again));
    const told = recordedAfter(again, [...history, fourPeople(null, 0.5)]);
    expect(coveragesOf(told)).toEqual([once]);
  });

  it('of the client win over what the same turn tells', () => {
    const { outcome } = given(sessionDecider, ...history).when(
      next({
        previousTurn: { question_id: 'q_people', user_text: 'For 4 please' },
        clientUpdates: { data: [{ id: 'people', operation: 'set', value: 5 }] },
      }),
    );
    const values = outcome.ok ? outcome.events.filter(({ type }) => type === 'ValueRecorded') : [];
    expect(values.at(-1)).toMatchObject({
      facts: { source: 'client', status: 'confirmed' },
      private: { value: 5 },
    });
  });

  it('of the client are never replaced by words or choices', () => {
    const client: SessionEvent = {
      type: 'ValueRecorded',
      facts: {
        information_id: 'area',
        status: 'confirmed',
        coverage: 1,
        source: 'client',
        question_id: null,
        span: null,
      },
      private: { value: 'north' },
    };
    const chosen = recordedAfter({ structured_answer: { choice_ids: ['south'] } }, [
      ...history,
      client,
    ]);
    expect(factsOf(chosen, 'ValueRecorded')).toEqual([]);
    const said = recordedAfter({ question_id: 'q_area', user_text: 'The south' }, [
      ...history,
      client,
    ]);
    expect(factsOf(said, 'ValueRecorded')).toEqual([]);
  });

  it('that were unset are open for every source again', () => {
    const removed: SessionEvent = {
      type: 'ValueRecorded',
      facts: {
        information_id: 'area',
        status: 'unset',
        coverage: 0,
        source: 'client',
        question_id: null,
        span: null,
      },
    };
    const said = recordedAfter({ question_id: 'q_area', user_text: 'The south' }, [
      ...history,
      removed,
    ]);
    expect(factsOf(said, 'ValueRecorded')).toMatchObject([
      { information_id: 'area', status: 'inferred' },
    ]);
  });

  describe('of an information that was declined', () => {
    /** After an answer in words to the question about people. */
    const following = (reply: string): readonly SessionEvent[] => {
      const turn = recordedAfter({ question_id: 'q_people', user_text: reply });
      return [...history, ...turn];
    };
    const area = (turn: PreviousTurn, before: readonly SessionEvent[]) =>
      recordedAfter({ question_id: 'q_area', ...turn }, before).flatMap((event) =>
        event.type === 'ValueRecorded' ? [[event.facts.information_id, event.private?.value]] : [],
      );
    const BOTH = { user_text: 'The south, and there are four of us.' };

    it.each([
      ['refused', "I'd rather not say."],
      ['put off', "I'll tell you later."],
    ])('are not taken from a reply to something else: %s', (_, reply) => {
      expect(area(BOTH, following(reply))).toEqual([['area', 'south']]);
    });

    it('are taken where it was only not known, or not answered', () => {
      const told = [
        ['area', 'south'],
        ['people', 4],
      ];
      for (const reply of ['I have no idea.', 'Is there parking?']) {
        expect(area(BOTH, following(reply)).toSorted()).toEqual(told);
      }
    });

    it('are not taken from a context', () => {
      const messages = [{ role: 'user' as const, text: 'There are four of us.' }];
      const told = (before: readonly SessionEvent[]) => {
        const { outcome } = given(sessionDecider, ...before).when(
          external({ contextUpdate: { mode: 'messages', messages } }),
        );
        return outcome.ok ? factsOf(outcome.events, 'ValueRecorded').length : -1;
      };
      expect(told(history)).toBe(1);
      expect(told(following("I'd rather not say."))).toBe(0);
    });

    it('are taken from who is asked for it again, from a choice and from the client', () => {
      const before = following("I'd rather not say.");
      const again = recordedAfter({ question_id: 'q_people', user_text: 'Four.' }, before);
      expect(factsOf(again, 'ValueRecorded')).toMatchObject([{ information_id: 'people' }]);
      const refused = recordedAfter({ question_id: 'q_area', outcome: 'refused' });
      const chosen = { structured_answer: { choice_ids: ['south'] } };
      expect(area(chosen, [...history, ...refused])).toEqual([['area', 'south']]);
      const data = [{ id: 'people', operation: 'set' as const, value: 4 }];
      const { outcome } = given(sessionDecider, ...before).when(next({ clientUpdates: { data } }));
      expect(outcome.ok && factsOf(outcome.events, 'ValueRecorded')).toMatchObject([
        { information_id: 'people', source: 'client' },
      ]);
    });
  });
});
