/** The log in memory: keeps every promise of the port but durability. For tests. */
import { assertAppendable, conflictAt, expectedLast, judgeAppend } from './append-rules.ts';
import { encodePosition, FEED_PAGE_MAX, type FeedPage, feed } from './feed.ts';
import { Notifier } from './notifier.ts';
import {
  type AppendResult,
  categoryOf,
  type EventLog,
  type ExpectedRevision,
  type FeedItem,
  LogClosed,
  type NewEvent,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  type StreamSlice,
  type SubscribeOptions,
} from './port.ts';
import { readRange, revisionsOf } from './read-range.ts';

const TAG = 'me1';

/** A new, empty log that lives as long as the object. */
export function createMemoryLog(): EventLog {
  return new MemoryLog();
}

class MemoryLog implements EventLog {
  readonly #all: RecordedEvent[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #notifier = new Notifier();
  #closed = false;

  async append(
    stream: string,
    events: readonly NewEvent[],
    options: { readonly expected: ExpectedRevision },
  ): Promise<AppendResult> {
    this.#assertOpen();
    assertAppendable(stream, events);
    const stored = this.#streams.get(stream) ?? [];
    const expected = expectedLast(options.expected);
    const verdict = judgeAppend({
      expected,
      last: stored.length - 1,
      ids: events.map((event) => event.id),
      idAt: (revision) => stored[revision]?.id,
    });
    if (verdict === 'conflict') return conflictAt(stored.length - 1);
    if (verdict === 'write') this.#write(stream, stored, events);
    const lastRevision = expected + events.length;
    const position = stored[lastRevision]!.position;
    return { ok: true, firstRevision: expected + 1, lastRevision, position };
  }

  #write(stream: string, stored: RecordedEvent[], events: readonly NewEvent[]): void {
    for (const { id, type, data, metadata } of events) {
      const position = encodePosition(TAG, this.#all.length + 1);
      const event = { id, type, data, metadata, stream, revision: stored.length, position };
      stored.push(event);
      this.#all.push(event);
    }
    this.#streams.set(stream, stored);
    this.#notifier.notify();
  }

  async read(stream: string, options: ReadOptions = {}): Promise<StreamSlice> {
    this.#assertOpen();
    const range = readRange(stream, options);
    const stored = this.#streams.get(stream);
    if (stored === undefined) return { exists: false, lastRevision: null, events: [], more: false };
    const lastRevision = stored.length - 1;
    const { low, high, more } = revisionsOf(range, lastRevision);
    const events = stored.slice(low, high + 1);
    if (range.backward) events.reverse();
    return { exists: true, lastRevision, events, more };
  }

  subscribe(options: SubscribeOptions): AsyncIterable<FeedItem> {
    const wanted = options.categories && new Set(options.categories);
    const source = {
      tag: TAG,
      isClosed: () => this.#closed,
      page: (after: number) => this.#page(after, wanted),
      changed: async (head: number, signal: AbortSignal) => {
        if (this.#all.length === head && !this.#closed) await this.#notifier.wait(signal);
      },
    };
    return feed(source, options.after, options.signal);
  }

  #page(after: number, wanted: ReadonlySet<string> | undefined): FeedPage {
    const events: RecordedEvent[] = [];
    for (let place = after; place < this.#all.length; place += 1) {
      if (events.length === FEED_PAGE_MAX) break;
      const event = this.#all[place]!;
      if (wanted === undefined || wanted.has(categoryOf(event.stream))) events.push(event);
    }
    return { events, head: this.#all.length };
  }

  async head(): Promise<Position | undefined> {
    this.#assertOpen();
    return this.#all.at(-1)?.position;
  }

  async health(): Promise<'ok' | 'down'> {
    return this.#closed ? 'down' : 'ok';
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#notifier.notify();
  }

  #assertOpen(): void {
    if (this.#closed) throw new LogClosed('the log is closed');
  }
}
