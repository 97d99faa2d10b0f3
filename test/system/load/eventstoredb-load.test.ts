import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ReadinessReport } from '../../../app/operations/readiness.ts';
import type { KeyView } from '../../../domain/keys/key-view.ts';
import { combineSeeds, seededRandom } from '../../../domain/simulation/random.ts';
import { newEvents, newStream } from '../../log/port/log-under-test.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { type Processes, startProcesses } from '../../support/histories/clusters.ts';
import type { Reply } from '../../support/http/http-client.ts';
import type { Instance } from '../../support/instance.ts';
import { ADMIN_TOKEN } from '../../support/processes/service-process.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';

const SEED = seedFrom('LOAD_SEED');
const CLIENTS = figureFrom('LOAD_CLIENTS', 16);
/** One or two, as the seed says. */
const INSTANCES = figureFrom('LOAD_INSTANCES', 1 + (SEED % 2));
const LOAD_SECONDS = figureFrom('LOAD_SECONDS', 3);
/** Of an append to a real server under load, by its median and its slowest. */
const LATENCY_MS = [3, 60] as const;
/** Of the reads of the whole log that a real one left open for half a second to two seconds. */
const LATE_SHARE = 0.02;
const LAG_SECONDS_MAX = 2;
/** By contract. */
const REVOKED_MS_MAX = 5_000;
const CATCHING_UP_MS_MAX = 120_000;
const TEST_MS_MAX = (120 + 2 * LOAD_SECONDS) * 1_000;

interface Target {
  readonly connectionString: string;
  /** Answers as a server under load does. */
  readonly slowDown: () => void;
  /** What the server writes for itself. */
  readonly writeOfItsOwn: () => void;
  readonly stop: () => void;
}

async function lookalike(): Promise<Target> {
  const server = await new LookalikeServer().start();
  const [shortest, longest] = LATENCY_MS;
  const [appends, reads] = [
    seededRandom(combineSeeds(SEED, 0)),
    seededRandom(combineSeeds(SEED, 1)),
  ];
  return {
    connectionString: server.connectionString,
    slowDown: () => {
      server.latencyMs = () => shortest + (longest - shortest) * appends() ** 4;
      server.lateEndMs = () => (reads() < LATE_SHARE ? 500 + 1_500 * reads() : 0);
    },
    writeOfItsOwn: () => server.log.writeSystemEvent(),
    stop: () => server.stop(),
  };
}

const given = process.env.EVENT_LOG_URL ?? '';

/** A real one does all that by itself. */
async function real(): Promise<Target> {
  return {
    connectionString: given,
    slowDown: () => {},
    writeOfItsOwn: () => {},
    stop: () => {},
  };
}

it(
  `stay ready, their views near the end of the log, and judge keys by the log, while clients write and so do other programs (instances: ${INSTANCES}, LOAD_SEED=${SEED})`,
  () => holdUnderLoad(lookalike),
  TEST_MS_MAX,
);

it.runIf(given.startsWith('esdb'))(
  'do so on the server that EVENT_LOG_URL names',
  () => holdUnderLoad(real),
  TEST_MS_MAX,
);

/** Instances under load. */
interface Loaded extends Processes {
  readonly servicePath: string;
  readonly isOver: () => boolean;
}

async function holdUnderLoad(start: () => Promise<Target>): Promise<void> {
  const target = await start();
  // The database may have been used before.
  const servicePath = `/internal/v1/tenants/load/services/s${randomUUID()}`;
  const started = await startProcesses(INSTANCES, { server: target, servicePath });
  // A real one may hold a long log, which the views have to be made of first.
  for (const instance of started.instances) await haveCaughtUp(instance);
  target.slowDown();
  const end = performance.now() + LOAD_SECONDS * 1_000;
  const loaded: Loaded = { ...started, servicePath, isOver: () => performance.now() > end };
  const [reports] = await Promise.all([
    watch(loaded),
    changeKeys(loaded),
    ...Array.from({ length: CLIENTS }, (_, n) => converse(loaded, n)),
    interfere(loaded, target),
  ]);

  const views = reports.flatMap((report) => report.views);
  expect(Math.max(...views.map(({ lag_seconds }) => lag_seconds))).toBeLessThan(LAG_SECONDS_MAX);
  expect(new Set(views.map(({ state }) => state))).toEqual(new Set(['live']));
  for (const instance of started.instances) await haveCaughtUp(instance);
  tell('load', { 'seconds of load': LOAD_SECONDS });
  await started.stop();
  target.stop();
}

/** As other programs on the same server do. */
async function interfere({ log, isOver }: Loaded, { writeOfItsOwn }: Target): Promise<void> {
  while (!isOver()) {
    await log.append(newStream('orders'), newEvents(3), { expected: 'none' });
    writeOfItsOwn();
  }
}

/** A server that is busy may have calls put off: by contract what they were about is to be asked for again. */
async function patiently(call: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await call();
    if (reply.status !== 503) return reply;
    await delay(1_000 * Number(reply.headers.get('retry-after')));
  }
}

async function converse({ instances, token, isOver }: Loaded, n: number): Promise<void> {
  const { send } = instances[n % instances.length]!;
  const post = async (path: string, body: object) => {
    const key = randomUUID();
    const reply = await patiently(() => send(path, { token, key, body }));
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.json as { session_id?: string; versions?: { state_version: number } };
  };
  while (!isOver()) {
    const { session_id, versions } = await post('/v1/sessions', {});
    const { state_version } = versions!;
    await post(`/v1/sessions/${session_id}/next`, { state_version });
  }
}

async function readiness({ sendInternally }: Instance): Promise<ReadinessReport> {
  const request = { method: 'GET', token: ADMIN_TOKEN };
  const { status, text } = await sendInternally('/internal/ready', request);
  expect(status, text).toBe(200);
  return JSON.parse(text) as ReadinessReport;
}

async function haveCaughtUp(instance: Instance): Promise<void> {
  const furthest = async () =>
    Math.max(...(await readiness(instance)).views.map(({ lag_seconds }) => lag_seconds));
  await expect.poll(furthest, { timeout: CATCHING_UP_MS_MAX }).toBe(0);
}

async function watch({ instances, isOver }: Loaded): Promise<readonly ReadinessReport[]> {
  const reports: ReadinessReport[] = [];
  while (!isOver()) {
    for (const instance of instances) reports.push(await readiness(instance));
    await delay(250);
  }
  return reports;
}

/** Keys that are made on one instance, used on another one at once, and revoked: never unknown there, and not taken for long. */
async function changeKeys({ instances, servicePath, isOver }: Loaded): Promise<void> {
  const [maker, user] = [instances[0]!, instances.at(-1)!];
  const administer = (method: string, path: string, body?: object) =>
    patiently(() => maker.sendInternally(path, { method, token: ADMIN_TOKEN, body }));
  const path = `${servicePath}/keys`;
  while (!isOver()) {
    const made = await administer('POST', path, { name: 'short-lived', scopes: ['audit:read'] });
    const { key, secret } = JSON.parse(made.text) as { key: KeyView; secret: string };
    const sessions = { token: secret, key: randomUUID(), body: {} };
    // It may not do that, which is known only of a key that was found.
    expect((await patiently(() => user.send('/v1/sessions', sessions))).status).toBe(403);
    const revoked = await administer('DELETE', `${path}/${key.key_id}`);
    expect(revoked.status).toBeLessThan(300);
    const audit = { method: 'GET', token: secret };
    const isRefused = async () =>
      (await user.send('/v1/configuration/audit', audit)).status === 401;
    await expect.poll(isRefused, { timeout: REVOKED_MS_MAX }).toBe(true);
  }
}
