import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rpcError, status } from '../../support/eventstore/grpc.ts';
import {
  type Services,
  startInMemory,
  startOnEventStore,
} from '../../support/histories/clusters.ts';
import { violationsOf } from '../../support/histories/history.ts';
import { Random } from '../../support/hostile/random.ts';
import { byDay, figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { assertPossible, recordWithDeaths, recordWithKills } from './histories.ts';

/** What random clients see of two services, whatever happens to these, held against a small model. */

/** `HISTORIES_SEED` has the clients do what they did in another run. */
const SEED = seedFrom('HISTORIES_SEED');
const HISTORIES = figureFrom('HISTORIES', 1);
const HISTORIES_UNSTEADY = figureFrom('HISTORIES_UNSTEADY', 1);
/** Whoever takes a dead one's place reads the log from its beginning: with all of them on one, a night would take the square. */
const HISTORIES_ON_LOG = 20;
const TIMEOUT_MS = 240_000 + HISTORIES * 10_000;

/** Some appends fail, and some of these were written all the same. */
async function startOnUnsteadyEventStore(): Promise<Services> {
  const services = await startOnEventStore();
  const random = new Random(SEED);
  services.server.faultOf = () => {
    if (random.chance(0.95)) return undefined;
    const error = rpcError(status.unavailable, 'the connection was lost');
    return { rpc: 'append', kind: random.chance(0.5) ? 'fail' : 'writeThenFail', error };
  };
  return services;
}

describe(`clients of two services, by the seed ${SEED},`, () => {
  it.each<[string, number, () => Promise<Services>]>([
    ['one log in memory', HISTORIES, () => startInMemory({ count: 1 })],
    ['an EventStoreDB that fails at times', HISTORIES_UNSTEADY, startOnUnsteadyEventStore],
  ])(
    'see nothing impossible of sessions on %s while one after the other dies',
    async (_, histories, start) => {
      let services = await start();
      try {
        let deaths = 0;
        // A short history may have no death in it: then one more is recorded.
        const isWanted = (seed: number) =>
          seed < SEED + histories || (deaths === 0 && seed < SEED + HISTORIES_MAX);
        for (let seed = SEED; isWanted(seed); seed++) {
          if (seed > SEED && (seed - SEED) % HISTORIES_ON_LOG === 0) {
            await services.stop();
            services = await start();
          }
          const recorded = await recordWithDeaths(services, seed);
          assertPossible(recorded, seed);
          deaths += recorded.deaths;
          tell('b', { histories: 1 });
        }
        expect(deaths).toBeGreaterThan(0);
      } finally {
        await services.stop();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'see nothing impossible of sessions on one embedded log while one process after the other is killed',
    async () => {
      assertPossible(await recordWithKills(SEED), SEED);
      tell('b', { histories: 1 });
    },
    TIMEOUT_MS,
  );
});

/** Defects of both services, and what the model says of what clients see then. */
const FOUND: readonly (readonly [string, RegExp])[] = [
  ['receipts are not looked up', /^refused with an effect/],
  ['receipts are kept in memory alone', /^(lost|surprise)/],
  ['the expected revision is dropped', /^not where it was sent for/],
  ['a conflict is tried again at a fresh revision', /^not where it was sent for/],
  ['an unknown outcome is tried again at a fresh revision', /^doubled/],
  ['the answer is given before the append', /^goes back/],
  ['a commit is written event by event', /^cut off/],
  ['an answer is made anew for its repeat', /^answers differ/],
  ['what was appended here is not folded', /^views differ/],
  ['reads are answered from an old fold', /^goes back: read/],
];
/** What one history does not show, another one does. */
const HISTORIES_MAX = 20;

describe(`two services with a defect, by the seed ${SEED},`, () => {
  let services: Services;
  beforeAll(async () => {
    services = await startInMemory({ count: 1 });
  }, TIMEOUT_MS);
  afterAll(() => services?.stop());

  it.each(byDay(FOUND, 1 / 10, SEED))(
    'are found out: %s',
    async (defect, noticed) => {
      const violations: string[] = [];
      const isFound = () => violations.some((line) => noticed.test(line));
      for (let n = 0; n < HISTORIES_MAX && !isFound(); n++) {
        violations.push(...violationsOf(await recordWithDeaths(services, SEED + n, defect)));
      }
      expect(isFound(), violations.join('\n')).toBe(true);
    },
    TIMEOUT_MS,
  );
});
