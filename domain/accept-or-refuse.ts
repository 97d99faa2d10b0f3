/**
 * What rules decide: events to record, with what to answer of them and the state after them, where these were worked out on
 * the way; or a refusal. A refusal is routine for an agent caller, so it is a value; `api/error-envelope.ts` alone knows which HTTP
 * status its code has.
 */
export type Outcome<Event, Answer = unknown, State = undefined> =
  | {
      readonly ok: true;
      readonly events: readonly Event[];
      readonly answer: Answer;
      readonly state: State;
    }
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

/** Events of which there is nothing to answer. */
export function accept<Event>(events: readonly Event[]): Outcome<Event, undefined> {
  return { ok: true, events, answer: undefined, state: undefined };
}

export function refuse(
  code: RefusalCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Refused {
  return { ok: false, refusal: { code, message, details } };
}
