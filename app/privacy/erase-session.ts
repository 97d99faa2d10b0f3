import { accept, type Outcome, type Refused } from '../../domain/accept-or-refuse.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import { refuseFields } from '../../domain/input/refuse-fields.ts';
import type { Owner } from '../../domain/owner.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import { isHeld, refuseHeld } from '../../domain/retention/refuse-held.ts';
import { signCertificate } from '../../domain/session/erasure/certificate.ts';
import type { ErasureRecord } from '../../domain/session/erasure/erasure-record.ts';
import type {
  ErasureCertificate,
  ErasureRequested,
  SessionEvent,
} from '../../domain/session/events.ts';
import { unknownSession } from '../../domain/session/session-refusals.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../domain/session/stream.ts';
import { categoryOf } from '../../log/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';
import type { Aggregate, StreamState } from '../core/streams/stream-state.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { sessionAggregate } from '../session/session-aggregate.ts';
import { readRetention } from './retention.ts';

/** What erasing needs beside what every use case works with. */
export interface ErasureEdge {
  /** Signs certificates. */
  readonly secret: string;
  /** Keeps what a backup must not undo, durable when it resolves; absent: nothing is kept. */
  readonly noteErasure?: ((record: ErasureRecord) => Promise<void>) | undefined;
}

export type ErasureDependencies = Dependencies & ErasureEdge;

export interface EraseSession {
  readonly owner: Owner;
  readonly sessionId: string;
  readonly reason: string;
  /** Only where its last event is no later, ISO 8601; absent: in any case. */
  readonly onlyIfQuietSince?: string;
  readonly provenance: Provenance;
}

/** An erasure goes on where a session takes no more calls. */
const erasureAggregate: Aggregate<SessionState, SessionEvent> = {
  schemas: sessionAggregate.schemas,
  initial: sessionAggregate.initial,
  fold: sessionAggregate.fold,
};

/**
 * Forgets what was said in a session: records the request, destroys the key, purges what was opened, and records that it
 * is done. Whatever a crash leaves is finished by any instance. The same again gives the first certificate.
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function eraseSession(
  erasing: ErasureDependencies,
  { owner, sessionId, reason, onlyIfQuietSince, provenance }: EraseSession,
): Promise<{ readonly ok: true; readonly certificate: ErasureCertificate } | Refused> {
  const stream = await erasing.sessionOwners.streamOf(owner, sessionId);
  if (stream === undefined) return unknownSession(sessionId);
  const held = refuseHeld(await readRetention(erasing, owner), sessionId);
  if (held) return held;
  const erasure_id = erasing.newId('ers_');
  const { service } = owner;
  const facts = { erasure_id, service, reason };
  const recorded = await record(erasing, stream, provenance, ({ state, occurredAt }) => {
    if (state.erasure) return accept([]);
    if (onlyIfQuietSince !== undefined && occurredAt > onlyIfQuietSince) return spokenIn();
    return accept([{ type: 'ErasureRequested', facts }]);
  });
  if (!recorded.ok) return recorded;
  const certificate = await finishErasure(erasing, stream);
  // Placed since the first look.
  return certificate
    ? { ok: true, certificate }
    : refuseHeld(await readRetention(erasing, owner), sessionId)!;
}

/**
 * What is left to do after a request was recorded; nothing is done twice.
 * @returns undefined where the session was held before its key went: it is done once it is released
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function finishErasure(
  erasing: ErasureDependencies,
  stream: string,
): Promise<ErasureCertificate | undefined> {
  const { request, service, done } = await erasureEvents(erasing, stream);
  const { tenant, sessionId } = sessionAddress(stream);
  // Whoever places a hold looks for a request behind it, so one of the two sees the other.
  if (!done && isHeld(await readRetention(erasing, { tenant, service }), sessionId)) {
    return undefined;
  }
  const { at: key_destroyed_at } = await erasing.sessionKeys.destroy(stream);
  purge(erasing, stream, service);
  if (done) return done;
  const certificate = signCertificate({ ...request, key_destroyed_at }, erasing.secret);
  const { erasure_id, session_id, reason, last_revision } = request;
  const kept = { erasure_id, tenant, service, session_id, reason, key_destroyed_at, last_revision };
  await erasing.noteErasure?.(kept);
  await record(erasing, stream, ownProvenance(erasing), ({ state: { erasure } }) =>
    accept(erasure?.erasedAt ? [] : [{ type: 'SessionErased', facts: certificate }]),
  );
  return (await erasureEvents(erasing, stream)).done ?? certificate;
}

/** Records that a session is to be erased that was erased before, in a log that does not know it. */
export async function requestErasure(
  erasing: ErasureDependencies,
  stream: string,
  facts: ErasureRequested['facts'],
): Promise<boolean> {
  let isNew = false;
  await record(erasing, stream, ownProvenance(erasing), ({ state }) => {
    isNew = !state.erasure;
    return accept(isNew ? [{ type: 'ErasureRequested', facts }] : []);
  });
  return isNew;
}

/** Of what the service does by itself. */
export function ownProvenance(
  { newId }: Pick<ErasureDependencies, 'newId'>,
  id = 'erasure',
): Provenance {
  return {
    actor: { type: 'system', id },
    origin: 'system',
    scopes: [],
    request_id: newId('req_'),
  };
}

async function record(
  erasing: ErasureDependencies,
  stream: string,
  provenance: Provenance,
  decide: (current: StreamState<SessionState>) => Outcome<SessionEvent>,
): Promise<Transacted<object>> {
  return transact<SessionState, SessionEvent, object>(erasing, {
    aggregate: erasureAggregate,
    stream,
    provenance,
    decide: (current) => ({ ...decide(current), answer: {} }),
  });
}

function spokenIn(): Refused {
  const message = 'names a session that has later events';
  const place = { location: 'path', path: 'session_id' } as const;
  return refuseFields([{ ...place, code: 'not_due', message }]);
}

/** Lets go of what this process has opened of a session. */
export function purge(
  { streams, sessionKeys }: Pick<Dependencies, 'streams' | 'sessionKeys'>,
  stream: string,
  service: string,
): void {
  sessionKeys.forget(stream);
  streams.forget(stream);
  if (categoryOf(stream) !== SESSION_CATEGORY) return;
  const { tenant, sessionId } = sessionAddress(stream);
  streams.forget(feedbackStream(tenant, service, sessionId));
}

/** What the log says of an erasure: the request, and the certificate where it is done. */
async function erasureEvents({ log }: ErasureDependencies, stream: string) {
  let request: Omit<ErasureCertificate, 'key_destroyed_at' | 'signature'> | undefined;
  let service = '';
  let done: ErasureCertificate | undefined;
  for await (const page of readWholeStream(log, stream)) {
    for (const stored of page) {
      if (stored.type === 'SessionErased') done ??= factsOf<ErasureCertificate>(stored);
      if (stored.type !== 'ErasureRequested' || request) continue;
      const { actor, occurred_at, chain } = readMetadata(stored);
      const { erasure_id, reason, ...facts } = factsOf<ErasureRequested['facts']>(stored);
      service = facts.service;
      request = {
        erasure_id,
        session_id: sessionAddress(stream).sessionId,
        reason,
        requested_by: { type: actor!.type, id: actor!.id },
        requested_at: occurred_at,
        last_revision: stored.revision - 1,
        chain: chain!,
      };
    }
  }
  if (!request) throw new Error(`${stream}: nobody has asked for its erasure`);
  return { request, service, done };
}

function factsOf<Facts>({ data }: { readonly data: string }): Facts {
  return (JSON.parse(data) as { readonly facts: Facts }).facts;
}
