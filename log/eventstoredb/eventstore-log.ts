/**
 * The log in EventStoreDB: appends at exact revisions on the leader, answered within 3 s one way or the
 * other; feeds that reconnect by themselves.
 */
import { assertAppendable, expectedLast } from '../append-rules.ts';
import { Notifier } from '../notifier.ts';
import {
  type AppendResult,
  categoryOf,
  type EventLog,
  type ExpectedRevision,
  type FeedItem,
  LogClosed,
  type NewEvent,
  type OrderedAppend,
  type Position,
  type ReadOptions,
  type StreamSlice,
  type SubscribeOptions,
} from '../port.ts';
import { readRange } from '../read-range.ts';
import { appendTo } from './appends/append.ts';
import { Semaphore } from './appends/semaphore.ts';
import { CallBudget } from './call-budget.ts';
import { unavailable } from './faults.ts';
import { follow, LONG_SILENCE_MS_MAX } from './follow.ts';
import { persistently, readHead, readSlice } from './read.ts';
import { SecondReads } from './second-reads.ts';
import { EventStoreServer } from './server.ts';

const HEALTH_MS_MAX = 2_000;
/** What was done so recently says more than a question that has to stand in line behind the work. */
const ALIVE_MS = 1_000;
/** A log that does nothing for so long is down; one that only takes its time, or elects a leader, is not. */
const QUIET_MS_MAX = 4_000;
const CALL_MS_MAX = 2_000;
/** Of a stream that nobody writes. */
const NOTHING = { stream: 'qss-nothing', from: 'end', backward: true, limit: 1 } as const;
/** For appends that nobody waits for at a screen. */
const TOGETHER_MS_MAX = 10_000;

export interface EventStoreLogOptions {
  readonly connectionString: string;
  /** All tries of one append or read together. */
  readonly callMsMax?: number;
}

interface Feed {
  /** Undefined: all. */
  readonly categories: readonly string[] | undefined;
  readonly notifier: Notifier;
  /** Of what this process has appended since the feed began, and the feed is to deliver. */
  newestOwn: Position | undefined;
}

/**
 * Prepares the log behind a connection string (`esdb://…`, with user and password where TLS is on). The
 * server need not be there yet: `health()` tells.
 * @throws LogUnavailable for a string that cannot work, without repeating it
 */
export async function openEventStoreLog({
  connectionString,
  callMsMax = CALL_MS_MAX,
}: EventStoreLogOptions): Promise<EventLog> {
  return new EventStoreLog(await EventStoreServer.connect(connectionString), callMsMax);
}

class EventStoreLog implements EventLog {
  readonly readsCategoriesOffNames = true;
  readonly #server: EventStoreServer;
  readonly #appends = new Semaphore();
  readonly #feeds = new Set<Feed>();
  readonly #budget: CallBudget;
  readonly #secondReads = new SecondReads();
  #asked: Promise<unknown> | undefined;
  #closing: Promise<void> | undefined;

  constructor(server: EventStoreServer, callMsMax: number) {
    this.#server = server;
    this.#budget = new CallBudget({
      callMsMax,
      heardAt: () => server.heardAt,
      ask: (msMax) => this.#ask(msMax),
    });
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    options: { readonly expected: ExpectedRevision },
  ): Promise<AppendResult> {
    this.#assertOpen();
    assertAppendable(stream, events);
    const append = { stream, events, expected: expectedLast(options.expected) };
    const result = await this.#appends.run(() =>
      this.#budget.during((msMax) => appendTo(this.#server, append, msMax)),
    );
    if (result.ok) this.#appended(stream, result.position);
    return result;
  }

  async appendInOrder(appends: readonly OrderedAppend[]): Promise<readonly AppendResult[]> {
    this.#assertOpen();
    for (const { stream, events } of appends) assertAppendable(stream, events);
    const together = appends.map(({ expected, ...append }) => ({
      ...append,
      expected: expectedLast(expected),
    }));
    try {
      return await this.#appends.run(() => this.#server.appendTogether(together, TOGETHER_MS_MAX));
    } catch {
      // One by one: those that were written are recognised.
      const results: AppendResult[] = [];
      for (const { stream, events, expected } of appends) {
        results.push(await this.append(stream, events, { expected }));
      }
      return results;
    }
  }

  /** Wakes the feeds that want it: what no feed is to deliver is no reason to ask the server. */
  #appended(stream: string, position: Position): void {
    const category = categoryOf(stream);
    for (const feed of this.#feeds) {
      if (feed.categories?.includes(category) === false) continue;
      if (feed.newestOwn === undefined || feed.newestOwn < position) feed.newestOwn = position;
      feed.notifier.notify();
    }
  }

  async read(stream: string, options: ReadOptions = {}): Promise<StreamSlice> {
    this.#assertOpen();
    const range = readRange(stream, options);
    const slice = (msMax: number) => readSlice(this.#server, stream, range, msMax);
    return this.#reading((msMax) => this.#secondReads.of(msMax, slice));
  }

  async *subscribe(options: SubscribeOptions): AsyncGenerator<FeedItem, void, undefined> {
    const categories = options.categories && [...new Set(options.categories)];
    const feed: Feed = { categories, notifier: new Notifier(), newestOwn: undefined };
    this.#feeds.add(feed);
    try {
      yield* follow({
        server: this.#server,
        categories,
        after: options.after,
        isOver: () => options.signal.aborted || this.#closing !== undefined,
        signal: options.signal,
        notifier: feed.notifier,
        newestOwn: () => feed.newestOwn,
      });
    } finally {
      this.#feeds.delete(feed);
    }
  }

  async *others(ours: readonly string[], signal: AbortSignal) {
    const read = { wanted: { besides: ours }, silenceMsMax: LONG_SILENCE_MS_MAX, signal };
    let from: Position | undefined;
    for (;;) {
      this.#assertOpen();
      const page = await this.#server.readAll(from, read).catch((error) => {
        throw unavailable(error);
      });
      // A page begins with the event that the one before it ended with.
      for (const event of page.events) if (event.position !== from) yield event;
      if (page.isEnd || signal.aborted) return;
      from = page.last;
    }
  }

  async head(): Promise<Position | undefined> {
    this.#assertOpen();
    // Not twice at one time: see `#ask`.
    return this.#reading((msMax) => readHead(this.#server, msMax));
  }

  #reading<Result>(call: (msMax: number) => Promise<Result>): Promise<Result> {
    return this.#budget.during((msMax) => persistently(msMax, call));
  }

  async health(): Promise<'ok' | 'silent' | 'down'> {
    if (this.#closing !== undefined) return 'down';
    const isWell = this.#budget.failedAt <= this.#server.servedAt;
    if (isWell && this.#quietMs() < ALIVE_MS) return 'ok';
    try {
      await this.#ask(HEALTH_MS_MAX);
      return 'ok';
    } catch {
      const quietMs = this.#quietMs();
      if (quietMs >= QUIET_MS_MAX) return 'down';
      // Other calls may have been served meanwhile.
      return quietMs < ALIVE_MS ? 'ok' : 'silent';
    }
  }

  /**
   * For a sign of life, once for all who want one at a time. Not by a look at the log's end: a read of the whole log that is given its
   * count holds a thread of the server, and those who ask a server that stands still would keep it standing.
   */
  #ask(msMax: number): Promise<unknown> {
    this.#asked ??= this.#server.read(NOTHING, msMax).finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  /** Since it last did something: refusals, as of nodes without a leader, are no sign that it can be used. */
  #quietMs(): number {
    return performance.now() - this.#server.servedAt;
  }

  close(): Promise<void> {
    this.#closing ??= this.#release();
    return this.#closing;
  }

  async #release(): Promise<void> {
    await Promise.resolve();
    for (const { notifier } of this.#feeds) notifier.notify();
    await this.#appends.drained();
    await this.#server.dispose();
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw new LogClosed('the log is closed');
  }
}
