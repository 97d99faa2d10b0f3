import { SessionKeys } from '../../app/core/sealing/session-keys.ts';
import { keptSecret } from '../../cli/config/kept-secrets.ts';
import { DATA_KEY } from '../../cli/keyring/data-key.ts';
import { openKeyring } from '../../cli/keyring/open-keyring.ts';
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

/** The keyring below a data folder, as a process finds it that is started on the folder. */
export function keyringIn(dataDir: string): Promise<Keyring> {
  const address = { dataDir, eventLogUrl: undefined, keyringUrl: undefined };
  return openKeyring(address, keptSecret(dataDir, DATA_KEY).value);
}
