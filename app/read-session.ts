import { sessionView } from '../domain/session/view.ts';
import type { SessionAnswer } from './create-session.ts';
import { loadSession } from './load-session.ts';
import type { Runtime, Scope } from './runtime.ts';

/** The session up to its tail: enough to go on after a crash of the client. */
export async function readSession(
  runtime: Runtime,
  scope: Scope,
  sessionId: string,
  requestId: string,
) {
  const loaded = await loadSession(runtime, scope, sessionId);
  if (!loaded.ok) return loaded;
  const { current, pinned } = loaded;
  const answer: SessionAnswer = {
    request_id: requestId,
    ...sessionView(sessionId, current.state, pinned),
    versions: {
      state_version: current.revision,
      engine_version: runtime.engineVersion,
      api_version: '1.0',
    },
  };
  return { ok: true as const, answer };
}
