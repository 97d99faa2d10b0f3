import { computedMs } from '../own-time.ts';

/** Ticks of the clock; a tick that comes later than this was held up, by the machine or by this process. */
const TICK_MS = 10;
const TICK_MS_MAX = 20;

/**
 * Milliseconds in which this process could run: where others keep the machine busy, the time that it was kept
 * waiting does not count, unlike what its own thread computed meanwhile. On an idle machine it goes like any other clock.
 */
export class LoopClock {
  #ms = 0;
  #tickedAt = performance.now();
  #computed = computedMs();

  constructor() {
    setInterval(() => this.#tick(), TICK_MS).unref();
  }

  readonly now = (): number => this.#ms;

  #tick(): void {
    const [now, computed] = [performance.now(), computedMs()];
    const own = Math.max(TICK_MS_MAX, computed - this.#computed);
    this.#ms += Math.min(now - this.#tickedAt, own);
    [this.#tickedAt, this.#computed] = [now, computed];
  }
}
