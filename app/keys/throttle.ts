import type { Coordination } from '../../coordination/port.ts';

const MINUTE_MS = 60_000;

/** Answers the seconds after which the holder of a key may come again; undefined: now. */
export type Throttle = (keyId: string) => Promise<number | undefined>;

/** Lets every key make so many requests in each minute of the clock, counted over all instances. */
export function throttlePerMinute(
  coordination: Coordination,
  requestsMax: number,
  now: () => number,
): Throttle {
  const allowances = [{ amountMax: requestsMax, windowMs: MINUTE_MS }];
  return async (keyId) => {
    if (await coordination.take(`requests:${keyId}`, 1, allowances)) return undefined;
    return Math.ceil((MINUTE_MS - (now() % MINUTE_MS)) / 1_000);
  };
}
