import { expect, test } from 'vitest';
import { compareReports } from '../../../domain/simulation/compare-reports.ts';
import { simulate } from '../../../domain/simulation/simulate.ts';
import { PLAIN_TRAITS, type UserTraits } from '../../../domain/simulation/simulated-user.ts';
import { type ArtifactSketch, sketchCompiled } from '../../support/configurations/artifacts.ts';

const eager: UserTraits = {
  ...PLAIN_TRAITS,
  answerRates: { single_choice: 1, multiple_choice: 1, semi_open: 1, open: 1 },
};

/** `poor` asks for the same as `rich` and is outdone by it. */
const sketch: ArtifactSketch = {
  subObjectives: { a: 'blocking', b: 'blocking' },
  informations: { size: 'rich', colour: 'rich', place: 'where' },
  questions: {
    rich: { subObjective: 'a', covers: { size: 1, colour: 1 } },
    poor: { subObjective: 'a', covers: { size: 0.9 } },
    where: { subObjective: 'b', type: 'single_choice', covers: { place: 1 } },
  },
};

test('users who answer everything are done in as many turns as questions are needed', () => {
  const report = simulate(sketchCompiled(sketch), { users: 50, seed: 1, traits: eager });
  expect(report.sessions).toEqual({
    achieved: 1,
    turns_mean: 2,
    turns_median: 2,
    turns_p90: 2,
    unfinished_progress: null,
  });
  expect(report.asked).toMatchObject({ total: 100, answered: 1, redundant: 0, fallback: 0 });
});

test('a question that never comes first is told', () => {
  const report = simulate(sketchCompiled(sketch), { users: 50, seed: 1, traits: eager });
  expect(report.questions_never_asked).toEqual(['poor']);
  expect(report.questions[0]).toEqual({ id: 'rich', asked: 50, proposed: 50 });
});

test('an information that no answer settles is told, with how far the sessions came', () => {
  const thorough: ArtifactSketch = {
    ...sketch,
    objective: { qualification_level: 'thorough', max_turns: 5 },
  };
  const report = simulate(sketchCompiled(thorough), { users: 20, seed: 1, traits: eager });
  expect(report.informations_never_reached).toEqual(['size', 'colour']);
  expect(report.sessions).toMatchObject({ achieved: 0, turns_mean: null });
  expect(report.sessions.unfinished_progress).toBeGreaterThan(0.9);
});

test('the same seed gives the same report, another one other users', () => {
  const run = (seed: number) => simulate(sketchCompiled(sketch), { users: 100, seed });
  expect(run(7)).toEqual(run(7));
  expect(run(8).questions).not.toEqual(run(7).questions);
});

test('users refuse, stay silent and volunteer about as often as their traits say', () => {
  const traits: UserTraits = { ...PLAIN_TRAITS, unwillingRate: 0.2, volunteerRate: 0.5 };
  const report = simulate(sketchCompiled(sketch), { users: 500, seed: 3, traits });
  expect(report.asked.refused).toBeGreaterThan(0.1);
  expect(report.asked.no_answer).toBeGreaterThan(0.05);
  expect(report.sessions.achieved).toBeLessThan(0.8);
});

test('two reports are told apart by what changed', () => {
  const before = simulate(sketchCompiled(sketch), { users: 20, seed: 1, traits: eager });
  const { rich: _, ...others } = sketch.questions;
  const split: ArtifactSketch = {
    ...sketch,
    informations: { ...sketch.informations, size: 'poor', colour: 'dye' },
    questions: { ...others, dye: { subObjective: 'a', covers: { colour: 1 } } },
  };
  const after = simulate(sketchCompiled(split), { users: 20, seed: 1, traits: eager });
  expect(compareReports(before, before)).toEqual({
    figures: [],
    questions: [],
    questions_never_asked: { added: [], removed: [] },
    informations_never_reached: { added: [], removed: [] },
  });
  const difference = compareReports(before, after);
  expect(difference.figures).toContainEqual(
    expect.objectContaining({ name: 'sessions.turns_mean', before: 2 }),
  );
  expect(difference.questions_never_asked).toEqual({ added: [], removed: ['poor'] });
  expect(difference.questions).toContainEqual({ id: 'dye', before: 0, after: 20 });
  expect(difference.questions).toContainEqual({ id: 'rich', before: 20, after: 0 });
});
