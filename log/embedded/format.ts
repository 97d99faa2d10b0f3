/** The file of the embedded log: its tables, its marks, and connections that keep its promises. */
import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { messageOf } from '../error-message.ts';
import { LogUnavailable } from '../port.ts';

/** "qssl", so that `file` and other tools can tell this file from any other database. */
const APPLICATION_ID = 0x7173736c;
/**
 * Raised when what is stored would be misread by builds that know only the ones before; 1: metadata and sealed texts stand
 * with each event, 2: some of them once a commit, 3: what is usual is left out. This build reads them all, beside each other.
 */
const FORMAT_VERSION = 3;
const OLDEST_FORMAT_VERSION = 1;

const WRITER_BUSY_MS = 5_000;
/** Short, because a reader waits on the main thread; in WAL mode only recovery makes it wait at all. */
const READER_BUSY_MS = 1_000;

/**
 * Integer stream ids with the current revision kept in the stream's row: a revision check is one look-up.
 * `events_by_category` lets a feed of few categories skip the others' events without reading them.
 */
const SCHEMA = `
  CREATE TABLE streams (
    sid INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    rev INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE events (
    pos INTEGER PRIMARY KEY,
    sid INTEGER NOT NULL REFERENCES streams (sid),
    rev INTEGER NOT NULL,
    category TEXT NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    meta TEXT NOT NULL,
    UNIQUE (sid, rev)
  ) STRICT;
  CREATE INDEX events_by_category ON events (category, pos);
  CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
  CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
`;

/** What every connection sets and then reads back; a log that cannot have it does not open. */
const PROMISES: Readonly<Record<string, string | number>> = {
  journal_mode: 'wal',
  // FULL: a commit is told only after its WAL frames were synced. The binding's own default is NORMAL.
  synchronous: 2,
  foreign_keys: 1,
};

/** A connection for the one writer. @throws LogUnavailable with one clear line */
export function openForWriting(file: string, create: boolean): DatabaseSyncInstance {
  if (!existsSync(file)) {
    if (!create) throw new LogUnavailable(`there is no log at ${file}`);
    if (existsSync(`${file}-wal`)) {
      throw new LogUnavailable(`the log ${file} is missing beside its own ${file}-wal`);
    }
  }
  return openChecked(file, () => {
    const db = new DatabaseSync(file, { timeout: WRITER_BUSY_MS });
    if (isEmpty(db)) initialise(db);
    assertFormat(db, file);
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      PRAGMA foreign_keys = ON;
      PRAGMA wal_autocheckpoint = 1000;
      PRAGMA journal_size_limit = 67108864;
      PRAGMA cache_size = -65536;
    `);
    // From here on builds that would misread what is written refuse the file.
    if (pragma(db, 'user_version') !== FORMAT_VERSION) {
      db.exec(`PRAGMA user_version = ${FORMAT_VERSION}`);
    }
    return db;
  });
}

/** A connection that can only read. @throws LogUnavailable with one clear line */
export function openForReading(file: string): DatabaseSyncInstance {
  if (!existsSync(file)) throw new LogUnavailable(`there is no log at ${file}`);
  return openChecked(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: READER_BUSY_MS });
    assertFormat(db, file);
    db.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA query_only = ON;');
    return db;
  });
}

function openChecked(file: string, open: () => DatabaseSyncInstance): DatabaseSyncInstance {
  try {
    const db = open();
    for (const [name, wanted] of Object.entries(PROMISES)) {
      const found = pragma(db, name);
      if (found !== wanted) {
        throw new LogUnavailable(`the log ${file} refuses ${name} = ${wanted}: it is ${found}`);
      }
    }
    return db;
  } catch (error) {
    if (error instanceof LogUnavailable) throw error;
    throw new LogUnavailable(`the log ${file} cannot be opened: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function isEmpty(db: DatabaseSyncInstance): boolean {
  const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get();
  return tables === 0 && pragma(db, 'application_id') === 0;
}

/** In one transaction, so that of two processes that start at once one initialises and the other finds. */
function initialise(db: DatabaseSyncInstance): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
  if (isEmpty(db)) {
    db.exec(SCHEMA);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${FORMAT_VERSION}`);
  }
  db.exec('COMMIT');
}

function assertFormat(db: DatabaseSyncInstance, file: string): void {
  if (pragma(db, 'application_id') !== APPLICATION_ID) {
    throw new LogUnavailable(`${file} is not an event log`);
  }
  const version = Number(pragma(db, 'user_version'));
  if (version < OLDEST_FORMAT_VERSION || version > FORMAT_VERSION) {
    throw new LogUnavailable(
      `the log ${file} has format ${version}, this build knows ${FORMAT_VERSION}`,
    );
  }
}

function pragma(db: DatabaseSyncInstance, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get())[0];
}
