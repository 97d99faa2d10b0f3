import { roundTo4 } from '../round-to-4.ts';
import type { Metrics } from './metrics.ts';
import type { Rate } from './rate.ts';

/** Shares that are compared, in the order in which they are told. */
const COMPARED = [
  'completion',
  'conversion',
  'feedback',
  'answer_rate',
  'refusal_rate',
  'rank_1_use',
  'degraded',
  'unresolved',
] as const;

/** How much larger a share is than another one. */
interface ShareDifference {
  /** `to` minus `from`, -1 to 1. */
  readonly difference: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

export interface ComparedMetric {
  readonly figure: (typeof COMPARED)[number];
  readonly from: Rate;
  readonly to: Rate;
  /** Null where one of them is too small to be told. */
  readonly difference: ShareDifference | null;
}

/** The shares of two sets of sessions side by side. */
export function compareMetrics(from: Metrics, to: Metrics): readonly ComparedMetric[] {
  return COMPARED.map((figure) => ({
    figure,
    from: from[figure],
    to: to[figure],
    difference: differenceOf(from[figure], to[figure]),
  }));
}

/**
 * The difference of two independent shares with an interval made of their Wilson intervals (R. G. Newcombe, "Interval
 * estimation for the difference between independent proportions", 1998, method 10), rounded to four decimals.
 */
function differenceOf(from: Rate, to: Rate): ShareDifference | null {
  if (from.rate === null || to.rate === null) return null;
  const difference = to.rate - from.rate;
  const below = Math.hypot(to.rate - to.low!, from.high! - from.rate);
  const above = Math.hypot(to.high! - to.rate, from.rate - from.low!);
  return {
    difference: roundTo4(difference),
    low: roundTo4(difference - below),
    high: roundTo4(difference + above),
  };
}
