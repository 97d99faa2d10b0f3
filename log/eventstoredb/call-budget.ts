/**
 * How long a call may take: less while the server is known to be away, so that callers hear so sooner. One call that takes too
 * long is no proof of that: a slow server would then be given too little time by all that follow, and never be found again.
 */

const AWAY_MS = 2_000;
const AWAY_CALL_MS_MAX = 500;

export interface CallBudgetOptions {
  /** For all tries of one append or read together, while all is well. */
  readonly callMsMax: number;
  /** When the server was heard last, by `performance.now()`. */
  readonly heardAt: () => number;
  /** Asks the server for a sign of life, with all the time that a call may take. */
  readonly ask: (msMax: number) => Promise<unknown>;
}

export class CallBudget {
  readonly #options: CallBudgetOptions;
  /** When the last call began that failed, and when it did. */
  #failed: { readonly began: number; readonly at: number } | undefined;
  #isAsking = false;

  constructor(options: CallBudgetOptions) {
    this.#options = options;
  }

  /** When a call failed last, by `performance.now()`. */
  get failedAt(): number {
    return this.#failed?.at ?? Number.NEGATIVE_INFINITY;
  }

  /** Gives the call its time and takes note of how it went. @throws what the call throws */
  async during<Result>(call: (msMax: number) => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await call(this.#isAway(began) ? AWAY_CALL_MS_MAX : this.#options.callMsMax);
    } catch (error) {
      this.#failed = { began, at: performance.now() };
      if (this.#isAway(this.#failed.at)) void this.#ask();
      throw error;
    }
  }

  /** Nothing was heard since the call began that failed not long ago. */
  #isAway(now: number): boolean {
    if (this.#failed === undefined || now - this.#failed.at > AWAY_MS) return false;
    return this.#options.heardAt() < this.#failed.began;
  }

  /** A server that is only slow answers this one, and what it is asked next gets its whole time again. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    await this.#options.ask(this.#options.callMsMax).catch(() => {});
    this.#isAsking = false;
  }
}
