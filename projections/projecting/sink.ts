import type { Closing, Metadata } from '../../domain/recording/metadata.ts';
import type { Position, RecordedEvent } from '../../log/port.ts';
import type { Store } from '../store/port.ts';

/** Where a view keeps what it has seen: rows beside their checkpoint, or memory. */
export interface Sink {
  readonly name: string;
  /** Streams that it reads; absent: all. */
  readonly categories?: readonly string[];
  /** How long a commit may wait for company once the view is live, in milliseconds. */
  readonly delayMs: number;
  /** Answers where to go on; undefined: from the log's beginning. */
  begin(): Position | undefined;
  /**
   * Takes the next commit in, which need not be kept then for `advance`. Absent: those that keep nothing by themselves.
   * @throws as `advance`
   */
  take?(commit: RecordedCommit): void;
  /** Sinks that have the same one are advanced in one transaction of it. */
  readonly store?: Pick<Store, 'transaction'>;
  /** @throws CheckpointLost, StoreUnavailable (it is tried again from `begin` on), and whatever ends the view */
  advance(step: Advance): void;
  /** Forgets the checkpoint and what was seen up to it: the log does not know it, or it lies within a commit. */
  reset(): void;
}

export interface Advance {
  /** The checkpoint that the sink was last seen with. */
  readonly from: Position | undefined;
  /** Complete commits behind `from` that were not taken in yet, in the order of the log. */
  readonly commits: readonly RecordedCommit[];
  /** The new checkpoint. */
  readonly to: Position;
}

/** All events of one mutation. */
export interface RecordedCommit {
  readonly events: readonly RecordedEvent[];
  /** When it was, and what it answered. */
  readonly closing: Closing;
  /** All that the metadata of the last event say: also who asked for it. Read each time. */
  readonly metadata: Metadata;
  /** Position of the last event. */
  readonly position: Position;
  /** What the first view that looked at it made of its events, for the others. */
  parsed?: unknown;
}

/** What was read since the checkpoint belongs to nothing: another process has thrown the rows away, or it was of no use. */
export class CheckpointLost extends Error {
  override readonly name = 'CheckpointLost';
}
