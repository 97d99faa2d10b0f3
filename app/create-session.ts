import type { Provenance, Receipt } from '../domain/recording/metadata.ts';
import { startSession } from '../domain/session/decide-start.ts';
import type { SessionEvent } from '../domain/session/events.ts';
import type { SessionState } from '../domain/session/state.ts';
import { derivedSessionId, sessionStream } from '../domain/session/stream.ts';
import { type SessionView, sessionView } from '../domain/session/view.ts';
import { activePublication, unknownConfiguration } from './configuration.ts';
import { artifactUnavailable, loadSession, sessionAggregate } from './load-session.ts';
import type { Runtime, Scope } from './runtime.ts';
import { IDEMPOTENCY_MS } from './streams.ts';
import type { Versions } from './take-turn.ts';
import { type IdempotencyKey, transact } from './transact.ts';

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
  const { scope, key, provenance } = call;
  const sessionId = await freeSessionId(runtime, call);
  const done = await transact<SessionState, SessionEvent>(runtime, {
    aggregate: sessionAggregate,
    stream: sessionStream(scope.tenant, sessionId),
    key,
    provenance,
    decide: async () => {
      const publication = await activePublication(runtime, scope);
      if (!publication) return unknownConfiguration('published');
      return {
        ok: true,
        events: [
          startSession({
            pinned: { ...publication, service: scope.service },
            clientReference: call.clientReference,
          }),
        ],
        status: 201,
        answer: { request_id: provenance.request_id, engine_version: runtime.engineVersion },
      };
    },
  });
  if (!done.ok) return done;
  return answerOf(runtime, call, sessionId, done);
}

/** The first derived id whose stream is absent, or was begun under this key within the last day. */
async function freeSessionId(runtime: Runtime, { scope, key }: CreateSession): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const id = derivedSessionId(scope.tenant, scope.service, key.keyDigest, attempt);
    const stream = sessionStream(scope.tenant, id);
    const { events } = await runtime.log.read(stream, { limit: 1 });
    const first = events[0];
    if (!first) return id;
    const { occurred_at } = JSON.parse(first.metadata) as { occurred_at: string };
    if (runtime.now() - Date.parse(occurred_at) <= IDEMPOTENCY_MS) return id;
  }
  throw new Error(`no free session id after ${ATTEMPTS_MAX} attempts`);
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
