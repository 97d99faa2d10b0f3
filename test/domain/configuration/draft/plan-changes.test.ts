import { describe, expect, it } from 'vitest';
import type { ConfigurationCommand } from '../../../../domain/configuration/commands.ts';
import { configurationDecider } from '../../../../domain/configuration/decide.ts';
import { configurationOf } from '../../../../domain/configuration/draft/draft.ts';
import type { DraftEvent } from '../../../../domain/configuration/events.ts';
import { draftView } from '../../../../domain/configuration/views.ts';
import {
  creation,
  creationOf,
  flatSubObjective,
  floorInformation,
  floorQuestion,
  liftQuestion,
  someConfiguration,
  someObjective,
} from '../../../support/configurations/configurations.ts';
import { given, SOME_TIME, stateAfter } from '../../../support/given.ts';

const objectiveCreated: DraftEvent = {
  type: 'ObjectiveCreated',
  facts: { draft_revision: 1, ...someObjective },
};
const flatCreation = creation('sub_objective', flatSubObjective);
const flatCreated: DraftEvent = {
  type: 'SubObjectiveCreated',
  facts: { draft_revision: 1, ...flatSubObjective },
};
const floorAsked: DraftEvent = {
  type: 'QuestionCreated',
  facts: { draft_revision: 1, ...floorQuestion },
};
const liftAsked: DraftEvent = {
  type: 'QuestionCreated',
  facts: { draft_revision: 1, ...liftQuestion },
};

function applying(changes: readonly unknown[], expectedDraftRevision?: number) {
  const command = { type: 'applyChanges', at: SOME_TIME, changes } as const;
  return expectedDraftRevision === undefined ? command : { ...command, expectedDraftRevision };
}

function errorsOf(command: ConfigurationCommand, ...history: DraftEvent[]) {
  const { outcome } = given(configurationDecider, ...history).when(command);
  if (outcome.ok) throw new Error('it was not refused');
  expect(outcome.refusal.code).toBe('configuration_validation_failed');
  const errors = outcome.refusal.details.errors as { [field: string]: unknown }[];
  return errors.map(({ position, path, code }) => [position, path, code]);
}

/** The first error of one operation, without its position. */
function errorOf(operation: unknown, ...history: DraftEvent[]) {
  return errorsOf(applying([operation]), ...history)[0]?.slice(1);
}

describe('moving a question', () => {
  const moving = (id: string, comes_before: string | null) =>
    applying([{ entity: 'question', operation: 'update', question: { id, comes_before } }]);
  const [first, second] = [floorQuestion.id, liftQuestion.id];

  it('puts it in front of another one or at the end, and records whom it stood in front of', () => {
    given(configurationDecider, floorAsked, liftAsked)
      .when(moving(second, first))
      .records({
        type: 'QuestionUpdated',
        facts: { draft_revision: 2, id: second, comes_before: first, came_before: null },
      });
    given(configurationDecider, floorAsked, liftAsked)
      .when(moving(first, null))
      .records({
        type: 'QuestionUpdated',
        facts: { draft_revision: 2, id: first, comes_before: null, came_before: second },
      });
  });

  it.each([
    ['to the front', { id: second, comes_before: first }, [second, first]],
    ['to the end', { id: first, comes_before: null }, [second, first]],
    ['where it is', { id: first, comes_before: second }, [first, second]],
  ])('%s keeps its fields, and adds none', (_, move, order) => {
    const moved: DraftEvent = {
      type: 'QuestionUpdated',
      facts: { draft_revision: 2, came_before: null, ...move },
    };
    const { draft } = stateAfter(configurationDecider, floorAsked, liftAsked, moved);
    const byId = new Map([floorQuestion, liftQuestion].map((each) => [each.id, each]));
    expect(configurationOf(draft).questions).toEqual(order.map((id) => byId.get(id)));
  });

  it('is refused in front of itself, of what is not there, and where places are numbers', () => {
    const history = [floorAsked, liftAsked];
    const codeOf = (next: string) => errorsOf(moving(first, next), ...history)[0];
    const at = [0, '/changes/0/question/comes_before'];
    expect([codeOf(first), codeOf('none')]).toEqual([
      [...at, 'invalid_value'],
      [...at, 'unknown_id'],
    ]);
    const sub_objective = { id: flatSubObjective.id, comes_before: null };
    const operation = { entity: 'sub_objective', operation: 'update', sub_objective };
    const path = '/changes/0/sub_objective/comes_before';
    expect(errorOf(operation, flatCreated)).toEqual([path, 'unknown_field']);
  });
});

describe('changing the draft', () => {
  it('records one event an operation, all with the new draft revision', () => {
    given(configurationDecider, objectiveCreated)
      .when(applying([flatCreation, creation('question', floorQuestion)]))
      .records(
        { type: 'SubObjectiveCreated', facts: { draft_revision: 2, ...flatSubObjective } },
        { type: 'QuestionCreated', facts: { draft_revision: 2, ...floorQuestion } },
      );
  });

  it('fills in the defaults of an objective and of a question', () => {
    const { active: _, choices: __, ...question } = floorQuestion;
    given(configurationDecider)
      .when(applying([creation('objective', { name: 'Any' }), creation('question', question)]))
      .records(
        {
          type: 'ObjectiveCreated',
          facts: {
            draft_revision: 1,
            name: 'Any',
            description: '',
            qualification_level: 'balanced',
            max_turns: 20,
            candidates_per_call: 3,
            order_strength: 0.5,
          },
        },
        { type: 'QuestionCreated', facts: { draft_revision: 1, ...floorQuestion } },
      );
  });

  it('lets an operation build on the ones before it in the same request', () => {
    given(configurationDecider)
      .when(
        applying([
          creation('question', floorQuestion),
          { entity: 'question', operation: 'update', question: { id: 'q.floor', active: false } },
          { entity: 'question', operation: 'delete', question: { id: 'q.floor' } },
          creation('question', floorQuestion),
        ]),
      )
      .records(
        floorAsked,
        { type: 'QuestionUpdated', facts: { draft_revision: 1, id: 'q.floor', active: false } },
        { type: 'QuestionDeleted', facts: { draft_revision: 1, id: 'q.floor', came_before: null } },
        floorAsked,
      );
  });

  it('merges the fields that an update gives and replaces lists whole', () => {
    const state = stateAfter(configurationDecider, liftAsked, {
      type: 'QuestionUpdated',
      facts: {
        draft_revision: 2,
        id: 'q.lift',
        text: 'Lift?',
        choices: [{ id: 'maybe', label: 'Maybe' }],
      },
    });
    expect(configurationOf(state.draft).questions).toEqual([
      { ...liftQuestion, text: 'Lift?', choices: [{ id: 'maybe', label: 'Maybe' }] },
    ]);
  });

  it('keeps the order of creation through updates', () => {
    const state = stateAfter(configurationDecider, floorAsked, liftAsked, {
      type: 'QuestionUpdated',
      facts: { draft_revision: 2, id: 'q.floor', text: 'Which floor?' },
    });
    expect([...state.draft.question.keys()]).toEqual(['q.floor', 'q.lift']);
  });

  it('takes 500 operations at once', () => {
    const changes = Array.from({ length: 500 }, (_, at) =>
      creation('question', { ...floorQuestion, id: `q${at}` }),
    );
    const { outcome } = given(configurationDecider).when(applying(changes));
    expect(outcome.ok && outcome.events.length).toBe(500);
  });

  it('takes a whole configuration that shows as the draft', () => {
    const { outcome } = given(configurationDecider).when(applying(creationOf(someConfiguration)));
    if (!outcome.ok) throw new Error('it was refused');
    expect(draftView(stateAfter(configurationDecider, ...outcome.events))).toEqual({
      state: 'draft',
      configuration_version: null,
      draft_revision: 1,
      ...someConfiguration,
    });
  });

  it('shows an empty object while the draft has no objective, and nothing while there is no draft', () => {
    expect(draftView(stateAfter(configurationDecider, flatCreated))?.objective).toEqual({});
    expect(draftView(configurationDecider.initialState)).toBeUndefined();
  });
});

describe('guarding changes with the expected draft revision', () => {
  it('applies them while the draft is at that revision', () => {
    given(configurationDecider, objectiveCreated)
      .when(applying([flatCreation], 1))
      .records({ type: 'SubObjectiveCreated', facts: { draft_revision: 2, ...flatSubObjective } });
    given(configurationDecider)
      .when(applying([flatCreation], 0))
      .records(flatCreated);
  });

  it('refuses them when it is not, whatever the operations say', () => {
    expect(errorsOf(applying(['nonsense'], 0), objectiveCreated)).toEqual([
      [null, '/expected_draft_revision', 'draft_revision_mismatch'],
    ]);
  });
});

describe('refusing changes', () => {
  it('names every faulty operation with its position and writes nothing', () => {
    expect(
      errorsOf(
        applying([
          flatCreation,
          flatCreation,
          { entity: 'question', operation: 'delete', question: { id: 'q.none' } },
          creation('question', { ...floorQuestion, text: '', type: 'essay' }),
          creation('success_information', { ...floorInformation, schema: { $ref: '#' } }),
        ]),
      ),
    ).toEqual([
      [1, '/changes/1/sub_objective/id', 'duplicate_id'],
      [2, '/changes/2/question/id', 'unknown_id'],
      [3, '/changes/3/question/text', 'too_short'],
      [3, '/changes/3/question/type', 'invalid_value'],
      [4, '/changes/4/success_information/schema/$ref', 'invalid_schema'],
    ]);
  });

  it('does not blame an update for the refused creation before it', () => {
    expect(
      errorsOf(
        applying([
          creation('question', { ...floorQuestion, text: 7 }),
          { entity: 'question', operation: 'update', question: { id: 'q.floor', text: 'Floor?' } },
        ]),
      ),
    ).toEqual([[0, '/changes/0/question/text', 'invalid_type']]);
  });

  it('refuses a second objective and the update of none', () => {
    expect(errorOf(creation('objective', { name: 'B' }), objectiveCreated)).toEqual([
      '/changes/0/objective',
      'duplicate_id',
    ]);
    expect(errorOf({ entity: 'objective', operation: 'update', objective: {} })).toEqual([
      '/changes/0/objective',
      'unknown_id',
    ]);
  });

  it.each([
    ['text', '', 'invalid_type'],
    [null, '', 'invalid_type'],
    [[], '', 'invalid_type'],
    [{}, '/entity', 'required'],
    [{ entity: 'answer', operation: 'create' }, '/entity', 'invalid_value'],
    [{ entity: '__proto__', operation: 'create' }, '/entity', 'invalid_value'],
    [{ entity: 'objective' }, '/operation', 'required'],
    [{ entity: 'objective', operation: 'delete', objective: {} }, '/operation', 'invalid_value'],
    [{ entity: 'question', operation: 'toString', question: {} }, '/operation', 'invalid_value'],
    [{ entity: 'question', operation: 'delete' }, '/question', 'required'],
    [{ entity: 'question', operation: 'delete', question: {} }, '/question/id', 'required'],
    [
      { entity: 'question', operation: 'delete', question: { id: 'a', text: 'b' } },
      '/question/text',
      'unknown_field',
    ],
    [
      { entity: 'question', operation: 'delete', question: { id: 'a' }, sub_objective: {} },
      '',
      'unknown_field',
    ],
    [
      JSON.parse(
        '{"entity":"objective","operation":"create","objective":{"name":"a","__proto__":1}}',
      ),
      '/objective/__proto__',
      'unknown_field',
    ],
    [creation('objective', { name: 'a', toString: 1 }), '/objective/toString', 'unknown_field'],
  ])('refuses the malformed operation %j', (operation, path, code) => {
    expect(errorOf(operation)).toEqual([`/changes/0${path}`, code]);
  });

  it('refuses choices of an open question, given now or left from before', () => {
    expect(
      errorOf(creation('question', { ...floorQuestion, choices: liftQuestion.choices })),
    ).toEqual(['/changes/0/question/choices', 'too_many_items']);
    const update = {
      entity: 'question',
      operation: 'update',
      question: { id: 'q.lift', type: 'open' },
    };
    expect(errorOf(update, liftAsked)).toEqual(['/changes/0/question/type', 'too_many_items']);
  });

  it('refuses two choices with one id', () => {
    const choices = [
      { id: 'same', label: 'A' },
      { id: 'same', label: 'B' },
    ];
    expect(errorOf(creation('question', { ...liftQuestion, choices }))).toEqual([
      '/changes/0/question/choices',
      'duplicate_id',
    ]);
  });

  it('stops at ten errors an operation and never echoes what was sent', () => {
    const choices = Array.from({ length: 50 }, () => ({ id: 'sécret', label: 0 }));
    const { outcome } = given(configurationDecider).when(
      applying([creation('question', { ...liftQuestion, choices })]),
    );
    if (outcome.ok) throw new Error('it was not refused');
    expect(outcome.refusal.details.errors).toHaveLength(10);
    expect(JSON.stringify(outcome)).not.toContain('sécret');
  });
});

/** Characters that count as one although they take two units, or that look like nothing. */
const SCRIPTS = ['a', 'é', '漢', '😀', '\u200d'];

describe('the limits of texts and numbers', () => {
  const texts: [entity: string, fields: object, field: string, max: number][] = [
    ['objective', { name: 'a' }, 'name', 200],
    ['objective', { name: 'a' }, 'description', 4000],
    ['sub_objective', flatSubObjective, 'name', 200],
    ['success_information', floorInformation, 'label', 200],
    ['question', floorQuestion, 'text', 4000],
  ];

  it.each(texts)('takes %s %j with %s of at most %i code points', (entity, fields, field, max) => {
    for (const character of SCRIPTS) {
      const longest = creation(entity, { ...fields, [field]: character.repeat(max) });
      const tooLong = creation(entity, { ...fields, [field]: character.repeat(max + 1) });
      expect(given(configurationDecider).when(applying([longest])).outcome.ok).toBe(true);
      expect(errorOf(tooLong)).toEqual([`/changes/0/${entity}/${field}`, 'too_long']);
    }
  });

  it.each(['a\0b', '\ud800', 'a\udc00'])(
    'refuses the text %j that no store keeps as it is',
    (name) => {
      expect(errorOf(creation('objective', { name }))?.[1]).toBe('invalid_value');
    },
  );

  it.each([
    ['max_turns', 1, 200],
    ['candidates_per_call', 1, 10],
    ['order_strength', 0, 1],
  ])('takes %s from %i to %i', (field, min, max) => {
    for (const value of [min, max]) {
      const operation = creation('objective', { name: 'a', [field]: value });
      expect(given(configurationDecider).when(applying([operation])).outcome.ok).toBe(true);
    }
    for (const value of [min - 1, max + 1, Number.POSITIVE_INFINITY]) {
      const operation = creation('objective', { name: 'a', [field]: value });
      expect(errorOf(operation)).toEqual([`/changes/0/objective/${field}`, 'invalid_value']);
    }
    expect(errorOf(creation('objective', { name: 'a', [field]: `${min}` }))?.[1]).toBe(
      'invalid_type',
    );
  });

  it.each([-1, 0.5, 2 ** 53])('refuses the order position %d', (order_position) => {
    expect(errorOf(creation('sub_objective', { ...flatSubObjective, order_position }))).toEqual([
      '/changes/0/sub_objective/order_position',
      'invalid_value',
    ]);
  });

  it('takes 20 synonyms of a choice, of 1 to 200 characters, and no more', () => {
    const question = (synonyms: readonly string[]) =>
      creation('question', { ...liftQuestion, choices: [{ id: 'a', label: 'A', synonyms }] });
    const errorWith = (synonyms: readonly string[]) => errorOf(question(synonyms));
    const path = '/changes/0/question/choices/0/synonyms';
    const twenty = Array.from({ length: 20 }, (_, at) => `word ${at}`);
    for (const synonyms of [[], [...twenty.slice(1), 'x'.repeat(200)]]) {
      expect(given(configurationDecider).when(applying([question(synonyms)])).outcome.ok).toBe(
        true,
      );
    }
    expect(errorWith([...twenty, 'one more'])).toEqual([path, 'too_many_items']);
    expect(errorWith([''])).toEqual([`${path}/0`, 'too_short']);
    expect(errorWith(['x'.repeat(201)])).toEqual([`${path}/0`, 'too_long']);
  });

  it('takes 50 choices and not 51', () => {
    const choices = Array.from({ length: 51 }, (_, at) => ({ id: `c${at}`, label: 'A' }));
    const question = (count: number) =>
      creation('question', { ...liftQuestion, choices: choices.slice(0, count) });
    expect(given(configurationDecider).when(applying([question(50)])).outcome.ok).toBe(true);
    expect(errorOf(question(51))).toEqual(['/changes/0/question/choices', 'too_many_items']);
  });

  it.each([Number.POSITIVE_INFINITY, '\ud800', nested(9)])(
    'refuses a choice that maps to what JSON cannot hold or nests too deep',
    (maps_to_value) => {
      const choices = [{ id: 'a', label: 'A', maps_to_value }];
      expect(errorOf(creation('question', { ...liftQuestion, choices }))?.[0]).toBe(
        '/changes/0/question/choices/0/maps_to_value',
      );
    },
  );
});

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

const HOSTILE_IDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'a'.repeat(128),
];

describe('hostile ids', () => {
  it.each(HOSTILE_IDS)('%s is an id like any other', (id) => {
    const created = applying([creation('sub_objective', { ...flatSubObjective, id })]);
    const { outcome } = given(configurationDecider).when(created);
    if (!outcome.ok) throw new Error('it was refused');
    const state = stateAfter(configurationDecider, ...outcome.events);
    expect(configurationOf(state.draft).sub_objectives).toEqual([{ ...flatSubObjective, id }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each(HOSTILE_IDS)('%s is unknown until it is created', (id) => {
    const update = { entity: 'question', operation: 'update', question: { id } };
    expect(errorOf(update)).toEqual(['/changes/0/question/id', 'unknown_id']);
  });

  it.each(['', 'a b', 'a/b', 'é', 'a'.repeat(129), 7])('%j is no id', (id) => {
    expect(errorOf(creation('question', { ...floorQuestion, id }))?.[0]).toBe(
      '/changes/0/question/id',
    );
  });
});
