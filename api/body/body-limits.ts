import { errorEnvelope } from '../error-envelope.ts';
import type { RouteAnswer } from '../route.ts';

/** Bytes of a body at most, where a route does not say otherwise. */
export const BODY_BYTES_MAX = 64 * 1024;
/** For `/next`, `/events` and `changes`. */
export const LARGE_BODY_BYTES_MAX = 2 * 1024 * 1024;

/** The refusal of a body that has more bytes. */
export function tooLarge(bytesMax: number, requestId: string): RouteAnswer {
  const message = `The body is too large: ${bytesMax} bytes are allowed.`;
  return errorEnvelope('payload_too_large', message, { max_bytes: bytesMax }, requestId);
}
