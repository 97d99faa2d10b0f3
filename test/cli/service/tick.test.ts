import cron from 'node-cron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tick } from '../../../cli/service/tick.ts';

const START = Date.parse('2026-01-05T09:00:03Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let ticks: number[];
let tick: Tick;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  ticks = [];
  tick = new Tick('*/10 * * * * *', () => void ticks.push(Date.now()));
});

afterEach(async () => {
  vi.useRealTimers();
  await tick.stop();
});

/** Lets time go by for the timers and for the clock alike. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a tick', () => {
  it('comes at the times of its expression', async () => {
    await pass(30_000);
    const due = [7, 17, 27].map((seconds) => START + seconds * 1_000);
    expect(ticks).toEqual(due);
  });

  it.each([
    ['back by an hour', -HOUR_MS],
    ['back by 25 hours', -25 * HOUR_MS],
    ['back by 30 days', -30 * DAY_MS],
    ['ahead by an hour', HOUR_MS],
    ['ahead by 25 hours', 25 * HOUR_MS],
    ['ahead by 30 days', 30 * DAY_MS],
    ['to 2038', Date.parse('2038-01-19T03:14:07Z') - START],
  ])('goes on, once for each of its times, when the clock is set %s', async (_, ms) => {
    await pass(10_000);
    expect(ticks).toHaveLength(1);
    vi.setSystemTime(Date.now() + ms);
    const began = performance.now();
    await pass(60_000);
    expect(ticks.length).toBeGreaterThanOrEqual(6);
    expect(ticks.length).toBeLessThanOrEqual(8);
    // Every ten seconds of 12 years would be 37 million: they are not gone through.
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('is not looked up while a service starts', async () => {
    const looked = vi.spyOn(cron, 'createTask');
    const other = new Tick('*/20 * * * * *', () => {});
    expect(looked).not.toHaveBeenCalled();
    await pass(5_000);
    expect(looked).toHaveBeenCalledTimes(1);
    looked.mockRestore();
    await other.stop();
  });

  it('that is far away comes soon after the clock was set ahead to just before it', async () => {
    const daily = vi.fn();
    const far = new Tick('0 0 0 * * *', daily);
    vi.setSystemTime(Date.parse('2026-01-05T23:58:30Z'));
    await pass(180_000);
    expect(daily).toHaveBeenCalledTimes(1);
    await far.stop();
  });

  it('waits for what it does, and for nothing once it was stopped', async () => {
    let end = () => {};
    const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const slow = new Tick('*/10 * * * * *', work);
    await pass(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await pass(10_000);
    expect(work).toHaveBeenCalledTimes(2);
    const stopped = slow.stop();
    end();
    await stopped;
    await pass(60_000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
