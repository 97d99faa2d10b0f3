import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErasureDependencies } from '../../../app/privacy/erase-session.ts';
import { createLogger } from '../../../cli/logging/logger.ts';
import { watchErasures } from '../../../cli/service/erasure-watch.ts';
import type { ReadModels } from '../../../projections/store/port.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('destroys the keys of the erased again once the view of erasures is whole, and then no more', async () => {
  let isWhole = false;
  const [destroy, destroyTextsAgain] = [vi.fn(async () => {}), vi.fn(async () => true)];
  const erasing = {
    isWhole: () => isWhole,
    now: () => 0,
    sessionKeys: { find: async () => ({ state: 'held' }), destroy, destroyTextsAgain },
  } as unknown as ErasureDependencies;
  const place = { stream: 'session-acme_1', service: 'table', position: '' };
  const erased = { ...place, erased_at: 'then', texts_key: 2 };
  const store = {
    all: async (_: string, after: string) => (after === '' && isWhole ? [erased] : []),
    get: async () => undefined,
  } as unknown as ReadModels;
  const logger = createLogger('silent');
  const stop = watchErasures(erasing, { from: 'p9', store, logger });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(destroy).not.toHaveBeenCalled();
  isWhole = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(destroyTextsAgain.mock.calls).toEqual([['session-acme_1', 2]]);
  await stop();
});

it.each([
  ['is not the one of this log', ['absent', 'absent']],
  ['is older than the log', ['absent', 'held']],
])('says once that the keyring %s', async (what, states) => {
  const streams = states.map((_, nth) => ({ stream: `session-acme_${nth}`, created_at: 'then' }));
  const sealed = { metadata: '{}', data: '{"facts":{},"sealed":"…"}', revision: 0 };
  const erasing = {
    isWhole: (view: string) => view === 'conversations',
    now: () => 0,
    log: { read: async () => ({ events: [sealed], more: false }) },
    sessionKeys: { find: async (stream: string) => ({ state: states[Number(stream.at(-1))] }) },
  } as unknown as ErasureDependencies;
  const store = {
    all: async (sql: string) => (sql.includes('FROM sessions') ? streams : []),
    get: async () => undefined,
  } as unknown as ReadModels;
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'error');
  const stop = watchErasures(erasing, { from: 'p9', store, logger });
  await vi.advanceTimersByTimeAsync(3_000);
  await stop();
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]![1]).toContain(what);
});

it.each([
  ['fails', async () => Promise.reject(new Error('the keyring is away'))],
  ['rests', () => new Promise<never>(() => {})],
])('lets go of what is erased while what asks the keyring %s', async (what, find) => {
  const [forget, forgetTexts] = [vi.fn(), vi.fn()];
  const erasing = {
    isWhole: () => true,
    now: () => 0,
    sessionKeys: { find, destroyTextsAgain: find, forget, forgetTexts },
    streams: { forget: () => {}, forgetCategory: () => {} },
  } as unknown as ErasureDependencies;
  const place = { stream: 'session-acme.ses_1', service: 'table', position: 'p10' };
  const erased = { ...place, erased_at: 'then', created_at: 'then', texts_key: 0 };
  const store = {
    all: async (sql: string, after: string) =>
      after === 'p10' || sql.includes('requested_at') ? [] : [erased],
    get: async (_: string, after: string) => (after === 'p10' ? undefined : { position: 'p10' }),
  } as unknown as ReadModels;
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'warn');
  watchErasures(erasing, { from: 'p9', store, logger });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(forget.mock.calls).toEqual([['session-acme.ses_1']]);
  expect(forgetTexts).toHaveBeenCalledTimes(1);
  expect(told.mock.calls.length).toBe(what === 'fails' ? 3 : 0);
});
