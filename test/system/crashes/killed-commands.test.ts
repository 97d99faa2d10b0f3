import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { Random } from '../../support/hostile/random.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { startProcess } from '../../support/processes/child-process.ts';
import { qss } from '../../support/processes/command-line.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Commands on a log that are killed at any moment: what they were made for goes on as if they had never begun. */

const SEED = seedFrom('COMMANDS_SEED');
const KILLS = figureFrom('COMMAND_KILLS', 3);
const EVENTS = 3_000;
const TIMEOUT_MS = 240_000 + KILLS * 20_000;
const ENTRY = new URL('../../../cli/start.ts', import.meta.url);

const random = new Random(SEED);
let directory: string;
let from: string;

beforeAll(async () => {
  directory = await newTemporaryDirectory();
  from = join(directory, 'log.db');
  const log = await openEmbeddedLog({ file: from });
  await writeHonestLog({ seed: SEED, events: EVENTS, log });
  await log.close();
});

afterAll(() => rmSync(directory, { recursive: true }));

async function killed(...args: readonly string[]): Promise<void> {
  const command = await startProcess(ENTRY, args);
  await delay(random.below(1_500));
  await command.kill('SIGKILL');
}

async function storedIn(file: string): Promise<string[]> {
  const log = await openEmbeddedLogReadOnly({ file });
  const events = await eventsOf(log);
  await log.close();
  return events.map((event) => JSON.stringify(event));
}

describe(`commands on a log that are killed, by the seed ${SEED}:`, () => {
  it(
    'a migration goes on where it was, and copies every event once',
    async () => {
      const to = join(directory, 'to.db');
      for (let n = 0; n < KILLS; n++)
        await killed('migrate', '--from', `file:${from}`, '--to', `file:${to}`);
      const done = await qss(
        ['migrate', '--from', `file:${from}`, '--to', `file:${to}`, '--json'],
        {
          DATA_DIR: directory,
        },
      );
      expect(done.code, done.stderr + done.stdout).toBe(0);
      expect(await storedIn(to)).toEqual(await storedIn(from));
      tell('c', { 'kills while migrating': KILLS });
    },
    TIMEOUT_MS,
  );

  it(
    'a verification leaves the log as it was',
    async () => {
      const before = await storedIn(from);
      const env = { EVENT_LOG_URL: `file:${from}`, DATA_DIR: directory };
      Object.assign(process.env, env);
      for (let n = 0; n < KILLS; n++) await killed('verify', '--without-anchors');
      for (const name of Object.keys(env)) delete process.env[name];
      const verified = await qss(['verify', '--without-anchors', '--json'], env);
      expect(JSON.parse(verified.stdout)).toMatchObject({ is_intact: true, findings: [] });
      expect(await storedIn(from)).toEqual(before);
      tell('c', { 'kills while verifying': KILLS });
    },
    TIMEOUT_MS,
  );
});
