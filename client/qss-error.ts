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
