import { type Keyring, KeyringUnavailable } from './port.ts';

/** For commands that seal nothing, and for logs whose keyring is not in reach: what is sealed stays closed. */
export const noKeyring: Keyring = {
  obtain: refuse,
  read: async () => ({ state: 'absent' }),
  destroy: refuse,
  list: async () => [],
  close: async () => {},
};

async function refuse(): Promise<never> {
  throw new KeyringUnavailable('there is no keyring here');
}
