/** Work that can rest after each step: whoever takes the steps decides when to go on. */
export type Steps<Result> = Generator<undefined, Result>;

/** Takes all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What a function makes of each item, a step an item. */
export function* mapInSteps<Item, Result>(
  items: Iterable<Item>,
  make: (item: Item, index: number) => Result,
): Steps<Result[]> {
  const made: Result[] = [];
  for (const item of items) {
    made.push(make(item, made.length));
    yield;
  }
  return made;
}

/** Items that are sorted, or merged, in one step. */
const RUN_LENGTH = 2_048;

/** The items in order, equal ones as they came. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += RUN_LENGTH) {
    runs.push(items.slice(at, at + RUN_LENGTH).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const right = runs[i + 1];
      merged.push(right ? yield* mergeInSteps(runs[i]!, right, compare) : runs[i]!);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeInSteps<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = [];
  let from = 0;
  for (const item of left) {
    while (from < right.length && compare(right[from]!, item) < 0) merged.push(right[from++]!);
    merged.push(item);
    if (merged.length % RUN_LENGTH === 0) yield;
  }
  return merged.concat(right.slice(from));
}

/** What is made in steps, once for each key: whoever needs it meanwhile goes on with it where it stands. */
export class MadeOnce<Key, Value extends object> {
  readonly #make: (key: Key) => Steps<Value>;
  readonly #made = new Map<Key, Value>();
  readonly #making = new Map<Key, Steps<Value>>();

  constructor(make: (key: Key) => Steps<Value>) {
    this.#make = make;
  }

  atOnce(key: Key): Value {
    return this.#made.get(key) ?? finish(this.inSteps(key));
  }

  *inSteps(key: Key): Steps<Value> {
    for (;;) {
      const made = this.#made.get(key);
      if (made !== undefined) return made;
      const making = this.#making.get(key) ?? this.#make(key);
      this.#making.set(key, making);
      if (this.#stepsOn(key, making)) yield;
    }
  }

  /** @returns whether it is still being made; what fails is made anew by whoever needs it next */
  #stepsOn(key: Key, making: Steps<Value>): boolean {
    try {
      const { done, value } = making.next();
      if (done !== true) return true;
      this.#made.set(key, value);
      this.#making.delete(key);
      return false;
    } catch (error) {
      this.#making.delete(key);
      throw error;
    }
  }
}
