import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openKeyring } from '../../../cli/keyring/open-keyring.ts';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { Random } from '../../support/hostile/random.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { type FollowedProcess, startProcess } from '../../support/processes/child-process.ts';
import { qss } from '../../support/processes/command-line.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/**
 * Commands on a log that are killed in the middle of their work: what they were made for goes on as if they had never begun.
 */

const SEED = seedFrom('COMMANDS_SEED');
const KILLS = figureFrom('COMMAND_KILLS', 3);
const KILLS_OF_A_TARGET = 3;
/** A verification of them takes some 100 ms: it is read by pages of a thousand, and so it is copied. */
const EVENTS = 9_000;
/** A kill that comes too late is no kill. */
const TRIES_MAX = 3 * KILLS;
const TIMEOUT_MS = 240_000 + KILLS * 20_000;
const ENTRY = new URL('../../../cli/start.ts', import.meta.url);

const SECRETS = {
  QSS_SECRET: 'a-secret-of-the-tests',
  QSS_DATA_KEY: 'a-data-key-of-the-tests',
};

const random = new Random(SEED);
let directory: string;
let from: string;
let stored: readonly string[];

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  from = join(directory, 'log.db');
  const log = await openEmbeddedLog({ file: from });
  await writeHonestLog({ seed: SEED, events: EVENTS, log });
  await log.close();
  stored = await storedIn(from);
});

afterAll(() => rmSync(directory, { recursive: true }));

async function eventsIn(file: string): Promise<RecordedEvent[]> {
  const log = await openEmbeddedLogReadOnly({ file });
  const events = await eventsOf(log);
  await log.close();
  return events;
}

async function storedIn(file: string): Promise<string[]> {
  return (await eventsIn(file)).map((event) => JSON.stringify(event));
}

/** What a log holds that is just being made. */
async function countIn(file: string): Promise<number> {
  if (!existsSync(file)) return 0;
  try {
    return (await eventsIn(file)).length;
  } catch {
    // Its tables are not there yet.
    return 0;
  }
}

/** Kills what copies to the file when it has copied this many events, and resolves with how many are there. */
async function killedCopying(command: FollowedProcess, to: string, enough: number, pauseMs = 0) {
  while (command.child.exitCode === null && (await countIn(to)) < enough) await delay(1);
  await delay(pauseMs);
  await command.kill('SIGKILL');
  return countIn(to);
}

/** Whether the log was being read when the command was killed, some time after it had begun to. */
async function killedReading({ child, kill }: FollowedProcess): Promise<boolean> {
  while (child.exitCode === null && !hasOpen(child.pid!, from)) await delay(1);
  await delay(random.below(100));
  const isReading = child.exitCode === null && hasOpen(child.pid!, from);
  await kill('SIGKILL');
  return isReading;
}

function hasOpen(pid: number, file: string): boolean {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).some((descriptor) => {
    try {
      return readlinkSync(join(folder, descriptor)) === file;
    } catch {
      // Closed meanwhile.
      return false;
    }
  });
}

describe(`commands on a log that are killed, by the seed ${SEED}:`, () => {
  it(
    'a migration goes on where it was, and copies every event once',
    async () => {
      let killed = 0;
      for (let target = 0; killed < KILLS && target < TRIES_MAX; target++) {
        const to = join(directory, `to-${target}.db`);
        const migration = ['migrate', '--from', `file:${from}`, '--to', `file:${to}`];
        for (let nth = 0, there = 0; nth < KILLS_OF_A_TARGET; nth++) {
          const enough = there + 1 + random.below((stored.length - there) / 2);
          const copied = await killedCopying(await startProcess(ENTRY, migration), to, enough);
          expect(copied).toBeGreaterThanOrEqual(there);
          if (copied > there && copied < stored.length) killed += 1;
          there = copied;
        }
        const done = await qss([...migration, '--json'], { DATA_DIR: directory });
        expect(done.code, done.stderr + done.stdout).toBe(0);
        expect(await storedIn(to)).toEqual(stored);
        rmSync(to);
      }
      expect(killed).toBeGreaterThanOrEqual(KILLS);
      tell('c', { 'kills while migrating': killed });
    },
    TIMEOUT_MS,
  );

  it(
    'a verification leaves the log as it was',
    async () => {
      const env = { EVENT_LOG_URL: `file:${from}`, DATA_DIR: directory };
      Object.assign(process.env, env);
      let killed = 0;
      for (let tries = 0; killed < KILLS && tries < TRIES_MAX; tries++) {
        const command = await startProcess(ENTRY, ['verify', '--without-anchors']);
        if (await killedReading(command)) killed += 1;
      }
      for (const name of Object.keys(env)) delete process.env[name];
      const verified = await qss(['verify', '--without-anchors', '--json'], env);
      expect(JSON.parse(verified.stdout)).toMatchObject({ is_intact: true, findings: [] });
      expect(await storedIn(from)).toEqual(stored);
      expect(killed).toBeGreaterThanOrEqual(KILLS);
      tell('c', { 'kills while verifying': killed });
    },
    TIMEOUT_MS,
  );

  it(
    'a first backup is restored whole, or refused, and goes on where it was',
    async () => {
      let killed = 0;
      const env = { EVENT_LOG_URL: `file:${from}`, DATA_DIR: directory, ...SECRETS };
      for (let target = 0; killed < KILLS && target < TRIES_MAX; target++) {
        const to = join(directory, `backup-${target}`);
        const backingUp = ['backup', 'log', '--to', to];
        const command = await startProcess(ENTRY, backingUp, [], env);
        const enough = 1 + random.below(stored.length - 1);
        const copied = await killedCopying(command, join(to, 'log.db'), enough);
        if (copied === 0 || copied === stored.length) continue;
        killed += 1;
        const place = { DATA_DIR: join(directory, `restored-${target}`), ...SECRETS };
        const refused = await qss(['restore', '--from', to], place);
        expect(refused, `copied ${copied}`).toMatchObject({ code: 1 });
        expect(refused.stderr).toContain('was not finished');
        expect(existsSync(place.DATA_DIR)).toBe(false);
        if (killed < KILLS) continue;
        expect(await qss(backingUp, env)).toMatchObject({ code: 0 });
        expect(await qss(['restore', '--from', to], place)).toMatchObject({ code: 0 });
        expect(await storedIn(join(place.DATA_DIR, 'log.db'))).toEqual(stored);
      }
      expect(killed).toBeGreaterThanOrEqual(KILLS);
      tell('c', { 'kills while backing up': killed });
    },
    TIMEOUT_MS,
  );

  it(
    'a sealed copy is whole, or known to be none',
    async () => {
      let killed = 0;
      let last: { dataDir: string; env: Record<string, string>; sealing: string[] } | undefined;
      for (let target = 0; killed < KILLS && target < TRIES_MAX; target++) {
        const dataDir = join(directory, `sealed-${target}`);
        mkdirSync(dataDir);
        // The keyring of the log that is copied, as an operator puts it there.
        const keyring = { dataDir, eventLogUrl: undefined, keyringUrl: undefined };
        await (await openKeyring(keyring, SECRETS.QSS_DATA_KEY)).close();
        const env = { DATA_DIR: dataDir, ...SECRETS };
        const sealing = ['seal', '--from', `file:${from}`, '--without-anchors'];
        const command = await startProcess(ENTRY, sealing, [], env);
        const to = join(dataDir, 'log.db');
        // Half of them after the last event was copied, when its anchors are written.
        const isAnchoring = random.below(2) === 0;
        const enough = isAnchoring ? stored.length : 1 + random.below(stored.length);
        const copied = await killedCopying(command, to, enough, isAnchoring ? random.below(60) : 0);
        const verified = await qss(['verify', '--json'], env);
        const why = `copied ${copied}: ${verified.stdout}${verified.stderr}`;
        if (verified.code === 0) {
          expect(JSON.parse(verified.stdout), why).toMatchObject({ events: stored.length });
        } else {
          killed += 1;
          // What writes by itself, and what a service writes, is held to the same.
          const written = await qss(['accept-loss', '--reason', 'a test'], env);
          expect(written, why).toMatchObject({ code: 69 });
          expect(written.stderr).toContain('qss seal was ended');
          expect(await countIn(to)).toBe(copied);
        }
        last = { dataDir, env, sealing };
      }
      const { dataDir, env, sealing } = last!;
      for (const file of ['log.db', 'log.db-wal', 'log.db-shm', 'anchors.jsonl']) {
        rmSync(join(dataDir, file), { force: true });
      }
      const again = await qss(sealing, env);
      expect(again.code, again.stderr).toBe(0);
      expect(await countIn(join(dataDir, 'log.db'))).toBe(stored.length);
      expect(killed).toBeGreaterThanOrEqual(KILLS);
      tell('c', { 'kills while sealing': killed });
    },
    TIMEOUT_MS,
  );
});
