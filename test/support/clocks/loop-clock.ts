import { computedMs } from '../own-time.ts';

/** Ticks of the clock; a tick that comes later than this was held up, by the machine or by this process. */
const TICK_MS = 10;
const TICK_MS_MAX = 20;
/** Longer than anybody measures: a clock that nobody has looked at since is stopped, for a worker outlives the file that wanted it. */
const UNSEEN_MS_MAX = 60_000;

/**
 * Milliseconds in which this process could run: where others keep the machine busy, the time that it was kept
 * waiting does not count, unlike what its own thread computed meanwhile. On an idle machine it goes like any other clock.
 */
class LoopClock {
  #ms = 0;
  #seenMs = 0;
  #tickedAt = 0;
  #computed = 0;
  #ticking: NodeJS.Timeout | undefined;

  readonly now = (): number => {
    this.#seenMs = this.#ms;
    this.#ticking ??= this.#start();
    return this.#ms;
  };

  #start(): NodeJS.Timeout {
    [this.#tickedAt, this.#computed] = [performance.now(), computedMs()];
    return setInterval(() => this.#tick(), TICK_MS).unref();
  }

  #tick(): void {
    const [now, computed] = [performance.now(), computedMs()];
    const own = Math.max(TICK_MS_MAX, computed - this.#computed);
    this.#ms += Math.min(now - this.#tickedAt, own);
    [this.#tickedAt, this.#computed] = [now, computed];
    if (this.#ms - this.#seenMs < UNSEEN_MS_MAX) return;
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }
}

/** One for all tests of a worker: each look at the thread's own time costs it some of that time. */
export const loopClock = new LoopClock();
