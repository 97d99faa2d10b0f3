/** The loop behind `subscribe` of the logs that can be read page by page from a dense, numbered order. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FeedItem, InvalidPosition, type Position, type RecordedEvent } from './port.ts';

const DIGITS = 20;

/** Events of one page of a feed. */
export const FEED_PAGE_MAX = 200;

export interface FeedPage {
  /** Wanted events after the asked place, oldest first, `FEED_PAGE_MAX` at most. */
  readonly events: readonly RecordedEvent[];
  /** Place of the newest event of any category when the page was read; 0 for an empty log. */
  readonly head: number;
}

export interface FeedSource {
  readonly tag: string;
  readonly isClosed: () => boolean;
  readonly page: (after: number) => FeedPage;
  /** Resolves when there may be something behind `head`, or the signal aborted, or the log closed. */
  readonly changed: (head: number, signal: AbortSignal) => Promise<void>;
}

/** Fixed width, so that the order of the texts is the order of the numbers. */
export function encodePosition(tag: string, place: number): Position {
  return `${tag}:${String(place).padStart(DIGITS, '0')}`;
}

/** @throws InvalidPosition for a position of another technology or a malformed one */
function decodePosition(tag: string, position: Position): number {
  const digits = position.startsWith(`${tag}:`) ? position.slice(tag.length + 1) : '';
  const place = Number(digits);
  if (digits.length !== DIGITS || !/^\d+$/.test(digits) || !Number.isSafeInteger(place)) {
    throw new InvalidPosition(`not a position of this log: ${position.slice(0, 80)}`);
  }
  return place;
}

/** Delivers pages in order, a checkpoint where foreign events were passed by, and waits at the end. */
export function feed(
  source: FeedSource,
  after: Position | undefined,
  signal: AbortSignal,
): AsyncIterableIterator<FeedItem> {
  const over = () => signal.aborted || source.isClosed();
  return new ItemByItem(pagesOf(source, after, { signal, over }), over);
}

interface Ending {
  readonly signal: AbortSignal;
  readonly over: () => boolean;
}

async function* pagesOf(
  source: FeedSource,
  after: Position | undefined,
  { signal, over }: Ending,
): AsyncGenerator<Iterator<FeedItem>, undefined, undefined> {
  let at = after === undefined ? 0 : decodePosition(source.tag, after);
  let caughtUp = false;
  while (!over()) {
    const page = source.page(at);
    if (at > page.head) throw new InvalidPosition(`${after} is ahead of the end of the log`);
    yield itemsOf(page, source.tag, { at, caughtUp });
    at = reachedBy(page, source.tag);
    caughtUp ||= at === page.head;
    // A backlog must not starve everything else that waits for its turn.
    await (at === page.head ? source.changed(at, signal) : nextTurn());
  }
}

/** What pages hold, one by one: an async generator would take two turns of the queue for each, and four times as long. */
class ItemByItem implements AsyncIterableIterator<FeedItem> {
  readonly #pages: AsyncGenerator<Iterator<FeedItem>, undefined, undefined>;
  readonly #isOver: () => boolean;
  #page: Iterator<FeedItem> = [].values();

  constructor(
    pages: AsyncGenerator<Iterator<FeedItem>, undefined, undefined>,
    isOver: () => boolean,
  ) {
    this.#pages = pages;
    this.#isOver = isOver;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<FeedItem, undefined>> {
    if (this.#isOver()) return this.return();
    const item = this.#page.next();
    return item.done ? this.#turnOver() : Promise.resolve(item);
  }

  return(): Promise<IteratorResult<FeedItem, undefined>> {
    return this.#pages.return(undefined) as Promise<IteratorReturnResult<undefined>>;
  }

  async #turnOver(): Promise<IteratorResult<FeedItem, undefined>> {
    for (;;) {
      const page = await this.#pages.next();
      if (page.done) return page;
      this.#page = page.value;
      const item = this.#page.next();
      if (!item.done) return item;
    }
  }
}

function* itemsOf(
  page: FeedPage,
  tag: string,
  { at, caughtUp }: { readonly at: number; readonly caughtUp: boolean },
): Generator<FeedItem> {
  for (const event of page.events) yield { kind: 'event', event };
  if (reachedBy(page, tag) < page.head) return;
  const position = page.head === 0 ? undefined : encodePosition(tag, page.head);
  const isTold = page.events.at(-1)?.position === position || page.head === at;
  if (position !== undefined && !isTold) yield { kind: 'checkpoint', position };
  if (!caughtUp) yield { kind: 'caughtUp', position };
}

/** Place up to which a page settles everything: a page that is not full reaches the head. */
function reachedBy({ events, head }: FeedPage, tag: string): number {
  return events.length < FEED_PAGE_MAX ? head : decodePosition(tag, events.at(-1)!.position);
}
