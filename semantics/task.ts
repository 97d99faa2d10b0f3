/** One thing a model is asked to do. */
export interface Task {
  readonly instructions: string;
  /** What others wrote, as JSON, a message each: the only place where their words stand. */
  readonly data: readonly string[];
  /** JSON Schema of the answer. */
  readonly schema: object;
  readonly answerTokensMax: number;
}
