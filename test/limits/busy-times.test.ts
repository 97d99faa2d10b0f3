import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyKeyFile } from '../../keyring/embedded/copy-key-file.ts';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import { PostgresKeys } from '../../keyring/postgres/postgres-keys.ts';
import { openForReading, openForWriting } from '../../log/embedded/format.ts';
import { configOf } from '../../projections/store/postgres/connection.ts';
import { openPostgresReader } from '../../projections/store/postgres/postgres-reader.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** How long each file waits for a lock of somebody else, and each database for an answer, in milliseconds. */

const opened = vi.hoisted(() => ({ files: [] as unknown[], databases: [] as object[] }));

vi.mock('@photostructure/sqlite', async (original) => {
  const sqlite = await original<typeof import('@photostructure/sqlite')>();
  return {
    ...sqlite,
    DatabaseSync: class extends sqlite.DatabaseSync {
      constructor(file: string, options: { readonly timeout?: number } = {}) {
        opened.files.push(options.timeout);
        super(file, options);
      }
    },
  };
});

vi.mock('pg', async (original) => {
  const pg = await original<typeof import('pg')>();
  class Away extends pg.Client {
    constructor(config: object) {
      opened.databases.push(config);
      super({ ...config, connectionString: 'postgres://127.0.0.1:1/none' });
    }
  }
  class Pool extends pg.Pool {
    constructor(config: object) {
      opened.databases.push(config);
      super(config);
    }
  }
  return { ...pg, Pool, default: { ...pg.default, Client: Away } };
});

let directory: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
  opened.files.length = 0;
  opened.databases.length = 0;
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

it('A log is waited for five seconds to write, and one to read', () => {
  const file = join(directory, 'log.db');
  openForWriting(file, true).close();
  openForReading(file).close();
  expect(opened.files).toEqual([5_000, 1_000]);
});

it('Read models are waited for a tenth of a second', () => {
  const store = openStore(join(directory, 'read-models.db'));
  store.exec('CREATE TABLE rows (id TEXT)');
  store.close();
  expect(new Set(opened.files)).toEqual(new Set([100]));
});

it('A keyring in a file is waited for five seconds, also to be copied', async () => {
  const file = join(directory, 'keyring.db');
  new KeyFile(file).close();
  await copyKeyFile(file, join(directory, 'copy.db'));
  expect(opened.files).toEqual([5_000, 5_000]);
});

it('A keyring in PostgreSQL has three seconds to be connected to, five for a statement, eight for an answer', async () => {
  const keys = new PostgresKeys('postgres://somewhere/keys');
  await expect(keys.ask([{ kind: 'read', subject: 's' }])).rejects.toThrow();
  expect(opened.databases[0]).toMatchObject({
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    query_timeout: 8_000,
  });
  await keys.close();
});

it('Views in PostgreSQL have three seconds to be connected to, twelve for an answer, and eight connections', async () => {
  expect(configOf('postgres://somewhere/views').connectionTimeoutMillis).toBe(3_000);
  await openPostgresReader('postgres://somewhere/views').close();
  expect(opened.databases[0]).toMatchObject({
    ...{ max: 8, connectionTimeoutMillis: 3_000, query_timeout: 12_000 },
  });
});
