import { type Refused, refuse } from '../../accept-or-refuse.ts';

/** That nothing private of a session is shown any more, and whether it is gone. */
export interface Erasure {
  readonly id: string;
  readonly requestedAt: string;
  /** Null until the key is destroyed and everything purged. */
  readonly erasedAt: string | null;
}

/** Why nobody reads or leads a session any more; undefined while it may be. */
export function refuseErased(erasure: Erasure | null, sessionId: string): Refused | undefined {
  if (!erasure) return undefined;
  return sessionErased(sessionId, erasure.erasedAt ?? erasure.requestedAt);
}

/** @param at ISO 8601 */
export function sessionErased(sessionId: string, at: string): Refused {
  const message = 'This session was erased; nothing of what was said in it is left.';
  return refuse('session_erased', message, { session_id: sessionId, erased_at: at });
}
