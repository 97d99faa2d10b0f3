import { expect, it } from 'vitest';
import {
  joinReceipts,
  type Receipts,
  receiptPlace,
} from '../../../../app/core/idempotency/receipts.ts';
import { figureFrom, tell } from '../../../support/programme.ts';

const DAY_MS = 86_400_000;
const key = { keyDigest: 'k', bodyDigest: 'b' };

it('A receipt is found for a day, and not a millisecond longer', () => {
  const receipts = new Map([['k', { revision: 1, at: 5 }]]);
  expect(receiptPlace({ receipts }, key, 'kept', 5 + DAY_MS)).toEqual({ revision: 1, at: 5 });
  expect(receiptPlace({ receipts }, key, 'kept', 6 + DAY_MS)).toBeUndefined();
});

it('A receipt that is older than a day is held no more once another one comes', () => {
  const held = new Map([['old', { revision: 1, at: 5 }]]);
  const joined = (at: number) => [
    ...joinReceipts(held, new Map([['new', { revision: 2, at }]])).keys(),
  ];
  expect(joined(5 + DAY_MS)).toEqual(['old', 'new']);
  expect(joined(6 + DAY_MS)).toEqual(['new']);
});

it('Of any number of receipts only those of a day are held, whatever comes before them', () => {
  const expired = figureFrom('EXPIRED_RECEIPTS', 20_000);
  const [ofDay, ofPage] = [1_000, 200];
  const apartMs = DAY_MS / ofDay;
  let held: Receipts = new Map();
  let most = 0;
  for (let nth = 0; nth < expired; nth += ofPage) {
    const page = Array.from(
      { length: ofPage },
      (_, i) => [`key ${nth + i}`, { revision: nth + i, at: (nth + i) * apartMs }] as const,
    );
    held = joinReceipts(held, new Map(page));
    most = Math.max(most, held.size);
  }
  expect(most).toBeLessThanOrEqual(ofDay + 2 * ofPage);
  expect([...held.keys()].at(-1)).toBe(`key ${expired - 1}`);
  tell('o', { 'expired receipts': expired });
});
