import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SharedReads } from '../../../../app/core/streams/shared-reads.ts';

/** Reads that end when they are told to; each brings its number. */
function heldReads() {
  const reads = new SharedReads();
  const ends: ((error?: Error) => void)[] = [];
  const read = (name = 'one') =>
    reads.read(
      name,
      () =>
        new Promise<number>((resolve, reject) => {
          const number = ends.length;
          ends.push((error) => (error ? reject(error) : resolve(number)));
        }),
    );
  return { ends, read };
}

it('Who comes while something is read waits for a read that begins afterwards, and shares it', async () => {
  const { ends, read } = heldReads();
  const first = read();
  const late = [read(), read(), read()];
  expect(ends).toHaveLength(1);
  ends[0]!();
  expect(await first).toBe(0);
  await turn();
  expect(ends).toHaveLength(2);
  // It began before this one asked.
  const later = read();
  ends[1]!();
  expect(await Promise.all(late)).toEqual([1, 1, 1]);
  await turn();
  ends[2]!();
  expect(await later).toBe(2);
});

it('What is read alone is read at once, of whatever name, and again when it is asked for again', async () => {
  const { ends, read } = heldReads();
  const [one, other] = [read('one'), read('other')];
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  expect(await Promise.all([one, other])).toEqual([0, 1]);
  const again = read('one');
  expect(ends).toHaveLength(3);
  ends[2]!();
  expect(await again).toBe(2);
});

it('A read that fails fails for those who waited for it, and for nobody who comes afterwards', async () => {
  const { ends, read } = heldReads();
  const waiting = Promise.allSettled([read(), read(), read()]);
  ends[0]!(new Error('away'));
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const again = read();
  ends[1]!();
  expect(await again).toBe(1);
});
