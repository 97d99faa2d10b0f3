import type { Steps } from '../../domain/steps.ts';
import { computedMs } from './own-time.ts';

/** Takes all steps, and counts after how many of them others could have had their turn. */
export function countRests(steps: Steps<unknown>): number {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  return count;
}

/** To look at the thread's own time takes some of it: where steps are short, it is looked at after this many milliseconds. */
const LOOK_MS = 1;

/**
 * The longest step of the thread's own time, and what all of them took. A step took no more than went by meanwhile: only one that may
 * be the longest is asked about, together with those since the last look, which were less than a millisecond.
 */
export function timesOf(steps: Steps<unknown>): { readonly longest: number; readonly all: number } {
  const start = computedMs();
  let longest = 0;
  let [computed, lookedAt] = [start, performance.now()];
  for (let [before, isDone] = [lookedAt, false]; !isDone; ) {
    isDone = steps.next().done === true;
    const now = performance.now();
    const [took, since] = [now - before, now - lookedAt];
    before = now;
    if (took <= longest && since < LOOK_MS && !isDone) continue;
    const own = computedMs();
    longest = Math.max(longest, Math.min(took, own - computed));
    [computed, lookedAt] = [own, performance.now()];
    before = lookedAt;
  }
  return { longest, all: computed - start };
}

export function longestOf(steps: Steps<unknown>): number {
  return timesOf(steps).longest;
}
