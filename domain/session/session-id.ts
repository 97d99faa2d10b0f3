import { hash } from 'node:crypto';

/** Whether a text can be one of our session ids: `ses_` and 26 characters of Crockford base32. */
export function isSessionId(text: string): boolean {
  return /^ses_[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
}

/** Hex digits of what tells a session where its id must not stand: of SHA-256. */
export const SESSION_DIGEST_DIGITS = 32;

export function sessionDigest(sessionId: string): string {
  return hash('sha256', sessionId).slice(0, SESSION_DIGEST_DIGITS);
}

/**
 * Session creation has no stream to look its idempotency key up in, so the id is derived from the key:
 * `ses_` + Crockford base32 of the first 128 bits of
 * SHA-256(`create-session`, tenant, service, key digest, attempt).
 */
export function derivedSessionId(
  tenant: string,
  service: string,
  keyDigest: string,
  attempt: number,
): string {
  const text = ['create-session', tenant, service, keyDigest, attempt].join('\n');
  return `ses_${crockford(hash('sha256', text, 'buffer').subarray(0, 16))}`;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Crockford base32 of 16 bytes as 26 characters, most significant first (as a ULID is written). */
function crockford(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = ALPHABET[Number(value & 31n)] + text;
    value >>= 5n;
  }
  return text;
}
