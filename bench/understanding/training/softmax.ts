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

/** The same with signs that are there or not, of which there are many kinds and few in each option. */
export interface NamedChoiceRow extends Omit<ChoiceRow, 'options' | 'right'> {
  readonly options: readonly ReadonlySet<string>[];
  /** Places of the right ones; where there is none, none of them is chosen. */
  readonly right: readonly number[];
  /** How much it counts, 1 unless it says otherwise. */
  readonly weight?: number;
  /** Where it is from: a sign of few origins says nothing. */
  readonly origin: string;
}

export interface ChoiceFit {
  readonly steps: number;
  readonly rate: number;
  readonly penalty: number;
  readonly originsMin: number;
}

/**
 * Weights that make the right option of each row the likeliest: gradient descent from 0 with a step of its own for each
 * sign, the same for the same rows.
 */
export function fitNamedChoices(
  rows: readonly NamedChoiceRow[],
  { originsMin, penalty, rate, steps }: ChoiceFit,
): Map<string, number> {
  const signs = signsOf(rows, originsMin);
  const places = new Map(signs.map((sign, i) => [sign, i]));
  const indexed = rows.map(({ mayBeNone, options, right, weight = 1 }) => ({
    right: new Set(right),
    weight,
    none: mayBeNone ? 1 : 0,
    options: options.map((option) =>
      [...option].flatMap((sign) => places.get(sign) ?? []).sort((a, b) => a - b),
    ),
  }));
  const weights = new Float64Array(signs.length);
  const squares = new Float64Array(signs.length);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => penalty * weight);
    for (const { none, options, right, weight } of indexed) {
      const powers = options.map((own) => Math.exp(own.reduce((sum, i) => sum + weights[i]!, 0)));
      const all = powers.reduce((sum, each) => sum + each, none);
      const ofRight = powers.reduce((sum, each, at) => sum + (right.has(at) ? each : 0), 0);
      for (const [at, own] of options.entries()) {
        const wanted = right.has(at) ? powers[at]! / ofRight : 0;
        const gap = weight * (powers[at]! / all - wanted);
        for (const i of own) slope[i]! += gap;
      }
    }
    for (const [i, each] of slope.entries()) {
      squares[i]! += each * each;
      weights[i]! -= (rate * each) / Math.sqrt(squares[i]! + Number.EPSILON);
    }
  }
  return new Map(signs.map((sign, i) => [sign, weights[i]!]));
}

/** In the order of their names. */
function signsOf(rows: readonly NamedChoiceRow[], originsMin: number): string[] {
  const origins = new Map<string, Set<string>>();
  for (const { options, origin } of rows) {
    for (const sign of options.flatMap((option) => [...option])) {
      origins.set(sign, (origins.get(sign) ?? new Set()).add(origin));
    }
  }
  return [...origins]
    .filter(([, from]) => from.size >= originsMin)
    .map(([sign]) => sign)
    .sort();
}
