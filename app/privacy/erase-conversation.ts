import { conversationDigest } from '../../domain/feedback/stream.ts';
import type { Refused } from '../../domain/outcome.ts';
import { linkOf } from '../../domain/recording/chain.ts';
import type { Provenance } from '../../domain/recording/metadata.ts';
import type { RetentionEvent } from '../../domain/retention/events.ts';
import { retentionStream } from '../../domain/retention/stream.ts';
import type { Scope } from '../../domain/scope.ts';
import { signCertificate } from '../../domain/session/erasure/erasure.ts';
import type { ErasureCertificate } from '../../domain/session/events.ts';
import { isSessionId } from '../../domain/session/session-id.ts';
import type { RecordedEvent } from '../../log/port.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { readWholeStream } from '../core/read-stream.ts';
import { transact } from '../core/transact.ts';
import { conversationStream } from '../feedback/conversation-stream.ts';
import { unknownSession } from '../session/load-session.ts';
import type { EraseSession, Erasing } from './erase-session.ts';
import { retentionAggregate } from './retention.ts';

/**
 * Forgets what was reported about a conversation of the beta, which has no session here. The key goes first: whatever a crash
 * leaves, nobody can read it, and the same request again records what is missing.
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function eraseConversation(
  erasing: Erasing,
  { scope, sessionId, reason, provenance }: EraseSession,
): Promise<{ readonly ok: true; readonly certificate: ErasureCertificate } | Refused> {
  if (isSessionId(sessionId)) return unknownSession(sessionId);
  const stream = await conversationStream(erasing, scope, sessionId);
  const erasure_id = erasing.newId('ers_');
  const done = await eraseReports(erasing, { scope, stream, erasure_id, reason, provenance });
  return done ? { ok: true, certificate: done } : unknownSession(sessionId);
}

interface EraseReports {
  readonly scope: Scope;
  readonly stream: string;
  readonly erasure_id: string;
  readonly reason: string;
  readonly provenance: Provenance;
}

/** @returns the first certificate; undefined where nothing was ever reported */
export async function eraseReports(
  erasing: Erasing,
  { scope, stream, erasure_id, reason, provenance }: EraseReports,
): Promise<ErasureCertificate | undefined> {
  const last = await lastEvent(erasing, stream);
  if (!last) return undefined;
  const { at: key_destroyed_at } = await erasing.sessionKeys.destroy(stream);
  erasing.streams.forget(stream);
  const session_id = conversationDigest(stream);
  const known = await recordedErasure(erasing, scope, session_id);
  if (known) return known;
  const { type, id } = provenance.actor;
  const certificate = signCertificate(
    {
      ...{ erasure_id, session_id, reason, requested_by: { type, id } },
      requested_at: new Date(erasing.now()).toISOString(),
      ...{ key_destroyed_at, last_revision: last.revision, chain: linkOf(last) ?? '' },
    },
    erasing.secret,
  );
  const { last_revision } = certificate;
  const kept = { erasure_id, ...scope, session_id, reason, key_destroyed_at, last_revision };
  await erasing.noteErasure?.(kept);
  const event: RetentionEvent = { type: 'ConversationErased', facts: certificate };
  await transact(erasing, {
    aggregate: retentionAggregate,
    stream: retentionStream(scope.tenant, scope.service),
    provenance,
    decide: () => ({ ok: true, events: [event], answer: {} }),
  });
  return recordedErasure(erasing, scope, session_id);
}

async function lastEvent({ log }: SealedLog, stream: string): Promise<RecordedEvent | undefined> {
  let last: RecordedEvent | undefined;
  for await (const page of readWholeStream(log, stream)) last = page.at(-1);
  return last;
}

/** The certificate of a conversation that was erased; undefined where none was. @throws LogUnavailable */
export async function recordedErasure(
  { log }: Pick<Erasing, 'log'>,
  { tenant, service }: Scope,
  digest: string,
): Promise<ErasureCertificate | undefined> {
  for await (const page of readWholeStream(log, retentionStream(tenant, service))) {
    for (const { type, data } of page) {
      if (type !== 'ConversationErased') continue;
      const { facts } = JSON.parse(data) as { readonly facts: ErasureCertificate };
      if (facts.session_id === digest) return facts;
    }
  }
  return undefined;
}
