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
