import type { Logger } from 'pino';
import { LogUnavailable, type Position, WritesRefused } from '../../log/port.ts';
import { MINUTE_MS } from '../../projections/keys/stored-key-uses.ts';
import type { MemoryView } from '../../projections/projecting/memory-view.ts';
import { settlesWithin } from '../../time/within.ts';
import type { HandedView } from './feeding.ts';
import type {
  AnchorStatus,
  ForeignCounts,
  FromProjector,
  LogLine,
  ProjectorStatus,
  ToProjector,
} from './protocol.ts';
import { revivedError } from './protocol.ts';
import { RemoteView } from './remote-view.ts';

const RESTART_MS = 100;
const RESTART_MS_MAX = 5_000;
/** One that does not end is left behind. */
const STOP_MS_MAX = 5_000;

/** Starts the feeding of the views, in a thread of its own or in this one; answers what takes messages. */
export type StartProjector = (
  handed: readonly HandedView[],
  events: {
    readonly onMessage: (message: FromProjector) => void;
    /** It ended without having been asked to. */
    readonly onDeath: (error: Error) => void;
  },
) => (message: ToProjector) => void;

export interface ProjectorClientOptions {
  readonly start: StartProjector;
  readonly stored: readonly string[];
  readonly memory: readonly MemoryView[];
  readonly isAnchored: boolean;
  readonly logger: Logger;
}

/**
 * The views as those who answer see them, wherever they are fed: how far they are, and those that are kept in memory.
 * Feeding that dies is started again, and goes on where it was.
 */
export class ProjectorClient {
  readonly views: readonly RemoteView[];
  /** Absent where nothing is anchored. */
  readonly anchored: RemoteView | undefined;
  anchors: AnchorStatus | undefined;
  /** Whether the stored views are made and the log is anchored here; true until it is known otherwise. */
  isLeading = true;
  foreign: ForeignCounts = { category: 0, form: 0 };
  readonly #options: ProjectorClientOptions;
  /** Where views in memory stand. */
  readonly #held = new Map<string, Position>();
  readonly #waiting = new Map<number, (passed: boolean) => void>();
  #lastId = 0;
  #post: (message: ToProjector) => void = () => {};
  #deaths = 0;
  #restart: NodeJS.Timeout | undefined;
  #isStopping = false;
  /** Whether everything that was anchored was found in the log; feeding that is started again finds it out once more. */
  #wasHeld = false;
  #onStopped: () => void = () => {};
  #onStarted: () => void = () => {};
  #onHeld: () => void = () => {};
  /** Resolves when the log was held against its anchors, for better or worse. */
  readonly #isHeld = new Promise<void>((resolve) => {
    this.#onHeld = resolve;
  });
  /** Resolves when the feeding has begun; what the log holds may have to be waited for. */
  readonly started = new Promise<void>((resolve) => {
    this.#onStarted = resolve;
  });

  constructor(options: ProjectorClientOptions) {
    this.#options = options;
    const { memory, stored, isAnchored } = options;
    this.views = [...memory.map(({ name }) => name), ...stored].map((name) => this.#viewOf(name));
    this.anchored = isAnchored ? this.#viewOf('anchors') : undefined;
    if (!isAnchored) this.#onHeld();
    this.#start();
  }

  /** Why the log must take no writes now: it is not, or not yet known to be, what was anchored. */
  get refusal(): LogUnavailable | undefined {
    const { anchors } = this;
    if (!this.anchored) return undefined;
    if (anchors?.isFoundAltered) return new WritesRefused(anchors.problem);
    if (this.#wasHeld) return undefined;
    return new LogUnavailable(
      anchors?.problem ?? 'the log is still being held against its anchors',
    );
  }

  /** Resolves when writes are taken and the views in memory have caught up, or will not. */
  get isServing(): Promise<unknown> {
    const held = this.views.slice(0, this.#options.memory.length);
    return Promise.allSettled([this.#isHeld, ...held.map((view) => view.caughtUp)]);
  }

  /** Takes note of a use of a key. @param now milliseconds since the epoch */
  noteKeyUse(keyId: string, now: number): void {
    this.#post({ kind: 'keyUse', keyId, minute: Math.floor(now / MINUTE_MS) });
  }

  /** Resolves when everything that was received is stored and anchored. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restart);
    const stopped = new Promise<void>((resolve) => {
      this.#onStopped = resolve;
    });
    if (this.#restart === undefined) {
      this.#post({ kind: 'stop' });
      await settlesWithin(STOP_MS_MAX, stopped);
    }
    this.#giveUpWaiting();
  }

  #viewOf(name: string): RemoteView {
    return new RemoteView(name, (position, msMax) => this.#wait(name, position, msMax));
  }

  #wait(view: string, position: Position, msMax: number): Promise<boolean> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const end = (passed: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(passed);
      };
      // It answers by itself, unless it has died or hangs.
      const timer = setTimeout(() => end(false), msMax);
      this.#waiting.set(id, end);
      this.#post({ kind: 'wait', id, views: [view], position, msMax });
    });
  }

  #start(): void {
    this.#restart = undefined;
    const handed = this.#options.memory.map(
      ({ name, categories, types }): HandedView => ({
        name,
        categories,
        ...(types === undefined ? {} : { types }),
        from: this.#held.get(name),
      }),
    );
    this.#post = this.#options.start(handed, {
      onMessage: (message) => this.#heard(message),
      onDeath: (error) => this.#died(error),
    });
  }

  #heard(message: FromProjector): void {
    if (message.kind === 'status') this.#noteStatus(message.status);
    else if (message.kind === 'handed') this.#handed(message);
    else if (message.kind === 'waited') this.#waiting.get(message.id)?.(message.passed);
    else if (message.kind === 'line') this.#log(message.line);
    else if (message.kind === 'started') this.#onStarted();
    else this.#onStopped();
  }

  #noteStatus({ views, anchors, isLeading, foreign }: ProjectorStatus) {
    // One that dies each time before it has caught up is started less and less often.
    if (views.every(({ state }) => state !== 'catching_up')) this.#deaths = 0;
    if (!this.anchors?.isFoundAltered) this.anchors = anchors;
    this.isLeading = isLeading;
    this.#wasHeld ||= anchors?.isAsAnchored === true;
    if (this.#wasHeld || anchors?.problem !== undefined) this.#onHeld();
    this.foreign = foreign;
    for (const status of views) this.#find(status.name)?.update(status);
  }

  #find(name: string): RemoteView | undefined {
    if (name === this.anchored?.name) return this.anchored;
    return this.views.find((view) => view.name === name);
  }

  #handed({ view, events, to }: Extract<FromProjector, { kind: 'handed' }>): void {
    const memory = this.#options.memory.find(({ name }) => name === view);
    const remote = this.#find(view);
    if (!memory || remote?.state === 'failed') return;
    try {
      for (const event of events) memory.apply(event);
      this.#held.set(view, to);
    } catch (error) {
      remote?.update({ state: 'failed', reached: remote.reached });
      const { logger } = this.#options;
      logger.error({ err: error, view }, 'a view has failed and stands still');
    }
  }

  #log({ level, message, fields, error }: LogLine): void {
    const err = error === undefined ? {} : { err: revivedError(error) };
    this.#options.logger[level]({ ...err, ...fields }, message);
  }

  #died(error: Error): void {
    this.#post = () => {};
    this.#giveUpWaiting();
    this.#onStopped();
    if (this.#isStopping) return;
    const { logger } = this.#options;
    logger.error({ err: error }, 'the feeding of the views ended and is started again');
    for (const view of [...this.views, ...(this.anchored ? [this.anchored] : [])]) {
      view.update({ state: 'catching_up', reached: view.reached });
    }
    this.#restart = setTimeout(
      () => this.#start(),
      Math.min(RESTART_MS * 2 ** this.#deaths, RESTART_MS_MAX),
    );
    this.#deaths += 1;
  }

  #giveUpWaiting(): void {
    for (const end of this.#waiting.values()) end(false);
  }
}
