import { randomFillSync } from 'node:crypto';

/** Numbers of one draw from the system's random source: one draw a number would be the dearest part of an id. */
const BUFFERED = 1_024;

/** A source of random numbers in [0, 1) from the system's cryptographic one, drawn in bulk. */
export function bufferedChance(): () => number {
  const numbers = new Uint32Array(BUFFERED);
  let next = BUFFERED;
  return () => {
    if (next === BUFFERED) {
      randomFillSync(numbers);
      next = 0;
    }
    return numbers[next++]! / 2 ** 32;
  };
}
