import { expect, it, onTestFinished } from 'vitest';
import { orderInCommit } from '../../../domain/recording/metadata.ts';

const placeAt = (index: number, id = '') =>
  `{"schema":1,"commit":{${id && `"id":"${id}",`}"index":${index},"count":60000}}`;

/** How many texts of metadata were put into a map since. */
function remembered(): () => number {
  let count = 0;
  const { set } = Map.prototype;
  onTestFinished(() => {
    Map.prototype.set = set;
  });
  Map.prototype.set = function (this: Map<unknown, unknown>, key, value) {
    if (typeof key === 'string' && key.startsWith('{"schema":1,"commit":')) count += 1;
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
