import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../../cli/logging/logger.ts';
import { projectHere } from '../../../cli/projecting/project-here.ts';
import { ProjectorClient } from '../../../cli/projecting/projector-client.ts';
import { readAnchor } from '../../../domain/recording/anchor.ts';
import { guardedLog } from '../../../log/guarded-log.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { type EventLog, LogUnavailable, WritesRefused } from '../../../log/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { newEvents } from '../../log/port/log-under-test.ts';
import { SECRET } from '../../support/log/anchors.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Of a busy machine; the clock that is set goes on meanwhile, by less than until the next anchor. */
const PATIENCE_MS = 8_000;

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

function begin(
  log: EventLog,
  logger = createLogger('silent'),
  store = openStore(':memory:'),
): ProjectorClient {
  const anchors = { file, secret: SECRET };
  return new ProjectorClient({
    start: projectHere({ log, store, anchors, now: () => 0 }),
    stored: [],
    memory: [],
    isAnchored: true,
    logger,
  });
}

async function start(log: EventLog) {
  const projector = begin(log);
  await projector.anchored!.caughtUp;
  return { projector, view: projector.anchored! };
}

function counts(): number[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').trimEnd();
  // It was made, and nothing is in it yet.
  if (text === '') return [];
  const lines = text.split('\n');
  return lines.map((line) => {
    const read = readAnchor(line, SECRET);
    return read.kind === 'anchor' ? read.anchor.count : -1;
  });
}

it('writes an anchor after ten seconds, however few events there are, and the last one at the end', async () => {
  const log = createMemoryLog();
  const { projector, view } = await start(log);
  await writeHonestLog({ seed: 1, events: 5, log });
  expect(await view.waitFor((await log.head())!, 1_000)).toBe(true);
  expect(counts()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(counts()).toHaveLength(1), PATIENCE_MS);
  expect(counts()[0]).toBeGreaterThan(0);
  vi.advanceTimersByTime(10_000);
  expect(counts()).toHaveLength(1);
  await writeHonestLog({ seed: 2, events: 5, log, tenant: 'other' });
  await projector.stop();
  expect(counts()).toHaveLength(2);
  expect(projector.anchors).toMatchObject({ unanchored: 0, last: { count: counts()[1] } });
});

it('lets nothing be written before the log was held against its last anchor', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  await (await start(log)).projector.stop();
  const projector = begin(log);
  expect(projector.refusal).toBeInstanceOf(LogUnavailable);
  expect(projector.refusal).not.toBeInstanceOf(WritesRefused);
  const guarded = guardedLog(log, () => projector.refusal);
  const append = () => guarded.append('session-a', newEvents(1), { expected: 'none' });
  await expect(append()).rejects.toThrow('still being held against its anchors');
  await projector.isServing;
  expect(projector.refusal).toBeUndefined();
  expect(await append()).toMatchObject({ ok: true });
  await projector.stop();
});

it('vouches at once for what the log holds at its start, such as one that was restored', async () => {
  const { projector } = await start(await writeHonestLog({ seed: 1, events: 10 }));
  await vi.waitFor(() => expect(counts()).toHaveLength(1), PATIENCE_MS);
  expect(projector.anchors).toHaveProperty('unanchored', 0);
  await projector.stop();
});

it('says so when nothing vouches for a log that holds something already', async () => {
  const logger = createLogger('silent');
  const warn = vi.spyOn(logger, 'warn');
  const tell = async (log: EventLog) => {
    const projector = begin(log, logger);
    await projector.anchored!.caughtUp;
    await projector.stop();
    return warn.mock.calls.map(([, message]) => message);
  };
  expect(await tell(createMemoryLog())).toEqual([]);
  const log = await writeHonestLog({ seed: 1, events: 10 });
  expect(await tell(log)).toEqual(['no anchor vouches for what the log holds already']);
  expect(await tell(log)).toHaveLength(1);
});

it('vouches for nothing once the log is not what was anchored, and says why', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  await (await start(log)).projector.stop();
  const before = readFileSync(file, 'utf8');
  const shorter = await writeHonestLog({ seed: 1, events: 50 });
  const { projector } = await start(shorter);
  await vi.waitFor(
    () => expect(projector.anchors?.problem).toContain('run qss verify'),
    PATIENCE_MS,
  );
  expect(projector.refusal).toBeInstanceOf(WritesRefused);
  await projector.stop();
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('leaves anchors to one of two projectors, and goes on where that one has ended', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  const rows = join(directory, 'read-models.db');
  const stores = [openStore(rows), openStore(rows)] as const;
  const logger = createLogger('silent');
  const [one, other] = stores.map((store) => begin(log, logger, store)) as [
    ProjectorClient,
    ProjectorClient,
  ];
  await one.anchored!.caughtUp;
  await vi.waitFor(() => expect(other.isLeading).toBe(false), PATIENCE_MS);
  await vi.waitFor(() => expect(other.refusal).toBeUndefined(), PATIENCE_MS);
  await writeHonestLog({ seed: 2, events: 150, log, tenant: 'other' });
  await one.anchored!.waitFor((await log.head())!, 1_000);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(counts().at(-1)).toBe(one.anchors?.last?.count), PATIENCE_MS);
  const byOne = counts();
  await one.stop();
  stores[0].close();
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(other.isLeading).toBe(true), PATIENCE_MS);
  await other.anchored!.caughtUp;
  await writeHonestLog({ seed: 3, events: 5, log, tenant: 'third' });
  expect(await other.anchored!.waitFor((await log.head())!, 1_000)).toBe(true);
  await other.stop();
  stores[1].close();
  expect(counts().slice(0, byOne.length)).toEqual(byOne);
  expect(counts()).toEqual(counts().toSorted((a, b) => a - b));
  expect(new Set(counts()).size).toBe(counts().length);
  expect(counts().length).toBe(byOne.length + 1);
});

it('holds the log against its anchors before it takes writes, also where another one has the lead', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  await (await start(log)).projector.stop();
  const before = readFileSync(file, 'utf8');
  const rows = join(directory, 'read-models.db');
  const leader = openStore(rows);
  expect(leader.lead()).toBe(true);
  const standingBy = openStore(rows);
  const logger = createLogger('silent');
  const whole = begin(log, logger, standingBy);
  expect(whole.refusal).toBeInstanceOf(LogUnavailable);
  await whole.isServing;
  expect([whole.isLeading, whole.refusal]).toEqual([false, undefined]);
  await whole.stop();
  const cut = begin(await writeHonestLog({ seed: 1, events: 50 }), logger, standingBy);
  await vi.waitFor(() => expect(cut.refusal).toBeInstanceOf(WritesRefused), PATIENCE_MS);
  await cut.stop();
  standingBy.close();
  leader.close();
  expect(readFileSync(file, 'utf8')).toBe(before);
});
