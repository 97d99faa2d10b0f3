import { expect, it } from 'vitest';
import { inTurns } from '../../compiler/in-turns.ts';

/** Six tasks, of which the second is refused once the first three are under way. */
function someTasks() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3, 4, 5].map((n) => async () => {
    begun.push(n);
    await new Promise<void>((resolve) => {
      ends[n] = resolve;
    });
    if (n === 1) throw new Error('refused');
    return [n, n];
  });
  return { begun, ends, tasks };
}

it('Tasks in turns begin no more after a fault, and what was under way is kept where the fault is', async () => {
  const { begun, ends, tasks } = someTasks();
  const faults: unknown[] = [];
  const all = inTurns(tasks, 3, (fault) => void faults.push(fault));
  expect(begun).toEqual([0, 1, 2]);
  ends[1]!();
  await expect.poll(() => faults).toEqual([new Error('refused')]);
  for (const n of [2, 0]) ends[n]!();
  expect(await all).toEqual([0, 0, 2, 2]);
  expect(begun).toEqual([0, 1, 2]);
});

it('Tasks in turns end at once with a fault that is thrown on', async () => {
  const { begun, ends, tasks } = someTasks();
  const all = inTurns(tasks, 3, (fault) => {
    throw fault;
  });
  ends[1]!();
  await expect(all).rejects.toThrow('refused');
  for (const n of [0, 2]) ends[n]!();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
});

it('Tasks in turns come to what they would one after the other', async () => {
  const tasks = [30, 10, 0].map((ms) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return [ms];
  });
  const onFault = () => expect.unreachable();
  expect(await inTurns(tasks, 2, onFault)).toEqual([30, 10, 0]);
  expect(await inTurns([], 2, onFault)).toEqual([]);
});
