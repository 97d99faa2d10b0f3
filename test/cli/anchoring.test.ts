import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnchoring } from '../../cli/anchoring.ts';
import { createLogger } from '../../cli/logger.ts';
import { readAnchor } from '../../domain/recording/anchor.ts';
import { createMemoryLog } from '../../log/memory.ts';
import type { EventLog } from '../../log/port.ts';
import { SECRET } from '../support/anchors.ts';
import { writeHonestLog } from '../support/honest-log.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

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

it('vouches for nothing once the log is not what was anchored, and says why', async () => {
  const log = await writeHonestLog({ seed: 1, events: 150 });
  await (await start(log)).stop();
  const before = readFileSync(file, 'utf8');
  const shorter = await writeHonestLog({ seed: 1, events: 50 });
  const anchoring = await start(shorter);
  await vi.waitFor(() => expect(anchoring.problem()).toContain('run qss verify'));
  await anchoring.stop();
  expect(readFileSync(file, 'utf8')).toBe(before);
});
