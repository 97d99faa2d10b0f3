import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openText, SealBroken, sealKey, sealText } from '../../../domain/recording/sealing.ts';

const KEY = sealKey(randomBytes(32));
const PLACE = { stream: 'session-acme.ses_1', revision: 3, id: 'an-event', type: 'TurnRecorded' };
const TEXT = JSON.stringify({ user_text: 'Für vier Personen 👋' });

describe('a sealed text', () => {
  it('tells nothing of itself, and opens with its key in its place', () => {
    const sealed = sealText(KEY, PLACE, TEXT);
    expect(Buffer.from(sealed, 'base64').includes('Personen')).toBe(false);
    expect(openText(KEY, PLACE, sealed)).toBe(TEXT);
  });

  it('is another one at every attempt to record the same', () => {
    const other = { ...PLACE, id: 'another-event' };
    expect(sealText(KEY, other, TEXT).slice(8)).not.toBe(sealText(KEY, PLACE, TEXT).slice(8));
  });

  it.each([
    { stream: 'session-acme.ses_2' },
    { revision: 4 },
    { id: 'another-event' },
    { type: 'ValueRecorded' },
  ])('is refused and named in another place: %j', (moved) => {
    const sealed = sealText(KEY, PLACE, TEXT);
    const place = { ...PLACE, ...moved };
    expect(() => openText(KEY, place, sealed)).toThrow(SealBroken);
    expect(() => openText(KEY, place, sealed)).toThrow(`${place.stream}@${place.revision}`);
  });

  it('is refused wherever a bit of it was turned', () => {
    const sealed = Buffer.from(sealText(KEY, PLACE, TEXT), 'base64');
    for (let at = 0; at < sealed.length; at++) {
      const altered = Buffer.from(sealed);
      altered[at]! ^= 1;
      // The bytes of the key's id name another key, which opens nothing.
      if (at >= 1 && at < 5)
        expect(openText(KEY, PLACE, altered.toString('base64'))).toBeUndefined();
      else expect(() => openText(KEY, PLACE, altered.toString('base64'))).toThrow(SealBroken);
    }
  });

  it('stays closed to another key', () => {
    const sealed = sealText(KEY, PLACE, TEXT);
    expect(openText(sealKey(randomBytes(32)), PLACE, sealed)).toBeUndefined();
  });
});
