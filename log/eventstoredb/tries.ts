/** Trying a call of the server again while there is time, with growing, scattered pauses. */
import { setTimeout as delay } from 'node:timers/promises';

/** What of the time for all tries a single one may take, so that a silent one leaves time for another. */
const TRY_SHARE = 0.8;
/** With less time than this another try would only raise more doubt. */
const TRY_MS_MIN = 150;
const PAUSE_MS = 25;
const PAUSE_MS_MAX = 400;

/**
 * @param msMax for all tries together
 * @param call is given the milliseconds it may take
 * @param isFinal told of every error; true when no other try will do
 * @throws the last error
 */
export async function tryAgain<Result>(
  msMax: number,
  call: (msMax: number) => Promise<Result>,
  isFinal: (error: unknown) => boolean,
): Promise<Result> {
  const end = performance.now() + msMax;
  for (let tries = 0, ms = msMax * TRY_SHARE; ; tries += 1) {
    try {
      return await call(ms);
    } catch (error) {
      const pauseMs = scattered(Math.min(PAUSE_MS * 2 ** tries, PAUSE_MS_MAX));
      ms = Math.min(msMax * TRY_SHARE, end - performance.now() - pauseMs);
      if (isFinal(error) || ms < TRY_MS_MIN) throw error;
      await delay(pauseMs);
    }
  }
}

/** Between half of it and half as much again, so that many callers do not come back at once. */
export function scattered(ms: number): number {
  return ms * (0.5 + Math.random());
}
