import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../../projections/store/port.ts';
import { openPostgresReader } from '../../../../projections/store/postgres/postgres-reader.ts';
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
});
