import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationDecider, decideInSteps } from '../../../../domain/configuration/decide.ts';
import { configurationAsChanges } from '../../../../domain/configuration/draft/configuration-as-changes.ts';
import { configurationOf } from '../../../../domain/configuration/draft/draft.ts';
import type { Configuration } from '../../../../domain/configuration/entities.ts';
import type { ConfigurationEvent } from '../../../../domain/configuration/events.ts';
import {
  type ConfigurationState,
  initialConfiguration,
} from '../../../../domain/configuration/state.ts';
import {
  flatSubObjective,
  floorInformation,
  floorQuestion,
  liftQuestion,
  someObjective,
} from '../../../support/configurations/configurations.ts';
import { given, SOME_TIME } from '../../../support/given.ts';
import { countRests } from '../../../support/steps.ts';

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => {
  return text.trim() !== '' && text.isWellFormed() && !text.includes('\0');
});
const listOf = <Item>(item: (id: string) => fc.Arbitrary<Item>) =>
  fc
    .uniqueArray(ids, { maxLength: 5 })
    .chain((all) => fc.tuple(...all.map(item)) as unknown as fc.Arbitrary<readonly Item[]>);

const configuration: fc.Arbitrary<Configuration> = fc.record({
  objective: fc.record(
    {
      name: words,
      description: fc.constant('why'),
      qualification_level: fc.constantFrom('essential', 'thorough'),
      max_turns: fc.integer({ min: 1, max: 9 }),
      candidates_per_call: fc.constant(3),
      order_strength: fc.constantFrom(0, 0.5),
      learning: fc.boolean(),
    },
    {
      requiredKeys: [
        'name',
        'description',
        'qualification_level',
        'max_turns',
        'candidates_per_call',
        'order_strength',
      ],
    },
  ),
  sub_objectives: listOf((id) =>
    fc.record({
      id: fc.constant(id),
      name: words,
      order_position: fc.nat(3),
      completion_role: fc.constantFrom('blocking', 'contributing'),
    }),
  ),
  success_informations: listOf((id) =>
    fc.record({
      id: fc.constant(id),
      label: words,
      primary_question_id: ids,
      schema: fc.constantFrom({ type: 'string' }, { type: 'integer', minimum: 1 }),
    }),
  ),
  questions: listOf((id) =>
    fc.record({
      id: fc.constant(id),
      text: words,
      type: fc.constant('single_choice'),
      sub_objective_id: ids,
      active: fc.boolean(),
      choices: fc.constantFrom(
        [],
        [
          { id: 'y', label: 'Yes', maps_to_value: true, synonyms: ['sure'] },
          { id: 'n', label: 'No' },
        ],
      ),
    }),
  ),
} as never);

function stateOf(
  state: ConfigurationState,
  events: readonly ConfigurationEvent[],
): ConfigurationState {
  return configurationDecider.fold(
    state,
    events.map((event) => ({ event, occurredAt: SOME_TIME })),
  );
}

function made(changes: readonly unknown[], state = initialConfiguration): ConfigurationState {
  if (changes.length === 0) return state;
  const decided = configurationDecider.decide(
    { type: 'applyChanges', at: SOME_TIME, changes },
    state,
  );
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return stateOf(state, decided.events);
}

/** By their positions, as compiling puts them. */
function asPublished(subObjectives: Configuration['sub_objectives']) {
  return subObjectives.toSorted((one, other) => one.order_position - other.order_position);
}

const restoring = (target: Configuration, expectedDraftRevision?: number) =>
  ({
    type: 'restoreDraft',
    at: SOME_TIME,
    target,
    configurationVersion: 'v1',
    expectedDraftRevision,
  }) as const;

describe('the changes that create a configuration', () => {
  it('make the same one on an empty draft, whatever it is', () => {
    fc.assert(
      fc.property(configuration, (wanted) => {
        expect(configurationOf(made(configurationAsChanges(wanted)).draft)).toEqual(wanted);
      }),
    );
  });
});

describe('restoring a draft', () => {
  it('makes it what was published, in the same order, whatever it became, and then records nothing', () => {
    fc.assert(
      fc.property(configuration, configuration, (drawn, now) => {
        const wanted = { ...drawn, sub_objectives: asPublished(drawn.sub_objectives) };
        const state = made(configurationAsChanges(now));
        const decided = configurationDecider.decide(restoring(wanted), state);
        if (!decided.ok) throw new Error(decided.refusal.code);
        const after = stateOf(state, decided.events);
        const { objective, ...lists } = configurationOf(after.draft);
        const { objective: wantedObjective, ...wantedLists } = wanted;
        expect({ ...lists, sub_objectives: asPublished(lists.sub_objectives) }).toEqual(
          wantedLists,
        );
        expect({ learning: true, ...objective }).toEqual({ learning: true, ...wantedObjective });
        const again = configurationDecider.decide(restoring(wanted), after);
        expect(again).toMatchObject({ ok: true, events: [] });
      }),
    );
  });

  it('records nothing where sub-objectives were created in another order than that of their positions', () => {
    const subObjective = (id: string, order_position: number) => ({
      ...flatSubObjective,
      id,
      order_position,
    });
    const [first, second, third] = [
      subObjective('a', 0),
      subObjective('b', 1),
      subObjective('c', 1),
    ];
    const created = [second, first, third].map((each) => ({
      type: 'SubObjectiveCreated' as const,
      facts: { draft_revision: 1, ...each },
    }));
    const nothing = { objective: null, success_informations: [], questions: [] };
    given(configurationDecider, ...created)
      .when(restoring({ ...nothing, sub_objectives: [first, second, third] }))
      .recordsOnce();
    const made = { draft_revision: 2, restored_from: 'v1' };
    given(configurationDecider, ...created)
      .when(restoring({ ...nothing, sub_objectives: [first, third, second] }))
      .recordsOnce(
        { type: 'SubObjectiveDeleted', facts: { id: 'b', ...made } },
        { type: 'SubObjectiveCreated', facts: { ...second, ...made } },
      );
  });

  it('changes only what is different, and says where it comes from', () => {
    const before = [
      { type: 'ObjectiveCreated', facts: { draft_revision: 1, ...someObjective } },
      { type: 'SubObjectiveCreated', facts: { draft_revision: 1, ...flatSubObjective } },
      { type: 'QuestionCreated', facts: { draft_revision: 1, ...floorQuestion } },
      { type: 'QuestionCreated', facts: { draft_revision: 1, ...liftQuestion } },
      { type: 'QuestionUpdated', facts: { draft_revision: 2, id: 'q.floor', text: 'Where?' } },
      {
        type: 'SuccessInformationCreated',
        facts: { draft_revision: 2, ...floorInformation },
      },
    ] as const;
    const target = {
      objective: someObjective,
      sub_objectives: [flatSubObjective],
      success_informations: [],
      questions: [floorQuestion, liftQuestion],
    };
    const { text } = floorQuestion;
    const made = { draft_revision: 3, restored_from: 'v1' };
    given(configurationDecider, ...before)
      .when(restoring(target))
      .recordsOnce(
        { type: 'SuccessInformationDeleted', facts: { id: 'floor', came_before: null, ...made } },
        { type: 'QuestionUpdated', facts: { id: 'q.floor', text, ...made } },
      );
    given(configurationDecider, ...before)
      .when(restoring(target, 1))
      .refuses('configuration_validation_failed');
  });

  it('moves what stands elsewhere, and deletes and creates only what is gone or new', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const named = (id: string) => ({ ...floorQuestion, id });
    const asked = ids.map((id) => ({
      type: 'QuestionCreated' as const,
      facts: { draft_revision: 1, ...named(id) },
    }));
    const moved = {
      type: 'QuestionUpdated',
      facts: { draft_revision: 2, id: 'e', comes_before: 'a', came_before: null },
    } as const;
    const nothing = { objective: null, sub_objectives: [], success_informations: [] };
    const made = { draft_revision: 3, restored_from: 'v1' };
    given(configurationDecider, ...asked, moved)
      .when(restoring({ ...nothing, questions: ids.map(named) }))
      .recordsOnce({
        type: 'QuestionUpdated',
        facts: { id: 'e', comes_before: null, came_before: 'a', ...made },
      });
    given(configurationDecider, ...asked, moved)
      .when(restoring({ ...nothing, questions: ['a', 'new', 'b', 'c', 'e'].map(named) }))
      .recordsOnce(
        { type: 'QuestionDeleted', facts: { id: 'd', came_before: null, ...made } },
        { type: 'QuestionCreated', facts: { ...named('new'), ...made } },
        {
          type: 'QuestionUpdated',
          facts: { id: 'e', comes_before: null, came_before: 'a', ...made },
        },
        {
          type: 'QuestionUpdated',
          facts: { id: 'new', comes_before: 'b', came_before: 'e', ...made },
        },
      );
  });

  it('is decided an entity a step, whatever is the matter with it', () => {
    const questions = Array.from({ length: 300 }, (_, n) => ({ ...floorQuestion, id: `q${n}` }));
    const draft = {
      objective: null,
      sub_objectives: [],
      success_informations: [],
      questions,
    };
    const state = made(configurationAsChanges(draft));
    for (const wanted of [
      questions,
      questions.map((question) => ({ ...question, text: 'Where?' })),
      questions.toReversed(),
      questions.map(({ id, ...rest }) => ({ ...rest, id: `new.${id}` })),
      [],
    ]) {
      const steps = decideInSteps(restoring({ ...draft, questions: wanted }), state);
      expect(countRests(steps)).toBeGreaterThanOrEqual(questions.length);
    }
  });
});
