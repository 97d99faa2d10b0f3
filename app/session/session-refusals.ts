import { type Refused, refuse } from '../../domain/outcome.ts';

/** Another tenant's or service's session is answered exactly like one that does not exist. */
export function unknownSession(sessionId: string): Refused {
  return refuse('unknown_session', 'There is no such session.', { session_id: sessionId });
}

export function artifactUnavailable(sessionId: string): Refused {
  return refuse(
    'compiled_artifact_unavailable',
    'The compiled configuration of this session cannot be read now; try again later.',
    { session_id: sessionId },
  );
}
