import type { Metadata } from '../domain/recording/metadata.ts';
import type { EventLog, Position, RecordedEvent } from '../log/port.ts';

export interface Migration {
  readonly events: number;
  readonly commits: number;
  readonly streams: number;
  /** Events that were not in the target before. */
  readonly copied: number;
}

/** The target holds something else where the source's events belong: nothing of it was overwritten. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

/**
 * Copies every event of one log to another, byte for byte, commit by commit, in the order of the source. Events keep
 * their ids, so that a migration which was interrupted is simply run again: what is there already is recognised.
 * Whoever writes to the source meanwhile is not followed beyond its end at this moment.
 * @throws MigrationConflict, LogUnavailable
 */
export async function migrateLog(
  source: EventLog,
  target: EventLog,
  onCommit: (sofar: Migration) => void = () => {},
): Promise<Migration> {
  const stop = new AbortController();
  const before = await target.head();
  const streams = new Set<string>();
  let commit: RecordedEvent[] = [];
  let events = 0;
  let commits = 0;
  let copied = 0;
  const tally = () => ({ events, commits, streams: streams.size, copied });
  for await (const item of source.subscribe({ signal: stop.signal })) {
    if (item.kind === 'caughtUp') stop.abort();
    if (item.kind !== 'event') continue;
    commit.push(item.event);
    if (!closesCommit(item.event)) continue;
    const position = await copyCommit(target, commit);
    if (before === undefined || position > before) copied += commit.length;
    streams.add(item.event.stream);
    events += commit.length;
    commits += 1;
    commit = [];
    onCommit(tally());
  }
  return tally();
}

/** An append is one commit, and the events of one append follow each other in a log. */
function closesCommit({ metadata }: RecordedEvent): boolean {
  const { commit } = JSON.parse(metadata) as Metadata;
  return commit.index === commit.count - 1;
}

/** Answers where the commit lies in the target, be it there since before. */
async function copyCommit(target: EventLog, commit: readonly RecordedEvent[]): Promise<Position> {
  const [first] = commit;
  const { stream, revision } = first!;
  const expected = revision === 0 ? 'none' : revision - 1;
  const events = commit.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const appended = await target.append(stream, events, { expected });
  if (!appended.ok) {
    const actual = appended.actual === null ? 'it does not exist' : `it ends at ${appended.actual}`;
    throw new MigrationConflict(
      `${stream} cannot take revision ${revision}: ${actual} in the target`,
    );
  }
  return appended.position;
}
