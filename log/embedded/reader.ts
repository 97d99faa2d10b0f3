/** Reads of the embedded log on a read-only connection of its own, beside the writer. */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { messageOf } from '../error-message.ts';
import { encodePosition, FEED_PAGE_MAX, type FeedPage } from '../feed.ts';
import { LogClosed, LogUnavailable, type RecordedEvent, type StreamSlice } from '../port.ts';
import { type ReadRange, revisionsOf } from '../read-range.ts';
import { openForReading } from './format.ts';
import { OpenedFiles } from './opened-files.ts';

export const TAG = 'sq1';

const EVENT_COLUMNS = 'pos, events.rev, id, type, data, meta';

/** A row as an array, which the binding makes in two thirds of the time that it takes for an object. */
type EventRow = readonly [number, number, string, string, string, string];

/** Names of streams that are remembered; all are forgotten when one more is read. */
const STREAM_NAMES_MAX = 10_000;

interface Statements {
  readonly head: StatementSyncInstance;
  readonly stream: StatementSyncInstance;
  readonly name: StatementSyncInstance;
  readonly forward: StatementSyncInstance;
  readonly backward: StatementSyncInstance;
  /** By the number of categories; 0 for all of them. */
  readonly pages: Map<number, StatementSyncInstance>;
}

/** Runs work inside the binding. */
export type Guard = <Result>(work: () => Result) => Result;

/** Holds the connection in a field: its statements die with a collected handle. */
export class LogReader {
  readonly #db: DatabaseSyncInstance;
  /** Let go of at the end: the file stays open until the last statement is collected. */
  #statements: Statements | undefined;

  readonly #guard: Guard;
  readonly #files: OpenedFiles;
  /** By the streams' numbers: events of one stream have one and the same text, which maps need to read but once. */
  readonly #names = new Map<number, string>();
  #isDoubted = false;

  /** @throws LogUnavailable */
  constructor(file: string, guard: Guard = (work) => work()) {
    this.#guard = guard;
    this.#db = guard(() => openForReading(file));
    this.#files = new OpenedFiles(file);
    const block = `SELECT ${EVENT_COLUMNS} FROM events WHERE sid = ? AND rev BETWEEN ? AND ?`;
    this.#statements = guard(() => ({
      head: this.#db.prepare('SELECT max(pos) AS pos FROM events'),
      stream: this.#db.prepare('SELECT sid, rev FROM streams WHERE name = ?'),
      name: this.#db.prepare('SELECT name FROM streams WHERE sid = ?'),
      forward: this.#prepareRows(`${block} ORDER BY rev`),
      backward: this.#prepareRows(`${block} ORDER BY rev DESC`),
      pages: new Map(),
    }));
  }

  /** The files that it reads, as they were when it opened them. */
  get files(): OpenedFiles {
    return this.#files;
  }

  /** Something was written that nobody may learn of before the files lie in place again. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Place of the newest event, 0 for an empty log. */
  head(): number {
    return this.#reading(({ head }) => (head.get() as { pos: number | null }).pos ?? 0);
  }

  /** Events below a revision that was seen never change, so two statements need no transaction. */
  read(stream: string, range: ReadRange): StreamSlice {
    return this.#reading((statements) => {
      const found = statements.stream.get(stream) as { sid: number; rev: number } | undefined;
      if (found === undefined) {
        return { exists: false, lastRevision: null, events: [], more: false };
      }
      const { low, high, more } = revisionsOf(range, found.rev);
      const statement = range.backward ? statements.backward : statements.forward;
      const rows = statement.all(found.sid, low, high) as unknown as EventRow[];
      const events = rows.map((row) => recorded(row, stream));
      return { exists: true, lastRevision: found.rev, events, more };
    });
  }

  /** The next page of a feed of all categories or of the given ones, none of them twice. */
  page(after: number, categories: readonly string[] | undefined): FeedPage {
    return this.#reading(({ pages, name }) => {
      const head = this.head();
      if (categories?.length === 0) return { events: [], head };
      const wanted = (categories ?? []).flatMap((category) => [category, after, head]);
      const rows = this.#pageStatement(pages, categories?.length ?? 0).all(
        ...(categories === undefined ? [after, head] : wanted),
      ) as unknown as (readonly [...EventRow, number])[];
      // The merge is ordered; a look-up by its places stays so, but SQL does not promise it.
      rows.sort((one, other) => one[0] - other[0]);
      return { events: rows.map((row) => recorded(row, this.#nameOf(row[6], name))), head };
    });
  }

  close(): void {
    this.#statements = undefined;
    this.#guard(() => this.#db.close());
  }

  #reading<Result>(read: (statements: Statements) => Result): Result {
    if (this.#statements === undefined) throw new LogClosed('the log is closed');
    if (this.#isDoubted) this.#assertInPlace();
    const statements = this.#statements;
    try {
      return this.#guard(() => read(statements));
    } catch (error) {
      throw new LogUnavailable(`the log cannot be read: ${messageOf(error)}`, { cause: error });
    }
  }

  #nameOf(sid: number, statement: StatementSyncInstance): string {
    const known = this.#names.get(sid);
    if (known !== undefined) return known;
    const { name } = statement.get(sid) as { readonly name: string };
    if (this.#names.size === STREAM_NAMES_MAX) this.#names.clear();
    this.#names.set(sid, name);
    return name;
  }

  #assertInPlace(): void {
    const displaced = this.#files.displaced();
    if (displaced !== undefined) throw new LogUnavailable(displaced);
    this.#isDoubted = false;
  }

  #prepareRows(sql: string): StatementSyncInstance {
    const statement = this.#db.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  }

  /** One walk along the index a category, merged, so that a page costs the same wherever it lies. */
  #pageStatement(pages: Statements['pages'], categories: number): StatementSyncInstance {
    const known = pages.get(categories);
    if (known !== undefined) return known;
    const range = `pos > ? AND pos <= ? ORDER BY pos LIMIT ${FEED_PAGE_MAX}`;
    const walk = `SELECT * FROM (SELECT pos FROM events WHERE category = ? AND ${range})`;
    const walks = Array.from({ length: categories }, () => walk).join(' UNION ALL ');
    const columns = `SELECT ${EVENT_COLUMNS}, sid FROM`;
    const statement = this.#prepareRows(
      categories === 0
        ? `${columns} events WHERE ${range}`
        : `${columns} (${walks} ORDER BY pos LIMIT ${FEED_PAGE_MAX}) CROSS JOIN events USING (pos)`,
    );
    pages.set(categories, statement);
    return statement;
  }
}

function recorded(row: readonly [...EventRow, number?], stream: string): RecordedEvent {
  const [pos, rev, id, type, data, meta] = row;
  const position = encodePosition(TAG, pos);
  return { id, type, data, metadata: meta, stream, revision: rev, position };
}
