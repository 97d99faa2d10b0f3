import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type EventLog, InvalidPosition, LogClosed, type Position } from '../../log/port.ts';
import { Deliveries, type Delivery, deliver, type ForeignEvents } from './deliveries.ts';
import { FollowedView, type SetBack } from './followed-view.ts';
import type { Sink } from './sink.ts';
import { hasPassed } from './waiters.ts';

/** How long to wait before subscribing again after the log went away. */
const RESUBSCRIBE_MS = 500;
/** While it stays away, that is told once and then no more often than that. */
const AWAY_TOLD_MS = 60_000;
/** Rows that cannot be written now are tried again after so long, then after twice as long, and so on. */
const RETRY_MS = 50;
const RETRY_MS_MAX = 2_000;

export interface ProjectorOptions extends ForeignEvents {
  readonly log: EventLog;
  readonly sinks: readonly Sink[];
  /** Groups that are opened afterwards, one after the other: they may take long, and nobody else has to wait for them. */
  readonly later?: readonly (readonly Sink[])[];
  /** Told when the log went away, and each minute that it stays away, when rows cannot be written for now, and once when a view has failed. */
  readonly onFault: (error: unknown, view?: string) => void;
  /** Told when views begin, catch up, fail or have to begin again. */
  readonly onChange?: () => void;
}

/** Views that read on from a checkpoint of theirs, until they are where the shared subscription is. */
interface Lane {
  readonly views: Set<FollowedView>;
  /** Everything up to here was delivered to them. */
  at: Position | undefined;
  /** Once they are at the log's end: what the shared subscription has delivered since, and from where on. */
  missed: { readonly from: Position | undefined; readonly deliveries: Delivery[] } | undefined;
}

/**
 * Feeds all views from one subscription to the log, in which every commit is read once. A view whose checkpoint lies
 * further back reads on by itself until it has caught up with the others.
 */
export class Projector {
  readonly views: readonly FollowedView[];
  readonly #groups: readonly (readonly FollowedView[])[];
  /** Everything that any of them wants; absent: all there is. */
  readonly #categories: readonly string[] | undefined;
  readonly #options: ProjectorOptions;
  readonly #over = new AbortController();
  readonly #running: Promise<void>;
  /** Those that the shared subscription feeds. */
  readonly #joined = new Set<FollowedView>();
  /** Everything up to here was delivered to them. */
  #at: Position | undefined;
  readonly #lanes = new Set<Lane>();
  readonly #lanesRunning = new Set<Promise<void>>();
  readonly #setBack = new Set<FollowedView>();
  #retry: NodeJS.Timeout | undefined;
  #retries = 0;
  /** When it was last told that the log is away, by `performance.now()`; undefined while it is there. */
  #awayTold: number | undefined;

  constructor(options: ProjectorOptions) {
    this.#options = options;
    const { sinks, later = [] } = options;
    this.#groups = [sinks, ...later].map((group) => group.map((sink) => this.#viewOf(sink)));
    this.views = this.#groups.flat();
    this.#categories = categoriesOf(this.views);
    this.#running = this.#run();
  }

  /** Waits until the views of these names have passed the position; false when they take longer. */
  async waitFor(
    position: Position,
    msMax: number,
    names: readonly string[] = this.views.map(({ name }) => name),
  ): Promise<boolean> {
    const wanted = this.views.filter(({ name }) => names.includes(name));
    const waiting = wanted.map((view) => view.waitFor(position, msMax));
    this.#options.log.wake?.();
    return (await Promise.all(waiting)).every(Boolean);
  }

  /** Stores what was received, then ends. */
  async stop(): Promise<void> {
    this.#end();
    await Promise.all([this.#running, ...this.#lanesRunning]);
  }

  #viewOf(sink: Sink): FollowedView {
    const view: FollowedView = new FollowedView({
      sink,
      company: () => (sink.store ? this.views.filter((other) => other.store === sink.store) : []),
      onFailure: (error) => {
        this.#leave(view);
        this.#options.onFault(error, view.name);
        this.#options.onChange?.();
      },
      onSetBack: (why) => this.#beginAgain(view, why),
      onLive: () => this.#options.onChange?.(),
    });
    return view;
  }

  async #run(): Promise<void> {
    await this.#persistently(async () => {
      this.#at = await this.#options.log.head();
      return true;
    });
    for (const group of this.#groups) {
      this.#begin(group);
      // What was told of them is on its way before the others are opened.
      await nextTurn();
    }
    await this.#persistently(() => this.#followTogether());
    this.#end();
  }

  /** Tries until it is done, or all is over. */
  async #persistently(work: () => Promise<boolean>): Promise<void> {
    while (!this.#over.signal.aborted) {
      try {
        if (await work()) return;
      } catch (error) {
        if (this.#over.signal.aborted || error instanceof LogClosed) return;
        this.#tellAway(error);
        await delay(RESUBSCRIBE_MS, undefined, { signal: this.#over.signal }).catch(() => {});
      }
    }
  }

  #tellAway(error: unknown): void {
    const now = performance.now();
    if (this.#awayTold !== undefined && now - this.#awayTold < AWAY_TOLD_MS) return;
    this.#awayTold = now;
    this.#options.onFault(error);
  }

  /** True when the log was closed. */
  async #followTogether(): Promise<boolean> {
    const deliveries = new Deliveries(this.#options);
    try {
      for await (const item of this.#subscribe(this.#at, this.#categories)) {
        this.#awayTold = undefined;
        const delivery = deliveries.of(item);
        if (delivery !== undefined) this.#deliverToAll(delivery);
        if (item.kind === 'caughtUp') for (const view of this.#joined) view.becomeLive();
      }
      return true;
    } catch (error) {
      if (error instanceof InvalidPosition) await this.#followAnother();
      throw error;
    }
  }

  #deliverToAll(delivery: Delivery): void {
    this.#at = delivery.position;
    for (const { missed } of this.#lanes) missed?.deliveries.push(delivery);
    deliver(delivery, this.#joined);
  }

  /** Another log lies there now: views whose checkpoints it does not know begin anew. */
  async #followAnother(): Promise<void> {
    this.#at = await this.#options.log.head();
    for (const view of [...this.#joined]) this.#beginAgain(view, 'checkpoint_lost');
  }

  #begin(views: readonly FollowedView[]): void {
    const lanes = new Map<Position | undefined, FollowedView[]>();
    for (const view of views) {
      if (view.isOver || !view.begin()) continue;
      const others = lanes.get(view.received) ?? [];
      lanes.set(view.received, [...others, view]);
    }
    for (const [at, ready] of lanes) {
      if (at === this.#at) {
        for (const view of ready) this.#join(view);
      } else this.#openLane({ views: new Set(ready), at, missed: undefined });
    }
    this.#options.onChange?.();
  }

  #join(view: FollowedView): void {
    this.#joined.add(view);
    view.becomeLive();
    if (view.state === 'live') this.#retries = 0;
  }

  #openLane(lane: Lane): void {
    this.#lanes.add(lane);
    const running = this.#persistently(() => this.#catchUp(lane)).finally(() => {
      this.#lanes.delete(lane);
      this.#lanesRunning.delete(running);
    });
    this.#lanesRunning.add(running);
  }

  /** True when nothing is left to be done in the lane. */
  async #catchUp(lane: Lane): Promise<boolean> {
    const begun = lane.at;
    lane.missed = undefined;
    try {
      await this.#readOn(lane);
    } catch (error) {
      if (!(error instanceof InvalidPosition) || begun === undefined) throw error;
      for (const view of [...lane.views]) view.reset();
    }
    return true;
  }

  async #readOn(lane: Lane): Promise<void> {
    const begun = lane.at;
    const deliveries = new Deliveries(this.#options);
    for await (const item of this.#subscribe(lane.at, categoriesOf(lane.views))) {
      const delivery = deliveries.of(item);
      if (delivery !== undefined) this.#deliverTo(lane, delivery, begun);
      if (item.kind === 'caughtUp') this.#reachedEnd(lane);
      if (lane.views.size === 0 || this.#rejoin(lane)) return;
    }
  }

  #deliverTo(lane: Lane, delivery: Delivery, begun: Position | undefined): void {
    const views = [...lane.views];
    if (delivery.kind === 'torn' && lane.at === begun && begun !== undefined) {
      // Older builds stored checkpoints of anchors within a commit.
      for (const view of views) view.reset();
    } else {
      lane.at = delivery.position;
      deliver(delivery, views);
    }
  }

  #reachedEnd(lane: Lane): void {
    lane.missed ??= { from: this.#at, deliveries: [] };
    for (const view of [...lane.views]) view.becomeLive();
  }

  /** From its end of the log on, what the lane has not seen is what the others were given meanwhile. */
  #rejoin({ views, at, missed }: Lane): boolean {
    if (missed === undefined || !hasPassed(at, missed.from)) return false;
    for (const delivery of missed.deliveries) deliver(delivery, [...views]);
    for (const view of [...views]) this.#join(view);
    return true;
  }

  /** Begins at the checkpoint, at once where only that was lost, else when rows may be written again. */
  #beginAgain(view: FollowedView, why: SetBack): void {
    this.#leave(view);
    if (this.#over.signal.aborted) return;
    if (why !== 'checkpoint_lost' && this.#retries === 0)
      this.#options.onFault(why.fault, view.name);
    this.#setBack.add(view);
    this.#retry ??= setTimeout(
      () => {
        this.#retry = undefined;
        const views = [...this.#setBack];
        this.#setBack.clear();
        this.#begin(views);
      },
      why === 'checkpoint_lost' ? 0 : this.#nextRetryMs(),
    );
  }

  #nextRetryMs(): number {
    const waitMs = Math.min(RETRY_MS * 2 ** this.#retries, RETRY_MS_MAX);
    this.#retries += 1;
    return waitMs;
  }

  #leave(view: FollowedView): void {
    this.#joined.delete(view);
    for (const lane of this.#lanes) lane.views.delete(view);
  }

  #subscribe(after: Position | undefined, categories: readonly string[] | undefined) {
    return this.#options.log.subscribe({
      ...(categories === undefined ? {} : { categories }),
      ...(after === undefined ? {} : { after }),
      signal: this.#over.signal,
    });
  }

  #end(): void {
    clearTimeout(this.#retry);
    for (const view of this.views) view.stop();
    this.#over.abort();
  }
}

/** Undefined when one of them wants everything. */
function categoriesOf(views: Iterable<FollowedView>): readonly string[] | undefined {
  const wanted = new Set<string>();
  for (const { categories } of views) {
    if (categories === undefined) return undefined;
    for (const category of categories) wanted.add(category);
  }
  return [...wanted];
}
