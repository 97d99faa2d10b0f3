/**
 * Runs work under a signal that fires after `ms`, or with the outer one. Leaves no timer and no listener behind.
 * @throws whatever the work throws; the signal's reason is a `TimeoutError` when time ran out
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`over ${ms} ms`, 'TimeoutError')),
    ms,
  );
  const end = () => controller.abort(outer!.reason);
  if (outer?.aborted) end();
  outer?.addEventListener('abort', end, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

/** Resolves after `ms`. @throws the signal's reason when that comes first */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
