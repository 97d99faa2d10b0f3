import { describe, expect, it } from 'vitest';
import { MemoryCoordination } from '../../coordination/memory.ts';

const MINUTE = { amountMax: 10, windowMs: 60_000 };
const HOUR = { amountMax: 15, windowMs: 3_600_000 };

describe('allowances counted in this process', () => {
  it('are taken until they are used up, and are new in the next window', async () => {
    let now = 59_000;
    const coordination = new MemoryCoordination(() => now);
    expect(await coordination.take('a', 6, [MINUTE])).toBe(true);
    expect(await coordination.take('a', 5, [MINUTE])).toBe(false);
    expect(await coordination.take('a', 4, [MINUTE])).toBe(true);
    now = 60_000;
    expect(await coordination.take('a', 10, [MINUTE])).toBe(true);
  });

  it('are taken all together or not at all', async () => {
    let now = 0;
    const coordination = new MemoryCoordination(() => now);
    expect(await coordination.take('a', 10, [MINUTE, HOUR])).toBe(true);
    now = 60_000;
    expect(await coordination.take('a', 6, [MINUTE, HOUR])).toBe(false);
    expect(await coordination.take('a', 5, [MINUTE, HOUR])).toBe(true);
    // The refused attempt left the minute untouched: 10 - 5 are left of it.
    expect(await coordination.take('a', 5, [MINUTE])).toBe(true);
  });

  it('belong to one key each', async () => {
    const coordination = new MemoryCoordination(() => 0);
    expect(await coordination.take('a', 10, [MINUTE])).toBe(true);
    expect(await coordination.take('b', 10, [MINUTE])).toBe(true);
  });

  it('are never overdrawn by takers at the same time', async () => {
    const coordination = new MemoryCoordination(() => 0);
    const taken = await Promise.all(
      Array.from({ length: 50 }, () => coordination.take('a', 1, [MINUTE])),
    );
    expect(taken.filter(Boolean)).toHaveLength(10);
  });
});
