import type { Position } from '../../log/port.ts';
import { StoreUnavailable } from '../store/port.ts';
import { CheckpointLost, type RecordedCommit, type Sink } from './sink.ts';
import type { FollowingView } from './view.ts';
import { hasPassed, Waiters } from './waiters.ts';

/** Commits of one transaction while a view catches up. */
const BATCH_COMMITS_MAX = 1_000;
/** Or this many UTF-16 units of their events' texts: they may be kept until then. */
const BATCH_LENGTH_MAX = 8 * 1024 * 1024;
/** Items passed by since the checkpoint was last stored: what a restart reads again at most. */
const PASSED_BY_MAX = 1_000;

/**
 * Where this many commits came within a sink's delay, they wait for so long: a session's next turn falls into the same
 * transaction then, and most of what a transaction costs are the pages that it writes.
 */
const BUSY_COMMITS = 20;
const BUSY_MS = 500;

/** Why a view has to begin again at its checkpoint. `fault`: what passes by itself, such as a full disk. */
export type SetBack = { readonly fault: unknown } | 'checkpoint_lost';

export interface FollowedViewOptions {
  readonly sink: Sink;
  /** The views of the same store, this one may be among them. */
  readonly company?: () => readonly FollowedView[];
  /** Told once, when the view has failed for good. */
  readonly onFailure: (error: unknown) => void;
  readonly onSetBack: (why: SetBack) => void;
  /** Told when the view has caught up. */
  readonly onLive: () => void;
}

/**
 * One view between the log's reader and its sink: keeps whole commits until they are stored together. A view that
 * throws stops where it is and says so; no commit is skipped, applied in part, or applied twice.
 */
export class FollowedView implements FollowingView {
  readonly name: string;
  readonly #options: FollowedViewOptions;
  readonly #categories: ReadonlySet<string> | undefined;
  #state: FollowingView['state'] = 'catching_up';
  /** Checkpoint of the sink. */
  #stored: Position | undefined;
  /** Everything up to here was received. */
  #received: Position | undefined;
  /** Everything up to here can be read from the view. */
  #settled: Position | undefined;
  /** Commits since the checkpoint; those among them that the sink has not taken in yet. */
  #commits = 0;
  #length = 0;
  #batch: RecordedCommit[] = [];
  #passedBy = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiters = new Waiters();
  #onCaughtUp: () => void = () => {};
  #onFailure: (error: unknown) => void = () => {};

  readonly caughtUp = new Promise<void>((resolve, reject) => {
    this.#onCaughtUp = resolve;
    this.#onFailure = reject;
  });

  constructor(options: FollowedViewOptions) {
    const { name, categories } = options.sink;
    this.name = name;
    this.#options = options;
    this.#categories = categories && new Set(categories);
    // Nobody has to be waiting when it fails: the state says it too.
    this.caughtUp.catch(() => {});
  }

  get categories(): readonly string[] | undefined {
    return this.#options.sink.categories;
  }

  get store(): Sink['store'] {
    return this.#options.sink.store;
  }

  get state(): FollowingView['state'] {
    return this.#state;
  }

  get reached(): Position | undefined {
    return this.#settled;
  }

  get received(): Position | undefined {
    return this.#received;
  }

  get isOver(): boolean {
    return this.#state === 'failed' || this.#state === 'stopped';
  }

  wants(category: string): boolean {
    return this.#categories?.has(category) ?? true;
  }

  /** Takes up the checkpoint; false when that cannot be done now. */
  begin(): boolean {
    this.#state = 'catching_up';
    this.#discard();
    const hasBegun = this.#guard(() => {
      this.#stored = this.#options.sink.begin();
    });
    this.#received = this.#stored;
    this.#settled = this.#stored;
    // Another process may have stored what somebody waits for.
    this.#waiters.passed(this.#settled);
    return hasBegun;
  }

  /** The log cannot be read from the checkpoint on. */
  reset(): void {
    if (this.#guard(() => this.#options.sink.reset())) this.#setBack('checkpoint_lost');
  }

  /** The next commit of the log; one that was seen before is passed over. */
  take(commit: RecordedCommit, category: string): void {
    if (this.isOver || hasPassed(this.#received, commit.position)) return;
    if (!this.wants(category)) this.passBy(commit.position);
    else if (this.#hand(commit)) {
      if (this.#commits === 0) this.#stopTimer();
      this.#commits += 1;
      for (const { data, metadata } of commit.events) this.#length += data.length + metadata.length;
      this.#received = commit.position;
      this.#settle();
    }
  }

  /** Nothing up to there concerns the view. */
  passBy(position: Position): void {
    if (this.isOver || hasPassed(this.#received, position)) return;
    this.#received = position;
    this.#passedBy += 1;
    this.#settle();
  }

  /** The end of the log was reached. */
  becomeLive(): void {
    if (!this.#flush() || this.#state !== 'catching_up') return;
    this.#state = 'live';
    this.#onCaughtUp();
    this.#options.onLive();
  }

  waitFor(position: Position, msMax: number): Promise<boolean> {
    if (hasPassed(this.#received, position)) this.#flush();
    if (hasPassed(this.#settled, position)) return Promise.resolve(true);
    return this.isOver ? Promise.resolve(false) : this.#waiters.wait(position, msMax);
  }

  /** Stores what was received, then ends. */
  stop(): void {
    if (this.isOver) return;
    this.#flush();
    if (!this.isOver) this.#end('stopped', new Error(`the view ${this.name} was stopped`));
  }

  fail(error: unknown): void {
    if (this.isOver) return;
    this.#end('failed', error);
    this.#options.onFailure(error);
  }

  #hand(commit: RecordedCommit): boolean {
    const { sink } = this.#options;
    if (sink.take) return this.#guard(() => sink.take!(commit));
    this.#batch.push(commit);
    return true;
  }

  /** Stores now what somebody waits for or what has grown large, the rest a little later. */
  #settle(): void {
    if (this.#commits === 0 && this.#passedBy < PASSED_BY_MAX) {
      this.#settled = this.#received;
      this.#waiters.passed(this.#settled);
      // Only the checkpoint tells other processes how far the rows are; this may wait longer than a commit.
      if (this.#state === 'live' && this.store)
        this.#timer ??= setTimeout(() => this.#flush(), BUSY_MS);
      return;
    }
    const isLarge =
      this.#commits >= BATCH_COMMITS_MAX ||
      this.#length >= BATCH_LENGTH_MAX ||
      this.#passedBy >= PASSED_BY_MAX;
    if (isLarge || this.#waiters.isAnyoneAt(this.#received)) this.#flush();
    else if (this.#state === 'live') this.#flushLater();
  }

  #flushLater(): void {
    const { delayMs } = this.#options.sink;
    if (delayMs === 0) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flushUnlessBusy(BUSY_MS - delayMs), delayMs);
  }

  #flushUnlessBusy(delayMs: number): void {
    if (this.#commits < BUSY_COMMITS) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), delayMs);
  }

  /** Answers whether everything that was received is stored. */
  #flush(): boolean {
    if (this.isOver) return false;
    return this.#received === this.#stored || this.#store([this, ...this.#company()]);
  }

  /** In one transaction: one of its own costs a view more than most of its rows. Answers whether this view was stored. */
  #store(views: readonly FollowedView[]): boolean {
    const stored: FollowedView[] = [];
    const advance = () => {
      for (const view of views) if (view.#advance()) stored.push(view);
    };
    const { store } = this.#options.sink;
    try {
      if (store && views.length > 1) store.transaction(advance);
      else advance();
      for (const view of stored) view.#wasStored();
      return stored.includes(this);
    } catch (error) {
      for (const view of views) if (!view.isOver) view.#wentWrong(error);
      return false;
    }
  }

  /** Other views of the same store that have something to store. */
  #company(): readonly FollowedView[] {
    const company = this.#options.company?.() ?? [];
    return company.filter((view) => view !== this && !view.isOver && view.#commits > 0);
  }

  /** What is wrong with this view alone ends in it. @throws StoreUnavailable, which is every view's of the store */
  #advance(): boolean {
    const to = this.#received!;
    try {
      this.#options.sink.advance({ from: this.#stored, commits: this.#batch, to });
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      this.#wentWrong(error);
      return false;
    }
  }

  #wasStored(): void {
    this.#discard();
    this.#stored = this.#received;
    this.#settled = this.#received;
    this.#waiters.passed(this.#settled);
  }

  /** Answers whether nothing went wrong. */
  #guard(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.#wentWrong(error);
      return false;
    }
  }

  /** What goes wrong in the sink ends the view, but for what passes. */
  #wentWrong(error: unknown): void {
    if (error instanceof CheckpointLost) this.#setBack('checkpoint_lost');
    else if (error instanceof StoreUnavailable) this.#setBack({ fault: error });
    else this.fail(error);
  }

  /** What was received and not stored is read again. */
  #setBack(why: SetBack): void {
    this.#state = 'catching_up';
    this.#discard();
    this.#received = this.#stored;
    this.#options.onSetBack(why);
  }

  #end(state: 'failed' | 'stopped', why: unknown): void {
    this.#state = state;
    this.#onFailure(why);
    this.#discard();
    this.#waiters.giveUp();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #discard(): void {
    this.#stopTimer();
    this.#batch = [];
    this.#commits = 0;
    this.#length = 0;
    this.#passedBy = 0;
  }
}
