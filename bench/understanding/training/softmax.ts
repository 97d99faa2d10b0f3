import { scoreOf } from './logistic-regression.ts';

/** Several options with their signs, and the place of the right one; -1 for none of them, which scores 0. */
export interface ChoiceRow {
  readonly options: readonly (readonly number[])[];
  readonly right: number;
  /** None of them may be right. */
  readonly mayBeNone: boolean;
}

/** Weights that make the right option of each row the likeliest: gradient descent from 0, the same for the same rows. */
export function fitChoices(
  rows: readonly ChoiceRow[],
  { steps, rate, penalty }: { steps: number; rate: number; penalty: number },
): number[] {
  const weights = new Array<number>(rows[0]?.options[0]?.length ?? 0).fill(0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => penalty * weight);
    for (const { options, right, mayBeNone } of rows) {
      const powers = options.map((signs) => Math.exp(scoreOf(signs, weights)));
      const all = powers.reduce((sum, each) => sum + each, mayBeNone ? 1 : 0);
      for (const [at, signs] of options.entries()) {
        const gap = (powers[at]! / all - Number(at === right)) / rows.length;
        for (let i = 0; i < signs.length; i++) slope[i]! += gap * signs[i]!;
      }
    }
    for (let i = 0; i < weights.length; i++) weights[i]! -= rate * slope[i]!;
  }
  return weights;
}
