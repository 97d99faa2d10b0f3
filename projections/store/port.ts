/**
 * Where projections keep their rows: a disposable SQLite database in one file, or one PostgreSQL that several processes
 * share. Who writes waits for every answer on the spot, so that a view is one and the same piece of code wherever its
 * rows lie; who reads waits for nobody. The SQL of views is what both understand (`dialect.ts`).
 */

/** The read models cannot be used now, for a reason that may pass; nothing was read or written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The rows were not made by anybody yet. */
export class TablesMissing extends StoreUnavailable {}

export type Value = string | number | null;

type Eventually<Result> = Result | Promise<Result>;

/** Rows that somebody else may be writing. Every call may be refused with StoreUnavailable, and the next one may not. */
export interface ReadModels {
  get<Row>(sql: string, ...values: readonly Value[]): Eventually<Row | undefined>;
  all<Row>(sql: string, ...values: readonly Value[]): Eventually<readonly Row[]>;
  /** A reader of its own that sees what was stored by now, and nothing later; to be closed soon. */
  snapshot(): Eventually<ReadModels>;
  /** Idempotent. */
  close(): Eventually<void>;
}

/** Rows as their writer has them; no reader ever meets half a transaction. */
export interface Store extends ReadModels {
  /**
   * Takes the lead or keeps it: whether this store, and no other that was opened on these rows, may write in
   * transactions. To be asked every second; who dies or hangs loses it within 10 s.
   */
  lead(): boolean;
  /** Runs statements that answer nothing. */
  exec(sql: string): void;
  /** Runs one statement. In a transaction what is wrong with it may be thrown by what follows. */
  run(sql: string, ...values: readonly Value[]): void;
  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined;
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[];
  /**
   * All of it or nothing; holds the write lock from its beginning, also against other processes. Within another one it is a part
   * of that, which may fail by itself.
   */
  transaction<Result>(work: () => Result): Result;
  snapshot(): ReadModels;
  close(): void;
}
