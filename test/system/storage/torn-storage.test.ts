import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VerifyReport, verifyLog } from '../../../app/audit/verify-log.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { anchorsOf } from '../../support/log/anchors.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Files of the embedded log that a disk gives back cut or altered: that is found, or does no harm. */

const SEED = seedFrom('STORAGE_SEED');
const CUTS = figureFrom('STORAGE_CUTS', 120);
const FLIPS = figureFrom('STORAGE_FLIPS', 120);
const TIMEOUT_MS = 240_000;

const random = seededRandom(SEED);
let directory: string;
let bytes: { readonly db: Buffer; readonly wal: Buffer };
let stored: readonly string[];
let anchors: Awaited<ReturnType<typeof anchorsOf>>;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  const file = join(directory, 'whole.db');
  const log = await openEmbeddedLog({ file });
  await writeHonestLog({ seed: SEED, events: 120, log });
  const events = await eventsOf(log);
  anchors = await anchorsOf(events);
  stored = events.map((event) => JSON.stringify(event));
  // As a kill leaves them: closing would move everything out of the WAL.
  bytes = { db: readFileSync(file), wal: readFileSync(`${file}-wal`) };
  await log.close();
}, TIMEOUT_MS);

afterAll(() => rmSync(directory, { recursive: true }));

type Outcome = 'all there' | 'refused' | 'found' | 'silent';

/** What becomes of such files: only `silent` is a loss that nobody would hear of. */
async function outcomeOf(db: Buffer, wal: Buffer, judge: Judge = judgeByAnchors): Promise<Outcome> {
  // A file of its own: connections of one process share what they know of a file, and a refused one lives until it is collected.
  const torn = mkdtempSync(join(directory, 'torn-'));
  const file = join(torn, 'torn.db');
  writeFileSync(file, db);
  writeFileSync(`${file}-wal`, wal);
  let report: Pick<VerifyReport, 'is_intact'>;
  let there: string[];
  try {
    const log = await openEmbeddedLogReadOnly({ file });
    try {
      report = await judge(log);
      there = (await eventsOf(log)).map((event) => JSON.stringify(event));
    } finally {
      await log.close();
    }
  } catch {
    return 'refused';
  } finally {
    rmSync(torn, { recursive: true });
  }
  if (!report.is_intact) return 'found';
  return JSON.stringify(there) === JSON.stringify(stored) ? 'all there' : 'silent';
}

type Judge = (log: EventLog) => Promise<Pick<VerifyReport, 'is_intact'>>;

function judgeByAnchors(log: EventLog): ReturnType<Judge> {
  return verifyLog(log, { anchors: anchors.read() });
}

/** Judges that see less: what they let pass shows that the storage is damaged indeed. */
const BLIND: Readonly<Record<string, Judge>> = {
  'what the log says of itself': (log) => verifyLog(log, {}),
  'that it can be opened': async () => ({ is_intact: true }),
};

function tally() {
  const counts: Record<Outcome, number> = { 'all there': 0, refused: 0, found: 0, silent: 0 };
  return { counts, add: (outcome: Outcome) => (counts[outcome] += 1) };
}

describe(`storage that is damaged, by the seed ${SEED},`, () => {
  it(
    'is found out where its WAL is cut',
    async () => {
      const { counts, add } = tally();
      for (let nth = 0; nth < CUTS; nth++) {
        const length = Math.floor(random() * bytes.wal.length);
        const outcome = await outcomeOf(bytes.db, bytes.wal.subarray(0, length));
        expect(outcome, `the WAL cut after ${length} bytes`).not.toBe('silent');
        add(outcome);
      }
      expect(counts.found + counts.refused).toBeGreaterThan(0);
      tell('d', { 'cuts of the WAL': CUTS });
    },
    TIMEOUT_MS,
  );

  it(
    'is found out where a bit is turned, or does no harm',
    async () => {
      const { counts, add } = tally();
      const file = join(directory, 'checkpointed.db');
      copyFileSync(join(directory, 'whole.db'), file);
      const whole = readFileSync(file);
      for (let nth = 0; nth < FLIPS; nth++) {
        const isWal = nth % 2 === 0;
        const damaged = Buffer.from(isWal ? bytes.wal : whole);
        const at = Math.floor(random() * damaged.length);
        damaged[at] = damaged[at]! ^ (1 << Math.floor(random() * 8));
        const outcome = isWal
          ? await outcomeOf(bytes.db, damaged)
          : await outcomeOf(damaged, Buffer.alloc(0));
        const where = `bit at ${at} of the ${isWal ? 'WAL' : 'file'}`;
        expect(outcome, where).not.toBe('silent');
        add(outcome);
      }
      expect(counts.found + counts.refused).toBeGreaterThan(0);
      tell('d', { 'turned bits': FLIPS });
    },
    TIMEOUT_MS,
  );

  it.each(Object.entries(BLIND))(
    'goes unnoticed by who relies on %s',
    async (_, judge) => {
      const outcomes = [];
      for (let nth = 1; nth < 20; nth++) {
        const length = Math.floor((nth / 20) * bytes.wal.length);
        outcomes.push(await outcomeOf(bytes.db, bytes.wal.subarray(0, length), judge));
      }
      expect(outcomes).toContain('silent');
    },
    TIMEOUT_MS,
  );
});
