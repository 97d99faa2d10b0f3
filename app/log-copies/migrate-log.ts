import type { Finding } from '../../domain/recording/finding.ts';
import { closesCommit, placeInCommit } from '../../domain/recording/metadata.ts';
import type {
  AppendResult,
  EventLog,
  FeedItem,
  OrderedAppend,
  Position,
  RecordedEvent,
} from '../../log/port.ts';
import { schemaFinding } from '../core/streams/schema-fault.ts';
import { OWN_CATEGORIES } from '../core/streams/stored-streams.ts';

export interface Migration {
  readonly events: number;
  readonly commits: number;
  readonly streams: number;
  /** Events that were not in the target before. */
  readonly copied: number;
  /** Events that are not as their schemas say: copied as they are, for a log is evidence of its faults too. */
  readonly malformed: number;
}

interface MigrationWatch {
  readonly onCommit?: (sofar: Migration) => void;
  readonly onMalformed?: (finding: Finding) => void;
}

/** The target holds something else than the source's events: nothing of it was overwritten or added to. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

/**
 * Copies every event of one log to another, byte for byte, commit by commit, in the order of the source. What the target
 * holds already has to be the source's beginning, so that a migration which was interrupted is simply run again.
 * Whoever writes to the source meanwhile is followed in one more pass, and no further.
 * @throws MigrationConflict, LogUnavailable
 */
export async function migrateLog(
  source: EventLog,
  target: EventLog,
  { onCommit, onMalformed }: MigrationWatch = {},
): Promise<Migration> {
  const held = eventsOf(target, 1);
  const streams = new Set<string>();
  let commit: RecordedEvent[] = [];
  let events = 0;
  let commits = 0;
  let malformed = 0;
  const copying = new Copying(target);
  const tally = () => ({
    events,
    commits,
    streams: streams.size,
    copied: copying.copied,
    malformed,
  });
  for await (const event of eventsOf(source, PASSES)) {
    const there = await held.next();
    if (!there.done) assertSame(event, there.value);
    else commit.push(event);
    events += 1;
    const finding = schemaFinding(event, events);
    if (finding) {
      malformed += 1;
      onMalformed?.(finding);
    }
    streams.add(event.stream);
    if (!endsAppend(event)) continue;
    commits += 1;
    if (commit.length > 0) await copying.take(commit);
    commit = [];
    onCommit?.(tally());
  }
  await copying.flush();
  await held.return();
  return tally();
}

/** The second one takes what was written during the first; however fast others write, that is all. */
const PASSES = 2;

/** All events of ours up to the log's end as each pass begins; what other programs keep in the same database stays there. */
export async function* eventsOf(
  log: EventLog,
  passes: number,
): AsyncGenerator<RecordedEvent, void, void> {
  let after: Position | undefined;
  for (let pass = 0; pass < passes; pass += 1) {
    const end = await log.head();
    if (end === undefined || end === after) return;
    for await (const event of eventsBetween(log, after, end)) {
      after = event.position;
      yield event;
    }
  }
}

async function* eventsBetween(log: EventLog, after: Position | undefined, end: Position) {
  const stop = new AbortController();
  const range = { categories: OWN_CATEGORIES, ...(after === undefined ? {} : { after }) };
  try {
    for await (const item of log.subscribe({ ...range, signal: stop.signal })) {
      if (item.kind === 'event' && placeInCommit(item.event)) yield item.event;
      if (isReached(end, item)) return;
    }
  } finally {
    stop.abort();
  }
}

/** A commit is copied whole. */
function isReached(end: Position, item: FeedItem): boolean {
  if (item.kind !== 'event') return item.position === undefined || item.position >= end;
  const place = placeInCommit(item.event);
  return item.event.position >= end && (place === undefined || closesCommit(place));
}

function assertSame(wanted: RecordedEvent, held: RecordedEvent): void {
  const isSame = (['stream', 'revision', 'id', 'type', 'data', 'metadata'] as const).every(
    (field) => wanted[field] === held[field],
  );
  if (isSame) return;
  const [source, target] = [wanted, held].map(({ stream, revision }) => `${stream}@${revision}`);
  throw new MigrationConflict(
    `the target holds something else: its ${target} stands where the source has ${source}`,
  );
}

/** An append is one commit, and the events of one append follow each other in a log. */
function endsAppend(event: RecordedEvent): boolean {
  return closesCommit(placeInCommit(event)!);
}

/** What is sent together: little enough to be held, and to be one transaction where the target has them. */
const COMMITS_AT_ONCE = 64;
const CHARS_AT_ONCE = 512 * 1024;

/** Copies commits in their order, many at a time. */
export class Copying {
  readonly #target: EventLog;
  #waiting: OrderedAppend[] = [];
  #chars = 0;
  #newest: Position = '';
  copied = 0;

  constructor(target: EventLog) {
    this.#target = target;
  }

  async take(commit: readonly RecordedEvent[]): Promise<void> {
    const { stream, revision } = commit[0]!;
    const events = commit.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
    this.#waiting.push({ stream, events, expected: revision === 0 ? 'none' : revision - 1 });
    for (const { data, metadata } of events) this.#chars += data.length + metadata.length;
    const isEnough = this.#waiting.length >= COMMITS_AT_ONCE || this.#chars >= CHARS_AT_ONCE;
    if (isEnough) await this.flush();
  }

  async flush(): Promise<void> {
    const appends = this.#waiting;
    this.#waiting = [];
    this.#chars = 0;
    const results = await this.#append(appends);
    for (const [index, result] of results.entries()) this.#assertInOrder(appends[index]!, result);
  }

  async #append(appends: readonly OrderedAppend[]): Promise<readonly AppendResult[]> {
    if (this.#target.appendInOrder) return this.#target.appendInOrder(appends);
    const results: AppendResult[] = [];
    for (const { stream, events, expected } of appends) {
      results.push(await this.#target.append(stream, events, { expected }));
    }
    return results;
  }

  #assertInOrder({ stream, events, expected }: OrderedAppend, result: AppendResult): void {
    if (!result.ok) {
      const actual = result.actual === null ? 'it does not exist' : `it ends at ${result.actual}`;
      const revision = expected === 'none' ? 0 : expected + 1;
      throw new MigrationConflict(
        `${stream} cannot take revision ${revision}: ${actual} in the target`,
      );
    }
    if (result.position < this.#newest) {
      throw new MigrationConflict(
        `${stream}@${result.lastRevision} stands before what comes before it in the source; begin anew with an empty target`,
      );
    }
    this.#newest = result.position;
    this.copied += events.length;
  }
}
