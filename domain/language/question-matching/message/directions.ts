import { type Concept, conceptId } from '../../pack-format/concepts.ts';

/** Concepts that exclude each other: what asks when it starts does not ask when it ends. */
const OPPOSITES = [
  ['start', 'end'],
  ['departure', 'arrival'],
  ['departure', 'return'],
] as const satisfies readonly (readonly [Concept, Concept])[];

const BITS_PER_PAIR = 2;
const BOTH = 3;
const ids = OPPOSITES.map((pair) => pair.map(conceptId));

/** The sides that a token takes in each pair of opposites, as bits; one that is both, as "check in", takes none. */
export function directionsOf(concepts: readonly number[]): number {
  if (concepts.length === 0) return 0;
  let bits = 0;
  for (const [pair, [one, other]] of ids.entries()) {
    const sides = (concepts.includes(one!) ? 1 : 0) | (concepts.includes(other!) ? 2 : 0);
    bits |= (sides === BOTH ? 0 : sides) << (BITS_PER_PAIR * pair);
  }
  return bits;
}

/** 1 where two texts take the same side of a pair, -1 where they only take opposite ones, else 0. */
export function compareDirections(left: number, right: number): number {
  let isOpposite = false;
  for (let pair = 0; pair < OPPOSITES.length; pair++) {
    const one = (left >> (BITS_PER_PAIR * pair)) & BOTH;
    const other = (right >> (BITS_PER_PAIR * pair)) & BOTH;
    if (one === BOTH || other === BOTH || one === 0 || other === 0) continue;
    if (one === other) return 1;
    isOpposite = true;
  }
  return isOpposite ? -1 : 0;
}
