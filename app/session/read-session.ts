import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { Owner } from '../../domain/owner.ts';
import { versionsOf } from '../../domain/session/state-version.ts';
import { sessionView } from '../../projections/session-view.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { SessionAnswer } from './create-session.ts';
import { type LoadedSession, loadSession } from './load-session.ts';

/** The session up to its tail: enough to go on after a crash of the client. */
export async function readSession(
  dependencies: Dependencies,
  owner: Owner,
  sessionId: string,
  requestId: string,
): Promise<{ readonly ok: true; readonly answer: SessionAnswer } | Refused> {
  const loaded = await loadSession(dependencies, owner, sessionId);
  if (!loaded.ok) return loaded;
  return { ok: true, answer: sessionAnswer(dependencies, loaded, sessionId, requestId) };
}

/** The Session object of the specification (2.2) from a loaded session. */
export function sessionAnswer(
  { engineVersion }: Dependencies,
  { current, pinned }: LoadedSession,
  sessionId: string,
  requestId: string,
): SessionAnswer {
  return {
    request_id: requestId,
    ...sessionView(sessionId, current.state, pinned),
    versions: versionsOf(current.revision, engineVersion),
  };
}
