import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isWrite, type KeyRequest, type KeyRow } from '../key-store.ts';
import { KeyringUnavailable } from '../port.ts';

/** "qssk", so that `file` and other tools can tell this file from any other database. */
const APPLICATION_ID = 0x7173736b;
const BUSY_MS = 5_000;

/**
 * The keys in one SQLite file. A rollback journal, emptied behind every commit, and secure_delete: of a key that was
 * destroyed nothing stays in any file. Holds the connection in a field: its statements die with a collected handle.
 */
export class KeyFile {
  readonly #db: DatabaseSyncInstance;
  readonly #add;
  readonly #find;
  readonly #destroy;
  readonly #list;
  readonly #put;

  /** @throws KeyringUnavailable with one clear line */
  constructor(file: string, { readOnly = false }: { readonly readOnly?: boolean } = {}) {
    if (readOnly && !existsSync(file)) {
      throw new KeyringUnavailable(`there is no keyring at ${file}`);
    }
    try {
      this.#db = readOnly ? openedForReading(file) : opened(file);
      assertOurs(this.#db, file);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new KeyringUnavailable(`the keyring ${file} cannot be opened: ${reason}`, { cause });
    }
    this.#add = this.#db.prepare(
      'INSERT INTO keys (subject, wrapped, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#find = this.#db.prepare('SELECT * FROM keys WHERE subject = ?');
    this.#destroy = this.#db.prepare(
      `INSERT INTO keys (subject, wrapped, created_at, destroyed_at) VALUES (?1, NULL, ?2, ?2)
       ON CONFLICT DO UPDATE SET wrapped = NULL, destroyed_at = ?2 WHERE destroyed_at IS NULL`,
    );
    this.#list = this.#db.prepare('SELECT * FROM keys WHERE subject > ? ORDER BY subject LIMIT ?');
    this.#put = this.#db.prepare('INSERT INTO keys VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  }

  /** Answers all requests, whose writes are durable together. Synchronous: it waits for the disk. */
  answer(requests: readonly KeyRequest[]): readonly (readonly KeyRow[])[] {
    if (!requests.some(isWrite)) return requests.map((request) => this.#act(request));
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const answers = requests.map((request) => this.#act(request));
      this.#db.exec('COMMIT');
      return answers;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }

  #act(request: KeyRequest): readonly KeyRow[] {
    if (request.kind === 'list') {
      return this.#list.all(request.after, request.limit) as unknown as readonly KeyRow[];
    }
    if (request.kind === 'put') {
      const { subject, wrapped, created_at, destroyed_at } = request.row;
      this.#put.run(subject, wrapped, created_at, destroyed_at);
      return [];
    }
    const { subject } = request;
    if (request.kind === 'obtain') this.#add.run(subject, request.wrapped, request.at);
    else if (request.kind === 'destroy') this.#destroy.run(subject, request.at);
    const row = this.#find.get(subject) as unknown as KeyRow | undefined;
    return row === undefined ? [] : [row];
  }
}

function opened(file: string): DatabaseSyncInstance {
  mkdirSync(dirname(file), { recursive: true });
  // For its owner's eyes from the beginning; the journal beside it gets the same rights.
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  // Before the first table, else freed pages would keep what they held.
  db.exec('PRAGMA secure_delete = ON; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL');
  db.exec('BEGIN IMMEDIATE');
  if (db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined) initialise(db);
  db.exec('COMMIT');
  return db;
}

function openedForReading(file: string): DatabaseSyncInstance {
  return new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
}

function assertOurs(db: DatabaseSyncInstance, file: string): void {
  const found = db.prepare('PRAGMA application_id').get() as { readonly application_id: number };
  if (found.application_id === APPLICATION_ID) return;
  db.close();
  throw new Error(`${file} holds something else`);
}

function initialise(db: DatabaseSyncInstance): void {
  db.exec(`
    PRAGMA application_id = ${APPLICATION_ID};
    CREATE TABLE keys (
      subject TEXT PRIMARY KEY,
      wrapped BLOB,
      created_at TEXT NOT NULL,
      destroyed_at TEXT,
      CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
    ) STRICT, WITHOUT ROWID`);
}
