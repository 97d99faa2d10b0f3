/**
 * A feed that outlives its subscriptions at the server: it subscribes again where it stands, notices a
 * server that has fallen silent, and reads on its own how far foreign events reach.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Notifier } from '../notifier.ts';
import { categoryOf, type FeedItem, InvalidPosition, type Position } from '../port.ts';
import { faultOf, isInvalidArgument, messageOf, unavailable } from './faults.ts';
import { decodePosition, encodePosition, type LogOffset } from './position-codec.ts';
import type { AllEvent, EventStoreServer } from './server.ts';
import { type Heard, ServerSubscription } from './server-subscription.ts';
import { scattered } from './tries.ts';

/** How long this process's own foreign appends wait for the server's checkpoint. */
const PROGRESS_MS = 50;
const PROBE_MS_MAX = 2_000;
const PROBE_PAGE = 32;
const FAILURES_MAX = 8;
const PAUSE_MS = 50;
const PAUSE_MS_MAX = 1_000;

export interface FollowOptions {
  readonly server: EventStoreServer;
  readonly categories: readonly string[] | undefined;
  readonly after: Position | undefined;
  readonly isOver: () => boolean;
  readonly signal: AbortSignal;
  /** Rung when this process has appended, and when the log closes. */
  readonly notifier: Notifier;
  /**
   * Silence after which the server is asked whether there is anything; what there is must be delivered
   * within the same time again.
   */
  readonly quietMs: number;
  /** Position of this process's newest append. */
  readonly newestOwn: () => Position | undefined;
}

/** @throws InvalidPosition, and LogUnavailable when the server stays away */
export async function* follow(options: FollowOptions): AsyncGenerator<FeedItem, void, undefined> {
  const { isOver, signal } = options;
  const follower = new Follower(options);
  const failures = { count: 0 };
  while (!isOver()) {
    try {
      for await (const item of follower.subscription()) {
        failures.count = 0;
        yield item;
        if (isOver()) return;
      }
    } catch (error) {
      if (isOver()) return;
      await delay(pauseAfter(error, failures), undefined, { signal }).catch(() => {});
    }
  }
}

/** Milliseconds to wait before the next subscription. @throws when there is no point in one */
function pauseAfter(error: unknown, failures: { count: number }): number {
  if (error instanceof InvalidPosition) throw error;
  if (isInvalidArgument(error)) throw new InvalidPosition(messageOf(error), { cause: error });
  failures.count += 1;
  if (faultOf(error) === 'refused' || failures.count > FAILURES_MAX) throw unavailable(error);
  return scattered(Math.min(PAUSE_MS * 2 ** failures.count, PAUSE_MS_MAX));
}

class Follower {
  readonly #options: FollowOptions;
  /** Everything up to here was delivered or is foreign. */
  #reached: Position | undefined;
  #checked = false;
  /** Set while a probe has seen an event that the subscription has not delivered. */
  #owedSince: number | undefined;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#reached = options.after;
  }

  /** One subscription, until the feed is over. @throws what ended it */
  async *subscription(): AsyncGenerator<FeedItem, void, undefined> {
    const { server, categories, notifier } = this.#options;
    await this.#assertNotAhead();
    this.#owedSince = undefined;
    const subscription = new ServerSubscription(server, {
      after: this.#reachedPlace(),
      prefixes: categories,
      onHeard: () => notifier.notify(),
    });
    try {
      while (!this.#options.isOver()) {
        const heard = subscription.take();
        if (heard !== undefined) yield* this.#itemsOf(heard);
        else if (await this.#quiet()) yield* this.#probe();
      }
    } finally {
      subscription.close();
    }
  }

  /** Waits for something to take; true when it is time to ask the server. */
  async #quiet(): Promise<boolean> {
    const { notifier, signal, newestOwn, quietMs } = this.#options;
    const own = newestOwn();
    const isBehind = own !== undefined && (this.#reached === undefined || this.#reached < own);
    const msMax = isBehind || this.#owedSince !== undefined ? PROGRESS_MS : quietMs;
    return (await notifier.heard(signal, msMax)) === 'late' && !this.#options.isOver();
  }

  async *#itemsOf(heard: Heard): AsyncGenerator<FeedItem> {
    if (heard.kind === 'caughtUp') {
      yield* this.#probe();
      yield { kind: 'caughtUp', position: this.#reached };
      return;
    }
    const position = encodePosition(heard.place);
    if (this.#reached !== undefined && position <= this.#reached) return;
    this.#reached = position;
    this.#owedSince = undefined;
    const event = heard.kind === 'event' ? heard.event : undefined;
    yield event !== undefined && this.#isWanted(event.stream)
      ? { kind: 'event', event }
      : { kind: 'checkpoint', position };
  }

  /**
   * Reads on from where the feed stands: foreign events are passed by here and now, the first wanted one
   * is the subscription's to deliver, and soon. @throws when the server or the subscription is dead
   */
  async *#probe(): AsyncGenerator<FeedItem> {
    for (let isEnd = false; !isEnd && this.#owedSince === undefined; ) {
      const from = this.#reachedPlace();
      const found = await this.#options.server.readAll(from, PROBE_PAGE, PROBE_MS_MAX);
      isEnd = found.length < PROBE_PAGE;
      const before = this.#reached;
      this.#pass(found);
      if (this.#reached !== undefined && this.#reached !== before) {
        yield { kind: 'checkpoint', position: this.#reached };
      }
    }
    const owedMs = performance.now() - (this.#owedSince ?? Number.POSITIVE_INFINITY);
    if (owedMs > this.#options.quietMs) {
      throw new Error('the subscription does not deliver what the log holds');
    }
  }

  /** Goes up to the first wanted event; a read begins with the event of the place it was asked from. */
  #pass(found: readonly AllEvent[]): void {
    for (const { place, event } of found) {
      const position = encodePosition(place);
      if (this.#reached !== undefined && position <= this.#reached) continue;
      if (event !== undefined && this.#isWanted(event.stream)) {
        this.#owedSince = performance.now();
        return;
      }
      this.#reached = position;
    }
  }

  async #assertNotAhead(): Promise<void> {
    const { after, server } = this.#options;
    if (after === undefined || this.#checked) return;
    decodePosition(after);
    const [newest] = await server.readNewest(undefined, 1, PROBE_MS_MAX);
    if (newest === undefined || encodePosition(newest.place) < after) {
      throw new InvalidPosition(`${after} is ahead of the end of the log`);
    }
    this.#checked = true;
  }

  #isWanted(stream: string): boolean {
    const { categories } = this.#options;
    return categories === undefined || categories.includes(categoryOf(stream));
  }

  #reachedPlace(): LogOffset | undefined {
    return this.#reached === undefined ? undefined : decodePosition(this.#reached);
  }
}
