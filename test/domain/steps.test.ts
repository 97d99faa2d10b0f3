import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish, sortInSteps } from '../../domain/steps.ts';

it('Items that are sorted in steps are in the order that sorting them at once gives', () => {
  const item = fc.record({ rank: fc.nat(50), name: fc.nat() });
  fc.assert(
    fc.property(fc.array(item, { minLength: 2_000, maxLength: 9_000, size: 'max' }), (items) => {
      const byRank = (left: { rank: number }, right: { rank: number }) => left.rank - right.rank;
      expect(finish(sortInSteps(items, byRank))).toEqual(items.toSorted(byRank));
    }),
    { numRuns: 10 },
  );
});

it('No step sorts, or merges, more than some two thousand items', () => {
  let compared = 0;
  let most = 0;
  const items = Array.from({ length: 20_000 }, (_, n) => (n * 7_919) % 20_011);
  const steps = sortInSteps(items, (left, right) => {
    compared += 1;
    return left - right;
  });
  while (steps.next().done !== true) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeGreaterThan(2_048);
  expect(most).toBeLessThanOrEqual(2_048 * Math.log2(2_048));
});
