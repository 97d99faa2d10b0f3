import { expect, it } from 'vitest';
import { parseCoverage } from '../../semantics/coverage-format.ts';
import { parseVectors } from '../../semantics/vectors.ts';

it('a vector has 8,192 numbers at most', () => {
  const answer = (length: number) => ({
    data: [{ index: 0, embedding: Array.from({ length }, () => 1) }],
  });
  expect(parseVectors(answer(8_192), 1)?.[0]).toHaveLength(8_192);
  expect(parseVectors(answer(8_193), 1)).toBeUndefined();
});

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
