import { refuseFields } from '../../domain/outcome.ts';
import type { ClientUpdates, ContextUpdate, ExternalEvent } from '../../domain/session/commands.ts';
import { decideEvents, type EventsAnswer } from '../../domain/session/decide-events.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import { understandHeard } from '../../domain/session/model/merge-model-answer.ts';
import type { SessionState } from '../../domain/session/state.ts';
import {
  restoreProgress,
  type StoredProgress,
  storeProgress,
} from '../../domain/session/stored-progress.ts';
import { isSessionId, sessionStream } from '../../domain/session/stream.ts';
import { referenceErrors } from '../../domain/session/turn/check-references.ts';
import type { Runtime } from '../core/dependencies.ts';
import { transact } from '../core/transact.ts';
import { withTestimony } from './ask-provider.ts';
import { judgeValues } from './judge-values.ts';
import {
  artifactUnavailable,
  pinnedArtifact,
  sessionAggregate,
  sessionArtifact,
  unknownSession,
} from './load-session.ts';
import type { SessionCall } from './session-call.ts';
import { refuseSession, type Versions } from './take-turn.ts';

/** One `/events`, as the API parsed it. */
export interface EventsRequest {
  readonly state_version: number;
  readonly context_update?: ContextUpdate | undefined;
  readonly client_updates?: ClientUpdates | undefined;
  readonly external?: ExternalEvent | undefined;
}

type EventsReceipt = Omit<EventsAnswer, 'progress'> & {
  readonly request_id: string;
  readonly progress: StoredProgress;
  readonly engine_version: string;
};

/** Records external information; no decision is made, the pending one stays. */
export async function recordEvents(runtime: Runtime, call: SessionCall, request: EventsRequest) {
  const { scope, sessionId, key, provenance } = call;
  if (!isSessionId(sessionId)) return unknownSession(sessionId);
  const words = {
    contextUpdate: request.context_update,
    clientUpdates: request.client_updates,
    external: request.external,
  };
  const sent = { ...words, stateVersion: request.state_version };
  const done = await withTestimony(runtime, call, sent, (heard) =>
    transact<SessionState, SessionEvent>(runtime, {
      aggregate: sessionAggregate,
      stream: sessionStream(scope.tenant, sessionId),
      key,
      provenance,
      decide: async (current, at) => {
        const refused = refuseSession(current, call, request.state_version);
        if (refused) return refused;
        const pinned = await pinnedArtifact(runtime, scope, current.state);
        if (!pinned) return artifactUnavailable(sessionId);
        const accepts = await judgeValues(words.clientUpdates, pinned);
        const errors = referenceErrors(words, current.state, pinned, accepts);
        if (errors.length > 0) return refuseFields(errors);
        const findings = understandHeard({ ...words, at, heard }, current.state, pinned);
        const decided = decideEvents({ ...words, at, findings }, current.state, pinned);
        if (!decided.ok) return decided;
        const answer: EventsReceipt = {
          request_id: provenance.request_id,
          ...decided.answer,
          progress: storeProgress(decided.answer.progress),
          engine_version: runtime.engineVersion,
        };
        return { ...decided, status: 200, answer: { ...answer } };
      },
    }),
  );
  if (!done.ok) return done;
  const pinned = await sessionArtifact(runtime, scope, sessionId);
  if (!pinned) return artifactUnavailable(sessionId);
  const { request_id, engine_version, ...stored } = done.receipt.answer as unknown as EventsReceipt;
  const versions: Versions = { state_version: done.revision, engine_version, api_version: '1.0' };
  const progress = restoreProgress(stored.progress, pinned.artifact);
  const answer = { request_id, session_id: sessionId, ...stored, progress, versions };
  return { ok: true as const, answer, isReplay: done.isReplay };
}
