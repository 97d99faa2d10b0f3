const FAILURES_MAX = 5;
const RECENT_CALLS = 20;
const RECENT_FAILED_MAX = 10;
const RECENT_MS = 30_000;
const OPEN_MS_MIN = 15_000;
const OPEN_MS_MAX = 120_000;

/**
 * Leaves a provider alone that fails: opens after 5 failures in a row, or when more than half of the latest 20
 * calls failed within 30 s. After 15 s one call probes it; while that fails, the wait doubles up to 120 s.
 */
export class Breaker {
  readonly #now: () => number;
  readonly #onChange: (isOpen: boolean) => void;
  #inARow = 0;
  #recent: { readonly at: number; readonly failed: boolean }[] = [];
  /** Undefined while closed. */
  #openUntil: number | undefined;
  #openMs = OPEN_MS_MIN;
  #isProbing = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number, onChange: (isOpen: boolean) => void = () => {}) {
    this.#now = now;
    this.#onChange = onChange;
  }

  /** Whether a call would be turned away now. */
  get isOpen(): boolean {
    if (this.#openUntil === undefined) return false;
    return this.#isProbing || this.#now() < this.#openUntil;
  }

  /** Runs the work and learns from how it ends. Not to be called while open. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const isProbe = this.#openUntil !== undefined;
    this.#isProbing = isProbe;
    try {
      const result = await work();
      this.#succeeded(isProbe);
      return result;
    } catch (error) {
      this.#failed(isProbe);
      throw error;
    }
  }

  #succeeded(isProbe: boolean): void {
    this.#inARow = 0;
    this.#note(false);
    if (isProbe) this.#close();
  }

  #failed(isProbe: boolean): void {
    this.#inARow += 1;
    this.#note(true);
    if (isProbe) this.#open(Math.min(OPEN_MS_MAX, this.#openMs * 2));
    else if (this.#openUntil === undefined && this.#isTooMuch()) this.#open(OPEN_MS_MIN);
  }

  #note(failed: boolean): void {
    this.#recent.push({ at: this.#now(), failed });
    if (this.#recent.length > RECENT_CALLS) this.#recent.shift();
  }

  #isTooMuch(): boolean {
    if (this.#inARow >= FAILURES_MAX) return true;
    const [oldest] = this.#recent;
    const isFull = this.#recent.length === RECENT_CALLS;
    if (!isFull || this.#now() - oldest!.at > RECENT_MS) return false;
    return this.#recent.filter(({ failed }) => failed).length > RECENT_FAILED_MAX;
  }

  #open(ms: number): void {
    this.#openMs = ms;
    this.#openUntil = this.#now() + ms;
    this.#isProbing = false;
    this.#onChange(true);
  }

  #close(): void {
    this.#openUntil = undefined;
    this.#isProbing = false;
    this.#inARow = 0;
    this.#recent = [];
    this.#onChange(false);
  }
}
