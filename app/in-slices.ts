import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long one step after another is taken before everybody else has their turn. */
const SLICE_MS = 10;

/** Gathers what the steps find, a little at a time, so that a long search holds nobody up. */
export async function inSlices<Item>(steps: Iterable<readonly Item[]>): Promise<Item[]> {
  const found: Item[] = [];
  let end = performance.now() + SLICE_MS;
  for (const step of steps) {
    found.push(...step);
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE_MS;
  }
  return found;
}
