import { SessionKeys } from '../../app/core/session-keys.ts';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import type { Keyring } from '../../keyring/port.ts';

/** Keys of a keyring of this process; a sealed text without its key is a fault of the test. */
export function sessionKeysOf(keyring: Keyring = createMemoryKeyring()): SessionKeys {
  return new SessionKeys(keyring, {
    onMissing: (stream) => {
      throw new Error(`${stream}: its key is missing`);
    },
  });
}
