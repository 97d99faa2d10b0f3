import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../../domain/session/commands.ts';
import { requestExtraction, sessionDecider } from '../../../../domain/session/decide.ts';
import { callErrors } from '../../../../domain/session/turn/check-call.ts';
import { finish } from '../../../../domain/steps.ts';
import { external, history, next } from '../../../support/conversations/session-history.ts';
import { given, stateAfter } from '../../../support/given.ts';

interface Refused {
  readonly title: string;
  readonly words: CallInput;
  readonly code: string;
  readonly path: string;
}

const REFUSED: readonly Refused[] = [
  {
    title: 'a decision that is none of the session',
    words: { previousTurn: { decision_id: 'dec_other', user_text: 'Four' } },
    code: 'unknown_decision',
    path: '/previous_turn/decision_id',
  },
  {
    title: 'a question that the configuration does not have',
    words: { previousTurn: { question_id: 'q_other', user_text: 'Four' } },
    code: 'unknown_question',
    path: '/previous_turn/question_id',
  },
  {
    title: 'a structured answer that is said to be none',
    words: { previousTurn: { structured_answer: { choice_ids: ['north'] }, outcome: 'refused' } },
    code: 'outcome_contradicts_answer',
    path: '/previous_turn/outcome',
  },
  {
    title: 'a structured answer to a question that is said to be unanswered',
    words: {
      previousTurn: { structured_answer: { choice_ids: ['north'] }, outcome: 'asked_no_answer' },
    },
    code: 'outcome_contradicts_answer',
    path: '/previous_turn/outcome',
  },
  {
    title: 'a choice of another question than the named one',
    words: {
      previousTurn: { question_id: 'q_area', structured_answer: { choice_ids: ['pasta'] } },
    },
    code: 'unknown_choice',
    path: '/previous_turn/structured_answer/choice_ids/0',
  },
  {
    title: 'a choice of no question',
    words: { previousTurn: { structured_answer: { choice_ids: ['nothing'] } } },
    code: 'unknown_choice',
    path: '/previous_turn/structured_answer/choice_ids/0',
  },
  {
    title: 'two values for one information in one call',
    words: {
      clientUpdates: {
        data: [
          { id: 'people', operation: 'set', value: 4 },
          { id: 'people', operation: 'set', value: 5 },
        ],
      },
    },
    code: 'not_unique',
    path: '/client_updates/data/1/id',
  },
  {
    title: 'a sub-objective that is achieved and excluded in one call',
    words: {
      clientUpdates: {
        sub_objectives: [
          { id: 'booking', operation: 'exclude' },
          { id: 'booking', operation: 'achieve' },
        ],
      },
    },
    code: 'not_unique',
    path: '/client_updates/sub_objectives/1/id',
  },
  {
    title: 'choices that no one question has together',
    words: { previousTurn: { structured_answer: { choice_ids: ['north', 'pasta'] } } },
    code: 'unknown_choice',
    path: '/previous_turn/structured_answer/choice_ids',
  },
  {
    title: 'two choices of a single-choice question',
    words: { previousTurn: { structured_answer: { choice_ids: ['north', 'south'] } } },
    code: 'choice_count_not_allowed',
    path: '/previous_turn/structured_answer/choice_ids',
  },
  {
    title: 'free text where the question takes none',
    words: {
      previousTurn: { structured_answer: { choice_ids: ['north'], free_text: 'by the sea' } },
    },
    code: 'free_text_not_allowed',
    path: '/previous_turn/structured_answer/free_text',
  },
  {
    title: 'a value of an unknown information',
    words: { clientUpdates: { data: [{ id: 'other', operation: 'unset' }] } },
    code: 'unknown_success_information',
    path: '/client_updates/data/0/id',
  },
  {
    title: "a value that does not fit its information's schema",
    words: { clientUpdates: { data: [{ id: 'people', operation: 'set', value: 'many' }] } },
    code: 'value_schema_mismatch',
    path: '/client_updates/data/0/value',
  },
  {
    title: 'an override of an unknown sub-objective',
    words: { clientUpdates: { sub_objectives: [{ id: 'other', operation: 'achieve' }] } },
    code: 'unknown_sub_objective',
    path: '/client_updates/sub_objectives/0/id',
  },
  {
    title: 'a selection among unknown sub-objectives',
    words: { selection: { sub_objectives: { ids: ['other'], mode: 'restrict' } } },
    code: 'unknown_sub_objective',
    path: '/selection/sub_objectives/ids/0',
  },
  {
    title: 'an unknown required target',
    words: { selection: { required_target_ids: ['other'] } },
    code: 'unknown_target',
    path: '/selection/required_target_ids/0',
  },
];

describe('a call is refused', () => {
  it.each(REFUSED)('for $title', ({ words, code, path }) => {
    const error = { code, location: 'body', path, message: expect.any(String) };
    given(sessionDecider, ...history)
      .when(next(words))
      .refuses('invalid_request', { errors: [error] });
  });

  it.each<readonly [title: string, words: CallInput, message: string]>([
    [
      'the question that was meant',
      { previousTurn: { question_id: 'q_peple', user_text: 'Four' } },
      '/previous_turn/question_id in the body names no question of the configuration (did you mean q_people?)',
    ],
    [
      'the choice that was meant',
      { previousTurn: { question_id: 'q_area', structured_answer: { choice_ids: ['nrth'] } } },
      '/previous_turn/structured_answer/choice_ids/0 in the body names no choice of this question (did you mean north?)',
    ],
    [
      'the information that was meant',
      { clientUpdates: { data: [{ id: 'poeple', operation: 'unset' }] } },
      '/client_updates/data/0/id in the body names no success information of the configuration (did you mean people?)',
    ],
    [
      'what its value fails',
      { clientUpdates: { data: [{ id: 'people', operation: 'set', value: 'many' }] } },
      `/client_updates/data/0/value in the body does not fit the information's schema (type: "integer")`,
    ],
    [
      'how many choices there may be',
      { previousTurn: { structured_answer: { choice_ids: ['north', 'south'] } } },
      '/previous_turn/structured_answer/choice_ids in the body must hold one choice, for a single-choice question',
    ],
    [
      'where free text belongs',
      { previousTurn: { structured_answer: { choice_ids: ['north'], free_text: 'by the sea' } } },
      '/previous_turn/structured_answer/free_text in the body must be left out, or be of a semi-open question',
    ],
  ])('in a sentence that tells %s', (_, words, message) => {
    const outcome = sessionDecider.decide(next(words), stateAfter(sessionDecider, ...history));
    expect(outcome).toMatchObject({
      refusal: { message: `The request cannot be processed: ${message}.` },
    });
  });

  it('telling what was meant as long as 20,000 names were not looked through', () => {
    const data = ['n1x', 'n2x'].map((id) => ({ id, operation: 'unset' as const }));
    const call = next({ clientUpdates: { data } });
    const names = new Map(Array.from({ length: 10_001 }, (_, nth) => [`n${nth}`, nth]));
    const compiled = { ...call.pinned.compiled, informationIndexes: names };
    const errors = callErrors(
      { ...call, pinned: { ...call.pinned, compiled } },
      stateAfter(sessionDecider, ...history),
    );
    const guessed = errors.map(({ message }) => message.includes('did you mean'));
    expect(guessed).toEqual([true, false]);
  });

  it('once for each of its faults', () => {
    const data = [
      { id: 'people', operation: 'set', value: 0 },
      { id: 'other', operation: 'unset' },
    ] as const;
    const { outcome } = given(sessionDecider, ...history).when(
      external({ clientUpdates: { data: [...data] } }),
    );
    expect(outcome).toMatchObject({
      refusal: {
        details: {
          errors: [{ code: 'value_schema_mismatch' }, { code: 'unknown_success_information' }],
        },
      },
    });
  });

  it('before a language model is asked about it', () => {
    const previousTurn = { question_id: 'q_people', user_text: 'blorp snarf' };
    const state = stateAfter(sessionDecider, ...history);
    expect(finish(requestExtraction(next({ previousTurn }), state))).not.toBeNull();
    for (const { words } of REFUSED) {
      expect(finish(requestExtraction(next({ previousTurn, ...words }), state))).toBeNull();
    }
    expect(
      finish(requestExtraction(next({ previousTurn }), sessionDecider.initialState)),
    ).toBeNull();
  });
});

it('tells the id of the choice whose label was sent in its place', () => {
  const { outcome } = given(sessionDecider, ...history).when(
    next({
      previousTurn: { question_id: 'q_area', structured_answer: { choice_ids: ['the north'] } },
    }),
  );
  expect(outcome).toMatchObject({
    refusal: {
      details: {
        errors: [{ message: expect.stringMatching(/: it is the label of north, send that id$/) }],
      },
    },
  });
});

describe('a call is not refused', () => {
  it('for the same update twice', () => {
    const update = { id: 'people', operation: 'set', value: 4 } as const;
    const { outcome } = given(sessionDecider, ...history).when(
      next({ clientUpdates: { data: [update, { ...update }] } }),
    );
    expect(outcome.ok).toBe(true);
  });

  it('for an exclusion of a question that there is none of', () => {
    const { outcome } = given(sessionDecider, ...history).when(
      next({ selection: { excluded_question_ids: ['q_other'] } }),
    );
    expect(outcome.ok).toBe(true);
  });

  it('for choices that a question of several takes together, and for words where it takes them', () => {
    for (const structured_answer of [
      { choice_ids: ['garden', 'music'] },
      { choice_ids: ['pasta'], free_text: 'and a salad' },
    ]) {
      const { outcome } = given(sessionDecider, ...history).when(
        next({ previousTurn: { structured_answer } }),
      );
      expect(outcome.ok).toBe(true);
    }
  });
});
