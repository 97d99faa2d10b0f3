import * as vitest from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { NoAnswer } from '../../../log/eventstoredb/faults.ts';
import { type FollowOptions, follow } from '../../../log/eventstoredb/follow.ts';
import { EventStoreServer } from '../../../log/eventstoredb/server.ts';
import { Notifier } from '../../../log/notifier.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { LookalikeLog } from '../../support/eventstore/lookalike-log.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { newCategory, newEvents, newStream, write } from '../port/log-under-test.ts';
import { AS_IT_IS } from './faults.ts';
import { describeFeed } from './follow.ts';

describeFeed(vitest, AS_IT_IS);

const { describe, expect, it, onTestFinished, vi } = vitest;

describe('A feed from a server that says nothing', () => {
  type ReadAll = FollowOptions['server']['readAll'];

  /** Follows until the feed is stopped. */
  async function following(stop: AbortController, readAll: ReadAll): Promise<void> {
    const feed = follow({
      server: { readAll, readNewest: async () => [] },
      categories: undefined,
      after: undefined,
      isOver: () => stop.signal.aborted,
      signal: stop.signal,
      notifier: new Notifier(),
      newestOwn: () => undefined,
    });
    for await (const item of feed) throw new Error(`nothing was to be told, and ${item.kind} was`);
  }

  it('waits twice as long after each failure, for half a minute at most', async () => {
    const waits: number[] = [];
    const stop = new AbortController();
    await following(stop, async (_, { silenceMsMax }) => {
      waits.push(silenceMsMax);
      if (waits.length === 5) stop.abort();
      throw new NoAnswer('nothing was said');
    });
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000]);
  });

  it('ends its read when it is stopped, however long that one would wait', {
    timeout: 20_000,
  }, async () => {
    const lookalike = await new LookalikeServer(new LookalikeLog()).start();
    const server = await EventStoreServer.connect(lookalike.connectionString);
    const stop = new AbortController();
    lookalike.failNext({ rpc: 'read', kind: 'silent' });
    const stopped = following(stop, (from, read) =>
      server.readAll(from, { ...read, silenceMsMax: 600_000 }),
    );
    await expect.poll(() => lookalike.openReads).toBe(1);
    stop.abort();
    await stopped;
    await expect.poll(() => lookalike.openReads).toBe(0);
    await server.dispose();
    lookalike.stop();
  });
});

it('A feed from a server that takes long with everything gives each read the time it needs, and no more once it is fast again', async () => {
  let passedMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  onTestFinished(() => void vi.restoreAllMocks());
  let neededMs = 2_500;
  const given: number[] = [];
  const answer = async <Answer>(msMax: number, what: () => Answer): Promise<Answer> => {
    given.push(msMax);
    passedMs += Math.min(msMax, neededMs);
    if (msMax < neededMs) throw new NoAnswer('nothing was said yet');
    return what();
  };
  const position = (n: number) =>
    `es1:${String(n).padStart(20, '0')}/${String(n).padStart(20, '0')}`;
  const event = (n: number) =>
    ({ position: position(n), stream: `orders-${n}`, revision: 0 }) as RecordedEvent;
  let written = 0;
  const stop = new AbortController();
  const feed = follow({
    server: {
      readNewest: (_, __, msMax) => answer(msMax, () => [event(++written)]),
      readAll: (_, { silenceMsMax }) =>
        answer(silenceMsMax, () => ({
          events: [event(written)],
          last: position(written),
          isEnd: true,
        })),
    },
    categories: ['orders'],
    after: undefined,
    isOver: () => stop.signal.aborted,
    signal: stop.signal,
    notifier: new Notifier(),
    newestOwn: () => undefined,
  });
  let told = 0;
  for await (const { kind } of feed) {
    if (kind !== 'event') continue;
    told += 1;
    if (told === 5) neededMs = 10;
    if (told === 7) stop.abort();
  }
  // Where the log ends, and a page, at a time.
  expect(given).toEqual([2_000, ...Array(1 + 2 * 6).fill(4_000), 2_000, 2_000]);
});

it('A feed is woken by what this process appends of its own categories alone', async () => {
  const lookalike = await new LookalikeServer(new LookalikeLog()).start();
  const { connectionString } = lookalike;
  const log = await openEventStoreLog({ connectionString });
  const woken = vi.spyOn(Notifier.prototype, 'notify');
  const stop = new AbortController();
  onTestFinished(async () => {
    stop.abort();
    woken.mockRestore();
    await log.close();
    lookalike.stop();
  });
  const category = newCategory();
  const feed = log.subscribe({ categories: [category], signal: stop.signal });
  await feed[Symbol.asyncIterator]().next();
  await write(log, newStream(), newEvents(1));
  expect(woken).not.toHaveBeenCalled();
  await write(log, newStream(category), newEvents(1));
  expect(woken).toHaveBeenCalledOnce();
});
