/**
 * A feed that reads the log on page by page, the next one while the last is taken, and looks again where the log ends. It
 * subscribes to nothing, so that there is nothing that the server could drop, or that could die without being noticed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../error-message.ts';
import type { Notifier } from '../notifier.ts';
import {
  categoryOf,
  type FeedItem,
  InvalidPosition,
  type Position,
  type RecordedEvent,
} from '../port.ts';
import { callFaultOf, isInvalidArgument, unavailable } from './faults.ts';
import { decodePosition } from './position-codec.ts';
import type { EventStoreServer } from './server.ts';
import { scattered } from './tries.ts';

/** How long the end of the log is left alone: at first, and when nothing has come for a while. */
const LOOK_MS = 20;
const LOOK_MS_MAX = 200;
/** What this process appends is read together with what it appends right after. */
const LINGER_MS = 5;
/**
 * Twice as long after each failure, until an answer needs no more than this again: where little of a long log is wanted the server
 * looks for it in silence, and one that is slow with everything is to be read all the same.
 */
const SILENCE_MS_MAX = 2_000;
/** But never longer: a server that stays away is told of within minutes. */
export const LONG_SILENCE_MS_MAX = 30_000;
const FAILURES_MAX = 8;
const PAUSE_MS = 50;
const PAUSE_MS_MAX = 1_000;

export interface FollowOptions {
  readonly server: Pick<EventStoreServer, 'readAll' | 'readNewest'>;
  readonly categories: readonly string[] | undefined;
  readonly after: Position | undefined;
  readonly isOver: () => boolean;
  readonly signal: AbortSignal;
  /** Rung when this process has appended what the feed wants, and when the log closes. */
  readonly notifier: Notifier;
  /** Position of the newest append of this process that the feed wants. */
  readonly newestOwn: () => Position | undefined;
}

interface FollowedPage {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here is in it, or foreign. */
  readonly reached: Position | undefined;
  readonly isEnd: boolean;
}

/** @throws InvalidPosition, and LogUnavailable when the server stays away */
export async function* follow(options: FollowOptions): AsyncGenerator<FeedItem, void, undefined> {
  const { isOver } = options;
  const follower = new Follower(options);
  while (!isOver()) {
    const page = await nextPage(follower, options);
    if (page === undefined) return;
    for (const item of follower.take(page)) {
      yield item;
      if (isOver()) return;
    }
    if (page.isEnd) await follower.rest();
  }
}

/** Undefined when the feed is over. */
async function nextPage(follower: Follower, { isOver, signal }: FollowOptions) {
  for (let failures = 1; !isOver(); failures += 1) {
    try {
      return await follower.next();
    } catch (error) {
      if (isOver()) return undefined;
      follower.bePatient();
      await delay(pauseAfter(error, failures), undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}

/** Milliseconds to wait before the next try. @throws when there is no point in one */
function pauseAfter(error: unknown, failures: number): number {
  if (error instanceof InvalidPosition) throw error;
  if (isInvalidArgument(error)) throw new InvalidPosition(messageOf(error), { cause: error });
  if (callFaultOf(error) === 'refused' || failures > FAILURES_MAX) throw unavailable(error);
  return scattered(Math.min(PAUSE_MS * 2 ** failures, PAUSE_MS_MAX));
}

class Follower {
  readonly #options: FollowOptions;
  /** Everything up to here was delivered or is foreign. */
  #reached: Position | undefined;
  #ahead: Promise<FollowedPage> | undefined;
  /** Where the log ended when the feed began: that far it has to come to have caught up, however fast the log grows. */
  #begun: { readonly head: Position | undefined } | undefined;
  #hasCaughtUp = false;
  #quietLooks = 0;
  /** How long the server may say nothing: as long as the last page needed. */
  #silenceMsMax = SILENCE_MS_MAX;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#reached = options.after;
  }

  /** The next page; the one behind it is asked for before this one is taken. @throws the client's errors */
  async next(): Promise<FollowedPage> {
    this.#begun ??= await this.#begin();
    const reading = this.#ahead ?? this.#read(this.#reached);
    this.#ahead = undefined;
    const page = await reading;
    if (!page.isEnd) {
      this.#ahead = this.#read(page.reached);
      // Whoever takes it hears of it.
      this.#ahead.catch(() => {});
    }
    return page;
  }

  bePatient(): void {
    this.#silenceMsMax = Math.min(2 * this.#silenceMsMax, LONG_SILENCE_MS_MAX);
  }

  *take({ events, reached, isEnd }: FollowedPage): Generator<FeedItem> {
    this.#quietLooks = events.length === 0 ? this.#quietLooks + 1 : 0;
    for (const event of events) {
      this.#reached = event.position;
      yield { kind: 'event', event };
    }
    if (reached !== undefined && reached !== this.#reached) {
      this.#reached = reached;
      yield { kind: 'checkpoint', position: reached };
    }
    if (this.#hasCaughtUp || !(isEnd || isPast(reached, this.#begun?.head))) return;
    this.#hasCaughtUp = true;
    yield { kind: 'caughtUp', position: this.#reached };
  }

  /** Waits until there may be something new. */
  async rest(): Promise<void> {
    const { notifier, newestOwn, signal } = this.#options;
    const own = newestOwn();
    if (isPast(this.#reached, own)) {
      const lookMs = Math.min(LOOK_MS * 2 ** this.#quietLooks, LOOK_MS_MAX);
      if ((await notifier.wait(signal, lookMs)) !== 'notified') return;
    }
    await delay(LINGER_MS);
  }

  async #read(from: Position | undefined): Promise<FollowedPage> {
    const { server, categories, signal } = this.#options;
    // A read of some categories does not tell how far it has looked: it has looked at what was there before.
    const head = categories && (await this.#head());
    if (categories && isPast(from, head)) return { events: [], reached: from, isEnd: true };
    if (categories?.length === 0) return { events: [], reached: head, isEnd: true };
    const began = performance.now();
    const silenceMsMax = this.#silenceMsMax;
    const read = { wanted: categories && { prefixes: categories }, silenceMsMax, signal };
    const { events, last, isEnd } = await server.readAll(from, read);
    if (performance.now() - began < SILENCE_MS_MAX) this.#silenceMsMax = SILENCE_MS_MAX;
    return {
      events: events.filter((event) => this.#isWanted(event, from)),
      reached: newestOf(from, last, isEnd ? head : undefined),
      isEnd,
    };
  }

  async #head(): Promise<Position | undefined> {
    const { server, signal } = this.#options;
    const [newest] = await server.readNewest(undefined, 1, this.#silenceMsMax, signal);
    return newest?.position;
  }

  /**
   * A read begins with the event of the place it was asked from, and prefixes are no categories. What the server writes of a
   * stream that was deleted for good is no event of that stream.
   */
  #isWanted({ position, stream, revision }: RecordedEvent, from: Position | undefined): boolean {
    if (isPast(from, position) || !Number.isSafeInteger(revision)) return false;
    const { categories } = this.#options;
    return categories === undefined || categories.includes(categoryOf(stream));
  }

  async #begin() {
    const { after } = this.#options;
    if (after !== undefined) decodePosition(after);
    const head = await this.#head();
    if (!isPast(head, after)) throw new InvalidPosition(`${after} is ahead of the end of the log`);
    return { head };
  }
}

/** Whether a place lies at another one or behind it. */
function isPast(place: Position | undefined, other: Position | undefined): boolean {
  return other === undefined || (place !== undefined && place >= other);
}

function newestOf(...positions: readonly (Position | undefined)[]): Position | undefined {
  const known = positions.filter((position) => position !== undefined);
  return known.reduce<Position | undefined>(
    (newest, position) => (newest === undefined || position > newest ? position : newest),
    undefined,
  );
}
