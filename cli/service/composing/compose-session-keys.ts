import type { Logger } from 'pino';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import type { Keyring } from '../../../keyring/port.ts';
import { HEAP_SHARES } from './heap-shares.ts';

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
  return new SessionKeys(keyring, { onMissing, keysMax: HEAP_SHARES.keysMax });
}
