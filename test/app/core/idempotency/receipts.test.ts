import { expect, it } from 'vitest';
import { joinReceipts, receiptPlace } from '../../../../app/core/idempotency/receipts.ts';

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
