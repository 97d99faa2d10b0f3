import type { Store } from '../store/port.ts';
import type { RowMemory } from './row-memory.ts';
import type { RecordedCommit } from './sink.ts';

/** A view kept in the store: folded from the log, one commit after another. */
export interface Projection {
  readonly name: string;
  /** Raised whenever rows made by an older build would be wrong: they are then made again. */
  readonly shape: number;
  /** Streams that it reads. */
  readonly categories: readonly string[];
  /** Its tables, all its own. */
  readonly tables: readonly string[];
  /** Creates its tables and indexes. */
  readonly schema: string;
  /** Begins to take in what the next transaction writes. */
  readonly fold: (store: Store, memory: RowMemory) => Folding;
}

/** Commits on their way to a view's rows: what they come to is kept, not they themselves. */
export interface Folding {
  /** The next one, in the order of the log. May read rows. */
  take(commit: RecordedCommit): void;
  /** Runs inside the transaction that also moves the checkpoint; again, where that one was rolled back. */
  write(): void;
}

/** For commits that are few: each is applied when all is written. */
export function applying(
  apply: (store: Store, commit: RecordedCommit) => void,
): Projection['fold'] {
  return (store) => {
    const commits: RecordedCommit[] = [];
    return {
      take: (commit) => commits.push(commit),
      write: () => {
        for (const commit of commits) apply(store, commit);
      },
    };
  };
}
