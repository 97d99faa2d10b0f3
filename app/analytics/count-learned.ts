import type { PublicationCounts } from '../../domain/experience/counts.ts';
import { orderInCommit } from '../../domain/recording/metadata.ts';
import type { Scope } from '../../domain/scope.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../domain/session/stream.ts';
import type { EventLog, Position } from '../../log/port.ts';
import { experience } from '../../projections/experience.ts';
import { CommitReader } from '../../projections/projecting/commit-reader.ts';
import { inTables } from '../../projections/projecting/in-tables.ts';
import type { RecordedCommit } from '../../projections/projecting/sink.ts';
import { readExperience } from '../../projections/read-experience.ts';
import type { Store } from '../../projections/store/port.ts';
import { scanLog } from '../audit/scan-log.ts';

export interface CountLearned {
  readonly scope: Scope;
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
 */
export async function countLearned(
  log: EventLog,
  { scope, to, store, onProgress }: CountLearned,
): Promise<readonly PublicationCounts[]> {
  const sink = inTables(store, experience);
  sink.begin();
  const reader = new CommitReader();
  let from: Position | undefined;
  let commits: RecordedCommit[] = [];
  const write = () => {
    const last = commits.at(-1);
    if (last === undefined) return;
    sink.advance({ from, commits, to: last.position });
    [from, commits] = [last.position, []];
  };
  await scanLog(log, { categories: [SESSION_CATEGORY] }, (event) => {
    const { position, stream } = event;
    if (position > to) return true;
    onProgress?.(position);
    if (sessionAddress(stream).tenant !== scope.tenant) return undefined;
    // What another program wrote belongs to no commit of ours.
    const commit = orderInCommit(event) && reader.take(event);
    if (!commit) return undefined;
    commits.push(commit);
    if (commits.length === BATCH_MAX) write();
    return undefined;
  });
  write();
  return readExperience(store, scope);
}
