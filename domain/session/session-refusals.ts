import { type Refused, refuse } from '../accept-or-refuse.ts';

/**
 * Another tenant's or service's session is answered exactly like one that does not exist.
 * @param sessionId absent where the rules judge a call by its session's state alone
 */
export function unknownSession(sessionId?: string): Refused {
  const details = sessionId === undefined ? {} : { session_id: sessionId };
  return refuse('unknown_session', 'There is no such session.', details);
}

export function artifactUnavailable(sessionId: string): Refused {
  return refuse(
    'compiled_artifact_unavailable',
    'The compiled configuration of this session cannot be read now; try again later.',
    { session_id: sessionId },
  );
}
