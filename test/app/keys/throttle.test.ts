import { expect, it } from 'vitest';
import { throttlePerMinute } from '../../../app/keys/throttle.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';

it('A key may make its number of requests in a minute, and as many again in the next one', async () => {
  let now = 0;
  const throttle = throttlePerMinute(new MemoryCoordination(() => now), 2);
  const ask = () => throttle('key_1');
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, 60]);
  now = 59_999;
  expect(await ask()).toBe(1);
  now = 60_000;
  expect(await ask()).toBeUndefined();
});
