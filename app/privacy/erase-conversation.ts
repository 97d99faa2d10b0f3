import { accept, type Refused } from '../../domain/accept-or-refuse.ts';
import { conversationDigest } from '../../domain/feedback/stream.ts';
import { ownerOf } from '../../domain/owner.ts';
import { linkOf } from '../../domain/recording/chain.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type {
  ConversationErasureRequested,
  RetentionEvent,
} from '../../domain/retention/events.ts';
import type { RetentionState } from '../../domain/retention/state.ts';
import { retentionStream } from '../../domain/retention/stream.ts';
import { signCertificate } from '../../domain/session/erasure/certificate.ts';
import type { ErasureCertificate } from '../../domain/session/events.ts';
import { isSessionId } from '../../domain/session/session-id.ts';
import { unknownSession } from '../../domain/session/session-refusals.ts';
import type { RecordedEvent } from '../../log/port.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';
import { transact } from '../core/streams/transact.ts';
import { conversationStream } from '../feedback/conversation-stream.ts';
import type { EraseSession, ErasureDependencies } from './erase-session.ts';
import { retentionAggregate } from './retention.ts';

/**
 * Forgets what was reported about a conversation of the beta, which has no session here: records the request, destroys the
 * key, and records that it is done. Whatever a crash leaves is finished by any instance. The same again gives the first
 * certificate.
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function eraseConversation(
  erasing: ErasureDependencies,
  { owner, sessionId, reason, provenance }: EraseSession,
): Promise<{ readonly ok: true; readonly certificate: ErasureCertificate } | Refused> {
  if (isSessionId(sessionId)) return unknownSession(sessionId);
  const stream = await conversationStream(erasing, owner, sessionId);
  const erasure_id = erasing.newId('ers_');
  const certificate = await eraseReports(erasing, stream, { erasure_id, reason, provenance });
  return certificate ? { ok: true, certificate } : unknownSession(sessionId);
}

interface EraseReports {
  readonly erasure_id: string;
  readonly reason: string;
  readonly provenance: Provenance;
}

/** @returns the first certificate; undefined where nothing was ever reported */
export async function eraseReports(
  erasing: ErasureDependencies,
  stream: string,
  { erasure_id, reason, provenance }: EraseReports,
): Promise<ErasureCertificate | undefined> {
  if (!(await lastEvent(erasing, stream))) return undefined;
  const facts = { erasure_id, session_id: conversationDigest(stream), reason };
  await record(erasing, stream, provenance, ({ request, done }) =>
    request || done ? [] : [{ type: 'ConversationErasureRequested', facts }],
  );
  return finishConversationErasure(erasing, stream, provenance);
}

/** What is left to do after a request was recorded; nothing is done twice. @throws LogUnavailable, KeyringUnavailable */
export async function finishConversationErasure(
  erasing: ErasureDependencies,
  stream: string,
  provenance: Provenance,
): Promise<ErasureCertificate> {
  const { at: key_destroyed_at } = await erasing.sessionKeys.destroy(stream);
  erasing.streams.forget(stream);
  const { request, done } = await conversationErasure(erasing, stream);
  if (done) return done;
  if (!request) throw new Error(`${stream}: nobody has asked for its erasure`);
  const last = (await lastEvent(erasing, stream))!;
  const last_revision = last.revision;
  let certificate = signCertificate(
    { ...request, key_destroyed_at, last_revision, chain: linkOf(last) ?? '' },
    erasing.secret,
  );
  const { erasure_id, session_id, reason } = request;
  const kept = { erasure_id, ...ownerOf(stream), session_id, reason };
  await erasing.noteErasure?.({ ...kept, key_destroyed_at, last_revision });
  await record(erasing, stream, provenance, (recorded) => {
    certificate = recorded.done ?? certificate;
    return recorded.done ? [] : [{ type: 'ConversationErased', facts: certificate }];
  });
  return certificate;
}

/** Judges what was recorded so far of the erasure of a conversation, again after every conflict. */
async function record(
  erasing: ErasureDependencies,
  stream: string,
  provenance: Provenance,
  decide: (recorded: RecordedErasure) => readonly RetentionEvent[],
): Promise<void> {
  const { tenant, service } = ownerOf(stream);
  await transact<RetentionState, RetentionEvent, object>(erasing, {
    aggregate: retentionAggregate,
    stream: retentionStream(tenant, service),
    provenance,
    decide: async () => ({
      ...accept(decide(await conversationErasure(erasing, stream))),
      answer: {},
    }),
  });
}

async function lastEvent({ log }: SealedLog, stream: string): Promise<RecordedEvent | undefined> {
  let last: RecordedEvent | undefined;
  for await (const page of readWholeStream(log, stream)) last = page.at(-1);
  return last;
}

interface RecordedErasure {
  readonly request?: Pick<
    ErasureCertificate,
    'erasure_id' | 'session_id' | 'reason' | 'requested_by' | 'requested_at'
  >;
  /** Builds before 2026-11-23 recorded no request. */
  readonly done?: ErasureCertificate;
}

/** What the log says of the erasure of a conversation. @param stream of what was reported about it @throws LogUnavailable */
export async function conversationErasure(
  { log }: Pick<ErasureDependencies, 'log'>,
  stream: string,
): Promise<RecordedErasure> {
  const { tenant, service } = ownerOf(stream);
  const digest = conversationDigest(stream);
  let recorded: RecordedErasure = {};
  for await (const page of readWholeStream(log, retentionStream(tenant, service))) {
    for (const stored of page.filter(({ type }) => ERASING.has(type))) {
      const { facts } = JSON.parse(stored.data) as Pick<ConversationErasureRequested, 'facts'>;
      if (facts.session_id === digest) recorded = { ...recorded, ...toldBy(stored, facts) };
    }
  }
  return recorded;
}

const ERASING: ReadonlySet<string> = new Set<RetentionEvent['type']>([
  'ConversationErasureRequested',
  'ConversationErased',
]);

function toldBy(stored: RecordedEvent, facts: ConversationErasureRequested['facts']) {
  if (stored.type === 'ConversationErased') return { done: facts as ErasureCertificate };
  const { actor, occurred_at: requested_at } = readMetadata(stored);
  return {
    request: { ...facts, requested_by: { type: actor!.type, id: actor!.id }, requested_at },
  };
}
