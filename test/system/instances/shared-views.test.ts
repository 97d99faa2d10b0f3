import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadModels, Store } from '../../../projections/store/port.ts';
import { StoreUnavailable } from '../../../projections/store/port.ts';
import { openPostgresReader } from '../../../projections/store/postgres/postgres-reader.ts';
import { openPostgresStore } from '../../../projections/store/postgres/postgres-store.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { ACME_TABLE, prepareService, send } from '../../support/http/http-client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { NO_POSTGRES_SERVER, PostgresServer } from '../../support/processes/postgres-server.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const PATIENCE_MS = 60_000;
/** What the lead may take to pass on. */
const HANDED_OVER_MS_MAX = 10_000;

describe.skipIf(NO_POSTGRES_SERVER !== undefined)(
  `views in one PostgreSQL (${NO_POSTGRES_SERVER ?? 'a real one'})`,
  () => {
    let postgres: PostgresServer;
    let directory: string;

    beforeAll(async () => {
      directory = await newTemporaryDirectory();
      postgres = await PostgresServer.start();
    });

    afterAll(async () => {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    });

    it('hold row for row what SQLite holds of the same log', async () => {
      const log = newLog();
      const store = openStore(join(directory, 'read-models.db'));
      const followed = await ServiceUnderTest.start(log, { store });
      const client = await followed.publish();
      for (let i = 0; i < 4; i++) {
        const conversation = await Conversation.start(client);
        await conversation.next();
        await conversation.next({
          previous_turn: { question_id: 'q_people', user_text: 'five' },
          client_updates: { data: [{ id: 'area', operation: 'set', value: 'north' }] },
        });
        await client.post(`${conversation.path}/feedback`, { label: i % 2 === 0 ? 'won' : 'lost' });
      }
      await followed.publishDraft(client);
      expect(await followed.service.views.ownWritesShown()).toBe(true);
      const here = await rowsOf(store);
      const figures = await followed.admin.get(`${ACME_TABLE}/analytics?success_labels=won`);
      const sessions = await followed.admin.get(`${ACME_TABLE}/sessions?limit=2`);
      const shared = openPostgresStore(await postgres.database());
      const again = await ServiceUnderTest.start(log, { store: shared });
      await untilAt(await log.head(), shared);
      const there = await rowsOf(shared);
      for (const [table, rows] of Object.entries(here)) expect(there[table], table).toEqual(rows);
      const { request_id: _, ...body } = figures.body;
      expect(
        (await again.admin.get(`${ACME_TABLE}/analytics?success_labels=won`)).body,
      ).toMatchObject(body);
      expect((await again.admin.get(`${ACME_TABLE}/sessions?limit=2`)).body.sessions).toEqual(
        sessions.body.sessions,
      );
      await again.stop();
      await followed.stop();
    });

    it('are written by nobody who was silent for too long and lost the lead', async () => {
      const url = await postgres.database();
      const [silent, other] = [openPostgresStore(url), openPostgresStore(url)];
      await expect.poll(() => leads(silent), { timeout: PATIENCE_MS }).toBe(true);
      silent.exec('CREATE TABLE notes (at INTEGER PRIMARY KEY) STRICT');
      const began = performance.now();
      await expect
        .poll(() => leads(other), { timeout: HANDED_OVER_MS_MAX, interval: 500 })
        .toBe(true);
      expect(performance.now() - began).toBeGreaterThan(3_000);
      const write = (store: Store) => () =>
        store.transaction(() => store.run('INSERT INTO notes VALUES (?)', 1));
      expect(write(silent)).toThrow(StoreUnavailable);
      write(other)();
      // Connected again, it has not the lead.
      const told = () => (leads(silent) ? '' : faultOf(write(silent)));
      await expect
        .poll(told, { timeout: PATIENCE_MS })
        .toContain('another process makes the views');
      silent.close();
      other.close();
    });

    it('go on when the database was away', async () => {
      const url = await postgres.database();
      const store = openPostgresStore(url);
      const reader = openPostgresReader(url);
      await expect.poll(() => leads(store), { timeout: PATIENCE_MS }).toBe(true);
      store.exec('CREATE TABLE notes (at INTEGER PRIMARY KEY) STRICT');
      const write = (at: number) =>
        store.transaction(() => store.run('INSERT INTO notes VALUES (?)', at));
      write(1);
      expect(await reader.all('SELECT at FROM notes')).toHaveLength(1);
      await postgres.kill();
      expect(() => write(2)).toThrow(StoreUnavailable);
      await expect((async () => reader.all('SELECT at FROM notes'))()).rejects.toThrow(
        StoreUnavailable,
      );
      expect(leads(store)).toBe(false);
      await postgres.start();
      await expect.poll(() => leads(store), { timeout: PATIENCE_MS }).toBe(true);
      write(3);
      expect(await reader.all('SELECT at FROM notes ORDER BY at')).toEqual([{ at: 1 }, { at: 3 }]);
      store.close();
      await reader.close();
    });

    it('go on when rights to them were taken away for a while', async () => {
      const url = await postgres.database();
      const role = `app_${new URL(url).pathname.slice(1)}`;
      await postgres.command(
        `CREATE ROLE ${role} LOGIN; GRANT CREATE ON DATABASE ${role.slice(4)} TO ${role}`,
      );
      const ours = url.replace('//qss@', `//${role}@`);
      const [store, reader] = [openPostgresStore(ours), openPostgresReader(ours)];
      await expect.poll(() => leads(store), { timeout: PATIENCE_MS }).toBe(true);
      store.exec('CREATE TABLE notes (at INTEGER PRIMARY KEY) STRICT');
      const write = () => store.transaction(() => store.run('INSERT INTO notes VALUES (1)'));
      const read = async () => reader.all('SELECT at FROM notes');
      await postgres.command(`REVOKE ALL ON qss_views.notes FROM ${role}`, url);
      expect(write).toThrow(StoreUnavailable);
      await expect(read()).rejects.toThrow(StoreUnavailable);
      await postgres.command(`GRANT ALL ON qss_views.notes TO ${role}`, url);
      write();
      expect(await read()).toEqual([{ at: 1 }]);
      store.close();
      await reader.close();
    });

    it.each([
      ['an empty database has taken the place of theirs', 'DROP SCHEMA qss_views CASCADE'],
      ['a table was dropped that is written', 'DROP TABLE qss_views.sessions'],
      ['a table was dropped that nobody writes now', 'DROP TABLE qss_views.audit_entries'],
    ])(
      'are made again where %s',
      async (_, harm) => {
        const url = await postgres.database();
        const dataDir = join(directory, new URL(url).pathname);
        const service = await startService({ dataDir, env: { VIEWS_URL: url } });
        try {
          const token = await prepareService(service.internalUrl, service.url);
          const listed = async () => {
            const list = `${service.internalUrl}${ACME_TABLE}/sessions`;
            const { json } = await send(list, { method: 'GET', token: ADMIN_TOKEN });
            return (json.sessions as readonly unknown[] | undefined)?.length;
          };
          const begin = (key: string) =>
            send(`${service.url}/v1/sessions`, { token, key, body: {} });
          await begin('session-before');
          await expect.poll(listed, { timeout: PATIENCE_MS }).toBe(1);
          // Tables are counted once a second.
          await delay(2_000);
          await postgres.command(harm, url);
          await begin('session-since');
          await expect.poll(listed, { timeout: PATIENCE_MS }).toBe(2);
          for (const list of ['/configuration/audit', '/analytics/learned']) {
            const path = `${service.internalUrl}${ACME_TABLE}${list}`;
            const status = async () =>
              (await send(path, { method: 'GET', token: ADMIN_TOKEN })).status;
            await expect.poll(status, { timeout: PATIENCE_MS }).toBe(200);
          }
        } finally {
          await stopService(service);
        }
      },
      2 * PATIENCE_MS,
    );

    it('are made by one instance at a time, and by the next one when that hangs or is killed', async () => {
      const eventstore = await new LookalikeServer().start();
      const env = {
        EVENT_LOG_URL: eventstore.connectionString,
        VIEWS_URL: await postgres.database(),
        KEYRING_URL: `file:${join(directory, 'keyring.db')}`,
        QSS_DATA_KEY: 'a-data-key-for-tests',
        QSS_SECRET: 'a-secret-for-tests-of-anchors',
      };
      const start = async (name: string) => {
        const service = await startService({ dataDir: join(directory, name), env });
        const ready = async () => (await fetch(`${service.internalUrl}/internal/ready`)).status;
        await expect.poll(ready, { timeout: PATIENCE_MS }).toBe(200);
        return service;
      };
      const one = await start('one');
      const token = await prepareService(one.internalUrl, one.url);
      const other = await start('other');
      const talk = async (to: ServiceProcess, key: string) => {
        const started = await send(`${to.url}/v1/sessions`, { token, key, body: {} });
        expect(started.status).toBe(201);
      };
      const listed = async (by: ServiceProcess) => {
        const path = `${by.internalUrl}${ACME_TABLE}/sessions`;
        const { json } = await send(path, { method: 'GET', token: ADMIN_TOKEN });
        return json as unknown as { sessions?: unknown[] };
      };
      // 503 while nobody has made the rows yet, or the database is asked for by too many.
      const listsSoon = (by: ServiceProcess, count: number, timeout: number) =>
        expect.poll(async () => (await listed(by)).sessions?.length, { timeout }).toBe(count);
      try {
        for (const n of [1, 2, 3]) await talk(n === 2 ? other : one, `before-${n}`);
        for (const each of [one, other]) {
          await listsSoon(each, 3, PATIENCE_MS);
        }
        one.child.kill('SIGSTOP');
        await talk(other, 'meanwhile');
        await listsSoon(other, 4, HANDED_OVER_MS_MAX);
        expect(other.output()).toContain('this process makes the views from now on');
        one.child.kill('SIGCONT');
        await talk(one, 'once-awake');
        await listsSoon(one, 5, PATIENCE_MS);
        await expect
          .poll(() => one.output(), { timeout: PATIENCE_MS })
          .toContain('this process makes the views no more');
        other.child.kill('SIGKILL');
        await talk(one, 'afterwards');
        await listsSoon(one, 6, HANDED_OVER_MS_MAX);
        const figures = await send(`${one.internalUrl}${ACME_TABLE}/analytics`, {
          method: 'GET',
          token: ADMIN_TOKEN,
        });
        expect(figures.json).toMatchObject({ sessions: 6, as_of: { lag_seconds: 0 } });
        expect(await stopService(one)).toBe(0);
      } finally {
        one.child.kill('SIGKILL');
        other.child.kill('SIGKILL');
        await eventstore.stop();
      }
    });
  },
);

/** False where the database cannot be reached, too. */
function leads(store: Store): boolean {
  try {
    return store.lead();
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}

/** Waits until all stored views have caught up so far; of what a live one passes by, it stores nothing for a while. */
async function untilAt(head: string | undefined, store: ReadModels): Promise<void> {
  const positions = async () => {
    const rows = await store.all<{ position: string }>('SELECT position FROM checkpoints');
    return rows.map(({ position }) => position);
  };
  await expect.poll(positions, { timeout: PATIENCE_MS }).toEqual(STORED_VIEWS.map(() => head));
}

async function rowsOf(store: ReadModels): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of STORED_VIEWS.flatMap((view) => view.tables)) {
    const rows = await store.all(`SELECT * FROM ${table}`);
    tables[table] = rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return tables;
}

function faultOf(call: () => unknown): string {
  try {
    call();
    return '';
  } catch (error) {
    return String(error);
  }
}
