import { cpSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type EmbeddedLogOptions,
  openEmbeddedLog,
  spawnWriter,
} from '../../../../log/embedded/embedded-log.ts';
import { AppendOutcomeUnknown, type EventLog, LogUnavailable } from '../../../../log/port.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';
import { newEvents } from '../../port/log-under-test.ts';

describe('An embedded log whose files are moved under it', () => {
  let parent: string;
  let directory: string;
  let file: string;
  let log: EventLog | undefined;

  beforeEach(async () => {
    parent = await newTemporaryDirectory();
    directory = `${parent}/data`;
    await mkdir(directory);
    file = `${directory}/log.db`;
  });

  afterEach(async () => {
    await log?.close();
    await rm(parent, { recursive: true });
  });

  async function open(options: Partial<EmbeddedLogOptions> = {}): Promise<EventLog> {
    log = await openEmbeddedLog({ file, ...options });
    return log;
  }

  const append = (to: EventLog, stream: string) =>
    to.append(stream, newEvents(1), { expected: 'none' });

  async function eventsAfterRestart(): Promise<number> {
    await log?.close();
    const reopened = await open();
    return Number((await reopened.head())?.split(':')[1] ?? 0);
  }

  const HARMS: readonly (readonly [string, () => void])[] = [
    ['its file is removed', () => rmSync(file)],
    [
      'a copy takes its place',
      () => {
        cpSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
    ['its write-ahead file is removed', () => rmSync(`${file}-wal`)],
    ['the index of that is removed', () => rmSync(`${file}-shm`)],
    ['its folder is removed', () => rmSync(directory, { recursive: true })],
    [
      'a copy of its folder takes its place',
      () => {
        renameSync(directory, `${directory}.old`);
        cpSync(`${directory}.old`, directory, { recursive: true });
      },
    ],
  ];

  it.each(HARMS)('takes no append once %s, and is read all the same', async (_, harm) => {
    const running = await open();
    await append(running, 'a-1');
    harm();
    await expect(append(running, 'a-2')).rejects.toThrow(LogUnavailable);
    await expect(append(running, 'a-2')).rejects.toThrow('was removed or replaced');
    expect(await running.health()).toBe('displaced');
    expect((await running.read('a-1')).exists).toBe(true);
    expect((await running.read('a-2')).exists).toBe(false);
  });

  it.each<readonly [string, (elsewhere: string) => void]>([
    ['the write-ahead file beside that is removed', (elsewhere) => rmSync(`${elsewhere}-wal`)],
    ['the file itself is removed', (elsewhere) => rmSync(elsewhere)],
    ['the link is removed', () => unlinkSync(file)],
    [
      'the link leads to a copy',
      (elsewhere) => {
        cpSync(elsewhere, `${elsewhere}.copy`);
        unlinkSync(file);
        symlinkSync(`${elsewhere}.copy`, file);
      },
    ],
  ])('takes no append through a link once %s', async (_, harm) => {
    const elsewhere = `${parent}/elsewhere.db`;
    await (await openEmbeddedLog({ file: elsewhere })).close();
    symlinkSync(elsewhere, file);
    const running = await open();
    await append(running, 'a-1');
    expect(await append(running, 'a-2')).toMatchObject({ ok: true });
    harm(elsewhere);
    await expect(append(running, 'a-3')).rejects.toThrow(LogUnavailable);
    expect(await running.health()).toBe('displaced');
  });

  it('keeps what was acknowledged when its write-ahead file was removed and it is closed', async () => {
    const running = await open();
    await append(running, 'a-1');
    rmSync(`${file}-wal`);
    await expect(append(running, 'a-2')).rejects.toThrow(LogUnavailable);
    expect(await eventsAfterRestart()).toBe(1);
  });

  it('goes on when the files are put back', async () => {
    const running = await open();
    await append(running, 'a-1');
    renameSync(directory, `${directory}.away`);
    await expect(append(running, 'a-2')).rejects.toThrow(LogUnavailable);
    renameSync(`${directory}.away`, directory);
    expect(await running.health()).toBe('ok');
    expect(await append(running, 'a-2')).toMatchObject({ ok: true });
    expect(await eventsAfterRestart()).toBe(2);
  });

  it('is not disturbed by whoever only copies it', async () => {
    const running = await open();
    await append(running, 'a-1');
    const reading = new DatabaseSync(file, { readOnly: true });
    reading.exec(`VACUUM INTO '${parent}/backup.db'`);
    reading.close();
    cpSync(directory, `${directory}.copy`, { recursive: true });
    expect(await append(running, 'a-2')).toMatchObject({ ok: true });
    expect(await running.health()).toBe('ok');
  });

  it('does not acknowledge, nor show, a commit under way when the files go, until they are back', async () => {
    const running = await open();
    await append(running, 'a-1');
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const underWay = append(running, 'a-2');
    // It has looked at the files by then, and waits for the other one.
    await new Promise((resolve) => setTimeout(resolve, 200));
    renameSync(directory, `${directory}.away`);
    other.exec('ROLLBACK');
    await expect(underWay).rejects.toThrow(AppendOutcomeUnknown);
    await expect(running.read('a-2')).rejects.toThrow('was removed or replaced');
    renameSync(`${directory}.away`, directory);
    other.close();
    expect((await running.read('a-2')).lastRevision).toBe(0);
    expect(await append(running, 'a-3')).toMatchObject({ ok: true });
  });

  it('is not written elsewhere by a writer that takes the place of a dead one', async () => {
    const workers: Worker[] = [];
    const running = await open({
      spawn: (start) => {
        const worker = spawnWriter(start);
        workers.push(worker);
        return worker;
      },
    });
    await append(running, 'a-1');
    renameSync(directory, `${directory}.old`);
    cpSync(`${directory}.old`, directory, { recursive: true });
    await workers[0]!.terminate();
    await expect.poll(() => workers.length, { timeout: 5_000 }).toBe(2);
    await expect
      .poll(() => append(running, 'a-2').catch(String), { timeout: 5_000 })
      .toContain('was removed or replaced');
    expect(await running.health()).toBe('displaced');
  });
});
