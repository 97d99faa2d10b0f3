import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleTicks } from '../../../cli/service/schedule.ts';

const START = Date.parse('2026-01-05T09:01:00Z');
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('looks every ten minutes for what is kept long enough, and again after a failure, which it tells', async () => {
  const looks: string[] = [];
  let isAway = true;
  const store = {
    all: async () => {
      looks.push(new Date(Date.now()).toISOString().slice(11, 16));
      if (isAway) throw new Error('the views are being made');
      return [];
    },
  };
  const warned: string[] = [];
  const logger = { warn: (_: object, line: string) => warned.push(line) } as unknown as Logger;
  const erasing = { ownWritesShown: async () => {}, now: Date.now } as never;
  const keys = { name: 'keys', expiriesDue: () => [] } as never;
  const stop = scheduleTicks(erasing, { keys, store: store as never, logger });
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(warned).toEqual(['what is kept long enough is not erased']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(looks).toEqual(['09:10', '09:20', '09:30']);
  expect(warned).toHaveLength(1);
  await stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(looks).toHaveLength(3);
});
