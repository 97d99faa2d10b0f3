import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ReadinessReport } from '../../../app/operations/readiness.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { newEvents, newStream } from '../../log/contract/log-under-test.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { figureFrom, tell } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

const CLIENTS = 16;
const LOAD_SECONDS = figureFrom('LOAD_SECONDS', 3);
/** Of an append to a real server under load, by its median and its slowest. */
const LATENCY_MS = [3, 60] as const;
const LAG_SECONDS_MAX = 2;

it(
  'stays ready, its views near the end of the log, while 16 clients write and so do other programs',
  async () => {
    const server = await new LookalikeServer().start();
    const log = await openEventStoreLog({ connectionString: server.connectionString });
    const service = await ServiceUnderTest.start(log);
    const client = await service.publish();
    const [shortest, longest] = LATENCY_MS;
    server.latencyMs = () => shortest + (longest - shortest) * Math.random() ** 4;
    const end = performance.now() + LOAD_SECONDS * 1_000;
    const isOver = () => performance.now() > end;

    const hold = async () => {
      while (!isOver()) await (await Conversation.start(client)).next();
    };
    const interfere = async () => {
      while (!isOver()) {
        await log.append(newStream('orders'), newEvents(3), { expected: 'none' });
        server.log.writeSystemEvent();
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
    server.stop();
  },
  (30 + 2 * LOAD_SECONDS) * 1_000,
);
