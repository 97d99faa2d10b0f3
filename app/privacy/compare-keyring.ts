import { EVIDENCE_STREAM } from '../../domain/recording/loss-accepted.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import { readNewestSessions } from '../../projections/session-list.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { isSealed } from '../core/sealing/sealed-parts.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';

/** Sessions whose keys are looked for: of an older keyring those of the newest are missing. */
const NEWEST_MAX = 100;

/** Keys that a log needs and a keyring lacks. */
export interface KeyringGap {
  /** Sealed sessions that were looked at, the newest of the log. */
  readonly sessions: number;
  /** Those of them whose key was neither found nor destroyed. */
  readonly missing: number;
  /** When the oldest of the latter was begun, ISO 8601. */
  readonly since: string;
}

/**
 * Holds a keyring against its log by the newest sessions: one that was put back lacks the keys that were made since, another
 * one lacks all of them. Keys that an operator has given up are not missed.
 * @returns undefined where no key is missing
 * @throws StoreUnavailable, LogUnavailable, KeyringUnavailable
 */
export async function compareKeyring(
  reading: SealedLog,
  store: ReadModels,
): Promise<KeyringGap | undefined> {
  const sessions = await readNewestSessions(store, NEWEST_MAX);
  const looked = await Promise.all(
    sessions.map(async ({ stream, created_at }) => {
      const { state } = await reading.sessionKeys.find(stream);
      if (state !== 'absent') return { created_at, isMissing: false };
      return (await isEverSealed(reading, stream)) ? { created_at, isMissing: true } : undefined;
    }),
  );
  const sealed = looked.filter((each) => each !== undefined);
  if (!sealed.some(({ isMissing }) => isMissing)) return undefined;
  const givenUpAt = await keyringGivenUpAt(reading);
  const wanted = sealed.filter(({ created_at }) => created_at > givenUpAt);
  const missing = wanted.filter(({ isMissing }) => isMissing);
  const oldest = missing.at(-1);
  if (oldest === undefined) return undefined;
  return { sessions: wanted.length, missing: missing.length, since: oldest.created_at };
}

/** When an operator accepted last that the keyring is lost, ISO 8601; '' where that never was. */
async function keyringGivenUpAt({ log }: SealedLog): Promise<string> {
  let at = '';
  for await (const page of readWholeStream(log, EVIDENCE_STREAM)) {
    for (const event of page) {
      if (event.type === 'KeyringLossAccepted') at = readMetadata(event).occurred_at;
    }
  }
  return at;
}

/** Builds before 2026-11-22 sealed nothing, and so no key was ever made for their sessions. */
async function isEverSealed({ log }: SealedLog, stream: string): Promise<boolean> {
  for await (const page of readWholeStream(log, stream)) if (page.some(isSealed)) return true;
  return false;
}
