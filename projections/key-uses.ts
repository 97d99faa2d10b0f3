import type { Store } from './store/port.ts';

const MINUTE_MS = 60_000;
const TABLE =
  'CREATE TABLE IF NOT EXISTS key_uses (key_id TEXT PRIMARY KEY, minute INTEGER NOT NULL) STRICT';

/**
 * When each API key was last used, to the minute. Telemetry outside the log: it may be lost, and nobody is
 * refused because it cannot be written or read.
 */
export class KeyUses {
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  readonly #latest = new Map<string, number>();
  #hasTable = false;

  constructor(store: Store, onFault: (error: unknown) => void) {
    this.#store = store;
    this.#onFault = onFault;
  }

  /** Takes note of a use; writes once a minute and key. @param now milliseconds since the epoch */
  note(keyId: string, now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    // Another one, not only a later one: a clock that was ahead is set back.
    if (minute === this.#latest.get(keyId)) return;
    this.#latest.set(keyId, minute);
    this.#withTable((store) =>
      store.run(
        `INSERT INTO key_uses VALUES (?, ?)
         ON CONFLICT DO UPDATE SET minute = excluded.minute`,
        keyId,
        minute,
      ),
    );
  }

  /** ISO 8601; undefined for a key that was not seen. */
  lastUse(keyId: string): string | undefined {
    const sql = 'SELECT minute FROM key_uses WHERE key_id = ?';
    const row = this.#withTable((store) => store.get<{ minute: number }>(sql, keyId));
    return row && new Date(row.minute * MINUTE_MS).toISOString();
  }

  #withTable<Result>(work: (store: Store) => Result): Result | undefined {
    try {
      if (!this.#hasTable) this.#store.exec(TABLE);
      this.#hasTable = true;
      return work(this.#store);
    } catch (error) {
      this.#onFault(error);
      return undefined;
    }
  }
}
