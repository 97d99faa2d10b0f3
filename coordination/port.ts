/** What instances share: never the only place of a fact. */
export interface Coordination {
  /**
   * Takes an amount out of every allowance of a key in its present window, or out of none of them; false when one
   * would be overdrawn. Answers within 100 ms and never throws: while what is shared is away, this process counts
   * by itself.
   */
  take(key: string, amount: number, allowances: readonly Allowance[]): Promise<boolean>;
}

/** So much in each window of time; windows begin at whole multiples of their length since the epoch. */
export interface Allowance {
  readonly amountMax: number;
  readonly windowMs: number;
}
