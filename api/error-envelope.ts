import type { Refusal, RefusalCode } from '../domain/accept-or-refuse.ts';
import { type FieldError, refuseFields } from '../domain/input/refuse-fields.ts';
import type { RouteAnswer } from './route.ts';

/** Codes that only the HTTP layer and faults give rise to. */
type EdgeCode =
  | 'malformed_http'
  | 'headers_too_large'
  | 'request_timeout'
  | 'unauthorized'
  | 'insufficient_scope'
  | 'unknown_route'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'idempotency_in_progress'
  | 'storage_unavailable'
  | 'overloaded'
  | 'internal_error';

export type ErrorCode = RefusalCode | EdgeCode;

/** The only table from a code to a status: one code, one status, one reaction of the client. */
export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  malformed_http: 400,
  unauthorized: 401,
  insufficient_scope: 403,
  unknown_session: 404,
  unknown_configuration: 404,
  unknown_compilation: 404,
  unknown_decision: 404,
  unknown_key: 404,
  unknown_route: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  state_version_conflict: 409,
  idempotency_key_reused: 409,
  compilation_in_progress: 409,
  conversion_already_recorded: 409,
  stale_claim: 409,
  compiled_artifact_unavailable: 410,
  session_erased: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_request: 422,
  invalid_cursor: 422,
  configuration_validation_failed: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  idempotency_in_progress: 503,
  storage_unavailable: 503,
  overloaded: 503,
};

/** Seconds after which trying again makes sense. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  compiled_artifact_unavailable: 5,
  idempotency_in_progress: 1,
  storage_unavailable: 2,
  overloaded: 1,
};

/** Whether its answers say in `Retry-After` when to come again; those of a rate say it as it stands (`answering/rate-limit.ts`). */
export function tellsWhenAgain(code: ErrorCode): boolean {
  return code === 'rate_limited' || code in RETRY_AFTER_SECONDS;
}

/** The one envelope of every answer that is not a success. */
export function errorEnvelope(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>>,
  requestId: string,
): RouteAnswer {
  const retryAfter = RETRY_AFTER_SECONDS[code];
  return {
    status: STATUS_OF[code],
    body: { code, message, request_id: requestId, details },
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(code === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
    },
  };
}

export function envelopeOf(refusal: Refusal, requestId: string): RouteAnswer {
  return errorEnvelope(refusal.code, refusal.message, refusal.details, requestId);
}

export function invalidRequest(errors: readonly FieldError[], requestId: string): RouteAnswer {
  return envelopeOf(refuseFields(errors).refusal, requestId);
}
