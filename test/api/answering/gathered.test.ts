import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathered } from '../../../api/answering/gathered.ts';

it('what comes in one turn of the event loop goes on together, a stage at a time', async () => {
  const stages: string[] = [];
  async function request(name: string) {
    await gathered();
    stages.push(`${name} read`);
    await undefined;
    stages.push(`${name} decided`);
  }
  setImmediate(() => stages.push('turn'));
  const first = request('a');
  await undefined;
  const second = request('b');
  expect(stages).toEqual([]);
  await Promise.all([first, second]);
  expect(stages).toEqual(['turn', 'a read', 'b read', 'a decided', 'b decided']);
});

it('what comes in the next turn waits for that one', async () => {
  const first = gathered();
  await nextTurn();
  expect(gathered()).not.toBe(first);
  expect(gathered()).toBe(gathered());
  await gathered();
});
