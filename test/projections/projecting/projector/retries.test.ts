import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryLog } from '../../../../log/memory.ts';
import { LogUnavailable } from '../../../../log/port.ts';
import { Projector } from '../../../../projections/projecting/projector.ts';
import type { Sink } from '../../../../projections/projecting/sink.ts';
import { StoreUnavailable } from '../../../../projections/store/port.ts';
import { wrappedLog } from '../../../support/log/wrapped-log.ts';

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: vi.fn(async () => {}),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function sinkOf(begin: Sink['begin']): Sink {
  return { name: 'view', delayMs: 50, begin, advance: () => {}, reset: () => {} };
}

it('A log that is away is asked again after half a second', async () => {
  const memory = createMemoryLog();
  let asked = 0;
  const head = async () => {
    asked += 1;
    if (asked < 3) throw new LogUnavailable('away');
    return memory.head();
  };
  const log = wrappedLog(memory, { head });
  const projector = new Projector({ log, sinks: [sinkOf(() => undefined)], onFault: () => {} });
  await expect.poll(() => asked).toBe(3);
  expect(vi.mocked(delay).mock.calls.map(([ms]) => ms)).toEqual([500, 500]);
  await projector.stop();
});

it('A log that is away is told of once, and then once a minute until it is back', async () => {
  const memory = createMemoryLog();
  let asked = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => asked * 500);
  onTestFinished(() => clock.mockRestore());
  const told: number[] = [];
  const away = (last: number) => {
    asked += 1;
    if (asked <= last) throw new LogUnavailable('away');
  };
  const log = wrappedLog(memory, {
    head: async () => {
      away(250);
      return memory.head();
    },
    subscribe: async function* ({ after }) {
      // It comes back for a moment, and goes again.
      yield { kind: 'caughtUp', position: after } as const;
      away(400);
      yield* memory.subscribe({ signal: AbortSignal.abort() });
    },
  });
  const sinks = [sinkOf(() => undefined)];
  const projector = new Projector({ log, sinks, onFault: () => told.push(asked) });
  await expect.poll(() => asked).toBeGreaterThan(253);
  expect(told.slice(0, 5)).toEqual([1, 121, 241, 252, 253]);
  await projector.stop();
});

it('Rows that cannot be written are tried again after 50 ms, then after twice as long each time, up to two seconds', async () => {
  let begun = 0;
  const begin = () => {
    begun += 1;
    throw new StoreUnavailable('the disk is full');
  };
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const projector = new Projector({
    log: createMemoryLog(),
    sinks: [sinkOf(begin)],
    onFault: () => {},
  });
  while (begun === 0) await Promise.resolve();
  const waits: unknown[] = [];
  for (let nth = 0; nth < 8; nth++) {
    waits.push(timers.mock.calls.at(-1)![1]);
    vi.runOnlyPendingTimers();
  }
  expect(waits).toEqual([50, 100, 200, 400, 800, 1_600, 2_000, 2_000]);
  await projector.stop();
});
