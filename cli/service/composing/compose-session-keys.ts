import { getHeapStatistics } from 'node:v8';
import type { Logger } from 'pino';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import type { Keyring } from '../../../keyring/port.ts';

/** What one that is held takes, where its users spoke in words. */
const BYTES_A_KEY = 2 * 1024;
/** Keys that are held at once, in a tenth of the heap at most: folded sessions and artifacts take two fifths of it. */
export const KEYS_MAX = Math.min(
  50_000,
  Math.floor(getHeapStatistics().heap_size_limit / 10 / BYTES_A_KEY),
);

/** The keys of sessions, with a log line for each one that is missing. */
export function composeSessionKeys(parts: {
  readonly keyring: Keyring;
  readonly logger: Logger;
}): SessionKeys {
  const { keyring, logger } = parts;
  const onMissing = (stream: string) =>
    logger.error(
      { stream },
      'the key of a session is missing: what is private of it cannot be read',
    );
  return new SessionKeys(keyring, { onMissing, keysMax: KEYS_MAX });
}
