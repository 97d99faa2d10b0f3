import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoredKeyUses } from '../../../projections/keys/stored-key-uses.ts';
import type { Store } from '../../../projections/store/port.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('Uses of keys are written together after a second', () => {
  const run = vi.fn();
  const uses = new StoredKeyUses({ exec: () => {}, run } as unknown as Store);
  uses.note('key_1', 1);
  uses.note('key_2', 1);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});
