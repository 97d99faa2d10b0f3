import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { KeyringUnavailable } from './port.ts';

/** Wraps keys with a key-encryption key, so that a copy of the keyring alone opens nothing. */
export interface Wrapping {
  wrap(subject: string, key: Uint8Array): Uint8Array;
  /** @throws KeyringUnavailable where it was wrapped by another key-encryption key, or altered */
  unwrap(subject: string, wrapped: Uint8Array): Uint8Array;
}

/** First byte of a wrapped key: AES-256-GCM, then the nonce (12 bytes), the key and the tag (16). */
const VERSION = 1;
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret of any length; the key is derived from it by HKDF-SHA-256 */
export function wrapWith(secret: string): Wrapping {
  const kek = new Uint8Array(hkdfSync('sha256', secret, '', 'qss key-encryption key', 32));
  return {
    wrap: (subject, key) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, kek, nonce);
      cipher.setAAD(Buffer.from(subject));
      const wrapped = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, wrapped, cipher.getAuthTag()]);
    },
    unwrap: (subject, wrapped) => {
      try {
        if (wrapped[0] !== VERSION) throw new Error('unknown version');
        const decipher = createDecipheriv(ALGORITHM, kek, wrapped.subarray(1, 1 + NONCE_BYTES));
        decipher.setAAD(Buffer.from(subject));
        decipher.setAuthTag(wrapped.subarray(-TAG_BYTES));
        const key = decipher.update(wrapped.subarray(1 + NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([key, decipher.final()]);
      } catch (cause) {
        const message = 'a key of the keyring was wrapped by another QSS_DATA_KEY, or altered';
        throw new KeyringUnavailable(message, { cause });
      }
    },
  };
}
