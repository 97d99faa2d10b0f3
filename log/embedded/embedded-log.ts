/**
 * The log in one SQLite file: appends are durable when they resolve, several processes may use the file at
 * once, and the main thread never waits for the disk to write.
 */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { assertAppendable, assertStreamName, conflictAt, expectedLast } from '../append-rules.ts';
import { messageOf } from '../error-message.ts';
import { encodePosition, feed } from '../feed.ts';
import { Notifier } from '../notifier.ts';
import {
  type AppendResult,
  type DraftAppendResult,
  type EventLog,
  type ExpectedRevision,
  type FeedItem,
  LogClosed,
  type LogHealth,
  LogUnavailable,
  type NewEvent,
  type OrderedAppend,
  type Position,
  type ReadOptions,
  type StreamSlice,
  type SubscribeOptions,
} from '../port.ts';
import { readRange } from '../read-range.ts';
import { CommitQueue, type QueueAnswer } from './commit-queue.ts';
import { DRAFT, type RequestFields, type WriterStart } from './protocol.ts';
import { type Guard, LogReader, TAG } from './reader.ts';
import { WriterThread } from './writer-thread.ts';

/** How soon another process's events are seen; this process's own are seen at once. */
const POLL_MS = 100;

export interface EmbeddedLogOptions {
  readonly file: string;
  /** Whether a missing file is made (default) or refused. */
  readonly create?: boolean;
  /**
   * Module with the `encodeDraft` of the drafts that this log takes, by its path below the root without an ending: the thread
   * may run what is compiled of it. Absent: it takes none.
   */
  readonly encoder?: string;
  /** How the writer's thread is started; for tests of its death. */
  readonly spawn?: (start: WriterStart) => Worker;
  readonly answerMsMax?: number;
}

/**
 * Opens the log for appends and reads; makes file and directory where they are missing.
 * @throws LogUnavailable with one clear line: unreadable, no log, a newer format, not writable
 */
export async function openEmbeddedLog(options: EmbeddedLogOptions): Promise<EventLog> {
  const start = { file: resolve(options.file), create: options.create ?? true };
  if (start.create) makeDirectory(dirname(start.file));
  const spawn = options.spawn ?? spawnWriter;
  const { answerMsMax, encoder } = options;
  let opened: Partial<WriterStart> = {};
  const thread = await WriterThread.start({
    spawn: (gate) => spawn({ ...start, encoder, gate, ...opened }),
    ...(answerMsMax !== undefined && { answerMsMax }),
  });
  try {
    const reader = new LogReader(start.file);
    // A writer that has to be started anew goes on with these files or not at all.
    opened = { create: false, identities: reader.files.identities };
    return encoder === undefined
      ? new EmbeddedLog(reader, thread)
      : new EncodingLog(reader, thread);
  } catch (error) {
    await thread.stop();
    throw error;
  }
}

/**
 * Opens the log for reads alone, also while a service is writing it: for auditors' tools.
 * @throws LogUnavailable as above, and when there is no file
 */
export async function openEmbeddedLogReadOnly(options: {
  readonly file: string;
  /** Around the work inside SQLite, where a thread has to say when it is there. */
  readonly guard?: Guard | undefined;
}): Promise<EventLog> {
  return new EmbeddedLog(new LogReader(resolve(options.file), options.guard), undefined);
}

/** Starts the writer's thread: compiled JavaScript as it is, sources through a loader of their own. */
export function spawnWriter(start: WriterStart): Worker {
  const entry = import.meta.url.endsWith('.ts') ? './writer-worker.mjs' : './writer-worker.js';
  return new Worker(new URL(entry, import.meta.url), { workerData: start, execArgv: [] });
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new LogUnavailable(`the directory of the log cannot be made: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

class EmbeddedLog implements EventLog {
  readonly #reader: LogReader;
  readonly #thread: WriterThread | undefined;
  readonly #queue: CommitQueue | undefined;
  readonly #notifier = new Notifier();
  #closing: Promise<void> | undefined;

  constructor(reader: LogReader, thread: WriterThread | undefined) {
    this.#reader = reader;
    this.#thread = thread;
    this.#queue =
      thread &&
      new CommitQueue(thread, {
        onCommit: () => this.#notifier.notify(),
        onDisplaced: () => this.#reader.doubt(),
      });
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    options: { readonly expected: ExpectedRevision },
  ): Promise<AppendResult> {
    assertAppendable(stream, events);
    const expected = expectedLast(options.expected);
    const fields: RequestFields = [stream, expected, events.length];
    for (const { id, type, data, metadata } of events) fields.push(id, type, data, metadata);
    return resultOf(expected, await this.enqueue(fields));
  }

  /** @throws LogClosed, LogUnavailable, LogOverloaded, AppendOutcomeUnknown */
  protected enqueue(fields: RequestFields): Promise<QueueAnswer> {
    this.#assertOpen();
    if (this.#queue === undefined) throw new LogUnavailable('the log was opened for reading only');
    return this.#queue.append(fields);
  }

  /** The queue keeps the order, and commits many at once. */
  appendInOrder(appends: readonly OrderedAppend[]): Promise<readonly AppendResult[]> {
    return Promise.all(
      appends.map(({ stream, events, expected }) => this.append(stream, events, { expected })),
    );
  }

  async read(stream: string, options: ReadOptions = {}): Promise<StreamSlice> {
    this.#assertOpen();
    return this.#reader.read(stream, readRange(stream, options));
  }

  subscribe(options: SubscribeOptions): AsyncIterable<FeedItem> {
    const categories = options.categories && [...new Set(options.categories)];
    const source = {
      tag: TAG,
      isClosed: () => this.#closing !== undefined,
      page: (after: number) => this.#reader.page(after, categories),
      changed: (head: number, signal: AbortSignal) => this.#changed(head, signal),
    };
    return feed(source, options.after, options.signal);
  }

  async #changed(head: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#closing === undefined && this.#reader.head() === head) {
      await this.#notifier.wait(signal, POLL_MS);
    }
  }

  async head(): Promise<Position | undefined> {
    this.#assertOpen();
    const head = this.#reader.head();
    return head === 0 ? undefined : encodePosition(TAG, head);
  }

  wake(): void {
    this.#notifier.notify();
  }

  async health(): Promise<LogHealth> {
    try {
      // Whoever reads alone opens what lies there for as long as it takes.
      if (this.#queue && this.#reader.files.displaced() !== undefined) return 'displaced';
      await this.head();
      return (await this.#queue?.health()) ?? 'ok';
    } catch {
      return 'down';
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#release();
    return this.#closing;
  }

  /** The reader goes first, so that the writer's last checkpoint can empty the write-ahead file. */
  async #release(): Promise<void> {
    await Promise.resolve();
    this.#notifier.notify();
    await this.#queue?.drained();
    this.#reader.close();
    await this.#thread?.stop();
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw new LogClosed('the log is closed');
  }
}

/** An embedded log that encodes commits where it writes them. */
class EncodingLog extends EmbeddedLog {
  appendDraft(
    stream: string,
    draft: string,
    options: { readonly expected: ExpectedRevision },
  ): Promise<DraftAppendResult> {
    assertStreamName(stream);
    const expected = expectedLast(options.expected);
    // What waits for the answer keeps no draft alive.
    return draftResult(expected, this.enqueue([stream, expected, DRAFT, draft]));
  }
}

async function draftResult(
  expected: number,
  answering: Promise<QueueAnswer>,
): Promise<DraftAppendResult> {
  const answer = await answering;
  const result = resultOf(expected, answer);
  if (!result.ok) return result;
  const { firstRevision, lastRevision, position } = result;
  const { note, bytes } = answer;
  return { ok: true, firstRevision, lastRevision, position, note, bytes };
}

function resultOf(expected: number, { written, revision, place }: QueueAnswer): AppendResult {
  if (!written) return conflictAt(revision);
  const position = encodePosition(TAG, place);
  return { ok: true, firstRevision: expected + 1, lastRevision: revision, position };
}
