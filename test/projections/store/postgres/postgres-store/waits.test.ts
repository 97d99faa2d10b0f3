import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../../../projections/store/port.ts';
import { openPostgresStore } from '../../../../../projections/store/postgres/postgres-store.ts';
import type { PostgresReply } from '../../../../../projections/store/postgres/protocol.ts';

/** How long whoever writes views waits for a PostgreSQL that says nothing, in milliseconds. */

const talk = vi.hoisted(() => ({
  url: 'postgres://somewhere/views',
  port: undefined as unknown,
  answered: new Int32Array(new SharedArrayBuffer(4)),
}));
const waits = vi.hoisted(() => [] as number[]);

vi.mock('node:worker_threads', async (original) => {
  const threads = await original<typeof import('node:worker_threads')>();
  class Silent {
    on() {}
    unref() {}
    terminate() {}
  }
  return { ...threads, Worker: Silent, workerData: talk };
});
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void waits.push(ms),
}));
vi.mock('pg', async (original) => {
  const pg = await original<typeof import('pg')>();
  class Silent extends pg.Client {
    override connect() {
      return new Promise<never>(() => {});
    }
  }
  return { ...pg, Client: Silent };
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('The thread that writes waits seven seconds for an answer of the one that talks', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation((_, __, ___, ms) => {
    vi.advanceTimersByTime(ms!);
    return 'timed-out';
  });
  const store = openPostgresStore(talk.url);
  expect(() => store.lead()).toThrow(StoreUnavailable);
  expect(wait.mock.calls.map((call) => call[3])).toEqual([7_000]);
  store.close();
});

it('The one that talks waits a second and a half for its first connection, and a tenth of one for others', async () => {
  const { port1, port2 } = new MessageChannel();
  talk.port = port2;
  await import('../../../../../projections/store/postgres/postgres-worker.ts');
  const ask = async (id: number) => {
    const answered = new Promise<{ answer: PostgresReply }>((resolve) =>
      port1.once('message', resolve),
    );
    port1.postMessage({ id, question: { kind: 'lead' } });
    return (await answered).answer;
  };
  expect(await ask(1)).toMatchObject({ kind: 'error', error: { why: 'unavailable' } });
  expect((await ask(2)).kind).toBe('error');
  expect(waits).toEqual([1_500, 100]);
  port1.close();
});
