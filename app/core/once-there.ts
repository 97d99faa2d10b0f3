/**
 * What is made of a value: at once where it is at hand, since waiting costs a promise and turns of the queue; else when it is there.
 * @throws what `next` throws, or rejects with it where the value was waited for
 */
export function onceThere<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
