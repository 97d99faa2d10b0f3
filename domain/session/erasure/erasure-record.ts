import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is kept of an erasure outside of the log and the keyring, so that no backup of them brings anybody back. */
export interface ErasureRecord {
  readonly erasure_id: string;
  readonly tenant: string;
  readonly service: string;
  readonly session_id: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly key_destroyed_at: string;
  /** Revision of the session's last event before the request. */
  readonly last_revision: number;
  /** Erased are its texts alone: the index of their last key, from 0. Absent: everything private is erased. */
  readonly texts_key?: number;
}

/** One line of a list of erasures, without its line feed. */
export function writeErasure(record: ErasureRecord, secret: string): string {
  return JSON.stringify({ ...recordOf(record), signature: sign(record, secret) });
}

/** @returns undefined for a line that a crash cut short, or that is not signed with this secret */
export function readErasure(line: string, secret: string): ErasureRecord | undefined {
  try {
    const { signature, ...rest } = JSON.parse(line) as ErasureRecord & { signature: string };
    const expected = Buffer.from(sign(rest, secret));
    const given = Buffer.from(String(signature));
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    return isSigned ? rest : undefined;
  } catch {
    return undefined;
  }
}

function recordOf(record: ErasureRecord): ErasureRecord {
  const { erasure_id, tenant, service, session_id } = record;
  const { reason, key_destroyed_at, last_revision, texts_key } = record;
  const erased = {
    erasure_id,
    tenant,
    service,
    session_id,
    reason,
    key_destroyed_at,
    last_revision,
  };
  return texts_key === undefined ? erased : { ...erased, texts_key };
}

function sign(record: ErasureRecord, secret: string): string {
  // The first line keeps these signatures apart from others made with the same secret.
  const text = `qss erasure record\n${JSON.stringify(recordOf(record))}`;
  return createHmac('sha256', secret).update(text).digest('hex');
}
