import { randomBytes } from 'node:crypto';
import { KEY_BYTES, type KeyFound, type Keyring } from './port.ts';

interface Entry {
  readonly createdAt: string;
  readonly found: Exclude<KeyFound, { state: 'absent' }>;
}

/** Keys that end with the process. @param now milliseconds since the epoch */
export function createMemoryKeyring(now: () => number = Date.now): Keyring {
  const entries = new Map<string, Entry>();
  const time = () => new Date(now()).toISOString();
  return {
    obtain: async (subject) => {
      const entry = entries.get(subject);
      if (entry) return entry.found;
      const found = { state: 'held', key: randomBytes(KEY_BYTES) } as const;
      entries.set(subject, { createdAt: time(), found });
      return found;
    },
    read: async (subject) => entries.get(subject)?.found ?? { state: 'absent' },
    destroy: async (subject) => {
      const entry = entries.get(subject);
      if (entry?.found.state === 'destroyed') return { at: entry.found.at };
      const at = time();
      entries.set(subject, {
        createdAt: entry?.createdAt ?? at,
        found: { state: 'destroyed', at },
      });
      return { at };
    },
    list: async ({ after = '', limit }) =>
      [...entries]
        .filter(([subject]) => subject > after)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map(([subject, { createdAt: created_at, found }]) => ({
          subject,
          created_at,
          destroyed_at: found.state === 'destroyed' ? found.at : null,
        })),
    close: async () => {},
  };
}
