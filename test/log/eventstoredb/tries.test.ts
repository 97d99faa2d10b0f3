import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryAgain } from '../../../log/eventstoredb/tries.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('pauses for 25 ms before the second try, then for twice as long each time, up to 400 ms', async () => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(new Error('away'));
  };
  const trying = tryAgain(10_000, failing, () => tries === 8);
  await expect(trying).rejects.toThrow('away');
  const pauses = vi.mocked(delay).mock.calls.map(([ms]) => ms);
  expect(pauses).toEqual([25, 50, 100, 200, 400, 400, 400]);
});
