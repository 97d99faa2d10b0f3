/**
 * What instances share. No fact is kept here alone: while the shared store cannot be reached, every call waits at most
 * 100 ms for it and then answers as if the store were empty.
 */
export interface Coordination {
  /** Whether what is shared answers; left out where this process keeps to itself. */
  readonly isShared?: boolean;

  /**
   * Takes an amount out of every allowance of a key in its present window, or out of none of them where one would be
   * overdrawn. Resolves with 0 when it was taken, else with the milliseconds after which that window is over. Never
   * throws: while what is shared is away, this process counts by itself.
   */
  take(key: string, amount: number, allowances: readonly Allowance[]): Promise<number>;

  /**
   * Runs the work when nobody else runs theirs under this name, or after a second and a half all the same. It
   * spares work that would be done twice; nothing may rest on it.
   * @param work is told whether nobody else is known to run theirs
   * @throws what the work throws
   */
  alone<Result>(name: string, work: (isAlone: boolean) => Promise<Result>): Promise<Result>;

  /** Lets go of what is shared. Idempotent. */
  close(): Promise<void>;
}

/**
 * A limited number of uses in each window of time. A window begins with its first use and lasts its length, whatever clocks on the wall
 * are set to meanwhile.
 */
export interface Allowance {
  readonly amountMax: number;
  readonly windowMs: number;
}

/** How long `alone` waits for others. */
export const ALONE_WAIT_MS_MAX = 1_500;
