import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';
import { LeadFile } from './lead-file.ts';
import { type Store, StoreUnavailable, TablesMissing, type Value } from './port.ts';

/** Marks our files, so that anything else in their place is recognised: "qssp". */
const APPLICATION_ID = 0x71737370;
/** What `user_version` says of a file that is written, and of one whose writer has ended in order. */
const STATE = { inUse: 1, ended: 0 } as const;
/** Short: what is locked is tried again later by who writes, and nobody who reads waits for a lock. */
const BUSY_MS_MAX = 100;
/**
 * NORMAL loses the newest rows in a power cut, never their agreement with the checkpoint beside them. It syncs
 * only when the write-ahead file is emptied: seldom, so that a rebuild does not wait for the disk. What a part of a
 * transaction, or one statement of it, may have to undo stays in memory: in a file that was four fifths of all writing.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA cache_size = -32768;
  PRAGMA temp_store = MEMORY`;

/** Result codes of SQLite that say nothing about a statement: what they tell of may pass. */
const PASSING: ReadonlySet<number> = new Set([
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  26, // NOTADB
]);
/** Of those, the ones after which the connection is of no more use. */
const BROKEN: ReadonlySet<number> = new Set([8, 10, 11, 14, 26]);
/** Of those, the ones that say that the file holds no read models. */
const NOT_OURS: ReadonlySet<number> = new Set([11, 26]);

/** Runs work inside the binding; a thread's own says when the process may not be ended. */
type BindingGuard = <Result>(work: () => Result) => Result;

export interface StoreOptions {
  /** Reads alone: of a file that somebody else makes and writes. */
  readonly readOnly?: boolean;
  readonly guard?: BindingGuard;
}

/**
 * The read models at a path, or in memory for `:memory:`. They are opened when they are needed, and again after
 * a fault: every call may throw StoreUnavailable, and the next one may not. What is there and cannot be read is
 * thrown away: the log holds everything that is needed to make it again.
 */
export function openStore(file: string, { readOnly, guard }: StoreOptions = {}): Store {
  return new SqliteStore(file, readOnly ? READING : WRITING, guard ?? ((work) => work()));
}

interface Access {
  readonly connect: (file: string) => DatabaseSyncInstance;
  /** What is left to be done with a connection that met no fault. */
  readonly end: (database: DatabaseSyncInstance) => void;
}

const READING: Access = { connect: openReadOnly, end: () => {} };
const WRITING: Access = { connect: openOrReplace, end: markEnded };

/** What cannot be marked, since somebody locks it, is checked when it is opened again. */
function markEnded(database: DatabaseSyncInstance): void {
  try {
    database.exec(`PRAGMA user_version = ${STATE.ended}`);
  } catch (error) {
    if (!PASSING.has(codeOf(error))) throw error;
  }
}

function openOrReplace(file: string): DatabaseSyncInstance {
  if (file === ':memory:') return openDatabase(file);
  mkdirSync(dirname(file), { recursive: true });
  try {
    return openDatabase(file);
  } catch (error) {
    if (!(error instanceof NotReadModels || NOT_OURS.has(codeOf(error)))) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openDatabase(file);
  }
}

/** @throws when the file is none of ours, or damaged */
function openDatabase(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: BUSY_MS_MAX });
  try {
    database.exec(PRAGMAS);
    assertOurs(database, file);
    database.exec(`PRAGMA user_version = ${STATE.inUse}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function openReadOnly(file: string): DatabaseSyncInstance {
  return new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS_MAX });
}

class NotReadModels extends Error {}

function assertOurs(database: DatabaseSyncInstance, file: string): void {
  const found = pragma(database, 'application_id');
  if (found === 0 && isEmpty(database)) {
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  } else if (found !== APPLICATION_ID || !isSound(database)) {
    throw new NotReadModels(`${file} does not hold read models`);
  }
}

/** Reads the whole file only where its last writer was killed or met a fault: that takes as long as the file is large. */
function isSound(database: DatabaseSyncInstance): boolean {
  return (
    pragma(database, 'user_version') === STATE.ended || pragma(database, 'quick_check') === 'ok'
  );
}

function isEmpty(database: DatabaseSyncInstance): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

function pragma(database: DatabaseSyncInstance, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0];
}

/** The primary result code; 0 for what SQLite did not throw. */
function codeOf(error: unknown): number {
  const { errcode } = error as { readonly errcode?: number };
  return (errcode ?? 0) & 0xff;
}

const OUTER = { begin: 'BEGIN IMMEDIATE', end: 'COMMIT', undo: 'ROLLBACK' } as const;
const INNER = {
  begin: 'SAVEPOINT inner_work',
  end: 'RELEASE inner_work',
  undo: 'ROLLBACK TO inner_work; RELEASE inner_work',
} as const;

class SqliteStore implements Store {
  readonly #file: string;
  readonly #access: Access;
  readonly #guard: BindingGuard;
  /** Kept for as long as the statements: they do not outlive a collected handle. */
  #database: DatabaseSyncInstance | undefined;
  readonly #statements = new Map<string, StatementSyncInstance>();
  #isClosed = false;
  #isInTransaction = false;
  readonly #lead: LeadFile;

  constructor(file: string, access: Access, guard: BindingGuard) {
    this.#file = file;
    this.#access = access;
    this.#guard = guard;
    this.#lead = new LeadFile(`${file}-lead`);
  }

  lead(): boolean {
    if (this.#file === ':memory:') return true;
    return !this.#isClosed && this.#guard(() => this.#lead.hold());
  }

  exec(sql: string): void {
    this.#calling((database) => {
      // Tables may come and go here, and with them what statements were prepared for.
      this.#statements.clear();
      database.exec(sql);
    });
  }

  run(sql: string, ...values: readonly Value[]): void {
    this.#calling((database) => this.#prepare(database, sql).run(...values));
  }

  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.#calling(
      (database) => this.#prepare(database, sql).get(...values) as Row | undefined,
    );
  }

  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[] {
    return this.#calling((database) => this.#prepare(database, sql).all(...values) as Row[]);
  }

  transaction<Result>(work: () => Result): Result {
    const { begin, end, undo } = this.#isInTransaction ? INNER : OUTER;
    const isWithin = this.#isInTransaction;
    this.#control(begin);
    this.#isInTransaction = true;
    try {
      const result = work();
      this.#control(end);
      return result;
    } catch (error) {
      if (this.#guard(() => this.#database?.isTransaction)) this.#control(undo);
      throw error;
    } finally {
      this.#isInTransaction = isWithin;
    }
  }

  snapshot(): Store {
    if (this.#file === ':memory:') throw new Error('a store in memory has no snapshots');
    const snapshot = new SqliteStore(this.#file, READING, this.#guard);
    // A transaction sees what its first read found.
    snapshot.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    return snapshot;
  }

  close(): void {
    this.#isClosed = true;
    this.#guard(() => {
      if (this.#database?.isOpen && !this.#database.isTransaction) this.#access.end(this.#database);
      this.#disconnect();
      this.#lead.letGo();
    });
  }

  /** @throws StoreUnavailable for what may pass, and what SQLite says of a statement as it is */
  #calling<Result>(work: (database: DatabaseSyncInstance) => Result): Result {
    return this.#guard(() => {
      const database = this.#open();
      try {
        return work(database);
      } catch (error) {
        const code = codeOf(error);
        if (BROKEN.has(code) && this.#file !== ':memory:') this.#disconnect();
        if (isUnmade(error)) throw new TablesMissing((error as Error).message, { cause: error });
        throw PASSING.has(code) ? unavailable(this.#file, error) : error;
      }
    });
  }

  /** Without the cost of forgetting the statements. */
  #control(sql: string): void {
    this.#calling((database) => database.exec(sql));
  }

  #open(): DatabaseSyncInstance {
    if (this.#isClosed) throw new StoreUnavailable(`${this.#file} was closed`);
    try {
      this.#database ??= this.#access.connect(this.#file);
      return this.#database;
    } catch (error) {
      // Who reads does not make the file.
      if (this.#access === READING && !existsSync(this.#file))
        throw new TablesMissing(`there is no ${this.#file}`, { cause: error });
      throw unavailable(this.#file, error);
    }
  }

  #disconnect(): void {
    const database = this.#database;
    this.#database = undefined;
    this.#statements.clear();
    if (!database?.isOpen) return;
    // A closed connection keeps its transaction until the last of its statements is collected.
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
  }

  #prepare(database: DatabaseSyncInstance, sql: string): StatementSyncInstance {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

function unavailable(file: string, cause: unknown): StoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StoreUnavailable(`the read models ${file} cannot be used now: ${reason}`, { cause });
}

/** Who reads may be there before who writes. */
function isUnmade(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no such table');
}
