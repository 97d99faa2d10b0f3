import { expect, it } from 'vitest';
import {
  type ReceiptPlaces,
  receiptPlace,
  withReceipt,
} from '../../../../app/core/idempotency/receipt-places.ts';
import { figureFrom, tell } from '../../../support/programme.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const key = { keyDigest: 'k', bodyDigest: 'b' };

function keysOf(receipts: ReceiptPlaces): readonly string[] {
  return receipts.flatMap(({ places }) => [...places.keys()]);
}

it('A receipt is found for a day, and not a millisecond longer', () => {
  const receipts = withReceipt([], 'k', { revision: 1, at: 5 });
  expect(receiptPlace({ receipts }, key, 'kept', 5 + DAY_MS)).toEqual({ revision: 1, at: 5 });
  expect(receiptPlace({ receipts }, key, 'kept', 6 + DAY_MS)).toBeUndefined();
});

it('A key that is used again after a day is found by its last use', () => {
  const once = withReceipt([], 'k', { revision: 1, at: 5 });
  const receipts = withReceipt(once, 'k', { revision: 7, at: 6 + DAY_MS });
  expect(receiptPlace({ receipts }, key, 'kept', 7 + DAY_MS)?.revision).toBe(7);
});

it('A receipt is held while it can be found, and no more once another one comes an hour later', () => {
  const held = withReceipt([], 'old', { revision: 1, at: 5 });
  const joined = (at: number) => keysOf(withReceipt(held, 'new', { revision: 2, at }));
  expect(joined(5 + DAY_MS)).toEqual(['old', 'new']);
  expect(joined(DAY_MS + HOUR_MS)).toEqual(['new']);
});

it('A receipt of a clock that went back is found by its own time', () => {
  const later = withReceipt([], 'later', { revision: 1, at: DAY_MS });
  const receipts = withReceipt(later, 'k', { revision: 2, at: 5 });
  expect(receiptPlace({ receipts }, key, 'kept', 5 + DAY_MS)?.revision).toBe(2);
  expect(receiptPlace({ receipts }, key, 'kept', 6 + DAY_MS)).toBeUndefined();
});

it('Of any number of receipts only those of a day and an hour are held, whatever comes before them', () => {
  const expired = figureFrom('EXPIRED_RECEIPTS', 20_000);
  const ofHour = 40;
  let held: ReceiptPlaces = [];
  let most = 0;
  for (let nth = 0; nth < expired; nth++) {
    held = withReceipt(held, `key ${nth}`, { revision: nth, at: nth * (HOUR_MS / ofHour) });
    if (nth % ofHour === 0) most = Math.max(most, keysOf(held).length);
  }
  expect(most).toBeLessThanOrEqual(25 * ofHour);
  expect(keysOf(held).at(-1)).toBe(`key ${expired - 1}`);
  tell('o', { 'expired receipts': expired });
});

it('What expires is dropped without a look at what does not', () => {
  const ofHour = 100;
  let held: ReceiptPlaces = [];
  const add = (nth: number) => {
    held = withReceipt(held, `key ${nth}`, { revision: nth, at: nth * (HOUR_MS / ofHour) });
  };
  for (let nth = 0; nth < 25 * ofHour; nth++) add(nth);
  const [dropped, ...others] = held;
  for (let nth = 25 * ofHour; nth < 26 * ofHour; nth++) add(nth);
  expect(held).not.toContain(dropped);
  // Not even copied.
  for (const hour of others) expect(held).toContain(hour);
});
