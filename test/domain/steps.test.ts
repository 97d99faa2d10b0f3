import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish, MadeOnce, type Steps, sortInSteps } from '../../domain/steps.ts';

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

it('What is made once is gone on with by whoever needs it while it is made, and made anew where it failed', () => {
  let steps = 0;
  const made = new MadeOnce(function* (key: string): Steps<{ key: string }> {
    for (let step = 0; step < 3; step++) {
      steps += 1;
      yield;
    }
    if (steps === 3) throw new Error('not this time');
    return { key };
  });
  const [first, second] = [made.inSteps('a'), made.inSteps('a')];
  first.next();
  second.next();
  expect(() => made.atOnce('a')).toThrow('not this time');
  expect(steps).toBe(3);
  first.next();
  const a = made.atOnce('a');
  expect(steps).toBe(6);
  expect([a, finish(first), finish(second), made.atOnce('a')]).toEqual(Array(4).fill({ key: 'a' }));
  expect(finish(first)).toBe(undefined);
  expect(made.atOnce('b')).toEqual({ key: 'b' });
  expect(steps).toBe(9);
});
