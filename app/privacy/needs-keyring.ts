import { CONFIGURATION_CATEGORY } from '../../domain/configuration/stream.ts';
import { FEEDBACK_CATEGORY } from '../../domain/feedback/stream.ts';
import { orderInCommit } from '../../domain/recording/metadata.ts';
import { SESSION_CATEGORY } from '../../domain/session/stream.ts';
import type { EventLog, RecordedEvent } from '../../log/port.ts';
import { isSealed } from '../core/sealing/sealed-parts.ts';
import { scanLog } from '../core/streams/scan-log.ts';

/** Where anything is sealed, or answered again. */
const CATEGORIES = [CONFIGURATION_CATEGORY, FEEDBACK_CATEGORY, SESSION_CATEGORY];

/**
 * Whether a log holds what is lost without its keyring: something sealed, or a receipt that knows its Idempotency-Key by a keyed
 * digest. Reads up to the first of them, among the first events of every log but those of builds before 2026-11-22.
 * @throws LogUnavailable
 */
export async function needsKeyring(log: EventLog): Promise<boolean> {
  let isFound = false;
  await scanLog(log, { categories: CATEGORIES }, (event) => {
    isFound = isSealed(event) || hasKeyedReceipt(event);
    return isFound;
  });
  return isFound;
}

/** The bare digests are of builds that wrote the id of each commit, too. */
function hasKeyedReceipt(event: RecordedEvent): boolean {
  return event.metadata.includes('"key_digest":') && orderInCommit(event)?.id === undefined;
}
