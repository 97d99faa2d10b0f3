import { digestedFeedbackStream, feedbackStream } from '../../domain/feedback/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import { isSessionId } from '../../domain/session/session-id.ts';
import type { SealedLog } from '../core/dependencies.ts';

/**
 * Where reports about a conversation stand. An id of the client's own may be guessed, so it is told by a keyed digest;
 * what builds before 2026-11-23 began under a bare one goes on there.
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function conversationStream(
  { log, sessionKeys }: SealedLog,
  { tenant, service }: Owner,
  sessionId: string,
): Promise<string> {
  const bare = feedbackStream(tenant, service, sessionId);
  if (isSessionId(sessionId)) return bare;
  const { events } = await log.read(bare, { limit: 1 });
  if (events.length > 0) return bare;
  const digest = await sessionKeys.digest('conversation', [tenant, service, sessionId].join('\n'));
  return digestedFeedbackStream(tenant, service, digest);
}
