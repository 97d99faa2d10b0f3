import { type Keyring, KeyringUnavailable } from '../../keyring/port.ts';
import { LogUnavailable } from '../../log/port.ts';

/**
 * A keyring of a log that was away at the start: it is opened by who asks first once the log can be looked at, and does not answer
 * before. So none is made in the place of one that is missing, and a process may start before its log.
 * @param open as often as it has failed; throws LogUnavailable, KeyringUnavailable
 */
export function lateKeyring(open: () => Promise<Keyring>): Keyring {
  let opening: Promise<Keyring> | undefined;
  const opened = async (): Promise<Keyring> => {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      if (!(error instanceof LogUnavailable)) throw error;
      const message = 'the log does not answer: whether it has a keyring already is not known';
      throw new KeyringUnavailable(message, { cause: error });
    }
  };
  return {
    obtain: async (subject) => (await opened()).obtain(subject),
    read: async (subject) => (await opened()).read(subject),
    destroy: async (subject) => (await opened()).destroy(subject),
    list: async (page) => (await opened()).list(page),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
