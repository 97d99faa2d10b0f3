import { expect, it } from 'vitest';
import { rateLimitPerMinute } from '../../../app/keys/rate-limit.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';

it('A key may make its number of requests in a minute, and as many again in the next one', async () => {
  let now = 0;
  const rateLimit = rateLimitPerMinute(new MemoryCoordination(() => now), 2);
  const ask = () => rateLimit('key_1');
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, 60]);
  now = 59_999;
  expect(await ask()).toBe(1);
  now = 60_000;
  expect(await ask()).toBeUndefined();
});
