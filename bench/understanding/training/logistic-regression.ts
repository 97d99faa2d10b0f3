import { nameOf, type Signs } from '../../../domain/language/reply-extraction/signs/sign.ts';

export function scoreOf(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, i) => sum + sign * weights[i]!, 0);
}

/** Weights are learned by the names of signs: their numbers are not the same in each process. */
export function namesOf(signs: Signs): ReadonlySet<string> {
  return new Set(signs.map(nameOf));
}

/** A row of signs that are there or not, of which there are many kinds and few in each row. */
export interface NamedRow {
  readonly signs: ReadonlySet<string>;
  readonly isOne: boolean;
  readonly weight: number;
  /** Where it is from: a sign that only one origin has says nothing. */
  readonly origin: string;
}

export interface NamedRegression {
  readonly rounds: number;
  /** Of half of the square of the weight of a sign. */
  readonly penaltyOf: (sign: string) => number;
  readonly originsMin: number;
}

/** The weights of the signs, and that of `ALWAYS`. */
export type NamedWeights = ReadonlyMap<string, number>;

export const ALWAYS = 'always';

/** Logistic regression over named signs, one sign after the other from 0: the same rows give the same weights. */
export function fitNamed(rows: readonly NamedRow[], options: NamedRegression): NamedWeights {
  const columns = columnsOf(rows, options.originsMin);
  const scores = new Float64Array(rows.length);
  const fitted = new Map<string, number>();
  for (let round = 0; round < options.rounds; round++) {
    for (const [sign, column] of columns) {
      const penalty = sign === ALWAYS ? 0 : options.penaltyOf(sign);
      const weight = fitted.get(sign) ?? 0;
      let slope = penalty * weight;
      let steepest = penalty;
      for (const at of column) {
        const { isOne, weight: counts } = rows[at]!;
        slope += counts * (1 / (1 + Math.exp(-scores[at]!)) - Number(isOne));
        steepest += counts / 4;
      }
      const step = -slope / steepest;
      for (const at of column) scores[at]! += step;
      fitted.set(sign, weight + step);
    }
  }
  return fitted;
}

/** Of each sign that is learned the rows that have it, in the order of its name. */
function columnsOf(rows: readonly NamedRow[], originsMin: number): Map<string, number[]> {
  const columns = new Map<string, number[]>([[ALWAYS, [...rows.keys()]]]);
  const origins = new Map<string, Set<string>>();
  for (const { origin, signs } of rows) {
    for (const sign of signs) origins.set(sign, (origins.get(sign) ?? new Set()).add(origin));
  }
  const learned = [...origins].filter(([, from]) => from.size >= originsMin).map(([sign]) => sign);
  for (const sign of learned.sort()) columns.set(sign, []);
  for (const [at, { signs }] of rows.entries()) {
    for (const sign of signs) columns.get(sign)?.push(at);
  }
  return columns;
}

/** The log odds of a row. */
export function oddsOf(signs: ReadonlySet<string>, fitted: NamedWeights): number {
  let sum = fitted.get(ALWAYS) ?? 0;
  for (const sign of signs) sum += fitted.get(sign) ?? 0;
  return sum;
}

/** Services are divided into this many parts; each part is left out in turn. */
const PARTS = 5;

export function partOf(service: string): string {
  let sum = 0;
  for (const letter of service) sum = (31 * sum + letter.charCodeAt(0)) % 1_000_003;
  return String(sum % PARTS);
}
