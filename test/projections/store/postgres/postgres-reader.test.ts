import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../../projections/store/port.ts';
import { openPostgresReader } from '../../../../projections/store/postgres/postgres-reader.ts';
import { openPostgresStore } from '../../../../projections/store/postgres/postgres-store.ts';
import { TcpProxy } from '../../../support/http/tcp-proxy.ts';
import { NO_POSTGRES_SERVER, PostgresServer } from '../../../support/processes/postgres-server.ts';

const TITLE = NO_POSTGRES_SERVER ?? 'Where PostgreSQL ends connections that are being read with';
const END_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'qss'`;

describe.skipIf(NO_POSTGRES_SERVER !== undefined)(TITLE, () => {
  /** What nobody caught would end the service. */
  const uncaught = vi.fn();
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.start();
  });

  afterAll(() => server.stop());

  beforeEach(() => {
    uncaught.mockClear();
    process.on('uncaughtExceptionMonitor', uncaught);
  });

  afterEach(() => {
    process.off('uncaughtExceptionMonitor', uncaught);
  });

  it('who reads a snapshot is told with the next statement, and the next reader reads', async () => {
    const reader = openPostgresReader(await server.database());
    const snapshot = await reader.snapshot();
    await server.command(END_ALL);
    // It is told while nothing is being asked.
    await delay(200);
    await expect(snapshot.all('SELECT 1 AS one')).rejects.toThrow(StoreUnavailable);
    await snapshot.close();
    expect(await reader.get('SELECT 1 AS one')).toEqual({ one: 1 });
    await reader.close();
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('who waits for a statement is told at once', async () => {
    const reader = openPostgresReader(await server.database());
    const reading = reader.all('SELECT pg_sleep(30)');
    const ended = expect(reading).rejects.toThrow(StoreUnavailable);
    await vi.waitFor(async () => {
      const asking = await server.command(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'qss' AND query LIKE '%pg_sleep%'`,
      );
      expect(asking).toHaveLength(1);
    });
    await server.command(END_ALL);
    await ended;
    expect(await reader.get('SELECT 1 AS one')).toEqual({ one: 1 });
    await reader.close();
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('who reads when the network loses everything is told, and the next readers get connections that hold', async () => {
    const url = new URL(await server.database());
    const proxy = await TcpProxy.start(Number(url.port));
    url.port = String(proxy.port);
    const reader = openPostgresReader(url.href, { answerMsMax: 1_500 });
    const snapshots = [await reader.snapshot(), await reader.snapshot()];
    const everybody = () =>
      Promise.allSettled(Array.from({ length: 6 }, () => reader.all('SELECT 1')));
    await everybody();
    proxy.treat({ kind: 'lose' });
    const lost = await Promise.allSettled([
      everybody(),
      ...snapshots.map(async (snapshot) => {
        await expect(snapshot.all('SELECT 1')).rejects.toThrow(StoreUnavailable);
        const start = performance.now();
        await snapshot.close();
        expect(performance.now() - start).toBeLessThan(1_000);
      }),
    ]);
    expect(lost.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    proxy.treat({ kind: 'pass' });
    expect((await everybody()).every(({ status }) => status === 'fulfilled')).toBe(true);
    await reader.close();
    await proxy.stop();
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('a role without rights to the schema is told so, and goes on once it has them', async () => {
    const owner = await server.database();
    await server.command('CREATE SCHEMA qss_views; CREATE TABLE qss_views.rows (id text)', owner);
    await server.command('CREATE ROLE barred LOGIN');
    const url = owner.replace('qss@', 'barred@');
    const reader = openPostgresReader(url);
    const store = openPostgresStore(url);
    const words = 'the role barred may not use the schema qss_views';
    await expect(reader.all('SELECT * FROM rows')).rejects.toThrow(words);
    expect(() => store.lead()).toThrow(words);
    await server.command('GRANT ALL ON SCHEMA qss_views TO barred', owner);
    await server.command('GRANT ALL ON qss_views.rows TO barred', owner);
    expect(await reader.all('SELECT * FROM rows')).toEqual([]);
    await vi.waitFor(() => expect(store.lead()).toBe(true), { timeout: 5_000 });
    await server.command('REVOKE ALL ON SCHEMA qss_views FROM barred', owner);
    await expect(reader.all('SELECT * FROM rows')).rejects.toThrow(StoreUnavailable);
    await expect(reader.all('SELECT * FROM rows')).rejects.toThrow(words);
    expect(() => store.lead()).toThrow(words);
    store.close();
    await reader.close();
  });

  it('a database whose encoding cannot hold every text is refused in these words', async () => {
    await server.command(
      `CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    const reader = openPostgresReader(server.url('latin'));
    const store = openPostgresStore(server.url('latin'));
    const words = 'the encoding of the database is LATIN1';
    await expect(reader.all('SELECT 1')).rejects.toThrow(words);
    expect(() => store.lead()).toThrow(words);
    store.close();
    await reader.close();
  });
});
