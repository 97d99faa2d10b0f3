import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digestSecret,
  isSameDigest,
  isWellFormedSecret,
  SECRET_BYTES,
  writeSecret,
} from '../../../domain/keys/secret.ts';

const random = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES });

describe('the secret of a key', () => {
  it('is the prefix, 33 characters and a checksum of 6, whatever the bytes', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const secret = writeSecret(bytes);
        expect(secret).toMatch(/^qss_live_[0-9A-Za-z]{39}$/);
        expect(isWellFormedSecret(secret)).toBe(true);
      }),
    );
    expect(writeSecret(new Uint8Array(SECRET_BYTES))).toContain(`qss_live_${'0'.repeat(33)}`);
    expect(writeSecret(new Uint8Array(SECRET_BYTES).fill(255))).toHaveLength(48);
  });

  it('differs where the bytes differ', () => {
    fc.assert(
      fc.property(random, random, (left, right) => {
        fc.pre(Buffer.compare(left, right) !== 0);
        expect(writeSecret(left)).not.toBe(writeSecret(right));
      }),
    );
  });

  it('is not taken with any one character changed', () => {
    const secret = writeSecret(randomBytes(SECRET_BYTES));
    for (let at = 0; at < secret.length; at++) {
      const other = secret[at] === 'x' ? 'y' : 'x';
      const typo = `${secret.slice(0, at)}${other}${secret.slice(at + 1)}`;
      expect(isWellFormedSecret(typo), `changed at ${at}`).toBe(false);
    }
  });

  it.each(['', 'qss_live_', 'qss_test_', 'Bearer x', `qss_live_${'0'.repeat(39)}\n`])(
    'is not %j',
    (text) => {
      expect(isWellFormedSecret(text)).toBe(false);
    },
  );

  it('takes exactly 24 random bytes', () => {
    expect(() => writeSecret(new Uint8Array(23))).toThrow(RangeError);
  });

  it('is stored as its SHA-256 and compared by it', () => {
    // FIPS 180-4, the digest of "abc"
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(digestSecret('abc')).toBe(digest);
    expect(isSameDigest(digest, digestSecret('abc'))).toBe(true);
    expect(isSameDigest(digest, digestSecret('abd'))).toBe(false);
    expect(isSameDigest(digest, '')).toBe(false);
  });
});
