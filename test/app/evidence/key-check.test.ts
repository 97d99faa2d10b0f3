import { beforeEach, expect, it, vi } from 'vitest';
import { type FindKeys, KeyCheck } from '../../../app/evidence/key-check.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { SOME_TIME } from '../../support/given.ts';

const find = vi.fn<FindKeys['find']>(async () => ({ state: 'destroyed', at: SOME_TIME }));
const check = () => new KeyCheck({ find, findTexts: async () => [] });
const event = (nth: number, revision: number, data: object) =>
  ({ stream: `session-acme.ses_${nth}`, revision, data: JSON.stringify(data) }) as RecordedEvent;

beforeEach(() => {
  find.mockClear();
});

it('A hundred thousand streams that began unsealed are watched for the first sealed event', async () => {
  const keys = check();
  for (let nth = 0; nth <= 100_000; nth++) await keys.take(event(nth, 0, {}));
  for (const nth of [0, 1, 100_000]) await keys.take(event(nth, 1, { sealed: 'x' }));
  expect(find.mock.calls.flat()).toEqual(['session-acme.ses_1', 'session-acme.ses_100000']);
});

it('The keys of the texts of ten thousand streams are known, and others asked for again', async () => {
  const keys = check();
  const take = (nth: number) => keys.take(event(nth, 1, { sealed_texts: 'x' }));
  for (let nth = 0; nth <= 10_000; nth++) await take(nth);
  expect(find).toHaveBeenCalledTimes(10_001);
  await take(1);
  expect(find).toHaveBeenCalledTimes(10_001);
  await take(0);
  expect(find).toHaveBeenCalledTimes(10_002);
});
