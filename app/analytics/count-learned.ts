import type { PublicationCounts } from '../../domain/experience/counts.ts';
import type { Owner } from '../../domain/owner.ts';
import { orderInCommit } from '../../domain/recording/metadata.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../domain/session/stream.ts';
import type { EventLog, Position, RecordedEvent } from '../../log/port.ts';
import { experience } from '../../projections/experience.ts';
import { CommitReader, tornAt } from '../../projections/projecting/commit-reader.ts';
import { inTables } from '../../projections/projecting/in-tables.ts';
import type { RecordedCommit } from '../../projections/projecting/sink.ts';
import { readExperience } from '../../projections/read-experience.ts';
import type { Store } from '../../projections/store/port.ts';
import { scanLog } from '../core/streams/scan-log.ts';

export interface CountLearned {
  readonly owner: Owner;
  /** Inclusive. */
  readonly to: Position;
  /** Empty, and of no use afterwards. */
  readonly store: Store;
  readonly onProgress?: (position: Position) => void;
}

/** Commits that are written together. */
const BATCH_MAX = 1_000;

/**
 * What a service's sessions told, counted from the log itself: the counts of each publication, as the view has them.
 * @throws LogUnavailable
 * @throws CommitTorn where the log is cut inside a commit: the counts would look whole
 */
export async function countLearned(
  log: EventLog,
  { owner, to, store, onProgress }: CountLearned,
): Promise<readonly PublicationCounts[]> {
  const sink = inTables(store, experience);
  sink.begin();
  const reader = new CommitReader();
  let from: Position | undefined;
  let commits: RecordedCommit[] = [];
  let last: RecordedEvent | undefined;
  const write = () => {
    const newest = commits.at(-1);
    if (newest === undefined) return;
    sink.advance({ from, commits, to: newest.position });
    [from, commits] = [newest.position, []];
  };
  await scanLog(log, { categories: [SESSION_CATEGORY] }, (event) => {
    const { position, stream } = event;
    // The place may lie within a commit that was being written: what has begun is read on to its end.
    if (position > to && !reader.isWithinCommit) return true;
    onProgress?.(position);
    if (sessionAddress(stream).tenant !== owner.tenant) return undefined;
    // What another program wrote belongs to no commit of ours.
    if (!orderInCommit(event)) return undefined;
    last = event;
    const commit = reader.take(event);
    if (!commit) return undefined;
    commits.push(commit);
    if (commits.length === BATCH_MAX) write();
    return undefined;
  });
  if (reader.isWithinCommit) throw tornAt(last!);
  write();
  return readExperience(store, owner);
}
