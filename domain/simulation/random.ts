/** A stream of numbers in [0, 1) that its seed fixes for good (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One seed out of several numbers; a change of any gives an unrelated one. */
export function combineSeeds(...parts: readonly number[]): number {
  let seed = 0x9e3779b9;
  for (const part of parts) {
    seed = Math.imul(seed ^ part, 0x85ebca6b);
    seed ^= seed >>> 15;
    seed = Math.imul(seed, 0xc2b2ae35);
    seed ^= seed >>> 13;
  }
  return seed >>> 0;
}

/** A whole number in [0, limit). */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}
