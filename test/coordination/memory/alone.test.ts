import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCoordination } from '../../../coordination/memory.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('Work that wants to be alone waits for others for a second and a half, and no longer', async () => {
  const coordination = new MemoryCoordination(() => 0);
  void coordination.alone('name', () => new Promise(() => {}));
  const work = vi.fn(async () => {});
  const alone = coordination.alone('name', work);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
  await alone;
});
