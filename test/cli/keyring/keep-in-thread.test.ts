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
  await rm(directory, { recursive: true });
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
