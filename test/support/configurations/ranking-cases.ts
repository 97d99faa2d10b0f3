import fc from 'fast-check';
import type {
  Override,
  SelectionState,
  TargetState,
} from '../../../domain/progress/selection-state.ts';
import type {
  SelectionConstraints,
  SelectionRequest,
} from '../../../domain/ranking/ranking-context.ts';
import type { ArtifactSketch, QuestionSketch } from './artifacts.ts';

/** One small random call: an artifact, what is known, and what is asked for. */
export interface SelectionCase {
  readonly sketch: ArtifactSketch;
  readonly state: SelectionState;
  readonly request: SelectionRequest;
}

const TYPES = ['open', 'single_choice', 'multiple_choice', 'semi_open'] as const;
const WEIGHTS = [0.25, 0.3, 0.35, 0.5, 0.6, 0.75, 0.9];
const COVERAGES = [0, 0.3, 0.5, 0.6, 0.75, 0.85, 0.9, 1];
const OUTCOMES = [
  { outcome: 'asked_answered' },
  { outcome: 'asked_no_answer' },
  { outcome: 'asked_no_answer', isUnknown: true },
  { outcome: 'refused' },
] as const;
const OVERRIDES: readonly Override[] = (['achieved', 'excluded'] as const).map((status) => ({
  status,
  updated_at: '2026-01-01T00:00:00.000Z',
}));

function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

const subObjectiveCount = fc.integer({ min: 1, max: 4 });

const questionSeed = fc.record({
  subObjective: fc.nat(3),
  type: fc.constantFrom(...TYPES),
  active: fc.nat(9).map((n) => n > 0),
  sameGroupAs: rarely(fc.nat(11)),
  choiceCount: fc.constantFrom(2, 5, 20),
  extras: fc.array(fc.tuple(fc.nat(7), fc.constantFrom(...WEIGHTS)), { maxLength: 3 }),
});
type QuestionSeed = typeof questionSeed extends fc.Arbitrary<infer Seed> ? Seed : never;

export const sketches = sketchesOf(fc.integer({ min: 1, max: 12 }));

function sketchesOf(questionCount: fc.Arbitrary<number>): fc.Arbitrary<ArtifactSketch> {
  return fc
    .record({
      level: fc.constantFrom('essential', 'balanced', 'thorough'),
      orderStrength: fc.constantFrom(0, 0.3, 0.5, 0.6, 0.9, 1),
      roles: subObjectiveCount.chain((n) => fc.array(fc.boolean(), { minLength: n, maxLength: n })),
      questions: questionCount.chain((n) => fc.array(questionSeed, { minLength: n, maxLength: n })),
      primaries: fc.array(fc.nat(11), { minLength: 1, maxLength: 8 }),
    })
    .map(({ level, orderStrength, roles, questions, primaries }) => {
      const primaryOf = primaries.map((primary) => primary % questions.length);
      const named = questions.map((seed, index) => [
        `q${index}`,
        toSketch(seed, { index, subObjectiveCount: roles.length, primaryOf }),
      ]);
      return {
        objective: { qualification_level: level, order_strength: orderStrength },
        subObjectives: Object.fromEntries(
          roles.map((blocking, i) => [`s${i}`, blocking ? 'blocking' : 'contributing']),
        ),
        informations: Object.fromEntries(primaryOf.map((q, i) => [`i${i}`, `q${q}`])),
        questions: Object.fromEntries(named),
      } as ArtifactSketch;
    });
}

function toSketch(
  seed: QuestionSeed,
  at: { index: number; subObjectiveCount: number; primaryOf: readonly number[] },
): QuestionSketch {
  const covers = new Map<number, number>();
  at.primaryOf.forEach((primary, information) => {
    if (primary === at.index) covers.set(information, 1);
  });
  for (const [information, weight] of seed.extras) {
    const known = information % at.primaryOf.length;
    if (!covers.has(known)) covers.set(known, weight);
  }
  const row = [...covers].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const group = Math.min(at.index, seed.sameGroupAs ?? at.index);
  return {
    subObjective: `s${seed.subObjective % at.subObjectiveCount}`,
    type: seed.type,
    active: seed.active,
    group,
    choiceCount: seed.type === 'open' ? 0 : seed.choiceCount,
    covers: Object.fromEntries(row.map(([information, weight]) => [`i${information}`, weight])),
  };
}

/** A sketch with counts of past sessions for all of it. */
export function experienced(sketch: ArtifactSketch): fc.Arbitrary<ArtifactSketch> {
  const [questions, informations] = [sketch.questions, sketch.informations].map(
    (entities) => Object.keys(entities).length,
  ) as [number, number];
  const counts = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length });
  const pair = fc.tuple(fc.nat(questions - 1), fc.nat(informations - 1), fc.nat(6), fc.nat(6));
  const pairs = fc
    .uniqueArray(pair, { selector: ([q, i]) => `${q} ${i}`, maxLength: 12 })
    .map((all) => all.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  const beside = fc.tuple(fc.nat(questions - 1), fc.nat(questions - 1), fc.nat(6), fc.nat(6));
  const besides = fc
    .uniqueArray(beside, { selector: ([q, other]) => `${q} ${other}`, maxLength: 20 })
    .map((all) => all.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  return fc
    .record({
      explores: fc.constantFrom(8, 8, 9),
      answered: counts(questions),
      refused: counts(questions),
      silent: counts(questions),
      pairs,
      besides: fc.option(besides, { nil: undefined }),
    })
    .map(({ explores, answered, refused, silent, pairs: told, besides }) => ({
      ...sketch,
      experience: {
        position: '1',
        sessions: 30,
        smoothing: { prior: 4, explores },
        questions: {
          proposed: answered,
          asked: answered.map((n, q) => n + refused[q]! + silent[q]!),
          answered,
          refused,
        },
        informations: { finished: [], given: [] },
        told: {
          question: told.map(([q]) => q),
          information: told.map(([, i]) => i),
          open: told.map(([, , n, more]) => n + more),
          told: told.map(([, , n]) => n),
        },
        ...(besides && {
          beside_unanswered: {
            question: besides.map(([q]) => q),
            other: besides.map(([, other]) => other),
            asked: besides.map(([, , n, more]) => n + more),
            answered: besides.map(([, , n]) => n),
          },
        }),
      },
    }));
}

const targets: fc.Arbitrary<TargetState> = fc.record({
  status: fc.constantFrom('confirmed', 'inferred', 'not_applicable', 'unset'),
  coverage: fc.constantFrom(...COVERAGES),
  source: fc.constantFrom('client', 'structured_answer', 'inference'),
});

export const states: fc.Arbitrary<SelectionState> = fc.record({
  turnCount: fc.constant(8),
  targets: fc
    .uniqueArray(fc.tuple(fc.nat(7), targets), { selector: ([i]) => i, maxLength: 6 })
    .map((list) => new Map(list.map(([i, target]) => [`i${i}`, target]))),
  questions: fc
    .uniqueArray(
      fc.tuple(
        fc.nat(11),
        fc
          .record({
            known: fc.constantFrom(...OUTCOMES),
            tries: fc.integer({ min: 1, max: 4 }),
            lastTurn: fc.integer({ min: 1, max: 8 }),
          })
          .map(({ known, ...times }) => ({ ...known, ...times })),
      ),
      { selector: ([q]) => q, maxLength: 12 },
    )
    .map((list) => new Map(list.map(([q, asked]) => [`q${q}`, asked]))),
  subObjectiveOverrides: fc
    .uniqueArray(fc.tuple(fc.nat(3), fc.constantFrom(...OVERRIDES)), {
      selector: ([s]) => s,
      maxLength: 2,
    })
    .map((list) => new Map(list.map(([s, override]) => [`s${s}`, override]))),
  objectiveOverride: fc.constant(null),
  lastAskedQuestionId: fc.option(fc.nat(11).map((q) => `q${q}`)),
});

const options: fc.Arbitrary<SelectionConstraints> = fc.record({
  sub_objectives: rarely(
    fc.record({
      ids: fc.uniqueArray(
        fc.nat(3).map((s) => `s${s}`),
        { minLength: 1, maxLength: 2 },
      ),
      mode: fc.constantFrom('restrict', 'prefer', 'prefer', 'exclude'),
    }),
  ),
  allowed_question_types: rarely(fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1 })),
  required_target_ids: rarely(
    fc.uniqueArray(
      fc.nat(7).map((i) => `i${i}`),
      { minLength: 1, maxLength: 3 },
    ),
  ),
  excluded_question_ids: rarely(
    fc.uniqueArray(
      fc.nat(11).map((q) => `q${q}`),
      { maxLength: 3 },
    ),
  ),
});

const requests: fc.Arbitrary<SelectionRequest> = fc.record({
  candidateCount: fc.integer({ min: 1, max: 10 }),
  options,
  relevances: fc
    .array(fc.tuple(fc.nat(11), fc.constantFrom(0.1, 0.15, 0.4, 0.9)), { maxLength: 4 })
    .map((list) => new Map(list.map(([q, relevance]) => [`q${q}`, relevance]))),
  turnsRemaining: fc.constantFrom(0, 1, 2, 5, 20),
});

export const selectionCases: fc.Arbitrary<SelectionCase> = fc.record({
  sketch: sketches,
  state: states,
  request: requests,
});

/** More questions than are kept in order at once, many of them alike. */
export const largeSelectionCases: fc.Arbitrary<SelectionCase> = fc.record({
  sketch: sketchesOf(fc.integer({ min: 40, max: 90 })),
  state: states,
  request: requests,
});
