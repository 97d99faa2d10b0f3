import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { computedMs } from '../own-time.ts';
import { loopClock } from './loop-clock.ts';

it('The clock of the tests counts what this process itself holds its loop for, however long', async () => {
  await delay(50);
  const [start, computed] = [loopClock.now(), computedMs()];
  while (computedMs() - computed < 300);
  await delay(50);
  expect(loopClock.now() - start).toBeGreaterThanOrEqual(300);
});
