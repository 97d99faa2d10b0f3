import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { type Processes, startProcesses } from '../../support/histories/clusters.ts';
import {
  send as answer,
  type Behaviour,
  TestProvider,
  testify,
} from '../../support/models/hostile-provider.ts';
import { BOUNDARIES, type Boundary } from '../../support/processes/boundaries.ts';
import { NO_REDIS_SERVER, RedisServer } from '../../support/processes/redis-server.ts';
import type { ServiceProcess } from '../../support/processes/service-process.ts';
import { byDay, figureFrom, isNight, seedFrom } from '../../support/programme.ts';
import { killedAt, wokenTooLate } from './kill-matrix.ts';

/** Seven mutations are under way in one of two processes when it is killed: none is lost, none is doubled. */

/** `KILLS_SEED` has a run kill where another one did. */
const SEED = seedFrom('KILLS_SEED');
/** How often each end is tried; the planted defects are tried once. */
const ROUNDS = figureFrom('KILL_ROUNDS', 1);
const TIMEOUT_MS = 240_000;

type Log = 'one embedded log' | 'EventStoreDB';

const IS_KILLED = 'is killed, too';

/** What becomes of Redis, where there is one. */
function unlessMissing(fate: string): string {
  return NO_REDIS_SERVER ? `is left out (${NO_REDIS_SERVER})` : fate;
}

/**
 * By day one of these, of which each stands for those that are alike for what is lost or doubled: nothing is written before
 * it is decided, and only around the append the technology of the log makes a difference. `npm run soak` takes all on both.
 */
const BY_DAY: Readonly<Record<Log, readonly Boundary[]>> = {
  'one embedded log': [
    'its API key is checked',
    'its stream is loaded',
    'it is decided',
    'its append is sent',
    'its append is written',
    'its append is acknowledged',
    'it is half answered',
    'it is answered',
  ],
  EventStoreDB: ['its append is sent', 'its append is written', 'its append is acknowledged'],
};

type End = Boundary | 'it sleeps';

/** What becomes of a process in a run: by day one of these. */
function endsOn(log: Log): readonly End[] {
  const ends: readonly End[] = [...(isNight ? BOUNDARIES : BY_DAY[log]), 'it sleeps'];
  const tried = byDay(ends, 1 / ends.length, SEED);
  return Array.from({ length: ROUNDS }, () => tried).flat();
}

describe.each<[Log, string]>([
  ['one embedded log', unlessMissing('survives')],
  ['EventStoreDB', unlessMissing(IS_KILLED)],
])('two processes on %s, and a Redis that %s,', (log, redisFate) => {
  let server: LookalikeServer | undefined;
  let redis: RedisServer | undefined;
  let provider: TestProvider;
  let cluster: Processes;

  beforeAll(async () => {
    server = log === 'EventStoreDB' ? await new LookalikeServer().start() : undefined;
    redis = NO_REDIS_SERVER ? undefined : await RedisServer.start();
    provider = await TestProvider.start(understandsPeople());
    const env = {
      // Nobody is held up by it, but everybody is counted.
      RATE_LIMIT_PER_MINUTE: '1000000',
      SEMANTIC_URL: provider.url,
      SEMANTIC_MODEL: 'test',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    cluster = await startProcesses(1, { env, ...(server ? { server } : {}) });
  }, TIMEOUT_MS);

  afterAll(async () => {
    await cluster?.stop();
    await provider?.close();
    await redis?.stop();
    server?.stop();
  });

  const meanwhile = async () => redisFate === IS_KILLED && redis?.kill();
  afterEach(async () => redisFate === IS_KILLED && redis?.start());

  it.each(endsOn(log))(
    'have one effect of each mutation when one is killed, or sleeps until the other has answered: %s',
    (end) => {
      if (end === 'it sleeps') return wokenTooLate({ cluster, meanwhile });
      const ready = (requests: number, doomed: ServiceProcess) =>
        server ? killFrom(server, end, requests, doomed) : undefined;
      return killedAt({ cluster, boundary: end, ready, meanwhile });
    },
    TIMEOUT_MS,
  );
});

/** Defects, what happens to a process with one of them or beside the one that has it, and what is noticed. */
const FOUND: readonly (readonly [string, End, 'it' | 'the other', RegExp])[] = [
  ['receipts are kept in memory alone', 'its append is acknowledged', 'it', /version_conflict/],
  ['the answer is given before the append', 'it is answered', 'it', /is a repeat/],
  ['a commit is written event by event', 'its append is written', 'it', /version_conflict/],
  ['a conflict is tried again at a fresh revision', 'it sleeps', 'it', /the woken one/],
  ['the expected revision is dropped', 'it sleeps', 'it', /the woken one/],
  ['receipts are not looked up', 'its append is acknowledged', 'the other', /version_conflict/],
  ['an answer is made anew for its repeat', 'it is answered', 'the other', /the same bytes/],
];

describe('two processes of which one has a defect', () => {
  let cluster: Processes;
  beforeAll(async () => {
    cluster = await startProcesses(1);
  }, TIMEOUT_MS);
  afterAll(() => cluster?.stop());

  it.each(byDay(FOUND, 1 / 7, SEED))(
    'are found out: %s',
    async (defect, where, whose, noticed) => {
      const defective = whose === 'it' ? { planted: defect } : { plantedInOther: defect };
      const story =
        where === 'it sleeps'
          ? wokenTooLate({ cluster, ...defective })
          : killedAt({ cluster, ...defective, boundary: where });
      await expect(story).rejects.toThrow(noticed);
    },
    TIMEOUT_MS,
  );
});

/** Never says the same twice. */
function understandsPeople(): Behaviour {
  let asked = 0;
  return (exchange) => {
    const isCompilation = exchange.data.conversation === undefined;
    if (isCompilation) answer(exchange.response, { edges: [] });
    else testify({ people: 1 + (asked++ % 12) })(exchange);
  };
}

/**
 * The process dies while the server has its appends. What is written is never answered; what is not written yet
 * arrives when it is let go, by what this answers.
 */
function killFrom(
  server: LookalikeServer,
  boundary: Boundary,
  requests: number,
  { child }: ServiceProcess,
): (() => void) | undefined {
  if (boundary !== 'its append is sent' && boundary !== 'its append is written') return undefined;
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const streams = new Set<string>();
  server.faultOf = (stream, events) => {
    const isOfClient = Buffer.from(events.at(-1)!.metadata).includes('"receipt":');
    if (!isOfClient) return undefined;
    streams.add(stream);
    if (streams.size === requests) {
      // Once this append has met its fault, too.
      setImmediate(() => {
        child.kill('SIGKILL');
        server.faultOf = () => undefined;
      });
    }
    return boundary === 'its append is written'
      ? { rpc: 'append', kind: 'writeThenSilent' }
      : { rpc: 'append', kind: 'held', until };
  };
  return letGo;
}
