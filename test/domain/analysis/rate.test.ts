import { describe, expect, it } from 'vitest';
import { rateOf } from '../../../domain/analysis/rate.ts';

describe('a rate', () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d in %d has the interval that Newcombe prints', (count, n, low, high) => {
    expect(rateOf(count, n)).toMatchObject({ n, count, low, high });
  });

  it('of everything ends at 1', () => {
    expect(rateOf(20, 20)).toEqual({ n: 20, count: 20, rate: 1, low: 0.8389, high: 1 });
  });

  it('of fewer than 20 observations tells no more than their number', () => {
    expect(rateOf(7, 19)).toEqual({ n: 19, count: null, rate: null, low: null, high: null });
    expect(rateOf(0, 0)).toEqual({ n: 0, count: null, rate: null, low: null, high: null });
  });
});
