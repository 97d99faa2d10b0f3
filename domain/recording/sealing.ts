import { createCipheriv, createDecipheriv, hash } from 'node:crypto';

/** The key that everything private of one session is sealed with. */
export interface SealKey {
  /** 32 random bytes. */
  readonly bytes: Uint8Array;
  /** Tells one key from another without telling any of it. */
  readonly id: Uint8Array;
  /** The one of its texts, so that they can be forgotten before the rest; absent: there is none, or it is not asked for. */
  readonly texts?: SealKey;
}

/** Where a sealed text stands; moved to another place it cannot be opened. */
export interface SealedPlace {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
}

/** A sealed text was altered, or belongs to another place. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * First byte of every sealed text: AES-256-GCM as written below. With 2, the text has the parts of a whole commit; with 1,
 * as older builds wrote it, the part of its event; with 3, what a commit says in words.
 */
const VERSIONS = { parts: [2, 1], texts: [3] } as const;

/** What a sealed text holds: one cannot stand in the place of the other. */
export type SealedWhat = keyof typeof VERSIONS;

const ALGORITHM = 'aes-256-gcm';
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

/** @param bytes 32 random bytes */
export function sealKey(bytes: Uint8Array): SealKey {
  const digest = hash('sha256', Buffer.concat([Buffer.from('qss key id\n'), bytes]), 'buffer');
  return { bytes, id: digest.subarray(0, KEY_ID_BYTES) };
}

/**
 * Base64 of version (1 byte), key id (4), ciphertext and tag (16). The nonce is taken from the event's id, which is
 * random and new for each attempt to append.
 */
export function sealText(
  key: SealKey,
  place: SealedPlace,
  text: string,
  what: SealedWhat = 'parts',
): string {
  const header = Buffer.allocUnsafe(HEADER_BYTES);
  header[0] = VERSIONS[what][0];
  header.set(key.id, 1);
  const cipher = createCipheriv(ALGORITHM, key.bytes, nonceOf(place));
  cipher.setAAD(boundTo(header, place));
  const sealed = cipher.update(text, 'utf8');
  cipher.final();
  return Buffer.concat([header, sealed, cipher.getAuthTag()]).toString('base64');
}

/**
 * @returns the text; undefined where it was sealed with another key, so that nobody can tell any more
 * @throws SealBroken
 */
export function openText(
  key: SealKey,
  place: SealedPlace,
  sealed: string,
  what: SealedWhat = 'parts',
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const header = bytes.subarray(0, HEADER_BYTES);
  const name = `${place.stream}@${place.revision}`;
  const versions: readonly (number | undefined)[] = VERSIONS[what];
  if (bytes.length < HEADER_BYTES + TAG_BYTES || !versions.includes(header[0])) {
    throw new SealBroken(`${name}: its private part has a form unknown to this build`);
  }
  if (!header.subarray(1).equals(key.id)) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key.bytes, nonceOf(place));
  decipher.setAAD(boundTo(header, place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(HEADER_BYTES, -TAG_BYTES));
    decipher.final();
    return opened.toString('utf8');
  } catch {
    throw new SealBroken(`${name}: its private part was altered, or sealed for another place`);
  }
}

/** Whether a sealed text names this key as its own. */
export function isSealedWith(bytes: Uint8Array, sealed: string): boolean {
  const header = Buffer.from(sealed, 'base64').subarray(0, HEADER_BYTES);
  return header.subarray(1).equals(sealKey(bytes).id);
}

function nonceOf({ id }: SealedPlace): Uint8Array {
  return hash('sha256', id, 'buffer').subarray(0, NONCE_BYTES);
}

/** The parts are joined by line feeds, which names and ids never hold. */
function boundTo(header: Uint8Array, { stream, revision, id, type }: SealedPlace): Buffer {
  return Buffer.concat([header, Buffer.from(`\n${stream}\n${revision}\n${id}\n${type}`)]);
}
