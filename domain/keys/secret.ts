import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * Secrets of API keys: `qss_live_`, 33 base62 characters of 24 random bytes, and a checksum of 6, so that
 * a typo or a leak is recognised without a look-up.
 */

const SECRET_PREFIX = 'qss_live_';
/** Random bytes of one secret. */
export const SECRET_BYTES = 24;

const BODY_LENGTH = 33;
const CHECKSUM_LENGTH = 6;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET = new RegExp(`^${SECRET_PREFIX}[0-9A-Za-z]{${BODY_LENGTH + CHECKSUM_LENGTH}}$`);

/** @param random 24 bytes of a cryptographic random source */
export function writeSecret(random: Uint8Array): string {
  if (random.length !== SECRET_BYTES) throw new RangeError(`a secret takes ${SECRET_BYTES} bytes`);
  const number = BigInt(`0x${Buffer.from(random).toString('hex')}`);
  const body = `${SECRET_PREFIX}${base62(number, BODY_LENGTH)}`;
  return `${body}${checksum(body)}`;
}

/** Whether a text can be a secret of ours: its form and its checksum; says nothing of its validity. */
export function isWellFormedSecret(text: string): boolean {
  return SECRET.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)));
}

/** SHA-256, in hex: all that is ever stored of a secret. */
export function digestSecret(secret: string): string {
  return hash('sha256', secret);
}

/** Compares two digests in constant time; unit by unit, for two buffers take ten times as long to make. */
export function isSameDigest(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let at = 0; at < left.length; at++) {
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  }
  return difference === 0;
}

/** 32 bits in the digits of `base62`; made on every request, so without big integers. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    text = `${ALPHABET[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** Most significant digit first, padded with zeros. */
function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i++) {
    text = `${ALPHABET[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text;
}
