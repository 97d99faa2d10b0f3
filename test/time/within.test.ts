import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settlesWithin, within } from '../../time/within.ts';

const never = new Promise<string>(() => {});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('hands on what comes in time, or what it fails with, and leaves no timer behind', async () => {
  expect(await within(10, Promise.resolve('done'), () => 'late')).toBe('done');
  const failing = within(10, Promise.reject(new Error('broken')), () => 'late');
  await expect(failing).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('answers what is to be answered when the time is over, not before', async () => {
  const answers: string[] = [];
  void within(10, never, () => 'late').then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(9);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual(['late']);
});

it('fails with what is thrown when the time is over', async () => {
  const failing = within(10, never, () => {
    throw new Error('too late');
  });
  const judged = expect(failing).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(10);
  await judged;
});

it('counts a failure as settled, and silence as not', async () => {
  expect(await settlesWithin(10, Promise.reject(new Error('broken')))).toBe(true);
  const silent = settlesWithin(10, never);
  await vi.advanceTimersByTimeAsync(10);
  expect(await silent).toBe(false);
});
