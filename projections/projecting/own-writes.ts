import type { Position } from '../../log/port.ts';
import type { View } from './view.ts';
import { hasPassed } from './waiters.ts';

/** How long a read waits for this process's own writes. */
const SHOWN_MS_MAX = 2_000;

/** The views as this process sees them, which have to show what this process has acknowledged. */
export class ViewsOfOwnWrites {
  readonly #views: readonly View[];
  #newest: Position | undefined;
  /** How far those were that were found whole. */
  readonly #wholeAt = new Map<string, Position | undefined>();

  constructor(views: readonly View[]) {
    this.#views = views;
  }

  get all(): readonly View[] {
    return this.#views;
  }

  /** Position of the newest append that this process has acknowledged. */
  get newest(): Position | undefined {
    return this.#newest;
  }

  /** Takes note of an append; appends may be acknowledged out of order. */
  acknowledged(position: Position): void {
    if (this.#newest === undefined || position > this.#newest) this.#newest = position;
  }

  /** Whether the view shows what the log held when this process began; late or not, it is not being made anew. */
  isWhole(name: string): boolean {
    const view = this.#views.find((each) => each.name === name);
    if (view === undefined || view.state === 'failed') return false;
    if (view.state === 'live') this.#wholeAt.set(name, view.reached);
    return this.#wholeAt.has(name) && hasPassed(view.reached, this.#wholeAt.get(name));
  }

  /**
   * Waits until the views of these names, or all of them, have passed the last write that this process has
   * acknowledged; false when they take longer than 2 s.
   */
  async ownWritesShown(...names: readonly string[]): Promise<boolean> {
    const newest = this.#newest;
    if (newest === undefined) return true;
    const wanted = this.#views.filter(({ name }) => names.length === 0 || names.includes(name));
    const passed = await Promise.all(wanted.map((view) => view.waitFor(newest, SHOWN_MS_MAX)));
    return passed.every(Boolean);
  }
}
