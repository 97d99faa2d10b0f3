import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';
import { type Store, StoreUnavailable, type Value } from './port.ts';

/** Marks our files, so that anything else in their place is recognised: "qssp". */
const APPLICATION_ID = 0x71737370;
const BUSY_MS_MAX = 5_000;
/**
 * NORMAL loses the newest rows in a power cut, never their agreement with the checkpoint beside them. It syncs
 * only when the write-ahead file is emptied: seldom, so that a rebuild does not wait for the disk.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA cache_size = -32768`;

/**
 * Opens the read models at a path, or in memory for `:memory:`. What is there and cannot be read is thrown
 * away: the log holds everything that is needed to make it again.
 */
export function openStore(file: string): Store {
  if (file === ':memory:') return new SqliteStore(openDatabase(file), file);
  mkdirSync(dirname(file), { recursive: true });
  try {
    return new SqliteStore(openDatabase(file), file);
  } catch {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return new SqliteStore(openDatabase(file), file);
  }
}

/** Stands in for read models that could not be opened: every call says why. */
export function closedStore(cause: unknown): Store {
  const refuse = () => {
    throw new StoreUnavailable('the read models could not be opened', { cause });
  };
  const refuseReads = { get: refuse, all: refuse, snapshot: refuse };
  return { ...refuseReads, exec: refuse, run: refuse, transaction: refuse, close: () => {} };
}

/** @throws when the file is none of ours, or damaged */
function openDatabase(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: BUSY_MS_MAX });
  try {
    database.exec(PRAGMAS);
    assertOurs(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @throws StoreUnavailable when the file was taken away */
function openSnapshot(file: string): DatabaseSyncInstance {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS_MAX });
    // A transaction sees what its first read found.
    database.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    return database;
  } catch (cause) {
    throw new StoreUnavailable(`${file} cannot be read`, { cause });
  }
}

function assertOurs(database: DatabaseSyncInstance, file: string): void {
  const found = pragma(database, 'application_id');
  if (found === 0 && isEmpty(database)) {
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  } else if (found !== APPLICATION_ID || pragma(database, 'quick_check') !== 'ok') {
    throw new Error(`${file} does not hold read models`);
  }
}

function isEmpty(database: DatabaseSyncInstance): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

function pragma(database: DatabaseSyncInstance, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0];
}

class SqliteStore implements Store {
  /** Kept for as long as the statements: they do not outlive a collected handle. */
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();

  readonly #file: string;

  constructor(database: DatabaseSyncInstance, file: string) {
    this.#database = database;
    this.#file = file;
  }

  exec(sql: string): void {
    // Tables may come and go here, and with them what statements were prepared for.
    this.#statements.clear();
    this.#database.exec(sql);
  }

  run(sql: string, ...values: readonly Value[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  transaction<Result>(work: () => Result): Result {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  snapshot(): Store {
    if (this.#file === ':memory:') throw new Error('a store in memory has no snapshots');
    const database = openSnapshot(this.#file);
    return new SqliteStore(database, this.#file);
  }

  close(): void {
    this.#statements.clear();
    if (!this.#database.isOpen) return;
    // A closed connection keeps its transaction until the last of its statements is collected.
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    this.#database.close();
  }

  #prepare(sql: string): StatementSyncInstance {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
