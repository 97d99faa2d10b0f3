import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import { createMemoryLog } from '../../../log/memory.ts';
import { type EventLog, LogUnavailable } from '../../../log/port.ts';
import { inTables } from '../../../projections/projecting/in-tables.ts';
import { applying, type Projection } from '../../../projections/projecting/projection.ts';
import { Projector } from '../../../projections/projecting/projector.ts';
import type { RecordedCommit, Sink } from '../../../projections/projecting/sink.ts';
import type { Store } from '../../../projections/store/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import type { Suite } from '../../support/defects/suite.ts';
import { Follower } from '../../support/log/follower.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';

/** Longer than anything here takes; nothing is asserted about it. */
const PATIENCE_MS = 10_000;

/** Keeps every event of the category `note` it was given, in the order of arrival. */
function notes(change: Partial<Projection> = {}): Projection {
  return {
    name: 'notes',
    shape: 1,
    categories: ['note'],
    tables: ['notes'],
    schema: 'CREATE TABLE notes (at INTEGER PRIMARY KEY, type TEXT NOT NULL) STRICT',
    fold: applying(note),
    ...change,
  };
}

function note(store: Store, { events }: RecordedCommit): void {
  for (const { type } of events) store.run('INSERT INTO notes (type) VALUES (?)', type);
}

function written(store: Store): string[] {
  const rows = store.all<{ type: string }>('SELECT type FROM notes ORDER BY at');
  return rows.map(({ type }) => type);
}

function noted(...types: string[]) {
  return types.map((type) => ({ type, facts: {} }));
}

/** What a follower stands between; both as they are, unless something is planted. */
export interface Followed {
  readonly log: (log: EventLog) => EventLog;
  readonly sink: (store: Store, projection: Projection) => Sink;
}

export const HONEST: Followed = { log: (log) => log, sink: inTables };

/** What a view may rely on that follows the log. */
export function describeFollowing(
  { describe, it, beforeEach, afterEach }: Suite,
  followed: Followed,
): void {
  let log: EventLog;
  let record: ReturnType<typeof scribe>['record'];
  let folder: string;
  let file: string;
  let started: Follower[];
  let opened: Store[];
  let faults: unknown[];

  beforeEach(() => {
    log = createMemoryLog();
    record = scribe(log).record;
    folder = mkdtempSync(join(tmpdir(), 'projections-'));
    file = join(folder, 'nested', 'read-models.db');
    started = [];
    opened = [];
    faults = [];
  });

  afterEach(async () => {
    for (const follower of started) await follower.stop();
    for (const store of opened) store.close();
    await log.close();
    rmSync(folder, { recursive: true });
  });

  function open(): Store {
    const store = openStore(file);
    opened.push(store);
    return store;
  }

  function start(store: Store, projection = notes(), from = log): Follower {
    const onFault = (error: unknown) => faults.push(error);
    const sink = followed.sink(store, projection);
    const follower = new Follower({ log: followed.log(from), sink, onFault });
    started.push(follower);
    return follower;
  }

  async function passes(follower: Follower, position: string): Promise<void> {
    expect(await follower.waitFor(position, PATIENCE_MS)).toBe(true);
  }

  describe('following the log', () => {
    it('shows what was there before, then what comes, once somebody waits for it', async () => {
      await record('note-a', noted('One', 'Two'));
      const store = open();
      const follower = start(store);
      await follower.caughtUp;
      expect(written(store)).toEqual(['One', 'Two']);
      expect(follower.state).toBe('live');
      await passes(follower, await record('note-b', noted('Three')));
      await passes(follower, await record('note-b', noted('Four')));
      expect(written(store)).toEqual(['One', 'Two', 'Three', 'Four']);
    });

    it('stores what nobody waits for a little later', async () => {
      const store = open();
      const follower = start(store);
      await follower.caughtUp;
      await record('note-a', noted('One'));
      await expect.poll(() => written(store), { timeout: PATIENCE_MS }).toEqual(['One']);
    });

    it('is live on an empty log, and passes what belongs to others', async () => {
      const follower = start(open());
      await follower.caughtUp;
      await passes(follower, await record('other-a', noted('One')));
    });

    it('says so when a position is not passed in time', async () => {
      const follower = start(open());
      await follower.caughtUp;
      expect(await follower.waitFor('me1:99999999999999999999', 1)).toBe(false);
    });

    it('reads thousands of events in order, and each of them once', async () => {
      for (let i = 0; i < 30; i++) {
        await record(
          'note-a',
          noted(...Array.from({ length: 100 }, (_, at) => `E${i * 100 + at}`)),
        );
      }
      const store = open();
      await start(store).caughtUp;
      expect(written(store)).toEqual(Array.from({ length: 3000 }, (_, at) => `E${at}`));
    });
  });

  describe('beginning again', () => {
    it('goes on after its checkpoint', async () => {
      const first = open();
      await passes(start(first), await record('note-a', noted('One')));
      await started[0]?.stop();
      first.close();
      const last = await record('note-a', noted('Two'));
      const applied: string[] = [];
      const second = open();
      const watched = notes({
        fold: applying((store, commit) => {
          applied.push(...commit.events.map(({ type }) => type));
          note(store, commit);
        }),
      });
      await passes(start(second, watched), last);
      expect(applied).toEqual(['Two']);
      expect(written(second)).toEqual(['One', 'Two']);
    });

    it('stores what it has received before it stops', async () => {
      const store = open();
      const follower = start(store);
      await follower.caughtUp;
      const position = await record('note-a', noted('One'));
      await passes(follower, position);
      await record('note-a', noted('Two'));
      await new Promise(setImmediate);
      await follower.stop();
      expect(follower.state).toBe('stopped');
      expect(written(store)).toEqual(['One', 'Two']);
    });

    it('makes rows of another shape again', async () => {
      const store = open();
      await passes(start(store), await record('note-a', noted('One')));
      await started[0]?.stop();
      const wider = notes({
        shape: 2,
        schema: 'CREATE TABLE notes (at INTEGER PRIMARY KEY, type TEXT, extra TEXT) STRICT',
      });
      await start(store, wider).caughtUp;
      expect(store.all('SELECT * FROM notes')).toEqual([{ at: 1, type: 'One', extra: null }]);
    });

    it('makes rows again that are ahead of the log', async () => {
      const store = open();
      await passes(start(store), await record('note-a', noted('One', 'Two', 'Three')));
      await started[0]?.stop();
      const restored = createMemoryLog();
      await scribe(restored).record('note-a', noted('Other'));
      const follower = start(store, notes(), restored);
      await follower.caughtUp;
      expect(written(store)).toEqual(['Other']);
      expect(faults).toEqual([]);
    });

    it('makes rows again that another log has filled', async () => {
      const store = open();
      await passes(start(store), await record('note-a', noted('One')));
      await started[0]?.stop();
      store.run("UPDATE checkpoints SET position = 'sq1:00000000000000000001'");
      await start(store).caughtUp;
      expect(written(store)).toEqual(['One']);
    });

    it.each([
      ['damaged', 'SQLite format 3\0 and then nothing of the kind'],
      ['something else', 'name,value\n1,2\n'],
    ])('makes a file again that is %s', async (_, content) => {
      mkdirSync(dirname(file));
      writeFileSync(file, content.padEnd(4096, '.'));
      const last = await record('note-a', noted('One'));
      const store = open();
      await passes(start(store), last);
      expect(written(store)).toEqual(['One']);
    });
  });

  describe('going wrong', () => {
    const failing = notes({
      fold: applying((store, commit) => {
        note(store, commit);
        if (commit.events.some(({ type }) => type === 'Bad')) throw new Error('cannot apply this');
      }),
    });

    it('stops where it is, says so once, and keeps nothing of the commit', async () => {
      const good = await record('note-a', noted('One'));
      const store = open();
      const follower = start(store, failing);
      await passes(follower, good);
      const bad = await record('note-a', noted('Two', 'Bad'));
      expect(await follower.waitFor(bad, PATIENCE_MS)).toBe(false);
      await record('note-a', noted('Three'));
      expect(follower.state).toBe('failed');
      expect(faults).toMatchObject([{ message: 'cannot apply this' }]);
      expect(written(store)).toEqual(['One']);
      await start(store).caughtUp;
      expect(written(store)).toEqual(['One', 'Two', 'Bad', 'Three']);
    });

    it('leaves other projections of the same store alone', async () => {
      const store = open();
      const other = notes({
        name: 'others',
        tables: ['others'],
        schema: 'CREATE TABLE others (type TEXT) STRICT',
        fold: applying((target) => target.run("INSERT INTO others VALUES ('seen')")),
      });
      const last = await record('note-a', noted('Bad'));
      const followers = [start(store, failing), start(store, other)];
      await passes(followers[1] as Follower, last);
      await expect.poll(() => followers.map(({ state }) => state)).toEqual(['failed', 'live']);
      expect(store.all('SELECT * FROM others')).toEqual([{ type: 'seen' }]);
    });

    it('leaves those alone that are stored in one transaction with it', async () => {
      const store = open();
      const other = notes({
        name: 'others',
        tables: ['others'],
        schema: 'CREATE TABLE others (type TEXT) STRICT',
        fold: applying((target, { events }) => {
          for (const { type } of events) target.run('INSERT INTO others VALUES (?)', type);
        }),
      });
      const sinks = [other, failing, { ...other, name: 'more', tables: [], schema: '' }];
      const projector = new Projector({
        log,
        sinks: sinks.map((projection) => followed.sink(store, projection)),
        onFault: (error) => faults.push(error),
      });
      for (const type of ['One', 'Bad']) {
        const position = await record('note-a', noted(type));
        expect(await projector.waitFor(position, PATIENCE_MS, ['others', 'more'])).toBe(true);
      }
      await expect
        .poll(() => projector.views.map(({ state }) => state))
        .toEqual(['live', 'failed', 'live']);
      expect(faults).toMatchObject([{ message: 'cannot apply this' }]);
      expect(written(store)).toEqual(['One']);
      const rows = store.all<{ type: string }>('SELECT type FROM others');
      expect(rows.map(({ type }) => type).sort()).toEqual(['Bad', 'Bad', 'One', 'One']);
      await projector.stop();
    });

    it('does not take part of a commit for the whole', async () => {
      const metadata = JSON.stringify({ commit: { id: 'c', index: 1, count: 2 } });
      const event = { id: crypto.randomUUID(), type: 'Tail', data: '{}', metadata };
      await log.append('note-a', [event], { expected: 'none' });
      const store = open();
      const follower = start(store);
      await expect.poll(() => follower.state, { timeout: PATIENCE_MS }).toBe('failed');
      expect(written(store)).toEqual([]);
    });

    it('subscribes again when the log was away', async () => {
      const last = await record('note-a', noted('One'));
      let isAway = true;
      const flaky = wrappedLog(log, {
        subscribe: (options) => {
          if (!isAway) return log.subscribe(options);
          isAway = false;
          throw new LogUnavailable('away');
        },
      });
      const store = open();
      await passes(start(store, notes(), flaky), last);
      expect(written(store)).toEqual(['One']);
      expect(faults).toMatchObject([{ name: 'LogUnavailable' }]);
    });

    it('ends with the log', async () => {
      const follower = start(open());
      await follower.caughtUp;
      await log.close();
      await expect.poll(() => follower.state, { timeout: PATIENCE_MS }).toBe('stopped');
    });
  });

  describe('rows that cannot be written for now', () => {
    it('are written when another process gives its lock back, and the view says so meanwhile', async () => {
      const store = open();
      const follower = start(store);
      await follower.caughtUp;
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      const position = await record('note-a', noted('One', 'Two'));
      await expect.poll(() => follower.state, { timeout: PATIENCE_MS }).toBe('catching_up');
      expect(await follower.waitFor(position, 300)).toBe(false);
      expect(written(store)).toEqual([]);
      other.exec('ROLLBACK');
      other.close();
      await passes(follower, position);
      expect(follower.state).toBe('live');
      expect(written(store)).toEqual(['One', 'Two']);
      expect(faults).toMatchObject([{ name: 'StoreUnavailable' }]);
    });

    it('are written when a full disk has space again', async () => {
      const store = open();
      const follower = start(store);
      await passes(follower, await record('note-a', noted('One')));
      store.exec('PRAGMA max_page_count = 1');
      const position = await record('note-a', noted(...Array(500).fill('A long name'.repeat(20))));
      await expect.poll(() => follower.state, { timeout: PATIENCE_MS }).toBe('catching_up');
      store.exec('PRAGMA max_page_count = 100000');
      await passes(follower, position);
      expect(written(store)).toHaveLength(501);
    });
  });

  describe('two processes on one file', () => {
    it('apply everything once', async () => {
      const stores = [open(), open()];
      const followers = stores.map((store) => start(store));
      let last = '';
      for (let i = 0; i < 20; i++) last = await record('note-a', noted(`E${i}`));
      for (const follower of followers) await passes(follower, last);
      for (const store of stores) {
        expect(written(store)).toEqual(Array.from({ length: 20 }, (_, at) => `E${at}`));
      }
    });

    it('survive that one of them throws the rows away', async () => {
      const [mine, theirs] = [open(), open()];
      const follower = start(mine);
      await passes(follower, await record('note-a', noted('One')));
      theirs.run('UPDATE checkpoints SET position = NULL');
      theirs.run('DELETE FROM notes');
      await passes(follower, await record('note-a', noted('Two')));
      expect(written(mine)).toEqual(['One', 'Two']);
      expect(faults).toEqual([]);
    });
  });
}
