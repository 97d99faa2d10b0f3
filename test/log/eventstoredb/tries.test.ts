import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoAnswer } from '../../../log/eventstoredb/faults.ts';
import { follow } from '../../../log/eventstoredb/follow.ts';
import { tryAgain } from '../../../log/eventstoredb/tries.ts';
import { Notifier } from '../../../log/notifier.ts';
import { LogUnavailable } from '../../../log/port.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.mocked(delay).mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('A call pauses for 25 ms before the second try, then for twice as long each time, up to 400 ms', async () => {
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

it('A feed pauses for 100 ms after its first failure, then for twice as long each time, up to a second, eight times', async () => {
  const readAll = () => Promise.reject(new NoAnswer('nothing was said'));
  const feed = follow({
    server: { readAll, readNewest: async () => [] },
    categories: undefined,
    after: undefined,
    isOver: () => false,
    signal: new AbortController().signal,
    notifier: new Notifier(),
    newestOwn: () => undefined,
  });
  await expect(feed.next()).rejects.toThrow(LogUnavailable);
  const pauses = vi.mocked(delay).mock.calls.map(([ms]) => ms);
  expect(pauses).toEqual([100, 200, 400, 800, 1_000, 1_000, 1_000, 1_000]);
});

it('A feed leaves the end of the log alone for 20 ms, then for twice as long each time nothing came, up to 200 ms', async () => {
  const over = new AbortController();
  const notifier = new Notifier();
  const looks: (number | undefined)[] = [];
  vi.spyOn(notifier, 'wait').mockImplementation(async (_, lookMs) => {
    looks.push(lookMs);
    if (looks.length === 6) over.abort();
    return 'late';
  });
  const feed = follow({
    server: {
      readAll: async () => ({ events: [], last: undefined, isEnd: true }),
      readNewest: async () => [],
    },
    categories: undefined,
    after: undefined,
    isOver: () => over.signal.aborted,
    signal: over.signal,
    notifier,
    newestOwn: () => undefined,
  });
  for await (const _ of feed);
  expect(looks).toEqual([40, 80, 160, 200, 200, 200]);
});
