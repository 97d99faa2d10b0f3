import { expect, test } from 'vitest';
import { computeProgress } from '../../../../domain/progress/progress.ts';
import { selectQuestions } from '../../../../domain/ranking/select-questions.ts';
import {
  type ArtifactSketch,
  inferred,
  request,
  sketchCompiled,
  state,
} from '../../../support/configurations/artifacts.ts';
import { explainAtOnce } from '../explain-at-once.ts';

/** Home was just spoken of, the timing was half-heard, and the user mentioned money. */
const house: ArtifactSketch = {
  objective: { order_strength: 0.3 },
  subObjectives: { home: 'blocking', project: 'blocking', contact: 'contributing' },
  informations: { surface: 'q2', insulation: 'q3', budget: 'q4', timing: 'q4', phone: 'q5' },
  questions: {
    q1: { subObjective: 'home', type: 'open', covers: { surface: 1, insulation: 0.6 } },
    q2: { subObjective: 'home', type: 'single_choice', covers: { surface: 1 } },
    q3: { subObjective: 'home', type: 'single_choice', covers: { insulation: 1 } },
    q4: { subObjective: 'project', type: 'semi_open', covers: { budget: 1, timing: 0.5 } },
    q5: { subObjective: 'contact', type: 'open', covers: { phone: 1 } },
  },
};
const heard = state({ targets: inferred({ timing: 0.3 }), lastAskedQuestionId: 'q1' });
const asked = request({ relevances: new Map([['q4', 0.6]]) });

function order(compiled: ReturnType<typeof sketchCompiled>): string[] {
  return selectQuestions(compiled, heard, asked).candidates.map((c) => c.questionId);
}

test('the list takes the broad question first and leaves out what it would answer', () => {
  expect(order(sketchCompiled(house))).toEqual(['q1', 'q4', 'q3']);
});

test('at full order strength the list follows the sub-objectives', () => {
  expect(order(sketchCompiled({ ...house, objective: { order_strength: 1 } }))).toEqual([
    'q1',
    'q3',
    'q4',
  ]);
});

test('the terms of the score are those worked out by hand', () => {
  const { questions } = explainAtOnce(sketchCompiled(house), heard, asked);
  const terms = Object.fromEntries(questions.map((q) => [q.question_id, q.terms]));
  const rounded = (value: number | undefined) => Math.round(value! * 1e4) / 1e4;
  expect(rounded(terms.q1?.gain)).toBe(1.28);
  expect(rounded(terms.q1?.value)).toBe(0.79);
  expect(rounded(terms.q1?.score)).toBe(0.8089);
  expect(rounded(terms.q4?.gain)).toBe(1.08);
  expect(rounded(terms.q4?.value)).toBe(0.6806);
  expect(rounded(terms.q4?.score)).toBe(0.6734);
  expect(rounded(terms.q3?.gain)).toBe(0.32);
  expect(rounded(terms.q3?.score)).toBe(0.3312);
  expect(rounded(terms.q5?.score)).toBe(0.1319);
  expect(questions[1]).toMatchObject({ verdict: 'same_principal_information', instead: 'q1' });
});

test('progress counts a half-heard information in part and contributing sub-objectives for a quarter', () => {
  const { objective, sub_objectives } = computeProgress(sketchCompiled(house), heard);
  expect(sub_objectives.map((subObjective) => subObjective.progress)).toEqual([0, 0.2, 0]);
  expect(objective.progress).toBe(0.0889);
});
