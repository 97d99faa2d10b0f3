import type { Keyring } from './port.ts';

/** A keyring that tells whether it answered when it was last asked. */
export interface WatchedKeyring extends Keyring {
  readonly isAnswering: boolean;
}

export function watchKeyring(keyring: Keyring): WatchedKeyring {
  let isAnswering = true;
  const watched = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await asked;
      isAnswering = true;
      return answer;
    } catch (error) {
      isAnswering = false;
      throw error;
    }
  };
  return {
    get isAnswering() {
      return isAnswering;
    },
    obtain: (subject) => watched(keyring.obtain(subject)),
    read: (subject) => watched(keyring.read(subject)),
    destroy: (subject) => watched(keyring.destroy(subject)),
    list: (page) => watched(keyring.list(page)),
    close: () => keyring.close(),
  };
}
