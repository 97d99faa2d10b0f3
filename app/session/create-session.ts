import type { Provenance, Receipt } from '../../domain/recording/metadata.ts';
import { startSession } from '../../domain/session/decide-start.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { derivedSessionId, sessionStream } from '../../domain/session/stream.ts';
import { type SessionView, sessionView } from '../../domain/session/view.ts';
import { activePublication, unknownConfiguration } from '../configuration/configuration.ts';
import type { Runtime } from '../core/dependencies.ts';
import type { Scope } from '../core/scope.ts';
import { type IdempotencyKey, type Transacted, transact } from '../core/transact.ts';
import {
  artifactUnavailable,
  loadSession,
  sessionAggregate,
  unknownSession,
} from './load-session.ts';
import type { Versions } from './take-turn.ts';

export interface CreateSession {
  readonly scope: Scope;
  readonly key: IdempotencyKey;
  readonly provenance: Provenance;
  readonly clientReference: string | undefined;
}

export type SessionAnswer = { readonly request_id: string } & SessionView & {
    readonly versions: Versions;
  };

/** Creations under one key, a day apart each: far more than any client makes. */
const ATTEMPTS_MAX = 10_000;

/** Starts a session on the active publication; its id is derived from the key (contract, section 9). */
export async function createSession(runtime: Runtime, call: CreateSession) {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const { tenant, service } = call.scope;
    const sessionId = derivedSessionId(tenant, service, call.key.keyDigest, attempt);
    const done = await begin(runtime, call, sessionId);
    if (done === 'taken') continue;
    return done.ok ? answerOf(runtime, call, sessionId, done) : done;
  }
  throw new Error(`no free session id after ${ATTEMPTS_MAX} attempts`);
}

/** `taken`: the session was begun under this key more than a day ago, so that the key counts as new. */
async function begin(
  runtime: Runtime,
  { scope, key, provenance, clientReference }: CreateSession,
  sessionId: string,
): Promise<Transacted | 'taken'> {
  let isTaken = false;
  const done = await transact<SessionState, SessionEvent>(runtime, {
    aggregate: sessionAggregate,
    stream: sessionStream(scope.tenant, sessionId),
    key,
    provenance,
    decide: async ({ revision }) => {
      isTaken = revision >= 0;
      if (isTaken) return unknownSession(sessionId);
      const publication = await activePublication(runtime, scope);
      if (!publication) return unknownConfiguration('published');
      const pinned = { ...publication, service: scope.service };
      return {
        ok: true,
        events: [startSession({ pinned, clientReference })],
        status: 201,
        answer: { request_id: provenance.request_id, engine_version: runtime.engineVersion },
      };
    },
  });
  return isTaken ? 'taken' : done;
}

interface Started {
  readonly receipt: Receipt;
  readonly isReplay: boolean;
}

/** The session as it was at its creation, even where a replay finds it further on. */
async function answerOf(
  runtime: Runtime,
  { scope, clientReference }: CreateSession,
  sessionId: string,
  { receipt, isReplay }: Started,
) {
  const loaded = await loadSession(runtime, scope, sessionId);
  if (!loaded.ok) return loaded;
  const { pinned, current } = loaded;
  if (!pinned) return artifactUnavailable(sessionId);
  const atCreation: SessionState = {
    ...sessionAggregate.initial,
    pinned: current.state.pinned,
    clientReference: clientReference ?? null,
  };
  const stored = receipt.answer as { request_id: string; engine_version: string };
  const answer: SessionAnswer = {
    request_id: stored.request_id,
    ...sessionView(sessionId, atCreation, pinned),
    versions: { state_version: 0, engine_version: stored.engine_version, api_version: '1.0' },
  };
  return { ok: true as const, answer, isReplay };
}
