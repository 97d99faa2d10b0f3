import { afterEach, describe, expect, it, vi } from 'vitest';
import { LastKeyUses } from '../../../cli/service/last-key-uses.ts';
import { readKeyUse, StoredKeyUses } from '../../../projections/keys/stored-key-uses.ts';
import { openStore } from '../../../projections/store/sqlite.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
/** Remembered at once, and waiting at once. */
const KEYS_MAX = 100_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('uses of keys', () => {
  it('are told once a minute and key, and no more keys are remembered than memory has room for', () => {
    const told = vi.fn();
    const seen = new LastKeyUses(told, openStore(':memory:'), () => {});
    for (let n = 0; n < 3; n++) seen.note('key_first', NOW);
    expect(told).toHaveBeenCalledOnce();
    for (let n = 0; n < KEYS_MAX; n++) seen.note(`key_${n}`, NOW);
    told.mockClear();
    seen.note('key_first', NOW);
    expect(told).toHaveBeenCalledOnce();
  });

  it('wait to be written while nothing can be, up to a number', async () => {
    vi.useFakeTimers();
    const store = openStore(':memory:');
    const uses = new StoredKeyUses(store);
    const writing = vi.spyOn(store, 'transaction').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    for (let n = 0; n <= KEYS_MAX; n++) uses.note(`key_${n}`, 1);
    uses.flush();
    writing.mockRestore();
    uses.flush();
    expect(await readKeyUse(store, `key_${KEYS_MAX - 1}`)).toBe(1);
    expect(await readKeyUse(store, `key_${KEYS_MAX}`)).toBeUndefined();
    store.close();
  });
});
