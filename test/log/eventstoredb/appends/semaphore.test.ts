import { describe, expect, it, vi } from 'vitest';
import { Semaphore } from '../../../../log/eventstoredb/appends/semaphore.ts';
import { LogOverloaded } from '../../../../log/port.ts';

describe('appends to EventStoreDB', () => {
  it('are 64 at once, the next ones in their order, each once there is room', async () => {
    const slots = new Semaphore();
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const all = Array.from({ length: 70 }, (_, i) =>
      slots.run(() => {
        started.push(i);
        return new Promise<void>((end) => ends.push(end));
      }),
    );
    await new Promise(setImmediate);
    expect(started).toHaveLength(64);
    ends.shift()!();
    ends.shift()!();
    await new Promise(setImmediate);
    expect(started.slice(64)).toEqual([64, 65]);
    while (started.length < 70 || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
  });

  it('that waited for more than 2.5 s are refused, and nothing of them is sent', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const slots = new Semaphore();
      const ends: (() => void)[] = [];
      const busy = Array.from({ length: 64 }, () =>
        slots.run(() => new Promise<void>((end) => ends.push(end))),
      );
      const work = vi.fn(async () => {});
      const late = slots.run(work);
      vi.advanceTimersByTime(2_501);
      // Whoever comes now hears it at once.
      await expect(slots.run(work)).rejects.toThrow(LogOverloaded);
      for (const end of ends) end();
      await expect(late).rejects.toThrow(LogOverloaded);
      expect(work).not.toHaveBeenCalled();
      await Promise.all(busy);
    } finally {
      vi.useRealTimers();
    }
  });

  it('wait in a line of 4,096 and no longer', async () => {
    const slots = new Semaphore();
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((end) => ends.push(end));
    const all = Array.from({ length: 64 + 4_096 }, () => slots.run(work));
    await expect(slots.run(work)).rejects.toThrow(LogOverloaded);
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
  });
});
