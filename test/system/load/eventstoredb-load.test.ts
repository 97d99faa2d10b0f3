import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ReadinessReport } from '../../../app/operations/readiness.ts';
import { combineSeeds, seededRandom } from '../../../domain/simulation/random.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { newEvents, newStream } from '../../log/port/log-under-test.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

const CLIENTS = figureFrom('LOAD_CLIENTS', 16);
const LOAD_SECONDS = figureFrom('LOAD_SECONDS', 3);
/** Of an append to a real server under load, by its median and its slowest. */
const LATENCY_MS = [3, 60] as const;
/** Of the reads of the whole log that a real one left open for half a second to two seconds. */
const LATE_SHARE = 0.02;
const SEED = seedFrom('LOAD_SEED');
const LAG_SECONDS_MAX = 2;
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
  `stays ready, its views near the end of the log, while clients write and so do other programs (LOAD_SEED=${SEED})`,
  () => holdUnderLoad(lookalike),
  TEST_MS_MAX,
);

it.runIf(given.startsWith('esdb'))(
  'does so on the server that EVENT_LOG_URL names',
  () => holdUnderLoad(real),
  TEST_MS_MAX,
);

async function holdUnderLoad(start: () => Promise<Target>): Promise<void> {
  const target = await start();
  const log = await openEventStoreLog(target);
  const service = await ServiceUnderTest.start(log);
  // The database may have been used before.
  const scope = { tenant: 'load', service: `s${randomUUID()}` };
  const client = await service.publish(tableConfiguration, scope);
  // A real one may hold a long log, which the views have to be made of first.
  while (!(await service.service.views.settled())) await delay(50);
  target.slowDown();
  const end = performance.now() + LOAD_SECONDS * 1_000;
  const isOver = () => performance.now() > end;
  // A server that is busy may have calls put off: by contract what they were about is to be asked for again.
  const hold = async () => {
    while (!isOver()) await (await Conversation.start(client.patient)).next();
  };
  const interfere = async () => {
    while (!isOver()) {
      await log.append(newStream('orders'), newEvents(3), { expected: 'none' });
      target.writeOfItsOwn();
    }
  };
  const reports: ReadinessReport[] = [];
  const watch = async () => {
    while (!isOver()) {
      const response = await service.service.internalApp.request('/internal/ready');
      expect(response.status).toBe(200);
      reports.push((await response.json()) as ReadinessReport);
      await delay(250);
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, hold), interfere(), watch()]);

  const lags = reports.flatMap(({ views }) => views.map(({ lag_seconds }) => lag_seconds));
  expect(Math.max(...lags)).toBeLessThan(LAG_SECONDS_MAX);
  const states = reports.flatMap(({ views }) => views.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(['live']));
  expect(await service.service.views.settled()).toBe(true);
  tell('load', { 'seconds of load': LOAD_SECONDS });
  await service.stop();
  target.stop();
}
