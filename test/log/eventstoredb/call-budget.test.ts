import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallBudget } from '../../../log/eventstoredb/call-budget.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives a call half a second for two seconds after one that nothing was heard of, then all its time', async () => {
  const budget = new CallBudget({ callMsMax: 9_000, heardAt: () => -1, ask: async () => {} });
  const given = () => budget.during(async (msMax) => msMax);
  expect(await given()).toBe(9_000);
  await expect(budget.during(() => Promise.reject(new Error('silent')))).rejects.toThrow('silent');
  expect(await given()).toBe(500);
  vi.advanceTimersByTime(2_000);
  expect(await given()).toBe(500);
  vi.advanceTimersByTime(1);
  expect(await given()).toBe(9_000);
});
