import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ReadinessReport } from '../../../app/operations/readiness.ts';
import { SCOPES } from '../../../domain/keys/events.ts';
import type { KeyView } from '../../../domain/keys/state.ts';
import type { Scope } from '../../../domain/scope.ts';
import { combineSeeds, seededRandom } from '../../../domain/simulation/random.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { newEvents, newStream } from '../../log/port/log-under-test.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

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
const TEST_MS_MAX = (30 + 2 * LOAD_SECONDS) * 1_000;

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

/** Instances under load, each with a connection of its own. */
interface Loaded {
  readonly services: readonly ServiceUnderTest[];
  readonly scope: Scope;
  /** Of a key with every scope. */
  readonly secret: string;
  readonly isOver: () => boolean;
}

async function holdUnderLoad(start: () => Promise<Target>): Promise<void> {
  const target = await start();
  const log = await openEventStoreLog(target);
  const starting = Array.from({ length: INSTANCES }, async () =>
    ServiceUnderTest.start(await openEventStoreLog(target)),
  );
  const services = await Promise.all(starting);
  // The database may have been used before.
  const scope = { tenant: 'load', service: `s${randomUUID()}` };
  await services[0]!.publish(tableConfiguration, scope);
  const secret = await services[0]!.makeSecret(SCOPES, scope);
  // A real one may hold a long log, which the views have to be made of first.
  for (const { service } of services) while (!(await service.views.settled())) await delay(50);
  target.slowDown();
  const end = performance.now() + LOAD_SECONDS * 1_000;
  const isOver = () => performance.now() > end;
  const loaded: Loaded = { services, scope, secret, isOver };
  const interfere = async () => {
    while (!isOver()) {
      await log.append(newStream('orders'), newEvents(3), { expected: 'none' });
      target.writeOfItsOwn();
    }
  };
  const [reports] = await Promise.all([
    watch(loaded),
    changeKeys(loaded),
    ...Array.from({ length: CLIENTS }, (_, n) => hold(loaded, n)),
    interfere(),
  ]);

  const views = reports.flatMap((report) => report.views);
  expect(Math.max(...views.map(({ lag_seconds }) => lag_seconds))).toBeLessThan(LAG_SECONDS_MAX);
  expect(new Set(views.map(({ state }) => state))).toEqual(new Set(['live']));
  for (const { service } of services) expect(await service.views.settled()).toBe(true);
  tell('load', { 'seconds of load': LOAD_SECONDS });
  for (const service of services) await service.stop();
  await log.close();
  target.stop();
}

/** A server that is busy may have calls put off: by contract what they were about is to be asked for again. */
async function hold({ services, secret, isOver }: Loaded, n: number): Promise<void> {
  const client = services[n % services.length]!.client(secret).patient;
  while (!isOver()) await (await Conversation.start(client)).next();
}

async function watch({ services, isOver }: Loaded): Promise<readonly ReadinessReport[]> {
  const reports: ReadinessReport[] = [];
  while (!isOver()) {
    for (const { service } of services) {
      const response = await service.internalApp.request('/internal/ready');
      expect(response.status).toBe(200);
      reports.push((await response.json()) as ReadinessReport);
    }
    await delay(250);
  }
  return reports;
}

/** Keys that are made on one instance, used on another one at once, and revoked: never unknown there, and not taken for long. */
async function changeKeys({ services, scope, isOver }: Loaded): Promise<void> {
  const admin = services[0]!.admin.patient;
  const path = `${internalPath(scope)}/keys`;
  const body = { name: 'short-lived', scopes: ['audit:read'] };
  while (!isOver()) {
    const made = await admin.send<{ key: KeyView; secret: string }>('POST', path, { body });
    const holder = services.at(-1)!.client(made.body.secret);
    // It may not do that, which is known only of a key that was found.
    expect((await holder.patient.post('/v1/sessions', {})).status).toBe(403);
    expect((await admin.send('DELETE', `${path}/${made.body.key.key_id}`)).status).toBeLessThan(
      300,
    );
    const isRefused = async () =>
      (await holder.send('GET', '/v1/configuration/audit')).status === 401;
    await expect.poll(isRefused, { timeout: REVOKED_MS_MAX }).toBe(true);
  }
}
