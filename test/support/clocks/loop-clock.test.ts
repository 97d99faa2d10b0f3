import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { computedMs } from '../own-time.ts';
import { LoopClock } from './loop-clock.ts';

it('The clock of the tests counts what this process itself holds its loop for, however long', async () => {
  const clock = new LoopClock();
  await delay(50);
  const [start, computed] = [clock.now(), computedMs()];
  while (computedMs() - computed < 300);
  await delay(50);
  expect(clock.now() - start).toBeGreaterThanOrEqual(300);
});
