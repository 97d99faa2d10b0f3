import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnchoring } from '../../cli/anchoring.ts';
import { createLogger } from '../../cli/logger.ts';
import { readAnchor } from '../../domain/recording/anchor.ts';
import { guardedLog } from '../../log/guarded-log.ts';
import { createMemoryLog } from '../../log/memory.ts';
import { type EventLog, LogUnavailable, WritesRefused } from '../../log/port.ts';
import { newEvents } from '../log/log-under-test.ts';
import { SECRET } from '../support/anchors.ts';
import { writeHonestLog } from '../support/honest-log.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

const NEW = { expected: 'none' } as const;

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
  file = join(directory, 'anchors.jsonl');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

async function start(log: EventLog) {
  const logger = createLogger('silent');
  const anchoring = await startAnchoring({ log, file, secret: SECRET, now: () => 0, logger });
  await anchoring.view.caughtUp;
  return anchoring;
}

function counts(): number[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const read = readAnchor(line, SECRET);
    return read.kind === 'anchor' ? read.anchor.count : -1;
  });
}

it('writes an anchor after ten seconds, however few events there are, and the last one at the end', async () => {
  const log = createMemoryLog();
  const anchoring = await start(log);
  await writeHonestLog({ seed: 1, events: 5, log });
  await anchoring.view.waitFor((await log.head())!, 1_000);
  expect(counts()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  await anchoring.keeper.flush();
  const [first] = counts();
  expect(first).toBeGreaterThanOrEqual(5);
  vi.advanceTimersByTime(10_000);
  await anchoring.keeper.flush();
  expect(counts()).toEqual([first]);
  await writeHonestLog({ seed: 2, events: 5, log, tenant: 'other' });
  await anchoring.stop();
  expect(counts()).toHaveLength(2);
  expect(anchoring.keeper.unanchored).toBe(0);
});

it('lets nothing be written before the log was held against its last anchor', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  await (await start(log)).stop();
  const logger = createLogger('silent');
  const anchoring = await startAnchoring({ log, file, secret: SECRET, now: () => 0, logger });
  expect(anchoring.refusal()).toBeInstanceOf(LogUnavailable);
  expect(anchoring.refusal()).not.toBeInstanceOf(WritesRefused);
  const append = () => guardedLog(log, anchoring.refusal).append('a-1', newEvents(1), NEW);
  await expect(append()).rejects.toThrow('still being held against its anchors');
  await anchoring.settled;
  expect(anchoring.refusal()).toBeUndefined();
  expect(await append()).toMatchObject({ ok: true });
  await anchoring.stop();
});

it('says so when nothing vouches for a log that holds something already', async () => {
  const logger = createLogger('silent');
  const warn = vi.spyOn(logger, 'warn');
  const tell = async (log: EventLog) => {
    const anchoring = await startAnchoring({ log, file, secret: SECRET, now: () => 0, logger });
    await anchoring.settled;
    await anchoring.stop();
    return warn.mock.calls.map(([, message]) => message);
  };
  expect(await tell(createMemoryLog())).toEqual([]);
  const log = await writeHonestLog({ seed: 1, events: 10 });
  expect(await tell(log)).toEqual(['no anchor vouches for what the log holds already']);
  expect(await tell(log)).toHaveLength(1);
});

it('vouches for nothing once the log is not what was anchored, and says why', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  await (await start(log)).stop();
  const before = readFileSync(file, 'utf8');
  const shorter = await writeHonestLog({ seed: 1, events: 50 });
  const anchoring = await start(shorter);
  await anchoring.settled;
  expect(anchoring.problem()).toContain('run qss verify');
  expect(anchoring.refusal()).toBeInstanceOf(WritesRefused);
  await anchoring.stop();
  expect(readFileSync(file, 'utf8')).toBe(before);
});
