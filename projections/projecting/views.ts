import type { Position } from '../../log/port.ts';

/** A view that follows the log, wherever it keeps what it has seen. */
export interface FollowingView {
  readonly name: string;
  readonly state: 'catching_up' | 'live' | 'failed' | 'stopped';
  /** Everything up to here can be read from it. */
  readonly reached: Position | undefined;
  /** Resolves when it has seen what the log held when it began. */
  readonly caughtUp: Promise<void>;
  /** Waits until it has passed the position; false when that takes longer. */
  waitFor(position: Position, msMax: number): Promise<boolean>;
}

/** How long a read waits for this process's own writes. */
const SETTLE_MS_MAX = 2_000;

/** The views of this process, which have to show what this process has acknowledged. */
export class Views {
  readonly #views: readonly FollowingView[];
  #newest: Position | undefined;

  constructor(views: readonly FollowingView[]) {
    this.#views = views;
  }

  get all(): readonly FollowingView[] {
    return this.#views;
  }

  /** Takes note of an append; appends may be acknowledged out of order. */
  acknowledged(position: Position): void {
    if (this.#newest === undefined || position > this.#newest) this.#newest = position;
  }

  /**
   * Waits until the views of these names, or all of them, have passed the last write that this process has
   * acknowledged; false when they take longer than 2 s.
   */
  async settled(...names: readonly string[]): Promise<boolean> {
    const newest = this.#newest;
    if (newest === undefined) return true;
    const wanted = this.#views.filter(({ name }) => names.length === 0 || names.includes(name));
    const passed = await Promise.all(wanted.map((view) => view.waitFor(newest, SETTLE_MS_MAX)));
    return passed.every(Boolean);
  }
}
