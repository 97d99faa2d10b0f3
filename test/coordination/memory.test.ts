import { describe, expect, it } from 'vitest';
import { MemoryCoordination } from '../../coordination/memory.ts';

const MINUTE = { amountMax: 10, windowMs: 60_000 };
const HOUR = { amountMax: 15, windowMs: 3_600_000 };

describe('allowances counted in this process', () => {
  it('are taken until they are used up, and are new in the next window', async () => {
    let now = 59_000.5;
    const coordination = new MemoryCoordination(() => now);
    expect(await coordination.take('a', 6, [MINUTE])).toBe(0);
    expect(await coordination.take('a', 5, [MINUTE])).toBeGreaterThan(0);
    expect(await coordination.take('a', 4, [MINUTE])).toBe(0);
    now += 45_000;
    // The time that is left of the window, which began with its first use.
    expect(await coordination.take('a', 1, [MINUTE])).toBe(15_000);
    now += 15_000;
    expect(await coordination.take('a', 10, [MINUTE])).toBe(0);
  });

  it('are taken all together or not at all', async () => {
    let now = 0;
    const coordination = new MemoryCoordination(() => now);
    expect(await coordination.take('a', 10, [MINUTE, HOUR])).toBe(0);
    now = 60_000;
    expect(await coordination.take('a', 6, [MINUTE, HOUR])).toBeGreaterThan(0);
    expect(await coordination.take('a', 5, [MINUTE, HOUR])).toBe(0);
    // The refused attempt left the minute untouched: 10 - 5 are left of it.
    expect(await coordination.take('a', 5, [MINUTE])).toBe(0);
  });

  it('belong to one key each', async () => {
    const coordination = new MemoryCoordination(() => 0);
    expect(await coordination.take('a', 10, [MINUTE])).toBe(0);
    expect(await coordination.take('b', 10, [MINUTE])).toBe(0);
  });

  it('are forgotten when their windows are over and 10,000 others are there', async () => {
    let now = 0;
    const coordination = new MemoryCoordination(() => now);
    for (let n = 0; n < 10_000; n++) await coordination.take(`early ${n}`, 1, [MINUTE]);
    now = 60_000;
    await coordination.take('late', 1, [MINUTE]);
    expect(coordination.size).toBe(1);
  });

  it('are never overdrawn by takers at the same time', async () => {
    const coordination = new MemoryCoordination(() => 0);
    const taken = await Promise.all(
      Array.from({ length: 50 }, () => coordination.take('a', 1, [MINUTE])),
    );
    expect(taken.filter((wait) => wait === 0)).toHaveLength(10);
  });
});

describe('working alone in this process', () => {
  const delayed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('is one after the other under one name, and at once under others', async () => {
    const coordination = new MemoryCoordination(() => 0);
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await delayed(10);
      steps.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([
      coordination.alone('session', work('first')),
      coordination.alone('session', work('second')),
      coordination.alone('another', work('other')),
    ]);
    expect(results).toEqual(['first', 'second', 'other']);
    expect(steps.indexOf('first ends')).toBeLessThan(steps.indexOf('second begins'));
    expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('first ends'));
  });

  it('ends with what the work throws, for nobody else', async () => {
    const coordination = new MemoryCoordination(() => 0);
    const failing = coordination.alone('session', () => Promise.reject(new Error('it broke')));
    const next = coordination.alone('session', async () => 'done');
    await expect(failing).rejects.toThrow('it broke');
    expect(await next).toBe('done');
  });

  it('waits for nobody for ever', async () => {
    const coordination = new MemoryCoordination(() => 0);
    void coordination.alone('session', () => new Promise(() => {}));
    expect(await coordination.alone('session', async () => 'done')).toBe('done');
  });
});
