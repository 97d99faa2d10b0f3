import { type Keyring, KeyringUnavailable } from '../../keyring/port.ts';
import { type EventLog, LogUnavailable } from '../../log/port.ts';
import { isOwnSubject } from './known-secrets.ts';

/** Names that are looked through for one of a session: those of the service's own are fewer. */
const OWN_KEYS_SEEN = 100;

/**
 * A keyring whose sessions' log is not gone: another one would be begun in the place of what is only not mounted. Where the log
 * is away, it makes no key before that can be looked at; all else it does at once, so that what was erased is closed meanwhile.
 * @param missing what is wrong where the log is empty
 * @throws KeyringUnavailable where it is, and then the keyring is closed
 */
export async function keyringBesideLog(
  keyring: Keyring,
  log: Pick<EventLog, 'head'>,
  missing: string,
): Promise<Keyring> {
  const look = async () => {
    if ((await log.head()) === undefined) throw new KeyringUnavailable(missing);
  };
  try {
    // In this order: no session has a key before something is in its log.
    const keys = await keyring.list({ limit: OWN_KEYS_SEEN });
    if (keys.every(({ subject }) => isOwnSubject(subject))) return keyring;
    await look();
    return keyring;
  } catch (error) {
    if (error instanceof LogUnavailable) return obtainingAfter(keyring, look);
    await keyring.close();
    throw error;
  }
}

/** @param look asked again until it resolves, and once for all who wait for it */
function obtainingAfter(keyring: Keyring, look: () => Promise<void>): Keyring {
  let looking: Promise<void> | undefined;
  return {
    obtain: async (subject) => {
      looking ??= look();
      try {
        await looking;
      } catch (error) {
        looking = undefined;
        throw error;
      }
      return keyring.obtain(subject);
    },
    read: (subject) => keyring.read(subject),
    destroy: (subject) => keyring.destroy(subject),
    list: (page) => keyring.list(page),
    close: () => keyring.close(),
  };
}
