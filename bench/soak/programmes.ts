import { OTHER_TESTS } from './other-tests.ts';

/** One programme of tests, as it is run at night. */
export interface Programme {
  readonly name: string;
  readonly what: string;
  readonly files: readonly string[];
  /** Figures of one round. */
  readonly env?: Readonly<Record<string, number>>;
  /** What the target counts, as its tests tell it; left out: rounds. */
  readonly counted?: string;
  /** When it has tried enough. */
  readonly target: number;
  /** What that takes, about, where nothing else runs: programmes share the time in proportion. */
  readonly minutes: number;
  /** Why it cannot be run here. */
  readonly notRun?: string;
}

const SYSTEM = 'test/system';

/** In the order of what a loss would cost. */
export const PROGRAMMES: readonly Programme[] = [
  {
    name: 'crashes',
    what: 'kills under load and while starting, with a rebuild after each',
    files: [`${SYSTEM}/crashes/crash-loop.test.ts`],
    env: { CRASHES: 20 },
    counted: 'kills',
    target: 300,
    minutes: 15,
  },
  {
    name: 'boundaries',
    what: 'kills at every boundary of every mutation, and processes that sleep',
    files: [`${SYSTEM}/crashes/kill-matrix.test.ts`],
    counted: 'kills',
    target: 1_400,
    minutes: 40,
  },
  {
    name: 'erasures',
    what: 'sessions that are erased while clients talk in them and the instance dies',
    files: [`${SYSTEM}/privacy/erasing-under-load.test.ts`],
    env: { ERASURES: 500, ERASING_CLIENTS: 16, ERASING_DEATHS: 8 },
    counted: 'erasures',
    target: 2_000,
    minutes: 22,
  },
  {
    name: 'restarts',
    what: 'restarts at random moments; ready, and views that move, after each',
    files: [`${SYSTEM}/crashes/restarts.test.ts`],
    env: { RESTARTS: 25 },
    counted: 'restarts',
    target: 200,
    minutes: 15,
  },
  {
    name: 'storage',
    what: 'cut WALs and turned bits',
    files: [`${SYSTEM}/storage/torn-storage.test.ts`, 'test/log/embedded/crash.test.ts'],
    env: { STORAGE_CUTS: 1_500, STORAGE_FLIPS: 1_500 },
    counted: 'turned bits',
    target: 5_000,
    minutes: 4,
  },
  {
    name: 'disk',
    what: 'syncs, writes and opens that fail; syncs that come before what they cover is told',
    files: [
      `${SYSTEM}/storage/failing-disk.test.ts`,
      `${SYSTEM}/storage/synced-before-told.test.ts`,
    ],
    env: { DISK_FAULTS: 40, SYNCED_MUTATIONS: 1_000 },
    counted: 'failing system calls',
    target: 400,
    minutes: 27,
  },
  {
    name: 'commands',
    what: 'migrations and verifications that are killed',
    files: [`${SYSTEM}/crashes/killed-commands.test.ts`],
    env: { COMMAND_KILLS: 25 },
    counted: 'kills while migrating',
    target: 100,
    minutes: 5,
  },
  {
    name: 'corpora',
    what: 'answers from read models that are made anew',
    files: [`${SYSTEM}/storage/rebuilt-answers.test.ts`],
    env: { CORPUS_EVENTS: 100_000 },
    counted: 'events whose answers were made again',
    target: 300_000,
    minutes: 20,
  },
  {
    name: 'schedules',
    what: 'calls whose waits for the log end in every order',
    files: [`${SYSTEM}/consistency/schedules.test.ts`],
    env: { SCHEDULES: 1_000 },
    counted: 'schedules',
    target: 2_000,
    minutes: 3,
  },
  {
    name: 'chain',
    what: 'mutants of a log, and honest logs',
    files: ['test/app/audit/verify-log.test.ts', 'test/app/audit/verify-file.test.ts'],
    env: { MUTANTS: 4_400, HONEST_LOGS: 1_000, FILE_MUTANTS: 360 },
    counted: 'mutants',
    target: 12_000,
    minutes: 5,
  },
  {
    name: 'histories',
    what: 'what random clients see of services that die',
    files: [`${SYSTEM}/consistency/histories.test.ts`],
    target: 200,
    minutes: 30,
  },
  {
    name: 'model',
    what: 'sessions held against a model of what their clients said',
    files: [`${SYSTEM}/consistency/session-model.test.ts`],
    env: { MODEL_RUNS: 400 },
    counted: 'runs of the model',
    target: 5_000,
    minutes: 12,
  },
  {
    name: 'tenants',
    what: 'tenants that say the same at the same time',
    files: [`${SYSTEM}/consistency/tenants-interleaved.test.ts`],
    env: { TENANTS_OPERATIONS: 3_000 },
    counted: 'interleaved operations',
    target: 10_000,
    minutes: 6,
  },
  {
    name: 'away',
    what: 'a log and a Redis that are away, forget, or answer late',
    files: [
      `${SYSTEM}/outages/log-away.test.ts`,
      `${SYSTEM}/instances/instances.test.ts`,
      `${SYSTEM}/instances/shared-redis.test.ts`,
    ],
    target: 10,
    minutes: 40,
  },
  {
    name: 'eventstoredb',
    what: 'a real EventStoreDB, asked for everything that a log promises',
    files: ['test/log/eventstoredb/server.test.ts'],
    target: 5,
    minutes: 5,
    ...(process.env.EVENT_LOG_URL?.startsWith('esdb')
      ? {}
      : { notRun: 'EVENT_LOG_URL names no EventStoreDB' }),
  },
  {
    name: 'load',
    what: 'views and readiness under load on the look-alike of EventStoreDB, beside other programs',
    files: [`${SYSTEM}/load/eventstoredb-load.test.ts`],
    env: { LOAD_SECONDS: 600, LOAD_CLIENTS: 64 },
    counted: 'seconds of load',
    target: 600,
    minutes: 12,
  },
  {
    name: 'views',
    what: 'instances that share their views, hang and die, and a PostgreSQL that dies',
    files: [`${SYSTEM}/instances/shared-views.test.ts`],
    target: 20,
    minutes: 20,
  },
  {
    name: 'hostile',
    what: 'random requests, most of them wrong',
    files: [`${SYSTEM}/hostile-input.test.ts`],
    env: { HOSTILE_REQUESTS: 40_000 },
    counted: 'hostile requests',
    target: 100_000,
    minutes: 15,
  },
  {
    name: 'texts',
    what: 'texts of nothing but what a publication looks for, in every language, and random readings',
    files: [
      'test/domain/session/held-steps.test.ts',
      'test/domain/language/reply-extraction/reading-properties.test.ts',
    ],
    env: { HELD_QUESTIONS: 1_000, HELD_MESSAGES: 12, READING_RUNS: 2_000 },
    target: 5,
    minutes: 8,
  },
  {
    name: 'ranking',
    what: 'selections held against a plain reading of the rules',
    files: ['test/domain/ranking/ranking-properties.test.ts'],
    env: { RANKING_RUNS: 10_000 },
    target: 5,
    minutes: 8,
  },
  {
    name: 'memory',
    what: 'sessions that are large in memory, in a heap of 256 MB',
    files: [`${SYSTEM}/load/small-heap.test.ts`],
    env: { HEAP_SESSIONS: 240 },
    target: 2,
    minutes: 6,
  },
  {
    name: 'provider',
    what: 'a language model that misbehaves in every way we know',
    files: [
      'test/semantics/hostile-provider.test.ts',
      'test/semantics/injection.test.ts',
      'test/bench/models.test.ts',
    ],
    env: { INJECTION_TEXTS: 240 },
    target: 5,
    minutes: 3,
  },
  {
    name: 'pages',
    what: 'every page of the console in a browser, with hostile texts in every field',
    files: ['test/console/browser.test.ts'],
    target: 2,
    minutes: 6,
  },
  {
    name: 'sockets',
    what: 'slow clients, many connections, stops under load',
    files: [`${SYSTEM}/load/sockets.test.ts`, 'test/cli/http/connections-max.test.ts'],
    env: { EDGE_STOPS: 10, EDGE_SOCKETS: 400 },
    target: 5,
    minutes: 6,
  },
  {
    name: 'clocks',
    what: 'clocks that jump, stand still and differ; keys that expire',
    files: [
      `${SYSTEM}/clocks/clock-jumps.test.ts`,
      `${SYSTEM}/clocks/expiry.test.ts`,
      'test/cli/service/tick.test.ts',
    ],
    target: 20,
    minutes: 6,
  },
  {
    name: 'backups',
    what: 'backups that are made under load, verified and gone on with',
    files: [`${SYSTEM}/storage/backup-under-load.test.ts`],
    env: { BACKUPS: 10 },
    counted: 'backups under load',
    target: 50,
    minutes: 4,
  },
  {
    name: 'controls',
    what: 'defects that are planted, and have to be found',
    files: [
      `${SYSTEM}/planted-defects.test.ts`,
      `${SYSTEM}/planted-defects-away.test.ts`,
      'test/log/contract/planted-defects.test.ts',
      'test/projections/planted-defects.test.ts',
    ],
    target: 1,
    minutes: 15,
  },
  {
    name: 'frozen',
    what: 'logs of earlier builds, and anchors of them',
    files: [`${SYSTEM}/storage/frozen-logs.test.ts`, 'test/app/audit/anchor-keeper.test.ts'],
    target: 10,
    minutes: 3,
  },
  {
    name: 'others',
    what: 'everything else that is tried on whole services, which has no figures of a night',
    files: OTHER_TESTS,
    target: 2,
    minutes: 10,
  },
];
