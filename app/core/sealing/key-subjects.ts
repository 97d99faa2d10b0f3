import { FEEDBACK_CATEGORY } from '../../../domain/feedback/stream.ts';
import { sessionDigest } from '../../../domain/session/session-id.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../../domain/session/stream.ts';
import { categoryOf } from '../../../log/port.ts';

/**
 * Whose key seals a stream: `<tenant>.<first 32 hex digits of SHA-256(session id)>`, which a session's stream and the
 * stream of what is reported about it both tell. Undefined where nothing is sealed.
 */
export function keySubject(stream: string): string | undefined {
  const category = categoryOf(stream);
  if (category === SESSION_CATEGORY) {
    const { tenant, sessionId } = sessionAddress(stream);
    return `${tenant}.${sessionDigest(sessionId)}`;
  }
  if (category !== FEEDBACK_CATEGORY) return undefined;
  const [tenant, , digest] = stream.slice(category.length + 1).split('.');
  return `${tenant}.${digest}`;
}

/** Whose key seals texts: one after the other, for a session that goes on when its texts are forgotten. */
export function textsSubject(subject: string, nth: number): string {
  return `${subject}.texts-${nth}`;
}
