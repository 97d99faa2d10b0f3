import type { Refused } from '../../domain/accept-or-refuse.ts';
import { sessionErased } from '../../domain/session/erasure/refuse-erased.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** Why nothing is reported about a conversation any more; undefined while it may be. @throws KeyringUnavailable */
export async function refuseErasedConversation(
  { sessionKeys }: Pick<Dependencies, 'sessionKeys'>,
  stream: string,
  sessionId: string,
): Promise<Refused | undefined> {
  const found = await sessionKeys.find(stream);
  return found.state === 'destroyed' ? sessionErased(sessionId, found.at) : undefined;
}
