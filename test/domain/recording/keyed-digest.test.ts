import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyedDigest } from '../../../domain/recording/keyed-digest.ts';

describe('a keyed digest', () => {
  it('is HMAC-SHA-256, for keys and texts of every length', () => {
    for (let length = 0; length <= 64; length++) {
      const key = randomBytes(length);
      const digests = new KeyedDigest(key);
      for (const text of ['', 'idempotency key\nä€😀', randomBytes(length * 3).toString('hex')]) {
        const expected = createHmac('sha256', key).update(text).digest('hex');
        expect(digests.of(text), `${key.toString('hex')} ${text}`).toBe(expected);
      }
    }
  });

  it('takes no key that would have to be digested first', () => {
    expect(() => new KeyedDigest(randomBytes(65))).toThrow(RangeError);
  });
});
