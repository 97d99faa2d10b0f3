import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QssClient } from '../../client/client.ts';

/** The limits that a client has unless it is given others. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tries for 20 s, each try for 10 s at most, with pauses that double up to 4 s', async () => {
  const triesMs = vi.spyOn(AbortSignal, 'timeout');
  const start = Date.now();
  const times: number[] = [];
  const fetch = () => {
    times.push(Date.now() - start);
    return Response.json({ code: 'overloaded', message: 'Later.' }, { status: 503 });
  };
  const client = new QssClient({ url: 'http://service', key: 'k', fetch });
  const calling = client.start().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await calling).toMatchObject({ status: 503 });
  expect(times).toEqual([0, 250, 750, 1_750, 3_750, 7_750, 11_750, 15_750, 19_750]);
  const given = triesMs.mock.calls.map(([ms]) => ms);
  expect([given[0], given.at(-1)]).toEqual([10_000, 250]);
});
