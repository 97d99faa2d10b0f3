import { SESSION_DIGEST_DIGITS, sessionDigest } from '../session/session-id.ts';

/** Category of the streams that hold what was reported about one conversation each. */
export const FEEDBACK_CATEGORY = 'feedback';

/** `feedback-<tenant>.<service>.<first 32 hex digits of SHA-256(session id)>`, for ids of ours, which are random. */
export function feedbackStream(tenant: string, service: string, sessionId: string): string {
  return digestedFeedbackStream(tenant, service, sessionDigest(sessionId));
}

/** The same for an id that is told by a digest of at least 32 hex digits: stream names hold nothing personal. */
export function digestedFeedbackStream(tenant: string, service: string, digest: string): string {
  return `${FEEDBACK_CATEGORY}-${tenant}.${service}.${digest.slice(0, SESSION_DIGEST_DIGITS)}`;
}

const DIGEST = /^[0-9a-f]{32}$/;

/** Whether this tells a conversation as its stream does, where an id of ours would be a session's. */
export function isConversationDigest(text: string): boolean {
  return DIGEST.test(text);
}

/** How a stream tells its conversation. */
export function conversationDigest(stream: string): string {
  return stream.slice(-SESSION_DIGEST_DIGITS);
}
