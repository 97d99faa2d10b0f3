import { unknownConfiguration } from '../../domain/configuration/configuration-refusals.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import { sessionDecider } from '../../domain/session/decide.ts';
import type { CreationReceipt, SessionEvent } from '../../domain/session/events.ts';
import { derivedSessionId } from '../../domain/session/session-id.ts';
import { unknownSession } from '../../domain/session/session-refusals.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { type Versions, versionsOf } from '../../domain/session/state-version.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { type SessionView, sessionView } from '../../projections/session-view.ts';
import { activePublication } from '../configuration/load-configuration.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type IdempotencyKey, keptDigest } from '../core/idempotency/receipt-places.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { type LoadedSession, loadSession } from './load-session.ts';
import { sessionAggregate } from './session-aggregate.ts';

export interface CreateSession {
  readonly owner: Owner;
  readonly key: IdempotencyKey;
  readonly provenance: Provenance;
  readonly clientReference: string | undefined;
}

export type SessionAnswer = { readonly request_id: string } & SessionView & {
    readonly versions: Versions;
  };

/** Starts a session on the active publication; its id is derived from the key (contract, section 9). */
export async function createSession(
  dependencies: Dependencies,
  call: CreateSession,
): Promise<Transacted<SessionAnswer>> {
  const ids = idsUnder(dependencies, call);
  for (;;) {
    const { value: sessionId } = await ids.next();
    const done = await begin(dependencies, call, sessionId);
    if (done === 'taken') continue;
    if (!done.ok) return done;
    const loaded = await loadSession(dependencies, call.owner, sessionId);
    if (!loaded.ok) return loaded;
    return { ...done, answer: answerOf(sessionId, call, done.answer, loaded) };
  }
}

/** Ids under a key: those that builds before 2026-11-23 derived from its bare digest, as far as they were used, come first. */
async function* idsUnder(
  dependencies: Dependencies,
  { owner: { tenant, service }, key }: CreateSession,
): AsyncGenerator<string, never> {
  for (let attempt = 0; ; attempt++) {
    const earlier = derivedSessionId(tenant, service, key.keyDigest, attempt);
    const { events } = await dependencies.log.read(sessionStream(tenant, earlier), { limit: 1 });
    if (events.length === 0) break;
    yield earlier;
  }
  const kept = await keptDigest(dependencies, key);
  for (let attempt = 0; ; attempt++) {
    yield derivedSessionId(tenant, service, kept, attempt);
  }
}

/** `taken`: the session was begun under this key more than a day ago, so that the key counts as new. */
async function begin(
  dependencies: Dependencies,
  { owner, key, provenance, clientReference }: CreateSession,
  sessionId: string,
): Promise<Transacted<CreationReceipt> | 'taken'> {
  let isTaken = false;
  const done = await transact<SessionState, SessionEvent, CreationReceipt>(dependencies, {
    aggregate: sessionAggregate,
    stream: sessionStream(owner.tenant, sessionId),
    key,
    provenance,
    decide: async ({ revision, state }) => {
      isTaken = revision >= 0;
      if (isTaken) return unknownSession(sessionId);
      const active = await activePublication(dependencies, owner);
      if (!active) return unknownConfiguration('published');
      const publication = { ...active, service: owner.service };
      const command = { type: 'startSession', publication, clientReference } as const;
      const { request_id } = provenance;
      const answer = { request_id, engine_version: dependencies.engineVersion };
      return { ...sessionDecider.decide(command, state), answer };
    },
  });
  return isTaken ? 'taken' : done;
}

/** The session as it was at its creation, even where a replay finds it further on. */
function answerOf(
  sessionId: string,
  { clientReference }: CreateSession,
  { request_id, engine_version }: CreationReceipt,
  { pinned, current }: LoadedSession,
): SessionAnswer {
  const atCreation: SessionState = {
    ...sessionDecider.initialState,
    publication: current.state.publication,
    clientReference: clientReference ?? null,
  };
  return {
    request_id,
    ...sessionView(sessionId, atCreation, pinned),
    versions: versionsOf(0, engine_version),
  };
}
