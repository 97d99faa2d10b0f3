import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../domain/input/instant.ts';

describe('a point in time', () => {
  it.each([
    ['2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
    ['2024-02-29T23:59:59.999999999Z', '2024-02-29T23:59:59.999Z'],
    ['2026-12-31T24:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['2026-01-01T00:00:00-00:00', '2026-01-01T00:00:00.000Z'],
  ])('%s is %s', (written, meant) => {
    expect(v.parse(instant, written)).toBe(meant);
  });

  it.each([
    ['a day that no month has', '2026-02-30T00:00:00Z'],
    ['a leap day in a year that has none', '2026-02-29T00:00:00Z'],
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['a year of five digits, in the zone of the clock', '9999-12-31T23:59:59-12:00'],
    ['a year before the first, in the zone of the clock', '0000-01-01T00:00:00+12:00'],
    ['a zone further off than a day', '2026-01-01T00:00:00+24:00'],
    ['no zone', '2026-01-01T00:00:00'],
  ])('is not %s', (_, written) => {
    expect(v.safeParse(instant, written).success).toBe(false);
  });

  it('is written so that texts compare as times, whatever it is', () => {
    const times = ['0001-01-01T00:00:00Z', '2026-01-01T00:00:00+14:00', '9999-12-31T23:59:59Z'];
    const texts = times.map((each) => v.parse(instant, each));
    expect(texts.toSorted()).toEqual(texts);
  });
});
