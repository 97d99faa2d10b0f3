/** This much of one turn of the event loop is given to work in slices, all of it together. */
const SLICE_MS = 10;

interface Work {
  readonly steps: Iterator<unknown, unknown>;
  readonly end: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** The next one first. Whatever had a step comes last. */
const waiting: Work[] = [];
let spentMs = 0;
let isCounting = false;
let isBegun = false;

/**
 * Takes all steps, so that long work holds nobody up, however many work at once. What is worked on at the same time takes a step in
 * turn, not one thing after the other: calls of one kind do the same in each, and the processor has its code at hand from the one before.
 */
export function finishInSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  return new Promise<Result>((end, fail) => {
    waiting.push({ steps, end: end as Work['end'], fail });
    if (isBegun) return;
    isBegun = true;
    // Behind all that comes as far in this moment.
    queueMicrotask(beginSteps);
  });
}

function beginSteps(): void {
  isBegun = false;
  takeSteps();
}

/** Steps until all work ends or this turn of the loop has given what it gives. */
function takeSteps(): void {
  countThisTurn();
  const start = performance.now();
  const before = spentMs;
  while (waiting.length > 0 && spentMs < SLICE_MS) {
    takeStep(waiting.shift()!);
    spentMs = before + performance.now() - start;
  }
}

function takeStep(work: Work): void {
  try {
    const { done, value } = work.steps.next();
    if (done === true) work.end(value);
    else waiting.push(work);
  } catch (error) {
    work.fail(error);
  }
}

/** Each turn of the loop has its whole time again, and gives it to the work that waits before work that comes in it. */
function countThisTurn(): void {
  if (isCounting) return;
  isCounting = true;
  setImmediate(() => {
    spentMs = 0;
    isCounting = false;
    if (waiting.length > 0) takeSteps();
  });
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
