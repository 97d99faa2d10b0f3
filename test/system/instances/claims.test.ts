import * as vitest from 'vitest';
import { LapsedClaims } from '../../../app/configuration/lapsed-claims.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { newLog } from '../../support/log/new-log.ts';
import { describeClaims } from './claims.ts';

const { afterEach, describe } = vitest;

const ended: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function onEventStore(): Promise<() => Promise<EventLog>> {
  const server = await new LookalikeServer().start();
  ended.push(() => server.stop());
  return async () => {
    const log = await openEventStoreLog({ connectionString: server.connectionString });
    ended.push(() => log.close());
    return log;
  };
}

async function inMemory(): Promise<() => Promise<EventLog>> {
  const log = newLog();
  return async () => log;
}

describe.each([
  ['one log in memory', inMemory, 0],
  ['one log in memory, with clocks 5 minutes apart', inMemory, 5 * 60_000],
  ['one log in memory, with clocks 30 days behind each other', inMemory, -30 * 24 * 3_600_000],
  ['EventStoreDB', onEventStore, 0],
])('compilation workers on %s', (_, open, apartMs) => {
  describeClaims(vitest, {
    open,
    through: (log) => log,
    aheadMs: (n) => n * apartMs,
    watch: (elapsedMs) => new LapsedClaims(elapsedMs),
  });
});
