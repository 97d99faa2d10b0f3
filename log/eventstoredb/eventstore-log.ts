/**
 * The log in EventStoreDB: appends at exact revisions on the leader, answered within 3 s one way or the
 * other; feeds that reconnect by themselves.
 */
import { assertAppendable, expectedLast } from '../append-rules.ts';
import { Bell } from '../bell.ts';
import {
  type AppendResult,
  type EventLog,
  type ExpectedRevision,
  type FeedItem,
  LogClosed,
  type NewEvent,
  type Position,
  type ReadOptions,
  type StreamSlice,
  type SubscribeOptions,
} from '../port.ts';
import { readRange } from '../read-range.ts';
import { appendTo } from './append.ts';
import { AppendSlots } from './append-slots.ts';
import { follow } from './follow.ts';
import { persistently, readHead, readSlice } from './read.ts';
import { EventStoreServer } from './server.ts';

const HEALTH_MS_MAX = 2_000;

/**
 * Prepares the log behind a connection string (`esdb://…`, with user and password where TLS is on). The
 * server need not be there yet: `health()` tells.
 * @throws LogUnavailable for a string that cannot work, without repeating it
 */
export async function openEventStoreLog(options: {
  readonly connectionString: string;
}): Promise<EventLog> {
  return new EventStoreLog(await EventStoreServer.connect(options.connectionString));
}

class EventStoreLog implements EventLog {
  readonly #server: EventStoreServer;
  readonly #slots = new AppendSlots();
  /** One for each feed. */
  readonly #bells = new Set<Bell>();
  #newestOwn: Position | undefined;
  #closing: Promise<void> | undefined;

  constructor(server: EventStoreServer) {
    this.#server = server;
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    options: { readonly expected: ExpectedRevision },
  ): Promise<AppendResult> {
    this.#assertOpen();
    assertAppendable(stream, events);
    const append = { stream, events, expected: expectedLast(options.expected) };
    const result = await this.#slots.run(() => appendTo(this.#server, append));
    if (result.ok) this.#appended(result.position);
    return result;
  }

  #appended(position: Position): void {
    if (this.#newestOwn === undefined || this.#newestOwn < position) this.#newestOwn = position;
    for (const bell of this.#bells) bell.ring();
  }

  async read(stream: string, options: ReadOptions = {}): Promise<StreamSlice> {
    this.#assertOpen();
    const range = readRange(stream, options);
    return persistently((msMax) => readSlice(this.#server, stream, range, msMax));
  }

  async *subscribe(options: SubscribeOptions): AsyncGenerator<FeedItem, void, undefined> {
    const bell = new Bell();
    this.#bells.add(bell);
    try {
      yield* follow({
        server: this.#server,
        categories: options.categories && [...new Set(options.categories)],
        after: options.after,
        isOver: () => options.signal.aborted || this.#closing !== undefined,
        signal: options.signal,
        bell,
        newestOwn: () => this.#newestOwn,
      });
    } finally {
      this.#bells.delete(bell);
    }
  }

  async head(): Promise<Position | undefined> {
    this.#assertOpen();
    return persistently((msMax) => readHead(this.#server, msMax));
  }

  async health(): Promise<'ok' | 'down'> {
    if (this.#closing !== undefined) return 'down';
    try {
      await this.#server.readNewest(undefined, 1, HEALTH_MS_MAX);
      return 'ok';
    } catch {
      return 'down';
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#release();
    return this.#closing;
  }

  async #release(): Promise<void> {
    await Promise.resolve();
    for (const bell of this.#bells) bell.ring();
    await this.#slots.drained();
    await this.#server.dispose();
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw new LogClosed('the log is closed');
  }
}
