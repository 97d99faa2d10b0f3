/** The one writer of an embedded log: a batch of appends is one transaction and one sync. */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { judgeAppend } from '../append-rules.ts';
import { messageOf } from '../error-message.ts';
import { categoryOf } from '../port.ts';
import { openForWriting } from './format.ts';
import { OpenedFiles } from './opened-files.ts';
import type { FromWriter, RequestFields, WriterStart } from './protocol.ts';

const SQLITE_FULL = 13;
/** A turn has this many; more of a request are added in several steps. */
const EVENTS_OF_STATEMENT = 4;
/** Streams whose numbers are remembered: some 200 bytes each. */
const SIDS_MAX = 20_000;
export const FIELDS_OF_REQUEST = 3;
export const FIELDS_OF_EVENT = 4;

/** Holds the connection in a field: its statements die with a collected handle. */
export class Writer {
  readonly #db: DatabaseSyncInstance;
  readonly #files: OpenedFiles;
  readonly #begin;
  readonly #commit;
  readonly #findStream;
  readonly #addStream;
  readonly #updateStream;
  /** Numbers of streams by their names: where to look first. Only a row that has the name is believed, so one of a transaction that was undone does no harm. */
  readonly #sids = new Map<string, number>();
  /** By how many events they add, from 1 on. */
  readonly #addEvents: readonly StatementSyncInstance[];
  readonly #eventAt;

  /** @throws LogUnavailable */
  constructor({ file, create, identities }: Omit<WriterStart, 'gate' | 'encoder'>) {
    this.#db = openForWriting(file, create);
    // The first transaction makes the write-ahead file; from then on it stays the same one.
    this.#db.exec('BEGIN IMMEDIATE; COMMIT');
    this.#files = new OpenedFiles(file, identities);
    this.#begin = this.#db.prepare('BEGIN IMMEDIATE');
    this.#commit = this.#db.prepare('COMMIT');
    this.#findStream = this.#db.prepare('SELECT sid, rev FROM streams WHERE name = ?');
    this.#addStream = this.#db.prepare('INSERT INTO streams (name, rev) VALUES (?, ?)');
    this.#updateStream = this.#db.prepare(
      'UPDATE streams SET rev = ? WHERE sid = ? AND rev = ? AND name = ?',
    );
    this.#addEvents = Array.from({ length: EVENTS_OF_STATEMENT }, (_, at) =>
      this.#db.prepare(insertion(at + 1)),
    );
    this.#eventAt = this.#db.prepare('SELECT pos, id FROM events WHERE sid = ? AND rev = ?');
  }

  /** Commits what the requests' revisions allow; a conflict concerns its own request only. */
  append(fields: RequestFields): FromWriter {
    const answers: number[] = [];
    return this.#inPlace(answers, () => {
      for (let at = 0; at < fields.length; ) {
        const count = fields[at + 2] as number;
        this.#appendOne(fields, at, answers);
        at += FIELDS_OF_REQUEST + count * FIELDS_OF_EVENT;
      }
    });
  }

  /** Rewrites the format's mark with itself, which costs one page and one sync. */
  probe(): FromWriter {
    return this.#inPlace([], () => {
      const { user_version } = this.#db.prepare('PRAGMA user_version').get();
      this.#db.exec(`PRAGMA user_version = ${user_version}`);
    });
  }

  close(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }

  /** Looked at again behind the commit: only then is it known where it went. */
  #inPlace(answers: number[], work: () => void): FromWriter {
    const displaced = this.#files.displaced();
    if (displaced !== undefined) return { kind: 'failed', certain: true, message: displaced };
    const answer = this.#transaction(answers, work);
    const message = this.#files.displaced();
    return message === undefined ? answer : { kind: 'displaced', message };
  }

  #transaction(answers: number[], work: () => void): FromWriter {
    let committing = false;
    try {
      this.#begin.run();
      work();
      committing = true;
      this.#commit.run();
      return { kind: 'committed', answers };
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      // A commit that failed while syncing may yet be found after a crash; one that found no space is not.
      const certain = !committing || (error as { errcode?: number }).errcode === SQLITE_FULL;
      return { kind: 'failed', certain, message: messageOf(error) };
    }
  }

  #appendOne(fields: RequestFields, at: number, answers: number[]): void {
    const name = fields[at] as string;
    const expected = fields[at + 1] as number;
    const newLast = expected + (fields[at + 2] as number);
    const known = this.#sids.get(name);
    if (known !== undefined && this.#moveStream(name, known, { expected, newLast })) {
      answers.push(1, newLast, this.#addAll(known, fields, at));
      return;
    }
    const found = this.#findStream.get(name) as { sid: number; rev: number } | undefined;
    const last = found?.rev ?? -1;
    const ids = idsOf(fields, at);
    const eventAt = (revision: number) =>
      this.#eventAt.get(found?.sid, revision) as { pos: number; id: string } | undefined;
    const idAt = (revision: number) => eventAt(revision)?.id;
    const verdict = judgeAppend({ expected, last, ids, idAt });
    if (verdict === 'conflict') answers.push(0, last, 0);
    else if (verdict === 'resent') answers.push(1, newLast, eventAt(newLast)!.pos);
    else {
      const sid = found?.sid ?? Number(this.#addStream.run(name, newLast).lastInsertRowid);
      if (found) this.#moveStream(name, sid, { expected, newLast });
      this.#remember(name, sid);
      answers.push(1, newLast, this.#addAll(sid, fields, at));
    }
  }

  /** @returns the place of the last one */
  #addAll(sid: number, fields: RequestFields, at: number): number {
    const category = categoryOf(fields[at] as string);
    let revision = fields[at + 1] as number;
    let field = at + FIELDS_OF_REQUEST;
    let place: number | bigint = 0;
    for (let left = fields[at + 2] as number; left > 0; left -= EVENTS_OF_STATEMENT) {
      const count = Math.min(left, EVENTS_OF_STATEMENT);
      const end = field + count * FIELDS_OF_EVENT;
      const texts = fields.slice(field, end);
      place = this.#addEvents[count - 1]!.run(sid, revision, category, ...texts).lastInsertRowid;
      field = end;
      revision += count;
    }
    return Number(place);
  }

  /** Whether the stream has this number and stood where the append expects it; nothing is moved otherwise. */
  #moveStream(
    name: string,
    sid: number,
    { expected, newLast }: { readonly expected: number; readonly newLast: number },
  ): boolean {
    return this.#updateStream.run(newLast, sid, expected, name).changes === 1;
  }

  #remember(name: string, sid: number): void {
    if (this.#sids.size === SIDS_MAX) this.#sids.clear();
    this.#sids.set(name, sid);
  }
}

function idsOf(fields: RequestFields, at: number): readonly string[] {
  const first = at + FIELDS_OF_REQUEST;
  const end = first + (fields[at + 2] as number) * FIELDS_OF_EVENT;
  const ids: string[] = [];
  for (let field = first; field < end; field += FIELDS_OF_EVENT) ids.push(fields[field] as string);
  return ids;
}

/** Of events in a row: what is the same for all of them is bound once, since each value that is bound costs a call of the binding's. */
function insertion(count: number): string {
  const rows = Array.from({ length: count }, (_, nth) => {
    const own = Array.from(
      { length: FIELDS_OF_EVENT },
      (_, field) => `?${4 + nth * FIELDS_OF_EVENT + field}`,
    );
    return `(?1, ?2 + ${nth + 1}, ?3, ${own.join()})`;
  });
  return `INSERT INTO events (sid, rev, category, id, type, data, meta) VALUES ${rows.join()}`;
}
