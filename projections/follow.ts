import type { EventLog, Position, RecordedEvent } from '../log/port.ts';

/** A view held in memory: small, and rebuilt from the log at every start. */
export interface MemoryView {
  readonly name: string;
  readonly categories: readonly string[];
  readonly apply: (event: RecordedEvent) => void;
}

export type FollowerState = 'catching_up' | 'live' | 'failed' | 'stopped';

/** How long to wait before subscribing again after the log went away. */
const RESUBSCRIBE_MS = 500;

/**
 * Feeds one view from the log, from its beginning. A view that throws is stopped where it is and says so: no event
 * is ever skipped.
 */
export class Follower {
  readonly #log: EventLog;
  readonly #view: MemoryView;
  readonly #stop = new AbortController();
  readonly #onFault: (error: unknown) => void;
  #position: Position | undefined;
  #state: FollowerState = 'catching_up';
  #waiting: { readonly position: Position; readonly resolve: () => void }[] = [];
  readonly #caughtUp = deferred();
  readonly running: Promise<void>;

  constructor(log: EventLog, view: MemoryView, onFault: (error: unknown) => void) {
    this.#log = log;
    this.#view = view;
    this.#onFault = onFault;
    this.running = this.#run();
  }

  get name(): string {
    return this.#view.name;
  }

  get state(): FollowerState {
    return this.#state;
  }

  /** Resolves when the view has seen everything the log held when it began; rejects when it failed before. */
  get caughtUp(): Promise<void> {
    return this.#caughtUp.promise;
  }

  /** Waits until the view has passed the position; false when that takes longer than `msMax`. */
  async waitFor(position: Position, msMax: number): Promise<boolean> {
    if (this.#position !== undefined && this.#position >= position) return true;
    if (this.#state === 'failed') return false;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), msMax);
      const done = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.#waiting.push({ position, resolve: done });
    });
  }

  async stop(): Promise<void> {
    if (this.#state !== 'failed') this.#state = 'stopped';
    this.#stop.abort();
    await this.running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted && this.#state !== 'failed') {
      try {
        await this.#consume(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#onFault(error);
        await new Promise((resolve) => setTimeout(resolve, RESUBSCRIBE_MS));
      }
    }
  }

  async #consume(signal: AbortSignal): Promise<void> {
    const { categories } = this.#view;
    const after = this.#position === undefined ? {} : { after: this.#position };
    for await (const item of this.#log.subscribe({ categories, signal, ...after })) {
      if (item.kind === 'event' && !this.#apply(item.event)) return;
      const position = item.kind === 'event' ? item.event.position : item.position;
      if (position !== undefined) this.#advance(position);
      if (item.kind === 'caughtUp') {
        this.#state = 'live';
        this.#caughtUp.resolve();
      }
    }
  }

  #apply(event: RecordedEvent): boolean {
    try {
      this.#view.apply(event);
      return true;
    } catch (error) {
      this.#state = 'failed';
      this.#onFault(error);
      this.#caughtUp.reject(error);
      return false;
    }
  }

  #advance(position: Position): void {
    this.#position = position;
    this.#waiting = this.#waiting.filter((waiter) => {
      if (waiter.position > position) return true;
      waiter.resolve();
      return false;
    });
  }
}

/** `Promise.withResolvers` of later Node versions. */
function deferred() {
  let resolve!: () => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // Nobody has to be waiting when it fails: the state says it too.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
