import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QualificationLevel } from '../../../domain/configuration/qualification.ts';
import { computeProgress } from '../../../domain/progress/progress.ts';
import type {
  Override,
  SelectionState,
  TargetState,
} from '../../../domain/progress/selection-state.ts';
import { turnsRemaining } from '../../../domain/session/turns-remaining.ts';
import {
  type ArtifactSketch,
  inferred,
  sketchCompiled,
  state,
} from '../../support/configurations/artifacts.ts';
import { sketches, states } from '../../support/configurations/ranking-cases.ts';

const AT = '2026-01-01T00:00:00.000Z';
const achieved: Override = { status: 'achieved', updated_at: AT };
const excluded: Override = { status: 'excluded', updated_at: AT };

/** One question an information; the first letter of the information is its sub-objective. */
function plan(
  subObjectives: ArtifactSketch['subObjectives'],
  informations: readonly string[],
  level: QualificationLevel = 'balanced',
): ArtifactSketch {
  return {
    objective: { qualification_level: level },
    subObjectives,
    informations: Object.fromEntries(informations.map((id) => [id, `ask_${id}`])),
    questions: Object.fromEntries(
      informations.map((id) => [`ask_${id}`, { subObjective: id.charAt(0), covers: { [id]: 1 } }]),
    ),
  };
}

function progressOf(sketch: ArtifactSketch, known: Partial<SelectionState> = {}) {
  return computeProgress(sketchCompiled(sketch), state(known));
}

const house = plan({ a: 'blocking', b: 'blocking', c: 'contributing' }, [
  'a1',
  'a2',
  'b1',
  'c1',
  'c2',
]);

test('a session where nothing is known has not started', () => {
  expect(progressOf(house)).toEqual({
    objective: {
      computed_status: 'not_started',
      progress: 0,
      client_override: null,
      effective_status: 'not_started',
    },
    sub_objectives: ['a', 'b', 'c'].map((id, order_position) => ({
      id,
      order_position,
      completion_role: id === 'c' ? 'contributing' : 'blocking',
      computed_status: 'not_started',
      progress: 0,
      client_override: null,
      effective_status: 'not_started',
    })),
  });
});

test('an outcome alone starts a sub-objective without moving its number', () => {
  const questions = new Map([
    ['ask_b1', { outcome: 'asked_no_answer', tries: 1, lastTurn: 1 } as const],
  ]);
  const { objective, sub_objectives } = progressOf(house, { questions });
  expect(objective).toMatchObject({ computed_status: 'in_progress', progress: 0 });
  expect(sub_objectives.map((subObjective) => subObjective.computed_status)).toEqual([
    'not_started',
    'in_progress',
    'not_started',
  ]);
});

test('an information counts in full from the coverage its level asks for, in part below', () => {
  const { sub_objectives, objective } = progressOf(house, {
    targets: inferred({ a1: 0.75, a2: 0.3, b1: 0.6 }),
  });
  expect(sub_objectives.map((subObjective) => subObjective.progress)).toEqual([0.7, 0.8, 0]);
  expect(objective.progress).toBe(0.6667);
});

test('an information that does not apply is satisfied, a removed one is not', () => {
  const { sub_objectives } = progressOf(house, {
    targets: new Map<string, TargetState>([
      ['a1', { status: 'not_applicable', coverage: 0, source: 'client' }],
      ['a2', { status: 'unset', coverage: 1, source: 'client' }],
    ]),
  });
  expect(sub_objectives[0]).toMatchObject({ computed_status: 'in_progress', progress: 0.5 });
});

test('the objective is achieved with its blocking sub-objectives, whatever contributing ones lack', () => {
  const { objective } = progressOf(house, { targets: inferred({ a1: 0.8, a2: 0.8, b1: 0.8 }) });
  expect(objective).toMatchObject({ computed_status: 'achieved', progress: 1 });
});

test('short of that, progress stays below one however close it is', () => {
  const { objective } = progressOf(house, {
    targets: inferred({ a1: 0.9, a2: 0.9, b1: 0.7499, c1: 0.9, c2: 0.9 }),
  });
  expect(objective).toMatchObject({ computed_status: 'in_progress', progress: 0.99 });
});

describe('overrides of sub-objectives', () => {
  test('an achieved one counts for the objective and leaves the numbers alone', () => {
    const { objective, sub_objectives } = progressOf(house, {
      targets: inferred({ a1: 0.8, a2: 0.8 }),
      subObjectiveOverrides: new Map([['b', achieved]]),
    });
    expect(objective).toMatchObject({ computed_status: 'achieved', progress: 1 });
    expect(sub_objectives[1]).toMatchObject({
      computed_status: 'not_started',
      progress: 0,
      client_override: achieved,
      effective_status: 'achieved',
    });
  });

  test('an excluded one blocks no longer', () => {
    const { objective, sub_objectives } = progressOf(house, {
      targets: inferred({ a1: 0.8, a2: 0.8 }),
      subObjectiveOverrides: new Map([['b', excluded]]),
    });
    expect(objective.computed_status).toBe('achieved');
    expect(sub_objectives[1]).toMatchObject({ effective_status: 'excluded', progress: 0 });
  });

  test('where all that blocks is excluded, the contributing sub-objectives decide', () => {
    const subObjectiveOverrides = new Map([
      ['a', excluded],
      ['b', excluded],
    ]);
    expect(progressOf(house, { subObjectiveOverrides }).objective.computed_status).toBe(
      'not_started',
    );
    const targets = inferred({ c1: 0.8 });
    expect(progressOf(house, { subObjectiveOverrides, targets }).objective.computed_status).toBe(
      'achieved',
    );
  });

  test('with every sub-objective excluded nothing is achieved', () => {
    const subObjectiveOverrides = new Map(['a', 'b', 'c'].map((id) => [id, excluded]));
    expect(progressOf(house, { subObjectiveOverrides }).objective).toMatchObject({
      computed_status: 'not_started',
      progress: 0,
    });
  });
});

test('an override of the objective changes its effective status alone', () => {
  expect(progressOf(house, { objectiveOverride: achieved }).objective).toEqual({
    computed_status: 'not_started',
    progress: 0,
    client_override: achieved,
    effective_status: 'achieved',
  });
});

describe('levels', () => {
  const subObjectives = { a: 'blocking', b: 'contributing' } as const;
  const informations = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5'];
  const statuses = (level: QualificationLevel, coverages: Readonly<Record<string, number>>) => {
    const { objective, sub_objectives } = progressOf(plan(subObjectives, informations, level), {
      targets: inferred(coverages),
    });
    return [objective, ...sub_objectives].map((part) => part.computed_status);
  };

  test('essential asks for 60 % of what blocks, at a coverage of .6', () => {
    expect(statuses('essential', { a1: 0.6, a2: 0.6, a3: 0.6 })).toEqual([
      'achieved',
      'achieved',
      'not_started',
    ]);
    expect(statuses('essential', { a1: 0.6, a2: 0.6, a3: 0.59, b1: 0.6, b2: 0.6 })).toEqual([
      'in_progress',
      'in_progress',
      'achieved',
    ]);
  });

  test('balanced asks for all that blocks, at a coverage of .75', () => {
    const four = { a1: 0.75, a2: 0.75, a3: 0.75, a4: 0.75 };
    expect(statuses('balanced', four)[0]).toBe('in_progress');
    expect(statuses('balanced', { ...four, a5: 0.75 })[0]).toBe('achieved');
    expect(statuses('balanced', { b1: 0.75, b2: 0.75, b3: 0.75 })[2]).toBe('achieved');
  });

  test('thorough also asks for 80 % of what contributes, at a coverage of .9', () => {
    const all = { a1: 0.9, a2: 0.9, a3: 0.9, a4: 0.9, a5: 0.9, b1: 0.9, b2: 0.9, b3: 0.9 };
    expect(statuses('thorough', all)).toEqual(['in_progress', 'achieved', 'in_progress']);
    expect(statuses('thorough', { ...all, b4: 0.9 })[0]).toBe('achieved');
  });
});

test('without a blocking sub-objective every contributing one must be achieved', () => {
  const sketch = plan({ a: 'contributing', b: 'contributing' }, ['a1', 'b1'], 'essential');
  const half = progressOf(sketch, { targets: inferred({ a1: 0.9 }) }).objective;
  expect(half).toMatchObject({ computed_status: 'in_progress', progress: 0.5 });
  const all = progressOf(sketch, { targets: inferred({ a1: 0.9, b1: 0.9 }) }).objective;
  expect(all).toMatchObject({ computed_status: 'achieved', progress: 1 });
});

test('a blocking sub-objective without any information is achieved by the client alone', () => {
  const sketch = plan({ a: 'blocking', b: 'blocking' }, ['a1']);
  const targets = inferred({ a1: 0.9 });
  expect(progressOf(sketch, { targets }).objective).toMatchObject({
    computed_status: 'in_progress',
    progress: 0.99,
  });
  const subObjectiveOverrides = new Map([['b', achieved]]);
  expect(progressOf(sketch, { targets, subObjectiveOverrides }).objective.computed_status).toBe(
    'achieved',
  );
});

test('evidence of unknown ids is left aside', () => {
  const targets = inferred({ gone: 1 });
  const questions = new Map([['gone', { outcome: 'refused', tries: 1, lastTurn: 1 } as const]]);
  expect(progressOf(house, { targets, questions })).toEqual(progressOf(house));
});

test('the objective’s number is one exactly when it is achieved, and a number always', () => {
  fc.assert(
    fc.property(sketches, states, (sketch, known) => {
      const { objective, sub_objectives } = computeProgress(sketchCompiled(sketch), known);
      expect(objective.progress === 1).toBe(objective.computed_status === 'achieved');
      for (const { progress } of [objective, ...sub_objectives]) {
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(1);
        expect(Number((progress * 10_000).toFixed(6)) % 1).toBe(0);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('more evidence never lowers progress', () => {
  const raise = fc.record({
    information: fc.nat(7),
    coverage: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(sketches, states, raise, (sketch, known, { information, coverage }) => {
      const compiled = sketchCompiled(sketch);
      const id = `i${information}`;
      const before = known.targets.get(id);
      const better: TargetState = {
        status: before?.status === 'not_applicable' ? 'not_applicable' : 'inferred',
        coverage: Math.max(coverage, before?.status === 'unset' ? 0 : (before?.coverage ?? 0)),
        source: 'inference',
      };
      const more = { ...known, targets: new Map([...known.targets, [id, better] as const]) };
      const [less, then] = [known, more].map((one) => computeProgress(compiled, one));
      expect(then!.objective.progress).toBeGreaterThanOrEqual(less!.objective.progress);
      then!.sub_objectives.forEach((subObjective, i) => {
        expect(subObjective.progress).toBeGreaterThanOrEqual(less!.sub_objectives[i]!.progress);
      });
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [0, 3],
  [2, 1],
  [3, 0],
  [4, 0],
])('after %i turns of three there remain %i', (turns, remaining) => {
  const { artifact } = sketchCompiled({ ...house, objective: { max_turns: 3 } });
  expect(turnsRemaining(artifact, turns)).toBe(remaining);
});
