/** A row to learn from: its signs, which of two classes it is in, and how much it counts. */
export interface SignRow {
  readonly signs: readonly number[];
  readonly isOne: boolean;
  readonly weight: number;
}

export interface Regression {
  readonly steps: number;
  readonly rate: number;
  /** Of the squares of all weights but the first, which stands for what is always there. */
  readonly penalty: number;
}

/** Logistic regression by gradient descent from 0: no seed, and the same rows give the same weights. */
export function fitSigns(rows: readonly SignRow[], { steps, rate, penalty }: Regression): number[] {
  const count = rows[0]?.signs.length ?? 0;
  const weights = new Array<number>(count).fill(0);
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : penalty * weight));
    for (const { signs, isOne, weight } of rows) {
      const gap = (1 / (1 + Math.exp(-scoreOf(signs, weights))) - Number(isOne)) * (weight / whole);
      for (let i = 0; i < count; i++) if (signs[i] !== 0) slope[i]! += signs[i]! * gap;
    }
    for (let i = 0; i < count; i++) weights[i]! -= rate * slope[i]!;
  }
  return weights;
}

export function scoreOf(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, i) => sum + sign * weights[i]!, 0);
}
