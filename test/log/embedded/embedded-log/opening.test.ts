import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../../log/embedded/embedded-log.ts';
import { openForReading, openForWriting } from '../../../../log/embedded/format.ts';
import { LogReader } from '../../../../log/embedded/reader.ts';
import { Writer } from '../../../../log/embedded/writer.ts';
import { LogUnavailable } from '../../../../log/port.ts';
import { collectGarbage } from '../../../support/heap.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';
import {
  collect,
  eventsOf,
  newEvents,
  newStream,
  untilEvents,
  write,
} from '../../port/log-under-test.ts';

describe('The file of an embedded log', () => {
  let directory: string;
  let file: string;
  beforeEach(async () => {
    directory = await newTemporaryDirectory();
    file = `${directory}/events.sqlite`;
  });
  afterEach(() => rm(directory, { recursive: true }));

  const makeLog = async () => {
    const log = await openEmbeddedLog({ file });
    const result = await write(log, 'a-1', newEvents(2));
    await log.close();
    return result;
  };
  const alter = (sql: string) => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };

  const mark = () => {
    const db = new DatabaseSync(file);
    const { user_version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    db.close();
    return user_version;
  };

  const copyOf = async (original: string) => {
    await copyFile(original, `${original}.copy`);
    return `${original}.copy`;
  };

  it('has no head before its first event', async () => {
    const log = await openEmbeddedLog({ file });
    expect(await log.head()).toBeUndefined();
    expect(await collect(log, {}, () => true)).toEqual([{ kind: 'caughtUp', position: undefined }]);
    await log.close();
  });

  it('is made together with its directory', async () => {
    file = `${directory}/not/yet/there/events.sqlite`;
    const { position } = await makeLog();
    expect(position).toBe('sq1:00000000000000000002');
    expect(existsSync(file)).toBe(true);
  });

  it('is opened with full synchrony and a write-ahead file on every connection, the first and the next', () => {
    for (let time = 0; time < 2; time += 1) {
      for (const db of [openForWriting(file, true), openForReading(file)]) {
        const value = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get())[0];
        expect([value('journal_mode'), value('synchronous'), value('foreign_keys')]).toEqual([
          'wal',
          2,
          1,
        ]);
        expect(value('wal_autocheckpoint')).toBe(1000);
        db.close();
      }
    }
  });

  it('is refused by a reader that finds it without a write-ahead file', async () => {
    await makeLog();
    file = await copyOf(file);
    alter('PRAGMA journal_mode = DELETE');
    await expect(openEmbeddedLogReadOnly({ file })).rejects.toThrow(
      `the log ${file} refuses journal_mode = wal: it is delete`,
    );
  });

  it('is not made when a missing one is to be refused', async () => {
    await expect(openEmbeddedLog({ file, create: false })).rejects.toThrow(
      `there is no log at ${file}`,
    );
    await expect(openEmbeddedLogReadOnly({ file })).rejects.toThrow(`there is no log at ${file}`);
    expect(existsSync(file)).toBe(false);
  });

  it('is not made anew beside the write-ahead file of one that is gone', async () => {
    await makeLog();
    await rm(file);
    writeFileSync(`${file}-wal`, 'what was not yet in the file');
    await expect(openEmbeddedLog({ file })).rejects.toThrow('is missing beside its own');
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['a text', 'This is a diary, and a rather long one. '.repeat(200)],
    ['a short text', 'not a database'],
  ])('is left as it was when it is %s', async (_, content) => {
    writeFileSync(file, content);
    await expect(openEmbeddedLog({ file })).rejects.toThrow(LogUnavailable);
    await expect(openEmbeddedLogReadOnly({ file })).rejects.toThrow(LogUnavailable);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  it('is left as it was when it is another program’s database', async () => {
    alter('CREATE TABLE events (id INTEGER PRIMARY KEY)');
    const before = readFileSync(file);
    await expect(openEmbeddedLog({ file })).rejects.toThrow(`${file} is not an event log`);
    await expect(openEmbeddedLogReadOnly({ file })).rejects.toThrow(`${file} is not an event log`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is refused when a newer build has written it', async () => {
    await makeLog();
    alter('PRAGMA user_version = 4');
    const clear = `the log ${file} has format 4, this build knows 3`;
    await expect(openEmbeddedLog({ file })).rejects.toThrow(clear);
    await expect(openEmbeddedLogReadOnly({ file })).rejects.toThrow(clear);
  });

  it('is read as an older build left it, and marked as soon as it is opened for writing', async () => {
    await makeLog();
    alter('PRAGMA user_version = 1');
    const reading = await openEmbeddedLogReadOnly({ file });
    expect(await reading.head()).toBe('sq1:00000000000000000002');
    await reading.close();
    expect(mark()).toBe(1);
    const log = await openEmbeddedLog({ file });
    expect(await log.head()).toBe('sq1:00000000000000000002');
    await log.close();
    expect(mark()).toBe(3);
  });

  it('is refused with a clear line where it is a directory or lies below a file', async () => {
    await mkdir(file);
    await expect(openEmbeddedLog({ file })).rejects.toThrow(`the log ${file} cannot be opened`);
    writeFileSync(`${directory}/plain`, '');
    const below = openEmbeddedLog({ file: `${directory}/plain/events.sqlite` });
    await expect(below).rejects.toThrow('the directory of the log cannot be made');
  });

  it('may be opened by several at once while it is still missing', async () => {
    const logs = await Promise.all([1, 2, 3].map(() => openEmbeddedLog({ file })));
    await Promise.all(logs.map((log, n) => write(log, `a-${n}`, newEvents(1))));
    for (const log of logs) expect(await log.head()).toBe('sq1:00000000000000000003');
    await Promise.all(logs.map((log) => log.close()));
  });

  it('keeps everything in the one file once it is closed', async () => {
    await makeLog();
    const moved = `${directory}/moved.sqlite`;
    await rename(file, moved);
    const log = await openEmbeddedLogReadOnly({ file: moved });
    expect((await log.read('a-1')).lastRevision).toBe(1);
    await log.close();
  });

  it('lets nobody change or remove what was recorded', async () => {
    await makeLog();
    expect(() => alter("UPDATE events SET data = '{}'")).toThrow('events are never changed');
    expect(() => alter('DELETE FROM events')).toThrow('events are never removed');
  });

  it('is readable to auditors’ tools while a service writes it', async () => {
    const log = await openEmbeddedLog({ file });
    await write(log, 'a-1', newEvents(1));
    const auditor = await openEmbeddedLogReadOnly({ file });
    const collecting = collect(auditor, { categories: ['a'] }, untilEvents(30));
    for (let revision = 0; revision < 29; revision += 1) {
      await write(log, 'a-1', newEvents(1), revision);
      expect((await auditor.read('a-1')).lastRevision).toBe(revision + 1);
    }
    expect(eventsOf(await collecting).length).toBe(30);
    expect(await auditor.head()).toBe(await log.head());
    expect(await auditor.health()).toBe('ok');
    const refused = auditor.append('a-1', newEvents(1), { expected: 29 });
    await expect(refused).rejects.toThrow('the log was opened for reading only');
    await auditor.close();
    await log.close();
  });

  it('stays usable when memory is collected: a statement does not keep its connection alive', async () => {
    const writer = new Writer({ file, create: true });
    const reader = new LogReader(file);
    for (let expected = -1; expected < 3; expected += 1) {
      const [event] = newEvents(1);
      const { id, type, data, metadata } = event!;
      collectGarbage();
      await delay(1);
      const answer = writer.append(['a-1', expected, 1, id, type, data, metadata]);
      expect(answer).toMatchObject({ kind: 'committed', answers: [1, expected + 1, expected + 2] });
      collectGarbage();
      await delay(1);
      expect(reader.head()).toBe(expected + 2);
    }
    reader.close();
    writer.close();
  });

  it('takes the names of streams as they are, never as a part of a statement', async () => {
    const log = await openEmbeddedLog({ file });
    const stream = `${newStream()}'; DROP TABLE events; --`;
    await write(log, stream, newEvents(1));
    expect((await log.read(stream)).lastRevision).toBe(0);
    await log.close();
  });
});
