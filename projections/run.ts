import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata } from '../domain/recording/metadata.ts';
import {
  type EventLog,
  type FeedItem,
  InvalidPosition,
  type Position,
  type RecordedEvent,
} from '../log/port.ts';
import { CheckpointLost, type RecordedCommit, type Sink } from './sink.ts';
import type { FollowingView } from './views.ts';

/** How long to wait before subscribing again after the log went away. */
const RESUBSCRIBE_MS = 500;
const BATCH_EVENTS_MAX = 500;
/**
 * A live view rests this many times as long as it worked, unless somebody waits for it: under load it lags
 * behind rather than take the requests' time. What it has missed it makes up for when the load is over.
 */
const REST_FACTOR = 19;
/** Work below this is not worth a rest of its own. */
const WORK_MS_MIN = 1;

/** Items passed by since the checkpoint was last stored: what a restart reads again at most. */
const PASSED_BY_MAX = 1_000;

export interface FollowerOptions {
  readonly log: EventLog;
  readonly sink: Sink;
  /** Told when the log went away, and once when the sink failed. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Feeds one view from the log, after its checkpoint. A view that throws stops where it is and says so; no
 * commit is skipped, applied in part, or applied twice.
 */
export class Follower implements FollowingView {
  readonly #options: FollowerOptions;
  readonly #running: Promise<void>;
  readonly #over = new AbortController();
  #state: FollowingView['state'] = 'catching_up';
  #subscription = new AbortController();
  /** Checkpoint of the sink. */
  #stored: Position | undefined;
  /** Everything up to here was received whole. */
  #received: Position | undefined;
  /** Everything up to here can be read from the view. */
  #settled: Position | undefined;
  #partial: RecordedEvent[] = [];
  /** Whether no event was received since the checkpoint. */
  #isAtCheckpoint = true;
  #batch: RecordedCommit[] = [];
  #unstored = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting = new Set<Waiter>();
  /** Milliseconds of work since the last rest. */
  #workedMs = 0;
  #endRest: () => void = () => {};
  #onCaughtUp: () => void = () => {};
  #onFailure: (error: unknown) => void = () => {};

  /** Resolves when the view has seen what the log held when it began; rejects when it fails before. */
  readonly caughtUp = new Promise<void>((resolve, reject) => {
    this.#onCaughtUp = resolve;
    this.#onFailure = reject;
  });

  constructor(options: FollowerOptions) {
    this.#options = options;
    // Nobody has to be waiting when it fails: the state says it too.
    this.caughtUp.catch(() => {});
    this.#running = this.#run();
  }

  get name(): string {
    return this.#options.sink.name;
  }

  get state(): FollowingView['state'] {
    return this.#state;
  }

  get reached(): Position | undefined {
    return this.#settled;
  }

  /** Waits until the view holds everything up to the position; false when that takes longer. */
  async waitFor(position: Position, msMax: number): Promise<boolean> {
    if (hasPassed(this.#received, position)) this.#flush();
    if (hasPassed(this.#settled, position)) return true;
    if (this.#isOver) return false;
    return new Promise((resolve) => {
      const waiter: Waiter = {
        position,
        end: (passed) => {
          clearTimeout(timer);
          this.#waiting.delete(waiter);
          resolve(passed);
        },
      };
      const timer = setTimeout(() => waiter.end(false), msMax);
      this.#waiting.add(waiter);
      this.#endRest();
    });
  }

  /** Stores what was received, then ends. */
  async stop(): Promise<void> {
    if (!this.#isOver) {
      this.#flush();
      this.#end('stopped');
    }
    await this.#running;
  }

  get #isOver(): boolean {
    return this.#state === 'failed' || this.#state === 'stopped';
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#follow();
      } catch (error) {
        if (this.#isOver) return;
        if (error instanceof InvalidPosition && this.#stored !== undefined) {
          this.#guard(() => this.#options.sink.reset());
        } else {
          this.#options.onFault(error);
          await delay(RESUBSCRIBE_MS, undefined, { signal: this.#over.signal }).catch(() => {});
        }
      }
    }
  }

  async #follow(): Promise<void> {
    const { log, sink } = this.#options;
    this.#discard();
    this.#guard(() => {
      this.#stored = sink.begin();
    });
    if (this.#isOver) return;
    this.#received = this.#stored;
    this.#settled = this.#stored;
    this.#isAtCheckpoint = true;
    this.#subscription = new AbortController();
    const { signal } = this.#subscription;
    const { categories } = sink;
    const range = {
      ...(categories === undefined ? {} : { categories }),
      ...(this.#stored === undefined ? {} : { after: this.#stored }),
    };
    for await (const item of log.subscribe({ ...range, signal })) {
      const began = performance.now();
      this.#guard(() => this.#take(item));
      this.#workedMs += performance.now() - began;
      if (signal.aborted) break;
      if (this.#workedMs >= WORK_MS_MIN) await this.#rest();
    }
    // Neither stopped nor begun anew: the log was closed.
    if (!signal.aborted) this.#end('stopped');
  }

  async #rest(): Promise<void> {
    const restMs = this.#workedMs * REST_FACTOR;
    this.#workedMs = 0;
    if (this.#state !== 'live' || this.#waiting.size > 0) return;
    this.#flush();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#endRest = () => {};
  }

  #take(item: FeedItem): void {
    if (item.kind === 'event') this.#takeEvent(item.event);
    else if (this.#partial.length === 0 && item.position !== undefined) {
      this.#received = item.position;
      this.#unstored += 1;
    }
    if (item.kind === 'caughtUp') {
      this.#flush();
      this.#state = this.#isOver ? this.#state : 'live';
      this.#onCaughtUp();
      return;
    }
    this.#settle();
  }

  #takeEvent(event: RecordedEvent): void {
    const closing = JSON.parse(event.metadata) as Metadata;
    const { index, count } = closing.commit;
    const isFirst = this.#isAtCheckpoint;
    this.#isAtCheckpoint = false;
    if (index !== this.#partial.length) {
      if (isFirst && this.#stored !== undefined) this.#beginElsewhere();
      throw new Error(`${event.stream}@${event.revision} does not continue its commit`);
    }
    this.#partial.push(event);
    if (index < count - 1) return;
    const { position } = event;
    this.#batch.push({ events: this.#partial, closing, position });
    this.#partial = [];
    this.#received = position;
    this.#unstored += count;
  }

  /** The sink's checkpoint lies within a commit, as older builds stored it. @throws CheckpointLost */
  #beginElsewhere(): never {
    this.#options.sink.reset();
    throw new CheckpointLost(this.name);
  }

  /** Stores now what somebody waits for or what has grown large, the rest a little later. */
  #settle(): void {
    if (this.#batch.length === 0 && this.#unstored < PASSED_BY_MAX) {
      this.#settled = this.#received;
      this.#wake();
      return;
    }
    const isWanted = [...this.#waiting].some(({ position }) => hasPassed(this.#received, position));
    if (isWanted || this.#unstored >= BATCH_EVENTS_MAX) this.#flush();
    else if (this.#state === 'live') this.#flushLater();
  }

  #flushLater(): void {
    const { delayMs } = this.#options.sink;
    if (delayMs === 0) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), delayMs);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const to = this.#received;
    if (this.#isOver || to === undefined || to === this.#stored) return;
    this.#guard(() => {
      this.#options.sink.advance({ from: this.#stored, commits: this.#batch, to });
      this.#batch = [];
      this.#unstored = 0;
      this.#stored = to;
      this.#settled = to;
      this.#wake();
    });
  }

  /** What goes wrong in the sink ends it; a lost checkpoint only begins it anew. */
  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof CheckpointLost) {
        this.#state = 'catching_up';
        this.#subscription.abort();
        return;
      }
      this.#end('failed');
      this.#onFailure(error);
      this.#options.onFault(error);
    }
  }

  #end(state: 'failed' | 'stopped'): void {
    this.#state = state;
    this.#discard();
    this.#over.abort();
    this.#subscription.abort();
    this.#endRest();
    for (const waiter of this.#waiting) waiter.end(false);
  }

  #discard(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#partial = [];
    this.#batch = [];
    this.#unstored = 0;
  }

  #wake(): void {
    for (const waiter of this.#waiting) {
      if (hasPassed(this.#settled, waiter.position)) waiter.end(true);
    }
  }
}

interface Waiter {
  readonly position: Position;
  readonly end: (passed: boolean) => void;
}

function hasPassed(reached: Position | undefined, wanted: Position): boolean {
  return reached !== undefined && reached >= wanted;
}
