/**
 * Goes on with what a value comes to: at once where it is at hand, which is so on the way of nearly every turn, and where a
 * promise would be made for nothing.
 */
export function andThen<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
