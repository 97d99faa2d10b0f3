import type { ErasureRecord } from '../../domain/session/erasure/erasure-record.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import type { SessionKeys } from '../core/session-keys.ts';
import { type Erasing, finishErasure, requestErasure } from './erase-session.ts';

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
  erasing: Erasing,
  records: readonly ErasureRecord[],
): Promise<ReplayedErasures> {
  const keys = await destroyKeysAgain(erasing.sessionKeys, records);
  let sessions = 0;
  for (const record of records) if (await eraseAgain(erasing, record)) sessions += 1;
  return { keys, sessions };
}

/** @returns how many had come back @throws KeyringUnavailable */
export async function destroyKeysAgain(
  sessionKeys: SessionKeys,
  records: readonly ErasureRecord[],
): Promise<number> {
  let keys = 0;
  for (const { tenant, session_id } of records) {
    const stream = sessionStream(tenant, session_id);
    if ((await sessionKeys.find(stream)).state === 'destroyed') continue;
    await sessionKeys.destroy(stream);
    keys += 1;
  }
  return keys;
}

/** @returns whether it was there and was not erased */
async function eraseAgain(erasing: Erasing, record: ErasureRecord): Promise<boolean> {
  const { tenant, service, session_id, erasure_id, reason, last_revision } = record;
  const stream = sessionStream(tenant, session_id);
  const { events } = await erasing.log.read(stream, { from: last_revision + 1, limit: 1 });
  if (events[0]?.type === 'ErasureRequested') return false;
  const first = await erasing.log.read(stream, { from: 0, limit: 1 });
  if (first.events.length === 0) return false;
  const requested = await requestErasure(erasing, stream, { erasure_id, service, reason });
  if (requested) await finishErasure(erasing, stream);
  return requested;
}
