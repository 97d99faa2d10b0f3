/**
 * Where projections keep their rows: a disposable SQLite database in one file. Everything is synchronous,
 * so that no reader ever meets half a transaction.
 */

/** The read models cannot be used now, for a reason that may pass; nothing was read or written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

export type Value = string | number | null;

export interface Store {
  /** Runs statements that answer nothing. */
  exec(sql: string): void;
  /** Runs one statement; answers how many rows it changed. */
  run(sql: string, ...values: readonly Value[]): number;
  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined;
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[];
  /** All of it or nothing; holds the write lock from its beginning, also against other processes. */
  transaction<Result>(work: () => Result): Result;
  /**
   * A reader of its own that sees what was stored by now, and nothing later; to be closed soon.
   * @throws StoreUnavailable
   */
  snapshot(): Store;
  /** Idempotent. */
  close(): void;
}
