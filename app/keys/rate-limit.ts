import type { Coordination } from '../../coordination/port.ts';

const MINUTE_MS = 60_000;

/** Answers the seconds after which the holder of a key may come again; undefined: now. */
export type RateLimit = (keyId: string) => Promise<number | undefined>;

/** Lets every key make a given number of requests in a minute from the first of them, counted over all instances. */
export function rateLimitPerMinute(coordination: Coordination, requestsMax: number): RateLimit {
  const allowances = [{ amountMax: requestsMax, windowMs: MINUTE_MS }];
  return async (keyId) => {
    const waitMs = await coordination.take(`requests:${keyId}`, 1, allowances);
    return waitMs === 0 ? undefined : Math.ceil(waitMs / 1_000);
  };
}
