import { digestedFeedbackStream, isConversationDigest } from '../../domain/feedback/stream.ts';
import type { ErasureRecord } from '../../domain/session/erasure/erasure-record.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import type { SessionKeys } from '../core/sealing/session-keys.ts';
import { conversationErasure, eraseReports } from './erase-conversation.ts';
import {
  type ErasureDependencies,
  finishErasure,
  ownProvenance,
  requestErasure,
} from './erase-session.ts';

/** Erasures looked at together: their keys are asked for at once, and other work waits for this many. */
const TOGETHER_MAX = 200;

/** What became of a list of erasures. */
export interface ReplayedErasures {
  /** Keys that had come back with an older keyring. */
  readonly keys: number;
  /** Sessions that had come back with an older log. */
  readonly sessions: number;
}

/**
 * Erases again what a restored log or keyring has brought back. All keys go first: whatever becomes of the log, nobody can be
 * read from then on.
 * @throws KeyringUnavailable, LogUnavailable
 */
export async function replayErasures(
  erasing: ErasureDependencies,
  records: readonly ErasureRecord[],
): Promise<ReplayedErasures> {
  const keys = await destroyKeysAgain(erasing.sessionKeys, records);
  const sessions = await countTogether(records, (record) => eraseAgain(erasing, record));
  return { keys, sessions };
}

/** @returns how many had come back @throws KeyringUnavailable */
export async function destroyKeysAgain(
  sessionKeys: SessionKeys,
  records: readonly ErasureRecord[],
): Promise<number> {
  return countTogether(records, async (record) => {
    const stream = streamOf(record);
    if (record.texts_key !== undefined) {
      return sessionKeys.destroyTextsAgain(stream, record.texts_key);
    }
    if ((await sessionKeys.find(stream)).state === 'destroyed') return false;
    await sessionKeys.destroy(stream);
    return true;
  });
}

/** A list holds every erasure there ever was, and every start looks at all of it: one at a time would take minutes. */
async function countTogether(
  records: readonly ErasureRecord[],
  work: (record: ErasureRecord) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < records.length; at += TOGETHER_MAX) {
    const done = await Promise.all(records.slice(at, at + TOGETHER_MAX).map(work));
    count += done.filter(Boolean).length;
  }
  return count;
}

/** @returns whether it was there and was not erased */
async function eraseAgain(erasing: ErasureDependencies, record: ErasureRecord): Promise<boolean> {
  const { service, session_id, erasure_id, reason, last_revision } = record;
  // Of texts only the key comes back, which is destroyed again by now; by the log they are erased, and never due again by themselves.
  if (record.texts_key !== undefined) return false;
  const stream = streamOf(record);
  if (isConversationDigest(session_id)) {
    if ((await conversationErasure(erasing, stream)).done) return false;
    const provenance = ownProvenance(erasing);
    const done = await eraseReports(erasing, stream, { erasure_id, reason, provenance });
    return done !== undefined;
  }
  const { events } = await erasing.log.read(stream, { from: last_revision + 1, limit: 1 });
  if (events[0]?.type === 'ErasureRequested') return false;
  const first = await erasing.log.read(stream, { from: 0, limit: 1 });
  if (first.events.length === 0) return false;
  const requested = await requestErasure(erasing, stream, { erasure_id, service, reason });
  if (requested) await finishErasure(erasing, stream);
  return requested;
}

/** What was reported of a conversation without a session is told by the digest that its stream has. */
function streamOf({ tenant, service, session_id }: ErasureRecord): string {
  return isConversationDigest(session_id)
    ? digestedFeedbackStream(tenant, service, session_id)
    : sessionStream(tenant, session_id);
}
