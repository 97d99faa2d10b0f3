import { nameOf, type Sign, type Signs, signNamed } from './sign.ts';

/** Weights of signs in thousandths, learned by bench/understanding/training. */
export interface SignWeights {
  /** Of what every reply has. */
  readonly always: number;
  /** By sign; those behind the last one have none. */
  readonly weights: Int32Array;
}

const UNIT = 1000;
/** The sign that every reply has. */
const ALWAYS = 'always';

/** @param written `sign:weight` parted by spaces, the weights in thousandths */
export function readWeights(written: string): SignWeights {
  const weighted = written
    .trim()
    .split(/\s+/)
    .map((each): readonly [sign: Sign, weight: number] => {
      const at = each.lastIndexOf(':');
      return [signNamed(each.slice(0, at)), Number(each.slice(at + 1))];
    });
  const last = weighted.reduce((most, [sign]) => Math.max(most, sign), 0);
  const weights = new Int32Array(last + 1);
  for (const [sign, weight] of weighted) weights[sign] = weight;
  return { always: weightOf(signNamed(ALWAYS), weights), weights };
}

function weightOf(sign: Sign, weights: Int32Array): number {
  return sign < weights.length ? weights[sign]! : 0;
}

/** What signs come to, in thousandths, without that of what every reply has. */
export function sumOf(signs: Signs, { weights }: SignWeights): number {
  let sum = 0;
  for (const sign of signs) sum += weightOf(sign, weights);
  return sum;
}

/** The log odds that these signs come to: a linear score. */
export function logOdds(signs: Signs, weights: SignWeights): number {
  return (weights.always + sumOf(signs, weights)) / UNIT;
}

/** A sign with its share of the log odds. */
export interface WeightedSign {
  readonly sign: string;
  readonly weight: number;
}

/** An explanation names this many signs at most. */
export const SIGNS_SHOWN_MAX = 5;

/** Those with the greatest weights, the heaviest first. */
export function heaviestOf(signs: Signs, { weights }: SignWeights): readonly WeightedSign[] {
  return signs
    .map((sign) => ({ sign: nameOf(sign), weight: weightOf(sign, weights) / UNIT }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, SIGNS_SHOWN_MAX);
}
