import { KeyDestroyed } from '../../app/core/sealing/session-keys.ts';
import { sessionErased } from '../../domain/session/erasure/refuse-erased.ts';
import { KeyringOverloaded, KeyringUnavailable } from '../../keyring/port.ts';
import {
  LogClosed,
  LogOverloaded,
  LogUnavailable,
  TooLarge,
  WritesRefused,
} from '../../log/port.ts';
import { StoreUnavailable } from '../../projections/store/port.ts';
import { envelopeOf, errorEnvelope } from '../error-envelope.ts';
import type { RouteAnswer } from '../route.ts';

/** A fault is logged whole under the request's id; the client learns what it can do about it. */
export function answerFault(
  error: unknown,
  requestId: string,
  {
    logFault,
    sessionId = '',
  }: {
    readonly logFault: (error: unknown, requestId: string) => void;
    readonly sessionId: string | undefined;
  },
): RouteAnswer {
  if (error instanceof TooLarge) {
    const message = 'The request would be stored as more bytes than the log takes.';
    return errorEnvelope('payload_too_large', message, { max_bytes: error.bytesMax }, requestId);
  }
  if (error instanceof KeyDestroyed) {
    // The erasure came between the look at the session and the append.
    return envelopeOf(sessionErased(sessionId, error.at).refusal, requestId);
  }
  logFault(error, requestId);
  if (error instanceof KeyringOverloaded || error instanceof LogOverloaded) {
    return errorEnvelope('overloaded', 'Too much is queued; try again shortly.', {}, requestId);
  }
  if (error instanceof KeyringUnavailable) {
    const message = 'The keyring does not answer; try again with the same Idempotency-Key.';
    return errorEnvelope('storage_unavailable', message, {}, requestId);
  }
  if (error instanceof WritesRefused) {
    const message = 'The service takes no writes now; try again later.';
    return errorEnvelope('storage_unavailable', message, {}, requestId);
  }
  if (error instanceof LogUnavailable || error instanceof LogClosed) {
    const message = 'The event log does not answer; try again with the same Idempotency-Key.';
    return errorEnvelope('storage_unavailable', message, {}, requestId);
  }
  if (error instanceof StoreUnavailable) {
    const message = 'This list cannot be read now; try again later.';
    return errorEnvelope('storage_unavailable', message, {}, requestId);
  }
  const message = 'Something went wrong here; report the request id.';
  return errorEnvelope('internal_error', message, {}, requestId);
}
