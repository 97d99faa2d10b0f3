import type { Forest } from '../../../domain/language/question-matching/scoring/forest.ts';

/**
 * Gradient boosting of small trees for the logistic loss (Friedman 2001, with the second-order leaf values and
 * gains of Chen and Guestrin 2016). Exactly reproducible: no clock, and a linear congruential generator for
 * the columns that each tree may use.
 */
export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Least sum of second derivatives in a leaf. */
  readonly leafMin: number;
  readonly lambda: number;
  readonly bins: number;
  /** Share of the columns that each tree may use. */
  readonly columns: number;
  readonly seed: number;
  /** By column: 1 where more of it may only raise the probability, -1 where it may only lower it. */
  readonly monotone: ReadonlyMap<number, 1 | -1>;
}

export interface Example {
  readonly features: Float64Array;
  readonly isAsked: boolean;
  readonly weight: number;
}

interface Column {
  readonly thresholds: readonly number[];
  /** Per example: the number of thresholds below it. */
  readonly bin: Uint8Array;
}

function thresholdsOf(values: Float64Array, bins: number): number[] {
  const sorted = values.slice().sort();
  const unique = [...new Set(sorted)];
  const round = (value: number): number => Math.floor(value * 1000) / 1000;
  const candidates =
    unique.length <= bins
      ? unique.slice(1).map((value, i) => (unique[i]! + value) / 2)
      : Array.from({ length: bins - 1 }, (_, b) => {
          return sorted[Math.floor(((b + 1) * sorted.length) / bins)]!;
        });
  return [...new Set(candidates.map(round))].sort((a, b) => a - b);
}

function binColumn(examples: readonly Example[], column: number, bins: number): Column {
  const values = Float64Array.from(examples, ({ features }) => features[column]!);
  const thresholds = thresholdsOf(values, bins);
  const bin = Uint8Array.from(values, (value) => {
    let low = 0;
    let high = thresholds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= thresholds[middle]!) high = middle;
      else low = middle + 1;
    }
    return low;
  });
  return { thresholds, bin };
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

class Booster {
  readonly columns: readonly Column[];
  readonly scores: Float64Array;
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
  readonly base: number;
  readonly examples: readonly Example[];
  readonly options: BoostingOptions;
  randomState: number;
  allowed: number[] = [];

  constructor(examples: readonly Example[], options: BoostingOptions) {
    this.examples = examples;
    this.options = options;
    this.randomState = options.seed;
    const width = examples[0]!.features.length;
    this.columns = Array.from({ length: width }, (_, c) => binColumn(examples, c, options.bins));
    let asked = 0;
    let all = 0;
    for (const { isAsked, weight } of examples) {
      all += weight;
      if (isAsked) asked += weight;
    }
    this.base = Math.log(asked / (all - asked));
    this.scores = new Float64Array(examples.length).fill(this.base);
    this.gradient = new Float64Array(examples.length);
    this.curvature = new Float64Array(examples.length);
  }

  random(): number {
    this.randomState = (Math.imul(this.randomState, 1664525) + 1013904223) >>> 0;
    return this.randomState / 2 ** 32;
  }

  growTree(): number[] {
    for (const [i, { isAsked, weight }] of this.examples.entries()) {
      const p = 1 / (1 + Math.exp(-this.scores[i]!));
      this.gradient[i] = (p - (isAsked ? 1 : 0)) * weight;
      this.curvature[i] = Math.max(p * (1 - p), 1e-6) * weight;
    }
    this.allowed = [];
    for (let c = 0; c < this.columns.length; c++) {
      if (this.random() < this.options.columns) this.allowed.push(c);
    }
    return this.grow(Int32Array.from(this.examples.keys()), this.options.depth);
  }

  grow(members: Int32Array, depth: number): number[] {
    const split = depth > 0 ? this.bestSplit(members) : undefined;
    if (split === undefined) return this.leaf(members);
    const { bin, thresholds } = this.columns[split.column]!;
    const left = this.grow(
      members.filter((i) => bin[i]! <= split.bin),
      depth - 1,
    );
    const right = this.grow(
      members.filter((i) => bin[i]! > split.bin),
      depth - 1,
    );
    const threshold = Math.round(thresholds[split.bin]! * 1000);
    return [split.column, threshold, left.length, ...left, ...right];
  }

  leaf(members: Int32Array): number[] {
    let gradient = 0;
    let curvature = 0;
    for (const i of members) {
      gradient += this.gradient[i]!;
      curvature += this.curvature[i]!;
    }
    const { rate, lambda } = this.options;
    const value = Math.round((-1000 * rate * gradient) / (curvature + lambda));
    for (const i of members) this.scores[i]! += value / 1000;
    return [-1, value];
  }

  bestSplit(members: Int32Array): Split | undefined {
    let best: Split | undefined;
    for (const column of this.allowed) {
      const split = this.splitOf(members, column);
      if (split !== undefined && split.gain > (best?.gain ?? 1e-3)) best = split;
    }
    return best;
  }

  splitOf(members: Int32Array, column: number): Split | undefined {
    const { bin, thresholds } = this.columns[column]!;
    const gradients = new Float64Array(thresholds.length + 1);
    const curvatures = new Float64Array(thresholds.length + 1);
    let [gradient, curvature] = [0, 0];
    for (const i of members) {
      gradients[bin[i]!]! += this.gradient[i]!;
      curvatures[bin[i]!]! += this.curvature[i]!;
      gradient += this.gradient[i]!;
      curvature += this.curvature[i]!;
    }
    const { lambda, leafMin } = this.options;
    const direction = this.options.monotone.get(column) ?? 0;
    const whole = gradient ** 2 / (curvature + lambda);
    let best: Split | undefined;
    let [leftGradient, leftCurvature] = [0, 0];
    for (let b = 0; b < thresholds.length; b++) {
      leftGradient += gradients[b]!;
      leftCurvature += curvatures[b]!;
      const rightGradient = gradient - leftGradient;
      const rightCurvature = curvature - leftCurvature;
      if (Math.min(leftCurvature, rightCurvature) < leafMin) continue;
      const left = -leftGradient / (leftCurvature + lambda);
      const right = -rightGradient / (rightCurvature + lambda);
      if ((right - left) * direction < 0) continue;
      const gain = -left * leftGradient - right * rightGradient - whole;
      if (gain > (best?.gain ?? 0)) best = { column, bin: b, gain };
    }
    return best;
  }
}

/** Grows a forest from labelled pairs, in the whole numbers that `logitOf` reads. */
export function boost(examples: readonly Example[], options: BoostingOptions): Forest {
  const booster = new Booster(examples, options);
  const trees = Array.from({ length: options.trees }, () => booster.growTree());
  const nodes = trees.flatMap((tree) => [tree.length, ...tree]);
  return { base: Math.round(booster.base * 1000), nodes: Int32Array.from(nodes) };
}
