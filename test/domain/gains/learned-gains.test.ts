import { expect, test } from 'vitest';
import type { Experience } from '../../../domain/artifact/artifact.ts';
import { indexArtifact } from '../../../domain/progress/compiled-artifact.ts';
import { selectQuestions } from '../../../domain/ranking/select-questions.ts';
import {
  type ArtifactSketch,
  request,
  sketchArtifact,
  sketchCompiled,
  state,
} from '../../support/configurations/artifacts.ts';
import { explainAtOnce } from '../ranking/explain-at-once.ts';

/** Three questions of one sub-objective that the structure cannot tell from each other. */
const trip: ArtifactSketch = {
  objective: { order_strength: 0 },
  subObjectives: { trip: 'blocking' },
  informations: { from: 'q_from', to: 'q_to', date: 'q_date' },
  questions: {
    q_from: { subObjective: 'trip', covers: { from: 1 } },
    q_to: { subObjective: 'trip', covers: { to: 1 } },
    q_date: { subObjective: 'trip', covers: { date: 1 } },
  },
};

const NOTHING_TOLD = { question: [], information: [], open: [], told: [] };

function learned(change: Partial<Experience>) {
  const experience: Experience = {
    position: 'p',
    sessions: 20,
    smoothing: { prior: 4, explores: 8 },
    questions: {
      proposed: [20, 20, 20],
      asked: [0, 0, 0],
      answered: [0, 0, 0],
      refused: [0, 0, 0],
    },
    informations: { finished: [0, 0, 0], given: [0, 0, 0] },
    told: NOTHING_TOLD,
    ...change,
  };
  return indexArtifact({ ...sketchArtifact(trip), experience }, 'digest');
}

function order(compiled: ReturnType<typeof learned>, turnCount = 0): string[] {
  const asked = selectQuestions(compiled, state({ turnCount }), request());
  return asked.candidates.map(({ questionId }) => questionId);
}

const TOLD_BESIDE = { question: [1], information: [0], open: [20], told: [18] };

test('without counts the structure decides, and nothing is learned', () => {
  expect(sketchCompiled(trip).learned).toBeNull();
  expect(order(sketchCompiled(trip))).toEqual(['q_from', 'q_to', 'q_date']);
});

test('counts of nothing rank as the structure does', () => {
  expect(order(learned({}))).toEqual(['q_from', 'q_to', 'q_date']);
});

test('a question whose answers tell others beside it comes first, and takes their place in the list', () => {
  expect(order(learned({ told: TOLD_BESIDE }))).toEqual(['q_to', 'q_date']);
});

test('a question that few answer comes later, and one that many refuse', () => {
  const questions = {
    proposed: [20, 20, 20],
    asked: [20, 20, 20],
    answered: [4, 16, 16],
    refused: [0, 4, 0],
  };
  expect(order(learned({ questions }))).toEqual(['q_date', 'q_to', 'q_from']);
});

test('who left one question unanswered is asked what others of that kind did answer', () => {
  const beside = { question: [1, 2], other: [0, 0], asked: [10, 10], answered: [1, 9] };
  const unanswered = state({
    turnCount: 1,
    questions: new Map([['q_from', { outcome: 'asked_no_answer', tries: 1, lastTurn: 1 }]]),
  });
  const first = (compiled: ReturnType<typeof learned>) =>
    selectQuestions(compiled, unanswered, request()).candidates[0]!.questionId;
  expect(first(learned({}))).toBe('q_to');
  expect(first(learned({ beside_unanswered: beside }))).toBe('q_date');
  const { questions } = explainAtOnce(
    learned({ beside_unanswered: beside }),
    unanswered,
    request(),
  );
  const chances = questions.map(({ terms }) => terms?.answer_probability);
  const odds = (seen: number) => (seen + 4 * 0.8) / (10 - seen + 4 * (1 - 0.8));
  expect(chances[1]).toBeCloseTo(odds(1) / (1 + odds(1)), 12);
  expect(chances[2]).toBeCloseTo(odds(9) / (1 + odds(9)), 12);
});

test('every eighth turn the structure alone decides, so that no count keeps a question back for good', () => {
  const compiled = learned({ told: TOLD_BESIDE });
  const first = Array.from({ length: 16 }, (_, turn) => order(compiled, turn)[0]);
  const explored = first.flatMap((id, turn) => (id === 'q_from' ? [turn] : []));
  expect(explored).toEqual([7, 15]);
});

test('a chance is the count smoothed by what the structure says', () => {
  const questions = {
    proposed: [20, 20, 20],
    asked: [16, 0, 0],
    answered: [10, 0, 0],
    refused: [4, 0, 0],
  };
  const { learned: gains } = learned({ questions, told: TOLD_BESIDE });
  expect(Array.from(gains!.answerProbability)).toEqual([(10 + 4 * 0.8) / 20, 0.8, 0.8]);
  expect(Array.from(gains!.refusalProbability)).toEqual([4 / 20, 0, 0]);
  expect(Array.from(gains!.rows.index)).toEqual([0, 1, 0, 2]);
  expect(Array.from(gains!.rows.weight)).toEqual([1, 1, 18 / 24, 1]);
});

test('an explanation shows the counts behind a choice, and when they were left aside', () => {
  const compiled = learned({ told: TOLD_BESIDE });
  const explain = (turnCount: number) => explainAtOnce(compiled, state({ turnCount }), request());
  expect(explain(0)).toMatchObject({
    learned: { position: 'p', sessions: 20, is_exploring: false },
    questions: [{ counts: { proposed: 20, asked: 0, answered: 0, refused: 0 } }, {}, {}],
  });
  expect(explain(7).learned).toMatchObject({ is_exploring: true });
  expect(explainAtOnce(sketchCompiled(trip), state(), request())).toMatchObject({
    learned: null,
    questions: [{ counts: null }, {}, {}],
  });
});
