import { expect, it } from 'vitest';
import { parseCoverage } from '../../semantics/coverage-format.ts';

it('one batch proposes 500 edges at most', () => {
  const batch = {
    questions: [{ id: 'q', text: 'Who?', choices: [], informationIds: ['i'] }],
    informations: [{ id: 'i', label: 'name' }],
  };
  const answer = (length: number) => ({
    edges: Array.from({ length }, () => ({ question_id: 'q', information_id: 'i', weight: 1 })),
  });
  expect(parseCoverage(batch, answer(500))).toHaveLength(500);
  expect(parseCoverage(batch, answer(501))).toBeUndefined();
});
