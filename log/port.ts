/**
 * The append-only log: atomic appends at an exact expected revision, dense revisions per stream, and one
 * total order of all events that a subscription can resume from any position.
 *
 * The log stores JSON texts byte for byte and knows nothing of what they mean.
 */

/** 0-based revision of an event in its stream; dense, a safe integer. */
export type Revision = number;

/** Opaque place of an event in the whole log: fixed width, so that string order is log order. */
export type Position = string;

export interface NewEvent {
  /** Random UUID, made once an append attempt and kept through that attempt's transport retries. */
  readonly id: string;
  readonly type: string;
  /** JSON text, stored as it is. */
  readonly data: string;
  /** JSON text, stored as it is. */
  readonly metadata: string;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
}

/** What the stream must look like for an append: absent, or ending at exactly this revision. */
export type ExpectedRevision = 'none' | Revision;

export interface OrderedAppend {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly expected: ExpectedRevision;
}

export type AppendResult =
  | {
      readonly ok: true;
      readonly firstRevision: Revision;
      readonly lastRevision: Revision;
      readonly position: Position;
    }
  /** Nothing was written: the stream's last revision is `actual` (null: it does not exist). */
  | { readonly ok: false; readonly actual: Revision | null };

/** What a log made of a draft and wrote. */
export interface EncodedDraft {
  readonly events: readonly NewEvent[];
  /** What whoever sent the draft has to know of that. */
  readonly note: string;
}

export type DraftAppendResult =
  | (Extract<AppendResult, { ok: true }> & {
      readonly note: string;
      /** Of the data and metadata that were stored. */
      readonly bytes: number;
    })
  | Extract<AppendResult, { ok: false }>;

export interface StreamSlice {
  readonly exists: boolean;
  /** Last revision of the whole stream, null when it does not exist. */
  readonly lastRevision: Revision | null;
  readonly events: readonly RecordedEvent[];
  /** Whether there are further events in the read's direction after the last one of this slice. */
  readonly more: boolean;
}

export interface ReadOptions {
  /** First revision wanted, inclusive. Default: 0 forward, the last one backward. */
  readonly from?: Revision;
  readonly direction?: 'forward' | 'backward';
  /** At most this many events (default and ceiling: `READ_LIMIT_MAX`). */
  readonly limit?: number;
}

export type FeedItem =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  /** Everything up to here was delivered or belongs to other categories: safe to store once consumed. */
  | { readonly kind: 'checkpoint'; readonly position: Position }
  /** The end of the log was reached; live events follow. May come more than once. */
  | { readonly kind: 'caughtUp'; readonly position: Position | undefined };

export interface SubscribeOptions {
  /** Categories (the part of a stream's name before its first `-`); absent: all of them. */
  readonly categories?: readonly string[];
  /** Exclusive: the first event delivered lies after this position. Absent: from the beginning. */
  readonly after?: Position;
  readonly signal: AbortSignal;
}

/**
 * `silent`: it does nothing now and did seconds ago, so it may only be slow, or elect a leader.
 * `displaced`: what the log is kept in was removed or replaced while it was open; it can be read and not written.
 */
export type LogHealth = 'ok' | 'silent' | 'down' | 'displaced';

/** Whether there is no reason yet to send callers elsewhere. */
export function isServing(health: LogHealth): health is 'ok' | 'silent' {
  return health === 'ok' || health === 'silent';
}

export interface EventLog {
  /**
   * Appends all events or none. A conflict is a value.
   * The promise resolves only after the events are durable.
   * @throws TooLarge before anything is sent; LogUnavailable (nothing was written);
   *   AppendOutcomeUnknown (it may have been written: read before telling anyone); LogOverloaded; LogClosed
   */
  append(
    stream: string,
    events: readonly NewEvent[],
    options: { readonly expected: ExpectedRevision },
  ): Promise<AppendResult>;

  /**
   * Sends several appends together, to be written in this order: faster than one after the other. Absent where that makes no
   * difference. Who relies on the order compares the positions: behind an append that fails, others may have been written.
   * @throws as above; some of them may have been written
   */
  appendInOrder?(appends: readonly OrderedAppend[]): Promise<readonly AppendResult[]>;

  /**
   * The same for a commit that is still to be encoded, which such a log does in the thread that writes; absent where nobody
   * told it how. Nothing of it may be larger than what `append` takes.
   * @param draft of one commit, as the encoder of this log reads it
   * @throws as `append`
   */
  appendDraft?(
    stream: string,
    draft: string,
    options: { readonly expected: ExpectedRevision },
  ): Promise<DraftAppendResult>;

  /** A missing stream is `exists: false`, not an error. @throws LogUnavailable, LogClosed */
  read(stream: string, options?: ReadOptions): Promise<StreamSlice>;

  /** Ends when the signal aborts or the log closes. @throws InvalidPosition, LogUnavailable */
  subscribe(options: SubscribeOptions): AsyncIterable<FeedItem>;

  /**
   * Set where a category's feed is picked out of the whole log by the names of streams as it is read, so that the two cannot
   * differ; absent where categories are kept beside the events.
   */
  readonly readsCategoriesOffNames?: true;

  /**
   * What other programs keep beside it, up to where the log ends or until the signal: events of streams of none of our categories,
   * which the server looks for by itself. Absent where nobody else writes. @throws LogUnavailable, LogClosed
   */
  others?(ours: readonly string[], signal: AbortSignal): AsyncIterable<RecordedEvent>;

  /** Position of the newest event, undefined for an empty log. @throws LogUnavailable, LogClosed */
  head(): Promise<Position | undefined>;

  /** Whether appends and reads can be expected to work now; never throws. */
  health(): Promise<LogHealth>;

  /** Looks at once for what other threads and processes have appended; absent where the log tells by itself. */
  wake?(): void;

  /** Finishes what is queued, then releases everything. Idempotent. */
  close(): Promise<void>;
}

/** Events of one `read`. */
export const READ_LIMIT_MAX = 1_000;

/** The part of a stream's name before its first `-`. */
export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
}

/** The log does not answer or refuses; nothing was written or read. */
export class LogUnavailable extends Error {
  override readonly name: string = 'LogUnavailable';
}

/** The log takes no writes until an operator has looked at it; nothing was written. */
export class WritesRefused extends LogUnavailable {
  override readonly name = 'WritesRefused';
}

/** The append may or may not have been written; the stream must be read before anything is told. */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}

/** Too many appends are queued; nothing was written. */
export class LogOverloaded extends Error {
  override readonly name = 'LogOverloaded';
}

export class LogClosed extends Error {
  override readonly name = 'LogClosed';
}

/** The position is not one of this log (another technology, or ahead of its end): rebuild from the start. */
export class InvalidPosition extends Error {
  override readonly name = 'InvalidPosition';
}

/** One event, or all events of an append together, are larger than the log takes; nothing was written. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  readonly bytesMax: number;
  constructor(what: 'event' | 'append', bytes: number, bytesMax: number) {
    super(`the ${what} has ${bytes} bytes, ${bytesMax} are allowed`);
    this.bytesMax = bytesMax;
  }
}
