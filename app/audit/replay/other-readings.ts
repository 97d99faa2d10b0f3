import { linkOf } from '../../../domain/recording/chain.ts';
import { type Finding, findingAt } from '../../../domain/recording/finding.ts';
import type { StreamTail } from '../../../domain/recording/stream-chains.ts';
import {
  categoryOf,
  type EventLog,
  type FeedItem,
  type Position,
  type RecordedEvent,
} from '../../../log/port.ts';

/**
 * The other ways of reading a log beside its whole feed: the feed of one category, which views follow, and
 * the read of one stream, which decisions are made on. All must show the same events, or an event could be
 * hidden from the readers that matter and still lie where it is verified.
 */
export class OtherReadings {
  readonly #log: EventLog;
  readonly #end: Position;
  readonly #feeds = new Map<string, CategoryFeed>();
  readonly #stop = new AbortController();

  /** @param end of the log when the comparison began; what comes later is not looked at */
  constructor(log: EventLog, end: Position) {
    this.#log = log;
    this.#end = end;
  }

  /** Whether a category's feed could show anything else than the whole one. */
  get hasFeeds(): boolean {
    return this.#log.readsCategoriesOffNames !== true;
  }

  /** Holds the next event of the whole feed against the next one of its category's feed. */
  async compare(event: RecordedEvent, index: number): Promise<Finding | undefined> {
    if (!this.hasFeeds) return undefined;
    const feed = this.#feedOf(categoryOf(event.stream));
    if (feed.isOver || event.position > this.#end) return undefined;
    const shown = await feed.next();
    if (shown && isSame(shown, event)) return undefined;
    feed.isOver = true;
    if (shown && shown.position < event.position) return notItsOwn(shown, index);
    const name = `${event.stream}@${event.revision}`;
    const message = `${name} is not what the feed of its category shows`;
    return findingAt(event, index, 'hidden', message);
  }

  /** Whether a read of the stream shows the last event that the whole feed showed of it. */
  async compareTail(
    { stream, revision, link }: StreamTail,
    index: number,
  ): Promise<Finding | undefined> {
    const { events, lastRevision } = await this.#log.read(stream, { from: revision, limit: 2 });
    const [last, next] = events;
    const isThere = last?.revision === revision && linkOf(last) === link;
    const isFollowed = lastRevision === revision || next?.revision === revision + 1;
    if (isThere && isFollowed) return undefined;
    return {
      kind: 'hidden' as const,
      index,
      position: null,
      stream,
      revision,
      event_id: null,
      message: `${stream}@${revision} is not what a read of its stream shows as the last`,
    };
  }

  /** What the feeds of the categories show beyond the whole feed. */
  async end(count: number): Promise<Finding | undefined> {
    try {
      for (const feed of this.#feeds.values()) {
        const shown = feed.isOver ? undefined : await feed.next();
        if (shown && shown.position <= this.#end) return notItsOwn(shown, count);
      }
      return undefined;
    } finally {
      this.#stop.abort();
    }
  }

  #feedOf(category: string): CategoryFeed {
    const known = this.#feeds.get(category);
    if (known) return known;
    const feed = new CategoryFeed(this.#log, category, this.#stop.signal);
    this.#feeds.set(category, feed);
    return feed;
  }
}

class CategoryFeed {
  readonly #items: AsyncIterator<FeedItem>;
  isOver = false;

  constructor(log: EventLog, category: string, signal: AbortSignal) {
    this.#items = log.subscribe({ categories: [category], signal })[Symbol.asyncIterator]();
  }

  /** Undefined at the end of the log: it is told once, so nobody may ask again. */
  async next(): Promise<RecordedEvent | undefined> {
    while (!this.isOver) {
      const { done, value } = await this.#items.next();
      if (done || value.kind === 'caughtUp') this.isOver = true;
      else if (value.kind === 'event') return value.event;
    }
    return undefined;
  }
}

function notItsOwn(shown: RecordedEvent, index: number): Finding {
  const name = `${shown.stream}@${shown.revision}`;
  return findingAt(shown, index, 'hidden', `${name} is shown by the feed of another category`);
}

function isSame(one: RecordedEvent, other: RecordedEvent): boolean {
  return (
    one.position === other.position &&
    one.revision === other.revision &&
    one.stream === other.stream &&
    one.id === other.id &&
    one.type === other.type &&
    one.metadata === other.metadata &&
    one.data === other.data
  );
}
