import { createHmac } from 'node:crypto';
import { DIGEST_KEY } from '../../app/core/sealing/session-keys.ts';
import type { Keyring } from '../../keyring/port.ts';

/** Of a session's subject there is a dot in the name, of these none. */
const NOTED = /^secret-(\d{6})-([0-9a-f]{16})$/;
const FIRST_NAME = 'secret-';
/** A page of names; more secrets than that are looked through page by page. */
const PAGE = 100;

/** Whether a subject is a service's own, and no session's. */
export function isOwnSubject(subject: string): boolean {
  return subject === DIGEST_KEY || NOTED.test(subject);
}

/**
 * Notes in the keyring, which all instances of one log share, with which secret one of them was started last: by names of keys that
 * seal nothing, and that tell nothing of the secret to who has no key of digests.
 * @returns whether that was another secret than this one
 * @throws KeyringUnavailable
 */
export async function noteSecret(keyring: Keyring, secret: string): Promise<boolean> {
  const digests = await keyring.obtain(DIGEST_KEY);
  if (digests.state !== 'held') return false;
  const own = createHmac('sha256', digests.key)
    .update(`secret:${secret}`)
    .digest('hex')
    .slice(0, 16);
  const last = await lastNoted(keyring);
  if (last?.fingerprint === own) return false;
  const nth = String((last?.nth ?? 0) + 1).padStart(6, '0');
  await keyring.obtain(`${FIRST_NAME}${nth}-${own}`);
  // Of two instances that start at once, each may have found none.
  return last !== undefined || (await lastNoted(keyring))?.fingerprint !== own;
}

interface Noted {
  readonly nth: number;
  readonly fingerprint: string;
}

async function lastNoted(keyring: Keyring): Promise<Noted | undefined> {
  let last: Noted | undefined;
  let after = FIRST_NAME;
  for (;;) {
    const subjects = (await keyring.list({ after, limit: PAGE })).map(({ subject }) => subject);
    for (const subject of subjects) {
      const [, nth, fingerprint] = NOTED.exec(subject) ?? [];
      if (fingerprint !== undefined) last = { nth: Number(nth), fingerprint };
    }
    const end = subjects.at(-1);
    if (subjects.length < PAGE || !isOwnSubject(end!)) return last;
    after = end!;
  }
}
