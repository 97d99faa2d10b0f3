import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { minutesOf, runInLanes } from '../../../bench/soak/lanes.ts';
import type { Programme } from '../../../bench/soak/programme.ts';

function programme(name: string, minutes: number, changes: Partial<Programme> = {}): Programme {
  return { name, parts: [], what: '', files: [], target: 1, minutes, ...changes };
}

const TOGETHER = ['a', 'b', 'c', 'd'].map((name) => programme(name, 10));
const ALONE = ['x', 'y'].map((name) => programme(name, 5, { isAlone: true }));

it('Programmes run side by side as many as there are lanes, and those that want the machine for themselves alone', async () => {
  const running = new Set<string>();
  const beside = new Map<string, number>();
  const end = performance.now() + 60_000;
  await runInLanes([...ALONE, ...TOGETHER], { lanes: 2, end }, async ({ name }) => {
    running.add(name);
    for (const each of running) beside.set(each, Math.max(beside.get(each) ?? 0, running.size));
    await delay(5);
    running.delete(name);
  });
  expect(Object.fromEntries(beside)).toEqual({ a: 2, b: 2, c: 2, d: 2, x: 1, y: 1 });
});

it('A programme has its share of the time that is left, and what one leaves the next ones have', async () => {
  const shares = new Map<string, number>();
  const end = performance.now() + 30_000;
  await runInLanes([...TOGETHER, ...ALONE], { lanes: 2, end }, async ({ name }, shareMs) => {
    shares.set(name, shareMs / 1_000);
  });
  expect(minutesOf([...TOGETHER, ...ALONE], 2)).toBe(30);
  // Ten of thirty minutes, in a lane beside another one.
  expect(shares.get('a')).toBeCloseTo(10, 0);
  expect(shares.get('c')).toBeGreaterThan(10);
  expect(shares.get('y')).toBeCloseTo(30, 0);
});

it('What is not run takes no time', () => {
  const missing = programme('z', 60, { notRun: 'there is none' });
  expect(minutesOf([missing, ...ALONE], 3)).toBe(10);
});
