import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appendTo } from '../../../../log/eventstoredb/appends/append.ts';
import { withRenewals } from '../../../../log/eventstoredb/connection-string.ts';
import { openEventStoreLog } from '../../../../log/eventstoredb/eventstore-log.ts';
import { NoAnswer } from '../../../../log/eventstoredb/faults.ts';
import { readHead } from '../../../../log/eventstoredb/read.ts';
import { EventStoreServer } from '../../../../log/eventstoredb/server.ts';
import { AppendOutcomeUnknown, type RecordedEvent } from '../../../../log/port.ts';
import { LookalikeLog } from '../../../support/eventstore/lookalike-log.ts';
import { LookalikeServer } from '../../../support/eventstore/lookalike-server.ts';
import { newEvents, newStream } from '../../port/log-under-test.ts';

/** The time limits and sizes of the line to EventStoreDB, held against what is asked of the server and of its client. */

const ADDRESS = 'esdb://nowhere:2113?tls=false';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A log in EventStoreDB', () => {
  /** What the server was given to answer in, by what it was asked. */
  async function given(servedAt = Number.NEGATIVE_INFINITY) {
    const times: [what: string, msMax: number][] = [];
    const server = {
      servedAt,
      read: async (_: unknown, msMax: number) => void times.push(['read', msMax]),
      readNewest: async (_: unknown, __: number, msMax: number) => {
        times.push(['newest', msMax]);
        return [];
      },
      appendTogether: async (_: unknown, msMax: number) => {
        times.push(['together', msMax]);
        return [];
      },
    };
    vi.spyOn(EventStoreServer, 'connect').mockResolvedValue(server as never);
    return { log: await openEventStoreLog({ connectionString: ADDRESS }), times };
  }

  it('gives a read two seconds for all its tries, and what nobody waits for ten', async () => {
    const { log, times } = await given();
    await log.read('a-stream');
    await log.appendInOrder!([{ stream: 'a-stream', events: newEvents(1), expected: 'none' }]);
    expect(times).toEqual([
      // Four fifths of it for the first try.
      ['read', 1_600],
      ['together', 10_000],
    ]);
  });

  it('asks for two seconds whether the server is there, unless it was heard within the last one', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { log, times } = await given(performance.now());
    vi.advanceTimersByTime(999);
    expect(await log.health()).toBe('ok');
    expect(times).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await log.health()).toBe('ok');
    expect(times).toEqual([['read', 2_000]]);
  });

  it('asks once for all who want to know at one time, and not for the end of the log', async () => {
    let answer = () => {};
    const read = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const readNewest = vi.fn();
    const server = { servedAt: Number.NEGATIVE_INFINITY, read, readNewest };
    vi.spyOn(EventStoreServer, 'connect').mockResolvedValue(server as never);
    const log = await openEventStoreLog({ connectionString: ADDRESS });
    for (const times of [1, 2]) {
      const asked = [log.health(), log.health(), log.health()];
      answer();
      expect(await Promise.all(asked)).toEqual(['ok', 'ok', 'ok']);
      expect(read).toHaveBeenCalledTimes(times);
    }
    expect(readNewest).not.toHaveBeenCalled();
  });

  it('looks for the end of the log once at a time, however long that takes', async () => {
    const readNewest = vi.fn(async () => {
      await delay(400);
      return [{ stream: 'orders-1', position: 'es1:1' } as RecordedEvent];
    });
    vi.spyOn(EventStoreServer, 'connect').mockResolvedValue({ readNewest } as never);
    const log = await openEventStoreLog({ connectionString: ADDRESS });
    expect(await log.head()).toBe('es1:1');
    expect(readNewest).toHaveBeenCalledOnce();
  });

  it('asks at once where a call has failed since it was served', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const refused = Object.assign(new Error('refused'), { code: 3 });
    const read = vi.fn(async () => {}).mockRejectedValueOnce(refused);
    const server = { servedAt: performance.now(), read };
    vi.spyOn(EventStoreServer, 'connect').mockResolvedValue(server as never);
    const log = await openEventStoreLog({ connectionString: ADDRESS });
    vi.advanceTimersByTime(1);
    await expect(log.read('a-stream')).rejects.toThrow('refused');
    expect(await log.health()).toBe('ok');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['says nothing', new NoAnswer('nothing was said')],
    ['has no leader', new Error('No leader info available in response')],
    ['is not found', new Error('Failed to discover after 10 attempts.')],
    ['refuses to be called', Object.assign(new Error('ECONNREFUSED'), { code: 14 })],
  ])('is down where the server %s for four seconds', async (_, error) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const servedAt = performance.now();
    const read = () => Promise.reject(error);
    vi.spyOn(EventStoreServer, 'connect').mockResolvedValue({ servedAt, read } as never);
    const log = await openEventStoreLog({ connectionString: ADDRESS });
    vi.advanceTimersByTime(3_999);
    expect(await log.health()).toBe('silent');
    vi.advanceTimersByTime(1);
    expect(await log.health()).toBe('down');
  });

  it('looks for half a second for what became of an append', async () => {
    const times: number[] = [];
    const silent = () => Promise.reject(new NoAnswer('nothing was said'));
    const server = {
      append: silent,
      appendPlainly: silent,
      read: async (_: unknown, msMax: number) => void times.push(msMax),
    };
    const append = { stream: newStream(), events: newEvents(1), expected: -1 };
    const appending = appendTo(server as never, append, 100);
    await expect(appending).rejects.toThrow(AppendOutcomeUnknown);
    expect(times).toEqual([500]);
  });

  it('passes fifty pages of what the server itself has written on the way to its own end', async () => {
    const own = { stream: '$stats', position: 'es1:1' } as RecordedEvent;
    const readNewest = vi.fn(async () => {
      if (readNewest.mock.calls.length > 50) throw new Error('it goes on and on');
      return [own];
    });
    expect(await readHead({ readNewest } as never, 1)).toBeUndefined();
    expect(readNewest).toHaveBeenCalledTimes(50);
  });

  it('gives a node a second to name the leader, where the address says nothing else', () => {
    expect(withRenewals(ADDRESS, 0)).toBe(`${ADDRESS}&gossipTimeout=1`);
  });
});

describe('The connection to EventStoreDB', () => {
  async function connected(client: object) {
    const connect = vi
      .spyOn(EventStoreDBClient, 'connectionString')
      .mockReturnValue(client as EventStoreDBClient);
    return { server: await EventStoreServer.connect(ADDRESS), connect };
  }
  const append = () => ({ stream: newStream(), events: newEvents(1), expected: -1 });

  it('ends a call a quarter of a second after nobody waits for it any more', async () => {
    const appendToStream = vi.fn(async (..._: unknown[]) => ({
      nextExpectedRevision: 0n,
      position: undefined,
    }));
    const { server } = await connected({ appendToStream });
    await server.appendPlainly(append(), 700);
    expect(appendToStream.mock.calls[0]![2]).toMatchObject({ deadline: 950 });
  });

  it('is made anew where nothing is heard, once a second at most', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const silent = () => Promise.reject(new NoAnswer('nothing was said'));
    const { server, connect } = await connected({
      appendToStream: silent,
      dispose: async () => {},
    });
    const made = async () => {
      await expect(server.appendPlainly(append(), 700)).rejects.toThrow(NoAnswer);
      return connect.mock.calls.length;
    };
    expect(await made()).toBe(2);
    vi.advanceTimersByTime(999);
    expect(await made()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(await made()).toBe(3);
  });

  it('is let go of after a second, even where it does not end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server } = await connected({ dispose: () => new Promise(() => {}) });
    const disposing = server.dispose().then(() => 'over');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await Promise.race([disposing, 'still waiting'])).toBe('over');
  });
});

it('A page of the log in EventStoreDB holds two thousand events, or four MiB of them', async () => {
  const log = new LookalikeLog();
  const write = (count: number, bytes: number) => {
    const data = Buffer.from(JSON.stringify({ text: 'x'.repeat(bytes) }));
    const metadata = Buffer.from('{}');
    const proposed = newEvents(count).map(({ id, type }) => ({
      id,
      type,
      isJson: true,
      data,
      metadata,
    }));
    log.append(newStream(), -1n, proposed);
  };
  write(2_100, 1);
  write(12, 512 * 1024);
  const lookalike = await new LookalikeServer(log).start();
  onTestFinished(() => void lookalike.stop());
  const server = await EventStoreServer.connect(lookalike.connectionString);
  onTestFinished(() => server.dispose());
  const read = { wanted: undefined, silenceMsMax: 10_000, signal: new AbortController().signal };
  const first = await server.readAll(undefined, read);
  // One of them is the server's own.
  expect([first.events.length, first.isEnd]).toEqual([1_999, false]);
  const second = await server.readAll(first.last, read);
  // The one that it begins with has been read before.
  expect([second.events.length, second.isEnd]).toEqual([1 + 101 + 8, false]);
});
