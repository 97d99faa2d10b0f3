import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long one step after another is taken before everybody else has their turn. */
const SLICE_MS = 10;

/** Takes all steps, a few at a time, so that long work holds nobody up. */
export async function finishInSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE_MS;
  }
}

/** Gathers what the steps find, in slices as well. */
export function inSlices<Item>(steps: Iterable<readonly Item[]>): Promise<Item[]> {
  return finishInSlices(gathering(steps));
}

function* gathering<Item>(steps: Iterable<readonly Item[]>): Generator<undefined, Item[]> {
  const found: Item[] = [];
  for (const step of steps) {
    found.push(...step);
    yield;
  }
  return found;
}
