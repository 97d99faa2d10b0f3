/** Ticks of the clock; a tick that comes later than this was held up by the machine. */
const TICK_MS = 10;
const TICK_MS_MAX = 20;

/**
 * Milliseconds in which this process could run: where others keep the machine busy, the time that it was kept
 * waiting does not count. On an idle machine it goes like any other clock.
 */
export class LoopClock {
  #ms = 0;
  #tickedAt = performance.now();

  constructor() {
    setInterval(() => this.#tick(), TICK_MS).unref();
  }

  readonly now = (): number => this.#ms;

  #tick(): void {
    const now = performance.now();
    this.#ms += Math.min(now - this.#tickedAt, TICK_MS_MAX);
    this.#tickedAt = now;
  }
}
