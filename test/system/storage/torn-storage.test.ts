import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VerifyReport, verifyLog } from '../../../app/evidence/verify-log.ts';
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
/** Bytes at the end of the WAL, each of which is a place for a cut. */
const SWEPT = 12_000;
const PAGE_BYTES = 4_096;
const TIMEOUT_MS = 240_000 + (CUTS + FLIPS) * 100;

const random = seededRandom(SEED);
let directory: string;
let bytes: ReturnType<typeof filesOf>;
/** When half of it was written. */
let yesterday: ReturnType<typeof filesOf>;
let stored: readonly string[];
let anchors: Awaited<ReturnType<typeof anchorsOf>>;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  const file = join(directory, 'whole.db');
  const log = await openEmbeddedLog({ file });
  await writeHonestLog({ seed: SEED, events: 60, log });
  yesterday = filesOf(file);
  await writeHonestLog({ seed: SEED + 1, events: 60, log, tenant: 'beta' });
  const events = await eventsOf(log);
  anchors = await anchorsOf(events);
  stored = events.map((event) => JSON.stringify(event));
  // As a kill leaves them: closing would move everything out of the WAL.
  bytes = filesOf(file);
  expect(bytes.wal.length).toBeGreaterThan(SWEPT);
  await log.close();
}, TIMEOUT_MS);

function filesOf(file: string) {
  return { db: readFileSync(file), wal: readFileSync(`${file}-wal`) };
}

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

/**
 * Where the WAL is cut: in its end, byte after byte over rounds whose seeds follow on each other, and anywhere.
 */
function cutLengths(): readonly number[] {
  const step = Math.max(1, Math.floor(SWEPT / CUTS));
  const swept = Array.from({ length: CUTS }, (_, nth) => 1 + ((SEED + nth * step) % SWEPT));
  const anywhere = anyPlaces(Math.ceil(CUTS / 10), bytes.wal.length);
  return [...swept.map((fromEnd) => bytes.wal.length - fromEnd), ...anywhere];
}

/** Each time the same. */
function anyPlaces(count: number, below: number): readonly number[] {
  const next = seededRandom(SEED);
  return Array.from({ length: count }, () => Math.floor(next() * below));
}

function swapped(whole: Buffer, one: number, other: number): Buffer {
  const turned = Buffer.from(whole);
  whole.copy(turned, one * PAGE_BYTES, other * PAGE_BYTES, (other + 1) * PAGE_BYTES);
  whole.copy(turned, other * PAGE_BYTES, one * PAGE_BYTES, (one + 1) * PAGE_BYTES);
  return turned;
}

function tally() {
  const counts: Record<Outcome, number> = { 'all there': 0, refused: 0, found: 0, silent: 0 };
  return { counts, add: (outcome: Outcome) => (counts[outcome] += 1) };
}

describe(`storage that is damaged, by the seed ${SEED},`, () => {
  it(
    'is found out where its WAL is cut',
    async () => {
      const { counts, add } = tally();
      for (const length of cutLengths()) {
        const outcome = await outcomeOf(bytes.db, bytes.wal.subarray(0, length));
        expect(outcome, `the WAL cut after ${length} bytes`).not.toBe('silent');
        add(outcome);
      }
      expect(counts.found + counts.refused).toBeGreaterThan(0);
      tell('d', { 'cuts of the WAL': cutLengths().length });
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

  it(
    'is found out where two pages have changed places, or does no harm',
    async () => {
      const whole = readFileSync(join(directory, 'whole.db'));
      const pages = Math.floor(whole.length / PAGE_BYTES);
      const { counts, add } = tally();
      for (let one = 0; one < pages; one++) {
        const other = (one + 1 + (SEED % (pages - 1))) % pages;
        const outcome = await outcomeOf(swapped(whole, one, other), Buffer.alloc(0));
        expect(outcome, `pages ${one} and ${other} of ${pages}`).not.toBe('silent');
        add(outcome);
      }
      expect(counts.found + counts.refused).toBeGreaterThan(0);
      tell('d', { 'swapped pages': pages });
    },
    TIMEOUT_MS,
  );

  it('is found out where it is yesterday’s, whole or in part', async () => {
    const { db, wal } = yesterday;
    expect(await outcomeOf(db, wal)).toBe('found');
    expect(await outcomeOf(bytes.db, wal)).toBe('found');
  });

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
