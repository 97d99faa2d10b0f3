import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { inTables } from '../../../projections/projecting/in-tables.ts';
import { Projector } from '../../../projections/projecting/projector.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import { Random } from '../../support/hostile/random.ts';
import { prepareService, type Reply, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import { type ServiceProcess, startService } from '../../support/processes/service-process.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A service under load is killed again and again, also while it starts; after each kill nothing is missing. */

const SEED = seedFrom('CRASHES_SEED');
const KILLS = figureFrom('CRASHES', 3);
/** By night fifty, as the plan has it. */
const CLIENTS = figureFrom('CRASH_CLIENTS', 8);
const KILL_MS_MAX = 60_000;

const random = new Random(SEED);
/** What was acknowledged since the last kill, to be asked for again. */
let acknowledged: {
  readonly path: string;
  readonly key: string;
  readonly body: object;
  readonly text: string;
}[] = [];
let dataDir: string;
let service: ServiceProcess;
let token: string;
let keys = 0;

beforeAll(async () => {
  dataDir = await newTemporaryDirectory();
  service = await startService({ dataDir });
  token = await prepareService(service.internalUrl, service.url);
}, KILL_MS_MAX);

afterAll(async () => {
  service.child.kill('SIGKILL');
  await service.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<Reply | undefined> {
  keys += 1;
  const key = `crash-${SEED}-${keys}`;
  const reply = await send(service.url + path, { token, key, body }).catch(() => undefined);
  if (reply && reply.status < 300) acknowledged.push({ path, key, body, text: reply.text });
  return reply;
}

/** Leads one conversation after the other until the service is gone. */
async function converse(): Promise<void> {
  for (;;) {
    const created = await post('/v1/sessions', {});
    if (!created || created.status >= 300) return;
    const path = `/v1/sessions/${created.json.session_id}`;
    let version = 0;
    for (let turn = 0; turn < 4; turn++) {
      const previous_turn = { question_id: 'q_people', user_text: 'We are four people' };
      const body = { state_version: version, ...(turn > 0 ? { previous_turn } : {}) };
      const next = await post(`${path}/next`, body);
      if (!next || next.status >= 300) return;
      version = (next.json.versions as unknown as { state_version: number }).state_version;
    }
    await post(`${path}/feedback`, { label: 'won' });
  }
}

/** Kills it under load, and at times the next ones while they start. */
async function killed(): Promise<number> {
  acknowledged = [];
  const talking = Array.from({ length: CLIENTS }, converse);
  await delay(150 + random.below(400));
  // A busy machine may not have answered anything so soon.
  await expect.poll(() => acknowledged.length, { timeout: KILL_MS_MAX }).toBeGreaterThan(0);
  service.child.kill('SIGKILL');
  await Promise.all([service.exited, ...talking]);
  let whileStarting = 0;
  while (random.chance(0.4)) {
    whileStarting += 1;
    const starting = startService({ dataDir, onSpawn: killAfter(random.below(700)) });
    await starting.then(
      ({ child, exited }) => {
        child.kill('SIGKILL');
        return exited;
      },
      () => {},
    );
  }
  return 1 + whileStarting;
}

function killAfter(ms: number) {
  return (child: { kill: (signal: 'SIGKILL') => void }) => {
    setTimeout(() => child.kill('SIGKILL'), ms);
  };
}

/** Rows of the stored views, brought up to date from what a file holds, or from nothing. */
async function rowsOf(file: string): Promise<string> {
  const log = await openEmbeddedLogReadOnly({ file: join(dataDir, 'log.db') });
  const store = openStore(file);
  const onFault = (error: unknown) => {
    throw error;
  };
  const sinks = STORED_VIEWS.map((view) => inTables(store, view));
  const projector = new Projector({ log, sinks, onFault });
  await Promise.all(projector.views.map((view) => view.caughtUp));
  await projector.stop();
  const tables = STORED_VIEWS.flatMap(({ tables }) => tables).toSorted();
  const rows = tables.map((table) => store.all(`SELECT * FROM ${table}`));
  store.close();
  await log.close();
  return JSON.stringify(rows);
}

describe(`a service that is killed under load, by the seed ${SEED},`, () => {
  it(
    'has everything that it acknowledged, once, and views as they are rebuilt',
    async () => {
      let kills = 0;
      let asked = 0;
      while (kills < KILLS) {
        kills += await killed();
        const rebuilt = join(dataDir, 'rebuilt.db');
        expect(await rowsOf(join(dataDir, 'read-models.db'))).toBe(await rowsOf(rebuilt));
        for (const end of ['', '-wal', '-shm']) rmSync(rebuilt + end, { force: true });
        service = await startService({ dataDir });
        for (const { path, key, body, text } of acknowledged) {
          const again = await send(service.url + path, { token, key, body });
          expect(again, `${path}: ${again.text}`).toMatchObject({
            status: expect.any(Number),
            isReplay: true,
          });
          expect(again.text).toBe(text);
          asked += 1;
        }
      }
      const env = { DATA_DIR: dataDir };
      const verified = await qss(['verify', '--json'], env);
      expect(JSON.parse(verified.stdout)).toMatchObject({ is_intact: true });
      const replayed = await qss(['replay', '--all', '--offline', '--json'], env);
      expect(JSON.parse(replayed.stdout)).toMatchObject({ diverging: 0, unreadable: [] });
      expect(asked).toBeGreaterThan(0);
      tell('c', { kills, 'acknowledged writes asked for again': asked });
    },
    KILL_MS_MAX + KILLS * KILL_MS_MAX,
  );

  it(
    'is missed where a kill took the write-ahead file along',
    async () => {
      await killed();
      for (const end of ['-wal', '-shm']) rmSync(join(dataDir, `log.db${end}`), { force: true });
      const starting = startService({ dataDir });
      const refusal = await starting.then(
        () => undefined,
        (error: Error) => error,
      );
      if (refusal !== undefined) {
        // All of the log was in that file: what is begun beside keys of its sessions is refused.
        expect(refusal.message).toContain('the log is empty');
        return;
      }
      service = await starting;
      const replies = [];
      for (const { path, key, body } of acknowledged) {
        replies.push(await send(service.url + path, { token, key, body }));
      }
      expect(replies.filter(({ isReplay }) => !isReplay)).not.toEqual([]);
    },
    2 * KILL_MS_MAX,
  );
});
