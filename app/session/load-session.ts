import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { Owner } from '../../domain/owner.ts';
import { refuseErased } from '../../domain/session/erasure/refuse-erased.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { artifactUnavailable, unknownSession } from '../../domain/session/session-refusals.ts';
import type { SessionState } from '../../domain/session/state.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { StreamState } from '../core/streams/stream-state.ts';
import { sessionAggregate } from './session-aggregate.ts';

export interface LoadedSession {
  readonly current: StreamState<SessionState>;
  readonly pinned: PinnedArtifact;
}

/** The session up to its tail, with its pinned publication; one that was erased is refused. */
export async function loadSession(
  dependencies: Dependencies,
  owner: Owner,
  sessionId: string,
): ReturnType<typeof loadForAudit> {
  const loaded = await loadForAudit(dependencies, owner, sessionId);
  if (!loaded.ok) return loaded;
  return refuseErased(loaded.current.state.erasure, sessionId) ?? loaded;
}

/** The same for auditors, who are shown what is left of an erased one. */
export async function loadForAudit(
  dependencies: Dependencies,
  owner: Owner,
  sessionId: string,
): Promise<Refused | ({ readonly ok: true } & LoadedSession)> {
  const stream = await dependencies.sessionOwners.streamOf(owner, sessionId);
  if (stream === undefined) return unknownSession(sessionId);
  const current = await dependencies.streams.latest(sessionAggregate, stream);
  const { artifactDigest } = current.state.publication!;
  const pinned = await dependencies.artifacts.load(owner, artifactDigest);
  return pinned ? { ok: true, current, pinned } : artifactUnavailable(sessionId);
}

/** The artifact of a session that is known to exist, for an answer from its receipt. */
export async function sessionArtifact(
  dependencies: Dependencies,
  owner: Owner,
  stream: string,
): Promise<PinnedArtifact | undefined> {
  const { state } = await dependencies.streams.cached<SessionState, SessionEvent>(
    sessionAggregate,
    stream,
  );
  return dependencies.artifacts.load(owner, state.publication!.artifactDigest);
}

/** Looks at the session's tail, so that what another instance has erased is known. */
export async function refuseIfErased(
  { streams }: Dependencies,
  stream: string,
  sessionId: string,
): Promise<Refused | undefined> {
  const { state } = await streams.latest(sessionAggregate, stream);
  return refuseErased(state.erasure, sessionId);
}
