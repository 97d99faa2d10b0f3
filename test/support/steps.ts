import type { Steps } from '../../domain/steps.ts';
import { computedMs } from './own-time.ts';

/** Takes all steps, and counts after how many of them others could have had their turn. */
export function countRests(steps: Steps<unknown>): number {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  return count;
}

/** The longest step of the thread's own time, and what all of them took. */
export function timesOf(steps: Steps<unknown>): { readonly longest: number; readonly all: number } {
  let longest = 0;
  let all = 0;
  for (;;) {
    const before = computedMs();
    const { done } = steps.next();
    const took = computedMs() - before;
    longest = Math.max(longest, took);
    all += took;
    if (done === true) return { longest, all };
  }
}

export function longestOf(steps: Steps<unknown>): number {
  return timesOf(steps).longest;
}
