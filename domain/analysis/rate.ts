import { roundTo4 } from '../round-to-4.ts';
/** A share with its interval; everything but `n` is null for a cell that is too small to be told. */
export interface Rate {
  readonly n: number;
  readonly count: number | null;
  readonly rate: number | null;
  /** Ends of the 95 % interval. */
  readonly low: number | null;
  readonly high: number | null;
}

/** Cells with fewer observations say little and point at people: they are not told. */
export const CELL_MIN = 20;

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The share `count / n` with its Wilson score interval of 95 %, rounded to four decimals (E. B. Wilson, 1927;
 * recommended for small n by Brown, Cai and DasGupta, "Interval estimation for a binomial proportion", 2001).
 */
export function rateOf(count: number, n: number): Rate {
  if (n < CELL_MIN) return { n, count: null, rate: null, low: null, high: null };
  const share = count / n;
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const centre = share + (Z * Z) / (2 * n);
  const scale = 1 + (Z * Z) / n;
  return {
    n,
    count,
    rate: roundTo4(share),
    low: roundTo4(Math.max(0, (centre - spread) / scale)),
    high: roundTo4(Math.min(1, (centre + spread) / scale)),
  };
}
