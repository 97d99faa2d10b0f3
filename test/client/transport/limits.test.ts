import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QssClient } from '../../../client/client.ts';

/** The limits that a client has unless it is given others. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const overloaded = () => Response.json({ code: 'overloaded', message: 'Later.' }, { status: 503 });

it('tries for 20 s, each try for 10 s at most, with pauses that double up to 4 s', async () => {
  const triesMs = vi.spyOn(AbortSignal, 'timeout');
  const start = performance.now();
  const times: number[] = [];
  const fetch = () => {
    times.push(performance.now() - start);
    return overloaded();
  };
  const client = new QssClient({ url: 'http://service', key: 'k', fetch });
  const calling = client.start().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await calling).toMatchObject({ status: 503 });
  expect(times).toEqual([0, 250, 750, 1_750, 3_750, 7_750, 11_750, 15_750, 19_750]);
  const given = triesMs.mock.calls.map(([ms]) => ms);
  expect([given[0], given.at(-1)]).toEqual([10_000, 250]);
});

it.each([
  ['ahead', 3_600_000],
  ['back', -3_600_000],
])('tries for as long when the clock is set %s by an hour meanwhile', async (_, ms) => {
  const triesMs = vi.spyOn(AbortSignal, 'timeout');
  const start = performance.now();
  let isOver = false;
  const fetch = vi.fn(() => {
    if (fetch.mock.calls.length === 2) vi.setSystemTime(Date.now() + ms);
    return overloaded();
  });
  const client = new QssClient({ url: 'http://service', key: 'k', fetch });
  const calling = client.start().catch((error: unknown) => error);
  void calling.finally(() => (isOver = true));
  while (!isOver && performance.now() - start < 60_000) await vi.advanceTimersByTimeAsync(250);
  expect(fetch).toHaveBeenCalledTimes(9);
  expect(triesMs.mock.calls.at(-1)).toEqual([250]);
});
