import { expect, it, onTestFinished } from 'vitest';
import {
  headerText,
  orderInCommit,
  placeInCommit,
  readClosing,
  readMetadata,
  schemaOf,
  UnknownForm,
} from '../../../domain/recording/metadata.ts';

const placeAt = (index: number, id = '') =>
  id === ''
    ? `${headerText(1, index, 60_000)}}`
    : `{"schema":1,"commit":{"id":"${id}","index":${index},"count":60000}}`;

/** How many texts of metadata were put into a map since. */
function remembered(): () => number {
  let count = 0;
  const { set } = Map.prototype;
  onTestFinished(() => {
    Map.prototype.set = set;
  });
  Map.prototype.set = function (this: Map<unknown, unknown>, key, value) {
    if (typeof key === 'string' && key.startsWith('{"')) count += 1;
    return set.call(this, key, value) as typeof this;
  };
  return () => count;
}

it('Places in commits are remembered where they are short, and a thousand of them', () => {
  const count = remembered();
  const id = '018f2f6e-1111-7111-8111-111111110000';
  expect(orderInCommit({ metadata: placeAt(7, id) })).toMatchObject({ index: 7, count: 60_000 });
  expect(count()).toBe(0);
  for (let index = 0; index < 3_000; index++) orderInCommit({ metadata: placeAt(index) });
  expect(count()).toBeLessThanOrEqual(1_000);
});

const ID = '018f2f6e-1111-7111-8111-111111110003';
const COMMIT = { id: '018f2f6e-1111-7111-8111-111111110000', index: 3, count: 4 };
const ASKED = {
  actor: { type: 'api_key', id: 'key_1' },
  origin: 'public_api',
  scopes: ['runtime'],
};
const TOLD = {
  occurred_at: '2026-11-23T10:00:00.000Z',
  receipt: { key_digest: 'ab', answer: { progress: 1 } },
  ...ASKED,
};
const { id: _, ...PLACE } = COMMIT;

/** The end of one commit as each build wrote it. */
const CLOSINGS = {
  today: { schema: 2, place: [3, 4], ...TOLD, request_id: 'req_1' },
  'until 2026-11-23': { schema: 2, commit: PLACE, ...TOLD, request_id: 'req_1' },
  'before 2026-11-22': { schema: 1, commit: COMMIT, ...TOLD, request_id: 'req_1' },
  'in another order': { ...TOLD, request_id: 'req_1', schema: 2, commit: PLACE },
};

it.each(Object.entries(CLOSINGS))('The end of a commit is read %s', (_, closing) => {
  const stored = { id: ID, metadata: JSON.stringify(closing) };
  const { schema } = closing;
  const read = { schema, commit: COMMIT, ...TOLD, request_id: 'req_1' };
  expect(readMetadata(stored)).toMatchObject(read);
  expect(readClosing(stored)).toMatchObject({
    schema,
    occurred_at: TOLD.occurred_at,
    receipt: TOLD.receipt,
  });
  expect(schemaOf(stored)).toBe(schema);
  expect(placeInCommit(stored)).toEqual(COMMIT);
});

it.each([
  ['{"schema":7,"place":[0,4]}', 7],
  ['{"schema":7,"commit":{"index":0,"count":4}}', 7],
])('Metadata %s tell a place and are told the time of the end', (metadata, schema) => {
  const stored = { id: COMMIT.id, metadata };
  const closing = readMetadata({
    id: ID,
    metadata: JSON.stringify(CLOSINGS.today),
  });
  const { occurred_at } = TOLD;
  const commit = { ...COMMIT, index: 0 };
  expect(readMetadata(stored, closing)).toEqual({ schema, commit, occurred_at });
  expect(readMetadata(stored).occurred_at).toBe('');
  expect(schemaOf(stored)).toBe(schema);
});

it.each([
  '{"schema":1,"place":[0,4]}}',
  '{"schema":1,"place":[0]}',
  '{"schema":1,"place":["0","4"]}',
  '{"schema":1,"place":{"index":0,"count":4}}',
  '{"schema":1,"place":7}',
  '{"index":0,"count":4}',
  '[]',
  'null',
  '7',
  '',
])('Metadata %s are of another form', (metadata) => {
  const stored = { id: ID, metadata };
  expect(() => readMetadata(stored)).toThrow(UnknownForm);
  expect(() => readClosing(stored)).toThrow(UnknownForm);
});
