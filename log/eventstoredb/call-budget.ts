/** How long a call may take: less while the server is known to be away, so that callers hear so sooner. */

const AWAY_MS = 2_000;
const AWAY_CALL_MS_MAX = 500;

export class CallBudget {
  readonly #callMsMax: number;
  #failedAt = Number.NEGATIVE_INFINITY;

  /** @param callMsMax for all tries of one append or read together, while all is well */
  constructor(callMsMax: number) {
    this.#callMsMax = callMsMax;
  }

  /** Gives the call its time and takes note of how it went. @throws what the call throws */
  async during<Result>(call: (msMax: number) => Promise<Result>): Promise<Result> {
    const isAway = performance.now() - this.#failedAt < AWAY_MS;
    try {
      const result = await call(isAway ? AWAY_CALL_MS_MAX : this.#callMsMax);
      this.#failedAt = Number.NEGATIVE_INFINITY;
      return result;
    } catch (error) {
      this.#failedAt = performance.now();
      throw error;
    }
  }
}
