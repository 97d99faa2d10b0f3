import timers from 'node:timers/promises';
import threads, { MessageChannel } from 'node:worker_threads';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../../../projections/store/port.ts';
import { openPostgresStore } from '../../../../../projections/store/postgres/postgres-store.ts';
import type { PostgresReply } from '../../../../../projections/store/postgres/protocol.ts';
import { replaceExport } from '../../../../support/built-ins.ts';

/** How long whoever writes views waits for a PostgreSQL that says nothing, in milliseconds. */

const URL = 'postgres://somewhere/views';
const waits: number[] = [];
const putBack: (() => void)[] = [];

class Silent {
  on() {}
  unref() {}
  terminate() {}
}

afterEach(() => {
  for (const put of putBack.splice(0)) put();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('The thread that writes waits seven seconds for an answer of the one that talks', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation((_, __, ___, ms) => {
    vi.advanceTimersByTime(ms!);
    return 'timed-out';
  });
  putBack.push(replaceExport(threads, 'Worker', Silent as never));
  const store = openPostgresStore(URL);
  expect(() => store.lead()).toThrow(StoreUnavailable);
  expect(wait.mock.calls.map((call) => call[3])).toEqual([7_000]);
  store.close();
});

it('The one that talks waits a second and a half for its first connection, and a tenth of one for others', async () => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  putBack.push(
    replaceExport(threads, 'workerData', { url: URL, port: port2, answered }),
    replaceExport(timers, 'setTimeout', async (ms) => void waits.push(ms!) as never),
  );
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(() => new Promise<never>(() => {}));
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
