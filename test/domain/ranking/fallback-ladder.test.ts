import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { QuestionState, SelectionState } from '../../../domain/progress/selection-state.ts';
import { RUNG_MEANINGS } from '../../../domain/ranking/fallback-ladder.ts';
import type { SelectionRequest } from '../../../domain/ranking/ranking-context.ts';
import { selectQuestions } from '../../../domain/ranking/select-questions.ts';
import {
  type ArtifactSketch,
  inferred,
  request,
  sketchCompiled,
  state,
} from '../../support/configurations/artifacts.ts';

/** Two blocking sub-objectives of two informations, one contributing; `again` asks for `a` in other words. */
const trip: ArtifactSketch = {
  objective: { order_strength: 0 },
  subObjectives: { where: 'blocking', when: 'blocking', extras: 'contributing' },
  informations: { a: 'ask_a', b: 'ask_b', c: 'ask_c', x: 'ask_x', y: 'ask_y' },
  questions: {
    ask_a: { subObjective: 'where', covers: { a: 1 } },
    ask_b: { subObjective: 'where', covers: { b: 1 } },
    again: { subObjective: 'where', covers: { a: 0.9 }, type: 'single_choice' },
    ask_c: { subObjective: 'when', covers: { c: 1 } },
    ask_x: { subObjective: 'extras', covers: { x: 1 } },
    ask_y: { subObjective: 'extras', covers: { y: 1 } },
  },
};

function asked(
  outcomes: Readonly<Record<string, QuestionState['outcome']>>,
  tries: Readonly<Record<string, number>> = {},
): Map<string, QuestionState> {
  return new Map(
    Object.entries(outcomes).map(([id, outcome], turn) => [
      id,
      { outcome, tries: tries[id] ?? 1, lastTurn: turn + 1 },
    ]),
  );
}

function choose(
  known: Partial<SelectionState>,
  wanted: Partial<SelectionRequest> = {},
  sketch: ArtifactSketch = trip,
) {
  const turnCount = known.turnCount ?? 20;
  const { candidates, rung, warnings } = selectQuestions(
    sketchCompiled(sketch),
    state({ turnCount, ...known }),
    request({ candidateCount: 10, ...wanted }),
  );
  return { ids: candidates.map((c) => c.questionId), rung, warnings };
}

const ALL_ANSWERED = {
  ask_a: 'asked_answered',
  ask_b: 'asked_answered',
  ask_c: 'asked_answered',
  ask_x: 'asked_answered',
  ask_y: 'asked_answered',
  again: 'asked_answered',
} as const;
const EVERYTHING = { a: 0.9, b: 0.9, c: 0.9, x: 0.9, y: 0.9 };

test('questions never asked about what is missing come first, and two variants never together', () => {
  expect(choose({})).toEqual({
    ids: ['ask_a', 'ask_b', 'ask_c', 'ask_x', 'ask_y'],
    rung: 0,
    warnings: [],
  });
});

test('a preference leaves the others out while it can be met', () => {
  const wanted = { options: { sub_objectives: { ids: ['when'], mode: 'prefer' } } } as const;
  expect(choose({}, wanted)).toEqual({ ids: ['ask_c'], rung: 0, warnings: [] });
});

test('a preference that leaves nothing is widened, with a warning', () => {
  const wanted = { options: { sub_objectives: { ids: ['when'], mode: 'prefer' } } } as const;
  expect(choose({ targets: inferred({ c: 0.9 }) }, wanted)).toMatchObject({
    rung: 1,
    warnings: ['constraints_relaxed'],
  });
});

test('when all was asked, what was asked in vain comes again: fewest tries, then longest ago', () => {
  const questions = asked(
    {
      ask_c: 'asked_no_answer',
      ask_b: 'asked_no_answer',
      ask_a: 'asked_no_answer',
      again: 'asked_no_answer',
      ask_x: 'asked_no_answer',
      ask_y: 'asked_answered',
    },
    { ask_c: 2 },
  );
  expect(choose({ questions, targets: inferred({ a: 0.9, y: 0.9 }) })).toEqual({
    ids: ['ask_b', 'ask_c'],
    rung: 2,
    warnings: ['eligibility_exhausted_fallback'],
  });
});

test('a question of the latest turn is repeated only where its rung has no other', () => {
  const questions = asked({ ...ALL_ANSWERED, ask_b: 'asked_no_answer', ask_c: 'asked_no_answer' });
  const targets = inferred({ a: 0.9, x: 0.9, y: 0.9 });
  expect(choose({ questions, targets, turnCount: 2 }).ids).toEqual(['ask_c']);
  questions.set('ask_c', { outcome: 'asked_answered', tries: 1, lastTurn: 3 });
  targets.set('c', { status: 'inferred', coverage: 0.9, source: 'inference' });
  expect(choose({ questions, targets, turnCount: 2 }).ids).toEqual(['ask_b']);
});

test('an answered question comes again when the client has removed its information', () => {
  const targets = inferred(EVERYTHING);
  targets.set('c', { status: 'unset', coverage: 0, source: 'client' });
  expect(choose({ questions: asked(ALL_ANSWERED), targets })).toMatchObject({
    ids: ['ask_c'],
    rung: 2,
  });
});

test('new information of an achieved sub-objective goes before a fourth try', () => {
  const questions = asked(
    { ask_a: 'asked_answered', ask_b: 'asked_no_answer', ask_c: 'asked_answered' },
    { ask_b: 3 },
  );
  const targets = inferred({ a: 0.9, c: 0.9, x: 0.9 });
  expect(choose({ questions, targets })).toEqual({
    ids: ['ask_y'],
    rung: 3,
    warnings: ['eligibility_exhausted_fallback'],
  });
});

test('new information of an achieved sub-objective goes before what the user does not know', () => {
  const questions = asked({
    ask_a: 'asked_answered',
    ask_b: 'asked_no_answer',
    ask_c: 'asked_answered',
  });
  const targets = inferred({ a: 0.9, c: 0.9, x: 0.9 });
  expect(choose({ questions, targets })).toMatchObject({ ids: ['ask_b'], rung: 2 });
  questions.set('ask_b', { ...questions.get('ask_b')!, isUnknown: true });
  expect(choose({ questions, targets })).toMatchObject({ ids: ['ask_y'], rung: 3 });
  questions.set('ask_y', { outcome: 'asked_answered', tries: 1, lastTurn: 19 });
  const all = inferred({ a: 0.9, c: 0.9, x: 0.9, y: 0.9 });
  expect(choose({ questions, targets: all })).toMatchObject({ ids: ['ask_b'], rung: 4 });
});

test('a sub-objective of which the user does not know one thing goes behind another', () => {
  const subObjectives: ArtifactSketch = {
    objective: { order_strength: 0 },
    subObjectives: { car: 'blocking', trip: 'blocking' },
    informations: { plate: 'q1', engine: 'q2', when: 'q3', where: 'q4' },
    questions: {
      q1: { subObjective: 'car', covers: { plate: 1 } },
      q2: { subObjective: 'car', covers: { engine: 1 } },
      q3: { subObjective: 'trip', covers: { when: 1 } },
      q4: { subObjective: 'trip', covers: { where: 1 } },
    },
  };
  const questions = asked({ q1: 'asked_no_answer' });
  expect(choose({ questions }, {}, subObjectives).ids).toEqual(['q2', 'q3', 'q4']);
  questions.set('q1', { ...questions.get('q1')!, isUnknown: true });
  expect(choose({ questions }, {}, subObjectives).ids).toEqual(['q3', 'q4', 'q2']);
});

test('a fourth try goes before confirming what is known', () => {
  const questions = asked({ ask_a: 'asked_answered', ask_b: 'asked_no_answer' }, { ask_b: 3 });
  const targets = inferred({ a: 0.9, c: 0.9, x: 0.9, y: 0.9 });
  expect(choose({ questions, targets })).toMatchObject({ ids: ['ask_b'], rung: 4 });
});

test('with nothing missing, what is known least is confirmed first', () => {
  const targets = inferred({ ...EVERYTHING, b: 0.8 });
  expect(choose({ targets })).toEqual({
    ids: ['ask_b', 'ask_a', 'ask_c', 'ask_x', 'ask_y'],
    rung: 5,
    warnings: ['eligibility_exhausted_fallback'],
  });
});

test('a refused question waits behind every other that was never asked', () => {
  const questions = asked({ ask_b: 'refused' });
  const { ids } = choose({ questions, targets: inferred({ a: 0.9, c: 0.9, x: 0.9, y: 0.9 }) });
  expect(ids).toEqual(['ask_c', 'ask_x', 'ask_y', 'ask_a']);
});

test('a refusal holds for the same information in other words', () => {
  const questions = asked({ ask_a: 'refused' });
  expect(choose({ questions }).ids).toEqual(['ask_c', 'ask_b', 'ask_x', 'ask_y']);
});

test('at the very end what was refused comes again, longest ago first', () => {
  const questions = asked({ ...ALL_ANSWERED, ask_b: 'refused', ask_c: 'refused' });
  const targets = inferred({ a: 0.9, x: 0.9, y: 0.9 });
  expect(choose({ questions, targets })).toMatchObject({
    ids: ['ask_b', 'ask_c', 'ask_a', 'ask_x', 'ask_y'],
    rung: 6,
  });
});

test('with everything answered the oldest question comes again', () => {
  const targets = inferred(EVERYTHING);
  expect(choose({ questions: asked(ALL_ANSWERED), targets })).toEqual({
    ids: ['ask_a', 'ask_b', 'ask_c', 'ask_x', 'ask_y'],
    rung: 6,
    warnings: ['eligibility_exhausted_fallback'],
  });
});

test('hard exclusions leave nothing rather than give way', () => {
  const options = { excluded_question_ids: Object.keys(trip.questions) };
  expect(choose({}, { options })).toEqual({ ids: [], rung: null, warnings: [] });
});

test('a sub-objective that the client excludes is never asked about, nor is an inactive question', () => {
  const override = { status: 'excluded', updated_at: '2026-01-01T00:00:00.000Z' } as const;
  const questions = {
    ...trip.questions,
    again: { ...trip.questions['again']!, active: false },
  };
  const { ids } = choose(
    { subObjectiveOverrides: new Map([['extras', override]]) },
    {},
    { ...trip, questions },
  );
  expect(ids).toEqual(['ask_a', 'ask_b', 'ask_c']);
});

test('every constraint of the call narrows the choice', () => {
  const ids = (options: SelectionRequest['options']) => choose({}, { options }).ids;
  expect(ids({ sub_objectives: { ids: ['where'], mode: 'restrict' } })).toEqual(['ask_a', 'ask_b']);
  expect(ids({ sub_objectives: { ids: ['where'], mode: 'exclude' } })).toEqual([
    'ask_c',
    'ask_x',
    'ask_y',
  ]);
  expect(ids({ allowed_question_types: ['single_choice'] })).toEqual(['again']);
  expect(ids({ required_target_ids: ['x', 'b'] })).toEqual(['ask_b', 'ask_x']);
  expect(ids({ excluded_question_ids: ['again', 'unknown'] })).toEqual([
    'ask_a',
    'ask_b',
    'ask_c',
    'ask_x',
    'ask_y',
  ]);
});

test('an achieved sub-objective is asked about only when the open ones have nothing left', () => {
  const override = { status: 'achieved', updated_at: '2026-01-01T00:00:00.000Z' } as const;
  const overridden = { subObjectiveOverrides: new Map([['where', override]]) };
  expect(choose(overridden).ids).toEqual(['ask_c', 'ask_x', 'ask_y']);
});

test('of the same gain the question about the user’s latest words goes first', () => {
  const relevances = new Map([['ask_c', 0.9]]);
  expect(choose({}, { relevances }).ids[0]).toBe('ask_c');
});

test('contributing informations fade when the turns run out for blocking ones', () => {
  const sketch: ArtifactSketch = {
    ...trip,
    informations: { ...trip.informations, x: 'ask_x', y: 'ask_x', z: 'ask_x', u: 'ask_x' },
    questions: {
      ...trip.questions,
      ask_x: { subObjective: 'extras', covers: { x: 1, y: 1, z: 1, u: 1 } },
    },
  };
  const relevances = new Map([['ask_x', 1]]);
  const place = (turnsRemaining: number) =>
    choose({}, { relevances, turnsRemaining }, sketch).ids.indexOf('ask_x');
  expect([place(20), place(3), place(1)]).toEqual([0, 0, 3]);
});

test('order strength decides between the script and the gain', () => {
  const first = (order_strength: number) => {
    const questions = {
      late: { subObjective: 's2', covers: { b: 1, c: 0.9 } },
      early: { subObjective: 's1', covers: { a: 1 } },
      latest: { subObjective: 's2', covers: { c: 1 } },
    };
    const sketch: ArtifactSketch = {
      objective: { order_strength },
      subObjectives: { s1: 'blocking', s2: 'blocking' },
      informations: { a: 'early', b: 'late', c: 'latest' },
      questions,
    };
    return choose({}, {}, sketch).ids[0];
  };
  expect([0, 0.3, 0.6, 0.8, 1].map(first)).toEqual(['late', 'late', 'late', 'early', 'early']);
});

test('the ladder is explained in the words of its page', () => {
  const page = readFileSync(
    new URL('../../../docs/explanation/selection.md', import.meta.url),
    'utf8',
  );
  const rows = [...page.matchAll(/^\| (\d) \| (.+?) \| .+ \|$/gm)];
  expect(rows.map(([, rung, meaning]) => [Number(rung), meaning])).toEqual([
    ...RUNG_MEANINGS.entries(),
  ]);
});
