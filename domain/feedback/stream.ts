import { hash } from 'node:crypto';

/** Category of the streams that hold what was reported about one conversation each. */
export const FEEDBACK_CATEGORY = 'feedback';

/**
 * `feedback-<tenant>.<service>.<first 32 hex digits of SHA-256(session id)>`: the id may be the client's
 * own, and stream names hold nothing personal.
 */
export function feedbackStream(tenant: string, service: string, sessionId: string): string {
  const digest = hash('sha256', sessionId).slice(0, 32);
  return `${FEEDBACK_CATEGORY}-${tenant}.${service}.${digest}`;
}
