/** How long a call may take: less while the server is known to be away, so that callers hear so sooner. */

const AWAY_MS = 2_000;
const AWAY_CALL_MS_MAX = 500;

export class CallBudget {
  readonly #callMsMax: number;
  #failedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;

  /** @param callMsMax for all tries of one append or read together, while all is well */
  constructor(callMsMax: number) {
    this.#callMsMax = callMsMax;
  }

  /** Whether a call was answered within the last milliseconds, and none has failed since. */
  wasAnsweredWithin(ms: number): boolean {
    return performance.now() - this.#answeredAt < ms;
  }

  /** Gives the call its time and takes note of how it went. @throws what the call throws */
  async during<Result>(call: (msMax: number) => Promise<Result>): Promise<Result> {
    const isAway = performance.now() - this.#failedAt < AWAY_MS;
    try {
      const result = await call(isAway ? AWAY_CALL_MS_MAX : this.#callMsMax);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      this.#answeredAt = performance.now();
      return result;
    } catch (error) {
      this.#answeredAt = Number.NEGATIVE_INFINITY;
      this.#failedAt = performance.now();
      throw error;
    }
  }
}
