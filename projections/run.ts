import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata } from '../domain/recording/metadata.ts';
import {
  type EventLog,
  type FeedItem,
  InvalidPosition,
  type Position,
  type RecordedEvent,
} from '../log/port.ts';
import {
  advance,
  CheckpointLost,
  type Projection,
  prepareTables,
  type RecordedCommit,
  resetTables,
} from './projection.ts';
import type { Store } from './store/port.ts';

/** How long to wait before subscribing again after the log went away. */
const RESUBSCRIBE_MS = 500;
/** How long commits wait for others to share a transaction with; who waits for one ends it. */
const FLUSH_MS = 50;
const BATCH_EVENTS_MAX = 500;
/** Items passed by since the checkpoint was last stored: what a restart reads again at most. */
const PASSED_BY_MAX = 1_000;

export type ProjectorState = 'catching_up' | 'live' | 'failed' | 'stopped';

export interface ProjectorOptions {
  readonly log: EventLog;
  readonly store: Store;
  readonly projection: Projection;
  /** Told when the log went away, and once when the projection failed. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Feeds one projection from the log, after its checkpoint. A projection that throws stops where it is and
 * says so; no commit is skipped, applied in part, or applied twice.
 */
export class Projector {
  readonly #options: ProjectorOptions;
  readonly #running: Promise<void>;
  readonly #over = new AbortController();
  #state: ProjectorState = 'catching_up';
  #subscription = new AbortController();
  /** Checkpoint in the store. */
  #stored: Position | undefined;
  /** Everything up to here was received whole. */
  #received: Position | undefined;
  /** Everything up to here can be read from the store. */
  #settled: Position | undefined;
  #partial: RecordedEvent[] = [];
  #batch: RecordedCommit[] = [];
  #unstored = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting = new Set<Waiter>();
  #onCaughtUp: () => void = () => {};

  /** Resolves when the projection has seen what the log held when it began; never when it fails before. */
  readonly caughtUp = new Promise<void>((resolve) => {
    this.#onCaughtUp = resolve;
  });

  constructor(options: ProjectorOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  get name(): string {
    return this.#options.projection.name;
  }

  get state(): ProjectorState {
    return this.#state;
  }

  /** Waits until the rows hold everything up to the position; false when that takes longer. */
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
          this.#guard(() => resetTables(this.#options.store, this.#options.projection));
        } else {
          this.#options.onFault(error);
          await delay(RESUBSCRIBE_MS, undefined, { signal: this.#over.signal }).catch(() => {});
        }
      }
    }
  }

  async #follow(): Promise<void> {
    const { log, store, projection } = this.#options;
    this.#discard();
    this.#guard(() => {
      this.#stored = prepareTables(store, projection);
    });
    if (this.#isOver) return;
    this.#received = this.#stored;
    this.#settled = this.#stored;
    this.#subscription = new AbortController();
    const { signal } = this.#subscription;
    const after = this.#stored === undefined ? {} : { after: this.#stored };
    for await (const item of log.subscribe({
      categories: projection.categories,
      signal,
      ...after,
    })) {
      this.#guard(() => this.#take(item));
      if (signal.aborted) break;
    }
    // Neither stopped nor begun anew: the log was closed.
    if (!signal.aborted) this.#end('stopped');
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
    if (index !== this.#partial.length) {
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

  /** Stores now what somebody waits for or what has grown large, the rest a little later. */
  #settle(): void {
    if (this.#batch.length === 0 && this.#unstored < PASSED_BY_MAX) {
      this.#settled = this.#received;
      this.#wake();
      return;
    }
    const isWanted = [...this.#waiting].some(({ position }) => hasPassed(this.#received, position));
    if (isWanted || this.#unstored >= BATCH_EVENTS_MAX) this.#flush();
    else if (this.#state === 'live') this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const to = this.#received;
    if (this.#isOver || to === undefined || to === this.#stored) return;
    this.#guard(() => {
      const { store, projection } = this.#options;
      advance(store, projection, { from: this.#stored, commits: this.#batch, to });
      this.#batch = [];
      this.#unstored = 0;
      this.#stored = to;
      this.#settled = to;
      this.#wake();
    });
  }

  /** What goes wrong in the store or in the projection ends it; a lost checkpoint only begins it anew. */
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
      this.#options.onFault(error);
    }
  }

  #end(state: 'failed' | 'stopped'): void {
    this.#state = state;
    this.#discard();
    this.#over.abort();
    this.#subscription.abort();
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
