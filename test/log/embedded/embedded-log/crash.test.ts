import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import type { EventLog } from '../../../../log/port.ts';
import { type FollowedProcess, startProcess } from '../../../support/processes/child-process.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';
import {
  collect,
  eventsOf,
  newEvents,
  untilCaughtUp,
  untilEvents,
  write,
} from '../../port/log-under-test.ts';

const APPENDING = new URL(
  '../../../support/processes/entries/appending-process.ts',
  import.meta.url,
);

describe('A process that appends to an embedded log', () => {
  let directory: string;
  let file: string;
  const running: FollowedProcess[] = [];
  beforeEach(async () => {
    directory = await newTemporaryDirectory();
    file = `${directory}/events.sqlite`;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((process) => process.kill('SIGKILL')));
    await rm(directory, { recursive: true });
  });
  const startAppending = async (prefix: string, streams: number) => {
    const process = await startProcess(APPENDING, [file, prefix, String(streams)]);
    running.push(process);
    return process;
  };

  it.each([1, 40, 400])(
    'loses nothing it acknowledged when killed after %i answers',
    async (count) => {
      const appending = await startAppending('killed', 16);
      await appending.until((lines) => lines.length >= count);
      await appending.kill('SIGKILL');
      const log = await openEmbeddedLog({ file });
      expect(await acknowledgedBut(log, appending.lines)).toEqual([]);
      expect(await brokenStreams(log, 'killed', 16)).toEqual([]);
      await log.close();
    },
  );

  it('shares the file with another process: both write, each sees and is fed the other’s events', async () => {
    const log = await openEmbeddedLog({ file });
    const other = await startAppending('other', 2);
    await other.until((lines) => lines.length >= 5);
    await write(log, 'own-1', newEvents(1));
    for (let revision = 0; revision < 50; revision += 1) {
      await write(log, 'own-1', newEvents(1), revision);
    }
    const fed = await collect(log, { categories: ['other'] }, untilEvents(60));
    await other.kill('SIGKILL');
    expect(eventsOf(fed).length).toBe(60);
    expect(await acknowledgedBut(log, other.lines)).toEqual([]);
    expect(other.lines.filter((line) => line.startsWith('error'))).toEqual([]);
    const all = eventsOf(await collect(log, {}, untilCaughtUp));
    const positions = all.map((event) => event.position);
    expect(positions).toEqual([...new Set(positions)].toSorted());
    expect(Number(positions.at(-1)!.slice(4))).toBe(positions.length);
    await log.close();
  });

  it.each([0, 50, 100])(
    'exits as it means to in the middle of its work, %i ms after the first answer',
    async (ms) => {
      const exiting = await startProcess(APPENDING, [file, 'exiting', '32', String(ms)]);
      expect(await exiting.exit).toBe(3);
      const log = await openEmbeddedLog({ file });
      expect(await acknowledgedBut(log, exiting.lines)).toEqual([]);
      await log.close();
    },
  );

  const noLimits = spawnSync('prlimit', ['--version']).error !== undefined;
  const reason = noLimits ? ' (skipped: no prlimit on this machine)' : '';
  it.skipIf(noLimits)(
    `fails appends while there is no space and writes again after${reason}`,
    async () => {
      const appending = await startAppending('full', 4);
      await appending.until((lines) => lines.length >= 20);
      limitFileSize(appending, '500000:unlimited');
      await appending.until(
        (lines) => lines.filter((line) => line.startsWith('error')).length >= 20,
      );
      const reading = await openEmbeddedLog({ file });
      expect(await acknowledgedBut(reading, appending.lines)).toEqual([]);
      await reading.close();
      limitFileSize(appending, 'unlimited:unlimited');
      const failed = appending.lines.length;
      await appending.until((lines) => lines.slice(failed).filter(isOk).length >= 20);
      await appending.kill('SIGKILL');
      const log = await openEmbeddedLog({ file });
      expect(await acknowledgedBut(log, appending.lines)).toEqual([]);
      expect(await brokenStreams(log, 'full', 4)).toEqual([]);
      await log.close();
    },
  );
});

function isOk(line: string): boolean {
  return line.startsWith('ok ');
}

function limitFileSize({ child }: FollowedProcess, limit: string): void {
  const { status } = spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${limit}`]);
  if (status !== 0) throw new Error(`prlimit ended with ${status}`);
}

/** Acknowledged appends that are not in the log as they were answered. */
async function acknowledgedBut(log: EventLog, lines: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const acknowledged = lines.filter(isOk);
  if (acknowledged.length === 0) throw new Error('nothing was acknowledged');
  for (const line of acknowledged) {
    const [, stream, last, id] = line.split(' ');
    const { events } = await log.read(stream!, { from: Number(last) - 2, limit: 3 });
    if (events.length !== 3 || events[0]?.id !== id) missing.push(line);
  }
  return missing;
}

/** Streams that are not dense or hold a part of an append. */
async function brokenStreams(log: EventLog, prefix: string, count: number): Promise<string[]> {
  const broken: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { events } = await log.read(`${prefix}-${n}`);
    const dense = events.every((event, index) => event.revision === index);
    if (!dense || events.length % 3 !== 0) broken.push(`${prefix}-${n}`);
  }
  return broken;
}
