import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { finishInSlices, inSlices } from '../../../app/core/in-slices.ts';

/** Longer than a slice. */
const LONG_MS = 15;

function* longSteps(count: number, onStep: () => void): Generator<undefined, string> {
  for (let i = 0; i < count; i++) {
    const end = performance.now() + LONG_MS;
    while (performance.now() < end);
    onStep();
    yield;
  }
  return 'done';
}

function* shortSteps(count: number): Generator<undefined, string> {
  for (let i = 0; i < count; i++) yield;
  return 'done';
}

describe('work in slices', () => {
  it('lets others have their turn between long steps', async () => {
    const order: string[] = [];
    const others = () => {
      order.push('other');
      if (order.length < 8) setImmediate(others);
    };
    setImmediate(others);
    const result = await finishInSlices(longSteps(3, () => order.push('step')));
    expect(result).toBe('done');
    expect(order.slice(0, 4)).toEqual(['step', 'other', 'step', 'other']);
  });

  it('takes one slice in a turn of the loop, however many work at once', async () => {
    // What was worked on before has its turn ended.
    await nextTurn();
    await nextTurn();
    const stepsByTurn: number[] = [];
    let steps = 0;
    let isWorking = true;
    const countTurns = () => {
      stepsByTurn.push(steps);
      steps = 0;
      if (isWorking) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const work = () => finishInSlices(longSteps(3, () => steps++));
    await Promise.all(Array.from({ length: 4 }, work));
    isWorking = false;
    expect(Math.max(...stepsByTurn)).toBe(1);
  });

  it('is taken in turns, so that what is short does not wait for what is long', async () => {
    let longStepsDone = 0;
    const long = finishInSlices(longSteps(20, () => longStepsDone++));
    const short = await finishInSlices(longSteps(2, () => {}));
    expect(short).toBe('done');
    expect(longStepsDone).toBeLessThan(10);
    await long;
  });

  it('of many short steps does not wait for a long step behind each of them', async () => {
    let longStepsDone = 0;
    const long = finishInSlices(longSteps(30, () => longStepsDone++));
    await nextTurn();
    const before = longStepsDone;
    await finishInSlices(shortSteps(200));
    expect(longStepsDone - before).toBeLessThan(4);
    await long;
  });

  it('goes on where it is long, however much short work comes', async () => {
    let longStepsDone = 0;
    let isWorking = true;
    const long = finishInSlices(longSteps(5, () => longStepsDone++)).then(() => {
      isWorking = false;
    });
    let turns = 0;
    while (isWorking && turns < 100) {
      const busy = Array.from({ length: 4 }, () => finishInSlices(longSteps(1, () => {})));
      await Promise.race([Promise.all(busy), nextTurn()]);
      turns += 1;
    }
    await long;
    expect(turns).toBeLessThan(100);
  });

  it('takes a step of each that works at the same time, in turn', async () => {
    const order: string[] = [];
    function* steps(name: string): Generator<undefined, string> {
      for (const step of [1, 2]) {
        order.push(name + step);
        yield;
      }
      return name;
    }
    const works = ['a', 'b', 'c'].map((name) => finishInSlices(steps(name)));
    expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('goes on with the others where a step of one throws', async () => {
    const failing = longSteps(2, () => {
      throw new Error('broken step');
    });
    const first = finishInSlices(longSteps(2, () => {}));
    const broken = finishInSlices(failing);
    const last = finishInSlices(longSteps(2, () => {}));
    await expect(broken).rejects.toThrow('broken step');
    expect(await Promise.all([first, last])).toEqual(['done', 'done']);
  });

  it('gathers what the steps find, in their order', async () => {
    expect(await inSlices([[1, 2], [], [3]])).toEqual([1, 2, 3]);
  });

  it('hands on what a step throws', async () => {
    const failing = longSteps(1, () => {
      throw new Error('broken step');
    });
    await expect(async () => finishInSlices(failing)).rejects.toThrow('broken step');
  });
});
