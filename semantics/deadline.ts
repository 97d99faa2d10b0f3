import { ProviderUnavailable } from './port.ts';

/**
 * Runs work under a signal that fires after `ms`, or with the outer one, and waits no longer than that, whether
 * the work heeds the signal or not. Leaves no timer and no listener behind.
 * @throws ProviderUnavailable when the signal fired, else whatever the work throws
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new ProviderUnavailable('timeout')));
  });
  const end = () => controller.abort();
  const timer = setTimeout(end, ms);
  outer?.addEventListener('abort', end, { once: true });
  if (outer?.aborted) end();
  try {
    return await Promise.race([work(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

/** Waits; false as soon as the signal fires. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve(true);
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
