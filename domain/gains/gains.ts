/** What asking a question may bring. */
export interface Gains {
  /** Question -> informations: row q is `[start[q], start[q + 1])`, principal information first. */
  readonly rows: SparseRows;
  /** The transpose: information -> questions. */
  readonly columns: SparseRows;
  readonly answerProbability: Float64Array;
  readonly refusalProbability: Float64Array;
  /** Worth of an answer while nothing is known of what the question covers. */
  readonly untouchedWorth: Float64Array;
  /**
   * Question that got no answer -> other questions: what that multiplies the odds of their answers by. Null where no counts
   * tell it.
   */
  readonly besideUnanswered: SparseRows | null;
}

export interface SparseRows {
  readonly start: Uint32Array;
  readonly index: Uint32Array;
  readonly weight: Float64Array;
}
