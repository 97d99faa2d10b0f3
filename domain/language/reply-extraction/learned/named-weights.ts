/** Weights of named signs, learned by bench/understanding/training. */
export type NamedWeights = ReadonlyMap<string, number>;

const UNIT = 1000;
/** The sign that every reply has. */
const ALWAYS = 'always';

/** @param written `sign:weight` parted by spaces, the weights in thousandths */
export function readWeights(written: string): NamedWeights {
  return new Map(
    written
      .trim()
      .split(/\s+/)
      .map((each) => {
        const at = each.lastIndexOf(':');
        return [each.slice(0, at), Number(each.slice(at + 1))];
      }),
  );
}

/** The log odds that these signs come to: a linear score. */
export function logOdds(signs: ReadonlySet<string>, weights: NamedWeights): number {
  let sum = weights.get(ALWAYS) ?? 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum / UNIT;
}

/** A sign with its share of the log odds. */
export interface WeightedSign {
  readonly sign: string;
  readonly weight: number;
}

/** An explanation names this many signs at most. */
export const SIGNS_SHOWN_MAX = 5;

/** Those with the greatest weights, the heaviest first. */
export function heaviestOf(
  signs: ReadonlySet<string>,
  weights: NamedWeights,
): readonly WeightedSign[] {
  return [...signs]
    .map((sign) => ({ sign, weight: (weights.get(sign) ?? 0) / UNIT }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, SIGNS_SHOWN_MAX);
}
