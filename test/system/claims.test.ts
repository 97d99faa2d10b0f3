import { afterEach, describe, it } from 'vitest';
import { openEventStoreLog } from '../../log/eventstoredb/eventstore-log.ts';
import { createMemoryLog } from '../../log/memory.ts';
import type { EventLog } from '../../log/port.ts';
import { LookalikeServer } from '../support/eventstore/lookalike-server.ts';
import {
  aLogThatGoesAwayFailsNoJob,
  aLostAnswerIsTheOwnClaim,
  lateResultsAreRefused,
  oneOfEightWorkersWins,
} from './stories/claims.ts';

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
  const log = createMemoryLog();
  return async () => log;
}

describe.each([
  ['one log in memory', inMemory],
  ['EventStoreDB', onEventStore],
])('compilation workers on %s', (_, open) => {
  it('let one of eight win the claim', async () => oneOfEightWorkersWins(await open()));

  it('take a sleeper’s job over, and refuse its late result', async () =>
    lateResultsAreRefused(await open(), false));

  it('take a sleeper’s job over, and refuse its late failure', async () =>
    lateResultsAreRefused(await open(), true));

  it('know their own claim again when its answer was lost', async () =>
    aLostAnswerIsTheOwnClaim(await open()));

  it('fail no job because the log went away', async () => aLogThatGoesAwayFailsNoJob(await open()));
});
