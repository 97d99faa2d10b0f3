import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareService, type Reply, send } from '../../support/http/http-client.ts';
import { instanceOf } from '../../support/instance.ts';
import {
  COMPILATION_POINTS,
  type CompilationPoint,
} from '../../support/processes/compilation-points.ts';
import {
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { byDay, isNight, seedFrom, tell } from '../../support/programme.ts';
import { draftMuch, type Killed, killedPublishing } from './killed-publications.ts';

/** The process dies at each step of a mutation; the retry after a restart must find one effect and one answer. */

const CRASHING = 'test/support/processes/entries/crashing-service.ts';
const TIMEOUT_MS = 240_000;
/** `KILLS_SEED` has a run kill where another one did. */
const SEED = seedFrom('KILLS_SEED');
/** A night waits for the half minute in which nobody hears of the one who died; by day it is over sooner. */
const PACE = isNight
  ? { hurried: 1, endsWithinMs: 60_000 }
  : { hurried: 60, endsWithinMs: 120_000 };

let preparedDir: string;
let prepared: Awaited<ReturnType<typeof prepareSession>>;
let dataDir: string;
let services: ServiceProcess[] = [];

function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'qss-crash-'));
}

beforeAll(async () => {
  preparedDir = newDirectory();
  dataDir = preparedDir;
  prepared = await prepareSession();
}, TIMEOUT_MS);

afterAll(() => rmSync(preparedDir, { recursive: true, force: true }));

async function start(crashAt?: string): Promise<ServiceProcess> {
  const service = await startService({
    dataDir,
    ...(crashAt === undefined ? {} : { entry: CRASHING, env: { CRASH_AT: crashAt } }),
  });
  services.push(service);
  return service;
}

/** A published configuration, a session that has its first decision, and a draft that is to be the next publication. */
async function prepareSession() {
  const service = await start();
  const token = await prepareService(service.internalUrl, service.url);
  const created = await send(`${service.url}/v1/sessions`, { token, key: 'create-it' });
  const session: string = created.json.session_id!;
  const first = await next(service, { token, session, key: 'first-next', version: 0 });
  await draftMuch(instanceOf(service), token);
  expect(await stopService(service)).toBe(0);
  return { token, session, version: versionOf(first) };
}

interface Turn {
  readonly token: string;
  readonly session: string;
  readonly key: string;
  readonly version: number;
}

function next(service: ServiceProcess, { token, session, key, version }: Turn): Promise<Reply> {
  const body = {
    state_version: version,
    ...(version === 0
      ? {}
      : { previous_turn: { question_id: 'q_people', user_text: 'For 4 people' } }),
  };
  return send(`${service.url}/v1/sessions/${session}/next`, { token, key, body });
}

function versionOf(reply: Reply): number {
  return (reply.json.versions! as { state_version: number }).state_version;
}

function read(service: ServiceProcess, token: string, session: string): Promise<Reply> {
  return send(`${service.url}/v1/sessions/${session}`, { method: 'GET', token });
}

describe('/next of a process that is killed', () => {
  beforeEach(() => {
    dataDir = newDirectory();
    cpSync(preparedDir, dataDir, { recursive: true });
    services = [];
  });

  afterEach(async () => {
    for (const { child, exited } of services) {
      child.kill('SIGKILL');
      await exited;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'after the append took effect once, and the retry gets its answer',
    async () => {
      const { token, session, version } = prepared;
      const turn = { token, session, version, key: 'second-next' };
      const dying = await start('after:session:1');
      await expect(next(dying, turn)).rejects.toThrow();
      expect((await dying.exited)[1]).toBe('SIGKILL');

      const revived = await start();
      const before = await read(revived, token, session);
      expect(before.json).toMatchObject({ turn_count: 1 });
      const retried = await next(revived, turn);
      expect(retried).toMatchObject({ status: 200, isReplay: true, json: { turn_count: 1 } });
      expect(retried.json.decision_id).toBe(
        (before.json.pending_decision! as { decision_id: string }).decision_id,
      );
      expect(versionOf(retried)).toBe(versionOf(before));
      expect((await next(revived, turn)).text).toBe(retried.text);
      const after = await read(revived, token, session);
      expect({ ...after.json, request_id: '' }).toEqual({ ...before.json, request_id: '' });
    },
    TIMEOUT_MS,
  );

  it(
    'after the answer gives the same bytes again',
    async () => {
      const { token, session, version } = prepared;
      const turn = { token, session, version, key: 'second-next' };
      const doomed = await start();
      const answered = await next(doomed, turn);
      doomed.child.kill('SIGKILL');
      await doomed.exited;

      const revived = await start();
      const retried = await next(revived, turn);
      expect(retried.isReplay).toBe(true);
      expect(retried.text).toBe(answered.text);
      expect((await read(revived, token, session)).json).toMatchObject({ turn_count: 1 });
    },
    TIMEOUT_MS,
  );
});

/** Defects of the process that takes over, and what is noticed. */
const FOUND: readonly (readonly [string, Partial<Killed>, RegExp])[] = [
  ['it takes nothing over', { hurried: 0.001, endsWithinMs: 3_000 }, /not ended by itself/],
  ['a publication is told twice', {}, /one result of each/],
  ['a publication is told before all of it is written', {}, /cannot be read/],
];

describe('a publication whose process is killed', () => {
  const publishing = (point: CompilationPoint, changed: Partial<Killed> = {}) => {
    const { token, session, version } = prepared;
    const before = { token, directory: preparedDir, path: `/v1/sessions/${session}`, version };
    return killedPublishing({ before, point, ...PACE, ...changed });
  };

  it.concurrent.each(byDay(COMPILATION_POINTS, 1 / COMPILATION_POINTS.length, SEED))(
    'ends by itself and once in the next one, and nobody who talks hears of it: killed when %s',
    async (point) => {
      await publishing(point);
      tell('c', { 'kills in a publication': 1 });
    },
    TIMEOUT_MS,
  );

  it.concurrent.each(byDay(FOUND, 1 / FOUND.length, SEED))(
    'is found out where the next one has a defect: %s',
    async (planted, changed, noticed) => {
      const story = publishing('its claim is acknowledged', { planted, ...changed });
      await expect(story).rejects.toThrow(noticed);
    },
    TIMEOUT_MS,
  );
});
