/** This much of one turn of the event loop is given to work in slices, all of it together. */
const SLICE_MS = 10;

let spentMs = 0;
let isCounting = false;

/**
 * Takes all steps, a few at a time, so that long work holds nobody up, however many work at once.
 * @returns the result itself where this turn of the event loop was enough for it
 */
export function finishInSlices<Result>(steps: Iterator<unknown, Result>): Result | Promise<Result> {
  const step = spentMs < SLICE_MS ? takeSlice(steps) : undefined;
  return step?.done === true ? step.value : finishLater(steps);
}

/** Wakes each piece of work that waits for a slice, in the order of their turns: the one that had a slice last comes last. */
const waiting: (() => void)[] = [];

async function finishLater<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    countThisTurn();
    await new Promise<void>((wake) => waiting.push(wake));
    try {
      const step = takeSlice(steps);
      if (step.done === true) return step.value;
    } finally {
      wakeNext();
    }
  }
}

/** The next one has what is left of this turn of the loop. */
function wakeNext(): void {
  if (spentMs < SLICE_MS) waiting.shift()?.();
}

/** Steps until the work ends or this turn of the loop has given what it gives. */
function takeSlice<Result>(steps: Iterator<unknown, Result>): IteratorResult<unknown, Result> {
  countThisTurn();
  const start = performance.now();
  const before = spentMs;
  try {
    for (;;) {
      const step = steps.next();
      spentMs = before + performance.now() - start;
      if (step.done === true || spentMs >= SLICE_MS) return step;
    }
  } finally {
    spentMs = before + performance.now() - start;
  }
}

/** Each turn of the loop has its whole time again, and gives it to the work that waits before work that comes in it. */
function countThisTurn(): void {
  if (isCounting) return;
  isCounting = true;
  setImmediate(() => {
    spentMs = 0;
    isCounting = false;
    if (waiting.length > 0) countThisTurn();
    wakeNext();
  });
}

/** Gathers what the steps find, in slices as well. */
export function inSlices<Item>(steps: Iterable<readonly Item[]>): Item[] | Promise<Item[]> {
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
