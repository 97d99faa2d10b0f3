import { type ReadModels, type Store, TablesMissing } from '../store/port.ts';

export const MINUTE_MS = 60_000;

/** What was noted is written together after so long. */
const WRITE_MS = 1_000;
/** Uses that wait while nothing can be written; no more are noted until something can. */
const UNWRITTEN_MAX = 100_000;
const TABLE =
  'CREATE TABLE IF NOT EXISTS key_uses (key_id TEXT PRIMARY KEY, minute INTEGER NOT NULL) STRICT';

/**
 * When each API key was last used, to the minute. Telemetry outside the log: it may be lost, and nobody is
 * refused because it cannot be written or read.
 */
export class StoredKeyUses {
  readonly #store: Store;
  readonly #unwritten = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param minute minutes since the epoch */
  note(keyId: string, minute: number): void {
    if (this.#unwritten.size < UNWRITTEN_MAX) this.#unwritten.set(keyId, minute);
    this.#timer ??= setTimeout(() => this.flush(), WRITE_MS).unref();
  }

  /** Writes what was noted; what cannot be written now is written with what is noted next. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unwritten.size === 0) return;
    try {
      this.#store.exec(TABLE);
      // Each by itself: processes that do not make the views note uses too.
      for (const [keyId, minute] of this.#unwritten) this.#write(keyId, minute);
      this.#unwritten.clear();
    } catch {
      // A view that is written to the same file says what is wrong with it.
    }
  }

  #write(keyId: string, minute: number): void {
    this.#store.run(
      `INSERT INTO key_uses VALUES (?, ?)
       ON CONFLICT (key_id) DO UPDATE SET minute = excluded.minute`,
      keyId,
      minute,
    );
  }
}

/** Minutes since the epoch; undefined for a key that was not seen. @throws StoreUnavailable */
export async function readKeyUse(store: ReadModels, keyId: string): Promise<number | undefined> {
  const sql = 'SELECT minute FROM key_uses WHERE key_id = ?';
  try {
    return (await store.get<{ minute: number }>(sql, keyId))?.minute;
  } catch (error) {
    // The first use that is written makes the table.
    if (error instanceof TablesMissing) return undefined;
    throw error;
  }
}
