/** This much of one turn of the event loop is given to work in slices, all of it together. */
const SLICE_MS = 10;
/** What has taken longer by itself is long, and comes behind all that is not. */
const SHORT_MS_MAX = 4;

interface Work {
  readonly steps: Iterator<unknown, unknown>;
  readonly end: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
  /** What its steps have taken. */
  spentMs: number;
}

/** The next one first. Whatever had a step comes last. */
const short: Work[] = [];
const long: Work[] = [];
let spentMs = 0;
let isCounting = false;
let isBegun = false;
/** In this turn of the loop, or in the one before. */
let isLongServed = false;

/**
 * Takes all steps, so that long work holds nobody up, however many work at once. What is worked on at the same time takes a step in
 * turn, not one thing after the other: calls of one kind do the same in each, and the processor has its code at hand from the one before.
 * Long work has what short work leaves of a turn of the loop, and a step of every second one: a call of many short steps would else wait
 * for a long step behind each of its own.
 */
export function finishInSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  return new Promise<Result>((end, fail) => {
    short.push({ steps, end: end as Work['end'], fail, spentMs: 0 });
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
  while (spentMs < SLICE_MS) {
    const work = short.shift() ?? long.shift();
    if (work === undefined) return;
    takeStep(work);
  }
}

function takeStep(work: Work): void {
  const start = performance.now();
  if (work.spentMs > SHORT_MS_MAX) isLongServed = true;
  try {
    const { done, value } = work.steps.next();
    const tookMs = performance.now() - start;
    spentMs += tookMs;
    work.spentMs += tookMs;
    if (done === true) work.end(value);
    else (work.spentMs > SHORT_MS_MAX ? long : short).push(work);
  } catch (error) {
    spentMs += performance.now() - start;
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
    const isOverlooked = !isLongServed;
    isLongServed = false;
    if (isOverlooked && long.length > 0) takeStep(long.shift()!);
    if (short.length > 0 || long.length > 0) takeSteps();
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
