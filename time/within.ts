/**
 * What the promise comes to, or after `ms` milliseconds what `late` answers. What the promise stands for goes on; no
 * timer is left behind.
 * @throws whatever the promise, or `late`, throws
 */
export function within<Result, Late>(
  ms: number,
  promise: Promise<Result>,
  late: () => Late | Promise<Late>,
): Promise<Result | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, ms);
    promise.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/** Whether the promise is fulfilled or rejected within this many milliseconds. */
export function settlesWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const settled = () => true;
  return within(ms, promise.then(settled, settled), () => false);
}
