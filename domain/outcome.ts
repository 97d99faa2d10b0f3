/**
 * What a decider answers: events to record, with whatever more it worked out on the way, or a refusal. A refusal
 * is routine for an agent caller, so it is a value; `api/problem.ts` alone knows which HTTP status its code has.
 */
export type Outcome<Event, More = unknown> =
  | ({ readonly ok: true; readonly events: readonly Event[] } & More)
  | Refused;

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type RefusalCode =
  | 'unknown_session'
  | 'unknown_configuration'
  | 'unknown_compilation'
  | 'unknown_decision'
  | 'state_version_conflict'
  | 'idempotency_key_reused'
  | 'compilation_in_progress'
  | 'conversion_already_recorded'
  | 'compiled_artifact_unavailable'
  | 'session_erased'
  | 'payload_too_large'
  | 'invalid_request'
  | 'invalid_cursor'
  | 'configuration_validation_failed'
  | 'unknown_key'
  | 'stale_claim';

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence that says what to do next; never echoes a user's text. */
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** One entry of `details.errors` of `invalid_request`. */
export interface FieldError {
  readonly code: string;
  readonly location: 'body' | 'query' | 'path' | 'header';
  /** JSON Pointer into the body; the name elsewhere. */
  readonly path: string;
  readonly message: string;
}

export function accept<Event>(events: readonly Event[]): Outcome<Event> {
  return { ok: true, events };
}

/** Entries of `details.errors` at most, and characters of a path: names of unknown properties are the client's own. */
const ERRORS_MAX = 50;
const PATH_LENGTH_MAX = 300;

/** Refuses a request for what its fields say; a single fault is told in the message, several are counted. */
export function refuseFields(errors: readonly FieldError[]): Refused {
  const shown = errors.slice(0, ERRORS_MAX).map((error) => ({ ...error, path: clip(error.path) }));
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

function clip(path: string): string {
  return path.length <= PATH_LENGTH_MAX
    ? path
    : `${path.slice(0, PATH_LENGTH_MAX).toWellFormed()}…`;
}

export function refuse(
  code: RefusalCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Refused {
  return { ok: false, refusal: { code, message, details } };
}
