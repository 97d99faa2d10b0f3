import { type Refused, refuse } from '../outcome.ts';

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

/** Refuses a request for what its fields say; a single fault is told in the message, several are counted. */
export function refuseFields(errors: readonly FieldError[]): Refused {
  const shown = errors
    .slice(0, ERRORS_MAX)
    .map((error) => ({ ...error, path: clipPath(error.path) }));
  const [first] = shown;
  const faults =
    errors.length === 1
      ? `${where(first!)} ${first!.message}.`
      : `${errors.length} faults, listed in details.errors.`;
  const details = { errors: shown, ...(shown.length < errors.length ? { truncated: true } : {}) };
  return refuse('invalid_request', `The request cannot be processed: ${faults}`, details);
}

function where({ location, path }: FieldError): string {
  return path === '' ? `the ${location}` : `${path} in the ${location}`;
}

export function clipPath(path: string): string {
  return path.length <= PATH_LENGTH_MAX
    ? path
    : `${path.slice(0, PATH_LENGTH_MAX).toWellFormed()}…`;
}
