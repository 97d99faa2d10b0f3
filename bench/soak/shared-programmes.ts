import { type Programme, SYSTEM } from './programme.ts';

const HAS_SERVER = process.env.EVENT_LOG_URL?.startsWith('esdb') ?? false;
const ON_SERVER_ONLY = {
  isOnServer: true,
  ...(HAS_SERVER ? {} : { notRun: 'EVENT_LOG_URL names no EventStoreDB' }),
};
/** The look-alike, and the one that EVENT_LOG_URL names. */
const LOAD_SERVERS = HAS_SERVER ? 2 : 1;

/** What several instances and the servers that they share are put through, in the order of what a loss would cost. */
export const SHARED_PROGRAMMES: readonly Programme[] = [
  {
    name: 'away',
    parts: ['a', 'e', 'f'],
    what: 'a log and a Redis that are away, forget, or answer late',
    files: [
      `${SYSTEM}/outages/log-away.test.ts`,
      `${SYSTEM}/instances/shared-redis.test.ts`,
      'test/log/eventstoredb/faults.test.ts',
    ],
    env: { ANSWERS_LOST_HUNDREDS: 2 },
    counted: 'appends whose answer was lost',
    target: 1_000,
    minutes: 12,
  },
  {
    name: 'instances',
    parts: ['a', 'b', 'f'],
    what: 'two instances asked the same at once: duplicates, races for one version, reads behind each write',
    files: [`${SYSTEM}/instances/instances.test.ts`],
    // On each of two logs.
    env: { READS_ELSEWHERE: 2_500, RACES: 125, DUPLICATED_KEYS: 50 },
    counted: 'reads behind a write elsewhere',
    target: 10_000,
    minutes: 12,
  },
  {
    name: 'moments',
    parts: ['f'],
    what: 'each fault of a Redis at each of 20 moments of a turn',
    files: [`${SYSTEM}/instances/redis-moments.test.ts`],
    counted: 'faults of a Redis at a moment of a turn',
    target: 220,
    minutes: 8,
  },
  {
    name: 'cluster',
    parts: ['e', 'f'],
    what: 'leaders that are killed or hang, followers, instances and Redis that are killed, clients that move',
    files: [`${SYSTEM}/outages/cluster.test.ts`],
    env: { CLUSTER_HARMS: 40 },
    counted: 'harms to a cluster',
    target: 100,
    minutes: 20,
    isOnServer: true,
  },
  {
    name: 'eventstoredb',
    parts: ['e'],
    what: 'a real EventStoreDB, asked for everything that a log promises',
    files: ['test/log/eventstoredb/server.test.ts'],
    target: 5,
    minutes: 5,
    ...ON_SERVER_ONLY,
  },
  {
    name: 'http',
    parts: ['e', 'h'],
    what: 'a real EventStoreDB below the whole contract over HTTP, the tools and the console, each service with streams of its own',
    files: ['api', 'client', 'mcp', 'console', 'system/privacy', 'system/clocks'].map(
      (folder) => `test/${folder}/`,
    ),
    target: 2,
    minutes: 8,
    ...ON_SERVER_ONLY,
  },
  {
    name: 'load',
    parts: ['j'],
    what: 'views, readiness and keys under load on the look-alike of EventStoreDB, beside other programs: one instance, then two',
    files: [`${SYSTEM}/load/eventstoredb-load.test.ts`],
    env: { LOAD_SECONDS: 600, LOAD_CLIENTS: 64 },
    counted: 'seconds of load',
    // One round with each number of instances, which the seeds draw in turn.
    target: 2 * LOAD_SERVERS * 600,
    minutes: 2 * LOAD_SERVERS * 12,
    isAlone: true,
    isOnServer: true,
  },
  {
    name: 'views',
    parts: ['f'],
    what: 'instances that share their views, hang and die, and a PostgreSQL that dies',
    files: [`${SYSTEM}/instances/shared-views.test.ts`],
    target: 10,
    minutes: 10,
  },
];
