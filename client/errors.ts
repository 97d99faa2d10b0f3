import type { Error as Envelope } from './api-types.ts';

/** Codes of the service, and of what goes wrong on the way to it. */
export type ErrorCode = Envelope['code'];
export type TransportCode = 'connection_failed' | 'unreadable_answer';

interface Problem {
  readonly code: ErrorCode | TransportCode;
  readonly message: string;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** Whatever the client throws, but for a caller's own abort: a code for programs, a message for people. */
export class QssError extends Error {
  readonly code: ErrorCode | TransportCode;
  readonly status: number;
  /** Quote it when you report a problem; empty where no answer came. */
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ code, message, status, requestId = '', details = {}, cause }: Problem) {
    super(message, { cause });
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
  }
}

/**
 * No answer that can be read came in time. Whether the call took effect is not known: make the same call again, and
 * it takes effect once.
 */
export class ConnectionError extends QssError {}

export class MalformedHttpError extends QssError {}
export class UnauthorizedError extends QssError {}
export class InsufficientScopeError extends QssError {}
export class UnknownSessionError extends QssError {}
export class UnknownConfigurationError extends QssError {}
export class UnknownCompilationError extends QssError {}
export class UnknownRouteError extends QssError {}
export class MethodNotAllowedError extends QssError {}
export class RequestTimeoutError extends QssError {}
/** The session moved on elsewhere. It was read again: look at it, decide again, call again. */
export class StateVersionConflictError extends QssError {}
/** An earlier call that this one was meant to repeat said something else, and took effect. */
export class IdempotencyKeyReusedError extends QssError {}
export class CompilationInProgressError extends QssError {}
export class ConversionAlreadyRecordedError extends QssError {}
/** The session was erased, and with it what was said: it does not come back. */
export class SessionErasedError extends QssError {}
export class ArtifactUnavailableError extends QssError {}
export class PayloadTooLargeError extends QssError {}
export class UnsupportedMediaTypeError extends QssError {}
/** `details.errors` says where and why. */
export class InvalidRequestError extends QssError {}
export class InvalidCursorError extends QssError {}
/** `details.errors` names each fault of the changes or the draft. */
export class ConfigurationValidationError extends QssError {}
export class RateLimitedError extends QssError {}
export class HeadersTooLargeError extends QssError {}
export class InternalError extends QssError {}
export class IdempotencyInProgressError extends QssError {}
export class StorageUnavailableError extends QssError {}
export class OverloadedError extends QssError {}

/** One class a code: a code that the document gains does not compile until it has one. */
export const ERROR_CLASSES: Readonly<Record<ErrorCode, typeof QssError>> = {
  malformed_http: MalformedHttpError,
  unauthorized: UnauthorizedError,
  insufficient_scope: InsufficientScopeError,
  unknown_session: UnknownSessionError,
  unknown_configuration: UnknownConfigurationError,
  unknown_compilation: UnknownCompilationError,
  unknown_route: UnknownRouteError,
  method_not_allowed: MethodNotAllowedError,
  request_timeout: RequestTimeoutError,
  state_version_conflict: StateVersionConflictError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  compilation_in_progress: CompilationInProgressError,
  conversion_already_recorded: ConversionAlreadyRecordedError,
  compiled_artifact_unavailable: ArtifactUnavailableError,
  session_erased: SessionErasedError,
  payload_too_large: PayloadTooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  invalid_request: InvalidRequestError,
  invalid_cursor: InvalidCursorError,
  configuration_validation_failed: ConfigurationValidationError,
  rate_limited: RateLimitedError,
  headers_too_large: HeadersTooLargeError,
  internal_error: InternalError,
  idempotency_in_progress: IdempotencyInProgressError,
  storage_unavailable: StorageUnavailableError,
  overloaded: OverloadedError,
};

/** The error that an answer which is no success stands for. */
export function errorOf(status: number, body: unknown): QssError {
  const { code, message, request_id, details } = (body ?? {}) as Partial<Envelope>;
  const Class = ERROR_CLASSES[code as ErrorCode];
  if (Class) {
    return new Class({
      code: code!,
      message: message ?? code!,
      status,
      requestId: request_id ?? '',
      details: details ?? {},
    });
  }
  // A proxy's page, or a code of a newer service.
  return new QssError({
    code: 'unreadable_answer',
    message: message ?? `The answer has status ${status} and is not one of the service's.`,
    status,
    details: { ...(code === undefined ? {} : { code }) },
  });
}
