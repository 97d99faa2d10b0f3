import type { Steps } from '../../domain/steps.ts';

/** Takes all steps, and counts after how many of them others could have had their turn. */
export function countRests(steps: Steps<unknown>): number {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  return count;
}
