import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainSelection } from '../../../domain/selection/explain.ts';
import { selectQuestions } from '../../../domain/selection/select.ts';
import { sketchArtifact, sketchCompiled } from '../../support/artifacts.ts';
import { selectionCases } from '../../support/selection-cases.ts';
import { selectNaively } from './naive-selection.ts';

test('the selection is that of a plain reading of the rules', () => {
  const listed = new Map<number | null, number>();
  fc.assert(
    fc.property(selectionCases, ({ sketch, evidence, request }) => {
      const { candidates, rung, warnings } = selectQuestions(
        sketchCompiled(sketch),
        evidence,
        request,
      );
      const ids = candidates.map((candidate) => candidate.questionId);
      listed.set(rung, (listed.get(rung) ?? 0) + ids.length);
      expect({ ids, rung, warnings }).toEqual(
        selectNaively(sketchArtifact(sketch), evidence, request),
      );
    }),
    { numRuns: 10_000 },
  );
  for (const rung of [0, 1, 2, 3, 4, 5, 6]) expect(listed.get(rung)).toBeGreaterThan(50);
}, 120_000);

test('an explanation makes the same selection and places every question', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, evidence, request }) => {
      const compiled = sketchCompiled(sketch);
      const selection = selectQuestions(compiled, evidence, request);
      const { selection: explained, questions } = explainSelection(compiled, evidence, request);
      expect(explained).toEqual(selection);
      expect(questions.map((q) => q.question_id)).toEqual(Object.keys(sketch.questions));
      const listed = questions.filter((q) => q.verdict === 'listed');
      listed.sort((a, b) => a.rank! - b.rank!);
      expect(listed.map((q) => q.question_id)).toEqual(
        selection.candidates.map((c) => c.questionId),
      );
    }),
    { numRuns: 500 },
  );
});
