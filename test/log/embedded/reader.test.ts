import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openForWriting } from '../../../log/embedded/format.ts';
import { LogReader } from '../../../log/embedded/reader.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const lookUps = vi.hoisted(() => ({ count: 0 }));

vi.mock(import('@photostructure/sqlite'), async (original) => {
  const sqlite = await original();
  class CountingDatabase extends sqlite.DatabaseSync {
    override prepare(sql: string) {
      const statement = super.prepare(sql);
      if (!sql.startsWith('SELECT name')) return statement;
      // Nothing but `get` is asked of it.
      return {
        get: (sid: number) => {
          lookUps.count += 1;
          return statement.get(sid);
        },
      } as typeof statement;
    }
  }
  return { ...sqlite, DatabaseSync: CountingDatabase };
});

let directory: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** A log of streams with this many events each, in turn. */
function logOf(streams: number, events: number): LogReader {
  const file = join(directory, 'log.db');
  const database = openForWriting(file, true);
  const upTo = 'WITH RECURSIVE each (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM each WHERE n <';
  database.exec(`
    ${upTo} ${streams - 1}) INSERT INTO streams SELECT n, 'talk-' || n, 0 FROM each;
    ${upTo} ${streams * events - 1}) INSERT INTO events
      SELECT n + 1, n % ${streams}, n / ${streams}, 'talk', 'e', 'Said', '{}', '{}' FROM each`);
  database.close();
  lookUps.count = 0;
  return new LogReader(file);
}

it('The name of a stream is looked up once, however many of its events and pages are read', () => {
  const reader = logOf(2, 300);
  const streams = [undefined, ['talk']].flatMap((categories) =>
    [0, 200, 400].flatMap((after) =>
      reader.page(after, categories).events.map(({ stream }) => stream),
    ),
  );
  reader.close();
  expect(streams).toHaveLength(1_200);
  expect(streams.slice(0, 2)).toEqual(['talk-0', 'talk-1']);
  expect(new Set(streams)).toEqual(new Set(['talk-0', 'talk-1']));
  expect(lookUps.count).toBe(2);
});

it('No more than 10,000 names of streams are remembered', () => {
  const reader = logOf(10_001, 1);
  for (let after = 0; after < 10_001; after += 200) reader.page(after, undefined);
  expect(lookUps.count).toBe(10_001);
  reader.page(0, undefined);
  reader.close();
  expect(lookUps.count).toBe(10_201);
});
