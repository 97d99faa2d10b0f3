import { expect, test } from 'vitest';
import { sketchCompiled } from '../../support/configurations/artifacts.ts';

const compiled = sketchCompiled({
  subObjectives: { s: 'blocking', t: 'contributing' },
  informations: { a: 'both', b: 'both', c: 'one' },
  questions: {
    both: { subObjective: 's', covers: { a: 1, b: 1, c: 0.3 } },
    one: { subObjective: 't', covers: { c: 1 } },
    nothing: { subObjective: 't', covers: {}, active: false },
  },
});

test('the columns are the rows seen from the informations', () => {
  const { start, index, weight } = compiled.columns;
  expect(Array.from(start)).toEqual([0, 1, 2, 4]);
  expect(Array.from(index)).toEqual([0, 0, 0, 1]);
  expect(Array.from(weight)).toEqual([1, 1, 0.3, 1]);
});

test('a row’s main part is what it covers as well as its principal information', () => {
  expect(Array.from(compiled.principal)).toEqual([0, 2, -1]);
  expect(Array.from(compiled.mainEnd)).toEqual([2, 4, 4]);
});

test('an information belongs to the sub-objective of its primary question', () => {
  expect(Array.from(compiled.informationSubObjective)).toEqual([0, 0, 1]);
  expect(compiled.subObjectiveInformations.map((list) => Array.from(list))).toEqual([[0, 1], [2]]);
});
