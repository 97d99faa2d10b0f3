import { type Refused, refuse } from '../accept-or-refuse.ts';

/** One entry of `details.errors` of `invalid_request`. */
export interface FieldError {
  readonly code: string;
  readonly location: 'body' | 'query' | 'path' | 'header';
  /** JSON Pointer into the body; the name elsewhere. */
  readonly path: string;
  readonly message: string;
}

/** Entries of `details.errors` at most, and characters of a path: names of unknown properties are the client's own. */
const ERRORS_MAX = 50;
const PATH_LENGTH_MAX = 300;

/** Refuses a request for what its fields say; the first fault is told in the message, and how many there are of several. */
export function refuseFields(errors: readonly FieldError[]): Refused {
  const shown = errors
    .slice(0, ERRORS_MAX)
    .map((error) => ({ ...error, path: clipPath(error.path) }));
  const [first] = shown;
  const details = { errors: shown, ...(shown.length < errors.length ? { truncated: true } : {}) };
  const fault = `${where(first!)} ${first!.message}${amongAll(errors.length)}`;
  return refuse('invalid_request', `The request cannot be processed: ${fault}.`, details);
}

/** What is said beside the first fault of how many there are. */
export function amongAll(count: number): string {
  return count === 1 ? '' : ` (the first of ${count} faults in details.errors)`;
}

function where({ location, path }: FieldError): string {
  return path === '' ? `the ${location}` : `${path} in the ${location}`;
}

export function clipPath(path: string): string {
  return path.length <= PATH_LENGTH_MAX
    ? path
    : `${path.slice(0, PATH_LENGTH_MAX).toWellFormed()}…`;
}
