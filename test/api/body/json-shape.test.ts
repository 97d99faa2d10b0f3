import { expect, it } from 'vitest';
import { isReasonableJson } from '../../../api/body/json-shape.ts';

const isReasonable = (text: string) => isReasonableJson(Buffer.from(text));
const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":1`).join()}}`;

const texts = (count: number) => `[${Array.from({ length: count }, () => '{"a":1}').join()},1]`;

it.each([
  ['32 levels', '['.repeat(32), '['.repeat(33)],
  ['4,000 keys of one object', keys(4_000), keys(4_001)],
  ['50,000 keys and values', texts(25_000), texts(25_001)],
  ['50,001 values', `[${'1,'.repeat(50_000)}1]`, `[${'1,'.repeat(50_001)}1]`],
])('a body may hold %s and no more', (_, most, tooMany) => {
  expect([isReasonable(most), isReasonable(tooMany)]).toEqual([true, false]);
});
