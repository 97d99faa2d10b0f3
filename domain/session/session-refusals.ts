import { type Refused, refuse } from '../outcome.ts';

/**
 * Another tenant's or service's session is answered exactly like one that does not exist.
 * @param sessionId absent where rules alone judge a call, which know no ids of streams
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
