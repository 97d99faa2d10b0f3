import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLog } from '../../../../app/evidence/verify-log.ts';
import { writeRecordedLog } from '../../../../bench/recorded/write-recorded-log.ts';
import { seededRandom } from '../../../../domain/simulation/random.ts';
import { openEmbeddedLogReadOnly } from '../../../../log/embedded/embedded-log.ts';
import type { EventLog } from '../../../../log/port.ts';
import { type AnchorLines, anchorsAlong } from '../../../support/log/anchors.ts';
import { figureFrom, isNight, seedFrom, tell } from '../../../support/programme.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';

/** The log of a service that has run for years: as long as conversations that were held once, and copied, make it. */

const EVENTS = figureFrom('VERIFIED_EVENTS', 1_500);
const SEED = seedFrom('VERIFIED_SEED');
/** By plan, on a machine that does nothing else. */
const SECONDS_OF_A_MILLION_MAX = 60;
const TIMEOUT_MS = 240_000 + EVENTS;

let directory: string;
let file: string;
let anchors: AnchorLines;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  file = join(directory, 'log.db');
  await writeRecordedLog(file, EVENTS);
  anchors = await withLog(anchorsAlong);
}, TIMEOUT_MS);

afterAll(() => rm(directory, { recursive: true, force: true }));

async function withLog<Result>(work: (log: EventLog) => Promise<Result>): Promise<Result> {
  const log = await openEmbeddedLogReadOnly({ file });
  try {
    return await work(log);
  } finally {
    await log.close();
  }
}

const verified = () => withLog((log) => verifyLog(log, { anchors: anchors.read() }));

describe(`a log of ${EVENTS} events (VERIFIED_SEED=${SEED})`, () => {
  it(
    'is verified within a minute a million, and found to be as it was written',
    async () => {
      const began = performance.now();
      const report = await verified();
      const seconds = (performance.now() - began) / 1_000;
      expect(report).toMatchObject({ is_intact: true, unanchored_events: 0, findings: [] });
      expect(report.events).toBeGreaterThanOrEqual(EVENTS);
      console.log(`${report.events} events were verified in ${seconds.toFixed(1)} s`);
      tell('n', { 'events verified in one log': report.events });
      if (isNight) expect(seconds).toBeLessThan((SECONDS_OF_A_MILLION_MAX * EVENTS) / 1_000_000);
    },
    TIMEOUT_MS,
  );

  it(
    'betrays one event of it that was altered, wherever it lies',
    async () => {
      const at = 1 + Math.floor(seededRandom(SEED)() * EVENTS);
      const db = new DatabaseSync(file);
      db.exec('DROP TRIGGER events_are_never_changed');
      db.exec(`UPDATE events SET type = type || 's' WHERE pos = ${at}`);
      db.close();
      const { is_intact, findings } = await verified();
      expect(is_intact).toBe(false);
      expect(findings.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
