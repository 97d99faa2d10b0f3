import type { Programme } from './programme.ts';

/** Runs a programme within a share of the time. */
export type RunWithin = (programme: Programme, shareMs: number) => Promise<void>;

/**
 * What programmes take together, about: those that others would disturb one after the other, the rest side by side, as many as
 * there are lanes.
 */
export function minutesOf(programmes: readonly Programme[], lanes: number): number {
  return programmes.reduce((sum, programme) => sum + minutesIn(programme, lanes), 0);
}

/** Of the whole: in a lane a programme takes as long as it does alone, but others are tried meanwhile. */
function minutesIn({ minutes, isAlone, notRun }: Programme, lanes: number): number {
  if (notRun !== undefined) return 0;
  return isAlone ? minutes : minutes / lanes;
}

/**
 * Runs all of them: side by side, in their order, those that may be, and then each of the others by itself. A programme's share of
 * what is left of the time is that of its minutes; what it leaves of it the next ones have.
 */
export async function runInLanes(
  programmes: readonly Programme[],
  { lanes, end }: { readonly lanes: number /** By `performance.now()`. */; readonly end: number },
  run: RunWithin,
): Promise<void> {
  const together = programmes.filter(({ isAlone }) => !isAlone);
  const alone = programmes.filter(({ isAlone }) => isAlone);
  let next = 0;
  const shareOf = (programme: Programme, left: readonly Programme[]) => {
    const minutes = Math.max(minutesOf([programme], 1), minutesOf(left, lanes));
    const leftMs = Math.max(0, end - performance.now());
    return minutes === 0 ? 0 : (leftMs * minutesOf([programme], 1)) / minutes;
  };
  const lane = async () => {
    while (next < together.length) {
      const programme = together[next]!;
      const share = shareOf(programme, [...together.slice(next), ...alone]);
      next += 1;
      await run(programme, share);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const [nth, programme] of alone.entries()) {
    await run(programme, shareOf(programme, alone.slice(nth)));
  }
}
