import type { InputIssue } from '../../input/issues.ts';

/** One entry of `details.errors` of `configuration_validation_failed`. */
export interface ChangeError extends InputIssue {
  /** Index of the operation, from 0; null where no operation is meant. */
  readonly position: number | null;
  /** JSON Pointer into the request's body. */
  readonly path: string;
}
