/** Trying a call of the server again while there is time, with growing, scattered pauses. */
import { setTimeout as delay } from 'node:timers/promises';

const ALL_TRIES_MS_MAX = 2_500;
const TRY_MS_MAX = 2_000;
/** With less time than this another try would only raise more doubt. */
const TRY_MS_MIN = 150;
const PAUSE_MS = 25;
const PAUSE_MS_MAX = 400;

/**
 * @param call is given the milliseconds it may take
 * @param isFinal told of every error; true when no other try will do
 * @throws the last error
 */
export async function tryAgain<Result>(
  call: (msMax: number) => Promise<Result>,
  isFinal: (error: unknown) => boolean,
): Promise<Result> {
  const end = performance.now() + ALL_TRIES_MS_MAX;
  for (let tries = 0, ms = TRY_MS_MAX; ; tries += 1) {
    try {
      return await call(ms);
    } catch (error) {
      const pauseMs = scattered(Math.min(PAUSE_MS * 2 ** tries, PAUSE_MS_MAX));
      ms = Math.min(TRY_MS_MAX, end - performance.now() - pauseMs);
      if (isFinal(error) || ms < TRY_MS_MIN) throw error;
      await delay(pauseMs);
    }
  }
}

/** Between half of it and half as much again, so that many callers do not come back at once. */
export function scattered(ms: number): number {
  return ms * (0.5 + Math.random());
}
