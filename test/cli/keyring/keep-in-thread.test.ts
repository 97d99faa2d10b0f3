import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInThread } from '../../../cli/keyring/keep-in-thread.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

let directory: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
});

afterEach(async () => {
  vi.useRealTimers();
  // Threads that were left behind come back, and close their files.
  await rm(directory, { recursive: true, maxRetries: 50 });
});

it('A thread that holds the keys and says nothing for ten seconds counts as gone', async () => {
  const file = join(directory, 'keys.db');
  const keys = await keepInThread(file);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  const asking = keys.ask([{ kind: 'list', after: '', limit: 1 }]);
  const ended = vi.fn();
  asking.catch(ended);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'no answer for 10000 ms' }),
  );
  other.exec('ROLLBACK');
  other.close();
  await keys.close();
});

it('Of threads that say nothing three are left behind, and the next one is started when one of them has come back', async () => {
  const file = join(directory, 'keys.db');
  const keys = await keepInThread(file);
  const list = () => keys.ask([{ kind: 'list', after: '', limit: 1 }]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  // The first one was there already; the others have to begin.
  for (const ms of [10_000, 120_000, 120_000]) {
    const silent = expect(list()).rejects.toThrow(`no answer for ${ms} ms`);
    await vi.advanceTimersByTimeAsync(ms);
    await silent;
  }
  await expect(list()).rejects.toThrow('3 threads wait for its disk');
  vi.useRealTimers();
  other.exec('ROLLBACK');
  other.close();
  const isBack = async () => expect(await list()).toEqual([[]]);
  await vi.waitFor(isBack, { timeout: 120_000 });
  await keys.close();
});

it('A thread that holds the keys has two minutes to begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = new DatabaseSync(join(directory, 'keys.db'));
  other.exec('BEGIN EXCLUSIVE');
  const ended = vi.fn();
  const beginning = keepInThread(join(directory, 'keys.db')).catch(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await beginning;
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'no answer for 120000 ms' }),
  );
  other.exec('ROLLBACK');
  other.close();
});
