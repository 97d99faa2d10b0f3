import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type EmbeddedLogOptions,
  openEmbeddedLog,
  spawnWriter,
} from '../../../log/embedded/embedded-log.ts';
import { Writer } from '../../../log/embedded/writer.ts';
import {
  AppendOutcomeUnknown,
  type EventLog,
  LogOverloaded,
  LogUnavailable,
} from '../../../log/port.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';
import { newEvent, newEvents, newStream, write } from '../port/log-under-test.ts';

describe('The writer of an embedded log', () => {
  let directory: string;
  let file: string;
  const opened: EventLog[] = [];
  beforeEach(async () => {
    directory = await newTemporaryDirectory();
    file = `${directory}/events.sqlite`;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((log) => log.close()));
    await rm(directory, { recursive: true });
  });

  const open = async (options: Partial<EmbeddedLogOptions> = {}) => {
    const log = await openEmbeddedLog({ file, ...options });
    opened.push(log);
    return log;
  };
  /** Keeps everybody from writing until it is released. */
  const lock = () => {
    const db = new DatabaseSync(file);
    db.exec('BEGIN IMMEDIATE');
    return { release: () => db.close() };
  };
  const alter = (sql: string) => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  const append = (log: EventLog, type = 'Happened') =>
    log.append(newStream(), [newEvent({ type })], { expected: 'none' });
  const untilWell = async (log: EventLog) => {
    while ((await log.health()) !== 'ok') await delay(5);
  };

  it('remembers where the last 20,000 streams are, and writes to others all the same', () => {
    const writer = new Writer({ file, create: true });
    const forgotten = vi.spyOn(Map.prototype, 'clear');
    const begin = (from: number, to: number) => {
      const ids = Array.from({ length: to - from }, (_, nth) => String(from + nth));
      return writer.append(ids.flatMap((id) => [`a-${id}`, -1, 1, id, 'Happened', '{}', '{}']));
    };
    expect(begin(0, 20_000).kind).toBe('committed');
    expect(forgotten).not.toHaveBeenCalled();
    expect(begin(20_000, 20_001).kind).toBe('committed');
    expect(forgotten).toHaveBeenCalledTimes(1);
    forgotten.mockRestore();
    const again = writer.append(['a-0', 0, 1, 'next', 'Happened', '{}', '{}']);
    expect(again).toEqual({ kind: 'committed', answers: [1, 1, 20_002] });
    writer.close();
  });

  describe('that cannot write', () => {
    it('fails a batch whose statement fails, writes nothing of it, and goes on', async () => {
      const log = await open();
      alter(`CREATE TRIGGER refuse BEFORE INSERT ON events WHEN new.type = 'Refused'
             BEGIN SELECT RAISE(ABORT, 'no room'); END`);
      const batch = [append(log), append(log, 'Refused'), append(log)];
      for (const each of batch) await expect(each).rejects.toThrow(LogUnavailable);
      expect(await log.head()).toBeUndefined();
      expect(await append(log)).toMatchObject({ ok: true, position: 'sq1:00000000000000000001' });
    });

    it('writes to each stream alone, though a batch that was undone had given its number to another one', async () => {
      const log = await open();
      alter(`CREATE TRIGGER refuse BEFORE INSERT ON events WHEN new.type = 'Refused'
             BEGIN SELECT RAISE(ABORT, 'no room'); END`);
      const undone = [
        log.append('a-undone', newEvents(1), { expected: 'none' }),
        log.append('a-refused', [newEvent({ type: 'Refused' })], { expected: 'none' }),
      ];
      for (const each of undone) await expect(each).rejects.toThrow(LogUnavailable);
      await write(log, 'a-other', newEvents(1));
      const behind = await log.append('a-undone', newEvents(1), { expected: 0 });
      expect(behind).toEqual({ ok: false, actual: null });
      await write(log, 'a-undone', newEvents(1));
      await log.append('a-other', newEvents(6), { expected: 0 });
      expect(await log.read('a-undone')).toMatchObject({ lastRevision: 0 });
      const { lastRevision, events } = await log.read('a-other');
      expect(lastRevision).toBe(6);
      expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    });

    it('tells a batch whose commit fails as unknown, and goes on', async () => {
      const log = await open();
      alter(`CREATE TABLE missing (id INTEGER PRIMARY KEY);
             CREATE TABLE bait (id INTEGER REFERENCES missing (id) DEFERRABLE INITIALLY DEFERRED);
             CREATE TRIGGER spoil AFTER INSERT ON events WHEN new.type = 'Spoilt'
             BEGIN INSERT INTO bait VALUES (1); END`);
      const batch = [append(log), append(log, 'Spoilt'), append(log)];
      for (const each of batch) await expect(each).rejects.toThrow(AppendOutcomeUnknown);
      expect(await log.head()).toBeUndefined();
      expect(await append(log)).toMatchObject({ ok: true, position: 'sq1:00000000000000000001' });
    });

    it('counts as down after a failed batch until a probe has written', async () => {
      const log = await open();
      alter(`CREATE TRIGGER refuse BEFORE INSERT ON events
             BEGIN SELECT RAISE(ABORT, 'no room'); END`);
      await expect(append(log)).rejects.toThrow('no room');
      const { release } = lock();
      const health = log.health();
      await delay(20);
      release();
      expect(await health).toBe('ok');
    });

    it('lets reads and the event loop go on while it waits for another process', async () => {
      const log = await open();
      const { position } = await write(log, 'a-1', newEvents(1));
      const { release } = lock();
      let answered = false;
      const appending = append(log).then(() => {
        answered = true;
      });
      await delay(20);
      expect((await log.read('a-1')).lastRevision).toBe(0);
      expect(await log.head()).toBe(position);
      expect(answered).toBe(false);
      release();
      await appending;
    });

    it('refuses appends beyond its queue and finishes those it took', async () => {
      const log = await open();
      const { release } = lock();
      const results = Promise.allSettled(Array.from({ length: 5_000 }, () => append(log)));
      await delay(20);
      release();
      const refused = (await results).filter((each) => each.status === 'rejected');
      expect(refused.length).toBe(5_000 - 4_096);
      for (const each of refused) expect(each.reason).toBeInstanceOf(LogOverloaded);
      expect(await log.head()).toBe('sq1:00000000000000004096');
      expect(await log.health()).toBe('ok');
    });

    it('refuses appends whose texts are more than it holds', async () => {
      const log = await open();
      const { release } = lock();
      const data = JSON.stringify('x'.repeat(220_000));
      const large = () => [1, 2, 3, 4].map(() => newEvent({ data }));
      const appends = Array.from({ length: 90 }, () =>
        log.append(newStream(), large(), { expected: 'none' }),
      );
      const results = Promise.allSettled(appends);
      await delay(20);
      release();
      const refused = (await results).filter((each) => each.status === 'rejected');
      // 64 Mi characters hold 76 of them, beside the one that is being written.
      expect(refused.length).toBeGreaterThanOrEqual(12);
      expect(refused.length).toBeLessThanOrEqual(15);
      for (const each of refused) expect(each.reason).toBeInstanceOf(LogOverloaded);
    });
  });

  describe('that dies', () => {
    /** Opens, and dies of the first question. */
    const dying = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', () => { throw new Error('the end'); });
      parentPort.postMessage({ kind: 'opened' });`;

    /** A log whose first this many writers die of their first question. */
    const openWithDying = async (count: number) => {
      const workers: Worker[] = [];
      const log = await open({
        spawn: (start) => {
          const dies = workers.length < count;
          workers.push(dies ? new Worker(dying, { eval: true }) : spawnWriter(start));
          return workers.at(-1)!;
        },
      });
      return { log, workers };
    };

    it('leaves the append under way unknown, refuses those that waited, and is brought back', async () => {
      await (await openEmbeddedLog({ file })).close();
      const { log, workers } = await openWithDying(1);
      const underWay = append(log);
      await new Promise((resolve) => setImmediate(resolve));
      const waiting = append(log);
      await expect(underWay).rejects.toThrow(AppendOutcomeUnknown);
      await expect(underWay).rejects.toThrow('the end');
      await expect(waiting).rejects.toThrow(LogUnavailable);
      expect(await log.health()).toBe('down');
      await expect(append(log)).rejects.toThrow(LogUnavailable);
      expect((await log.read('a-1')).exists).toBe(false);
      await untilWell(log);
      await write(log, 'a-1', newEvents(1));
      expect(workers.length).toBe(2);
    });

    it('is brought back again and again', async () => {
      await (await openEmbeddedLog({ file })).close();
      const { log, workers } = await openWithDying(2);
      await expect(append(log)).rejects.toThrow(AppendOutcomeUnknown);
      await untilWell(log);
      await expect(append(log)).rejects.toThrow(AppendOutcomeUnknown);
      await untilWell(log);
      await workers[2]!.terminate();
      await untilWell(log);
      expect(await append(log)).toMatchObject({ ok: true, position: 'sq1:00000000000000000001' });
      expect(workers.length).toBe(4);
    });

    it('can be closed while it is down', async () => {
      await (await openEmbeddedLog({ file })).close();
      const { log, workers } = await openWithDying(1);
      await expect(append(log)).rejects.toThrow(AppendOutcomeUnknown);
      await log.close();
      await delay(150);
      expect(workers.length).toBe(1);
    });
  });

  describe('that is silent', () => {
    const mute = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', () => {});
      parentPort.postMessage({ kind: 'opened' });`;

    it('leaves its appends unknown after a time, and counts as down', async () => {
      await (await openEmbeddedLog({ file })).close();
      const log = await open({ spawn: () => new Worker(mute, { eval: true }), answerMsMax: 300 });
      await expect(append(log)).rejects.toThrow(AppendOutcomeUnknown);
      expect(await log.health()).toBe('down');
      await expect(append(log)).rejects.toThrow('has not answered for 300 ms');
    });

    it('is used again once it answers', async () => {
      const log = await open({ answerMsMax: 300 });
      const { release } = lock();
      await expect(append(log)).rejects.toThrow(AppendOutcomeUnknown);
      expect(await log.health()).toBe('down');
      release();
      await untilWell(log);
      expect(await append(log)).toMatchObject({ ok: true, position: 'sq1:00000000000000000002' });
    });
  });
});
