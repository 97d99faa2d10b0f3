import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export const TESTS = ['test/**/*.test.ts'];

/** Their figures are the heap's or the thread's own: what other tests left behind would be counted with them. */
const MEASURING = [
  'test/app/core/weights/heap-weight.test.ts',
  'test/domain/configuration/information-schema/pattern-program.test.ts',
  'test/domain/language/reply-extraction/read-reply/growth.test.ts',
  'test/domain/session/decide/held-patterns.test.ts',
  'test/domain/session/decide/held-replies.test.ts',
  'test/domain/session/decide/held-steps.test.ts',
];

/** They put something else in the place of a module, which others have loaded and go on with. */
const REPLACING = [
  'test/api/routes.test.ts',
  'test/app/audit/replay/replayed-events.test.ts',
  'test/app/core/artifacts.test.ts',
  'test/cli/command-line/health/health-checks/waits.test.ts',
  'test/cli/projecting/project-in-thread.test.ts',
  'test/coordination/redis-connection.test.ts',
  'test/limits/busy-times.test.ts',
  'test/log/embedded/reader.test.ts',
  'test/log/eventstoredb/tries.test.ts',
  'test/projections/projecting/projector/retries.test.ts',
  'test/projections/store/postgres/postgres-store/waits.test.ts',
];
const ALONE = [...MEASURING, ...REPLACING];

/** They collect what is left in a worker's heap, which takes as long as that heap is large. */
const COLLECTING = [
  'test/api/body/quick-check.test.ts',
  'test/domain/language/reading-index/reading-index/texts-let-go.test.ts',
  'test/domain/language/text/word-memo.test.ts',
  'test/log/embedded/embedded-log/opening.test.ts',
];

/** Folders whose tests start processes, or wait for what is late or away. */
const LONG = ['system', 'cli', 'console', 'docs', 'log', 'client', 'semantics', 'projections'].map(
  (folder) => `/test/${folder}/`,
);

/**
 * What takes longest comes first, so that no worker is alone with it at the end. What runs alone comes before everything else: a
 * worker that met it on its way would end, and the next one would load the whole service again. What collects comes while workers
 * hold little.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (project.name === 'alone') return -2;
      if (COLLECTING.some((file) => moduleId.endsWith(`/${file}`))) return -1;
      const place = LONG.findIndex((folder) => moduleId.includes(folder));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const SETUP = ['test/support/seeded-properties.ts', 'test/support/processes/shared-tree.ts'];

const COMMON = {
  // What hangs is ended; what a busy machine does slowly is not.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 15_000 } },
  pool: 'forks',
  setupFiles: SETUP,
} as const;

export default defineConfig({
  test: {
    // Two cores are the smallest machine that runs these, and nearly half of their time tests wait.
    maxWorkers: 4,
    globalSetup: 'test/support/processes/make-trees.ts',
    // What was made of a source by an earlier run, or for the other project, is not made of it again.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongFirst },
    projects: [
      // To load the service takes longer than most files of tests: a worker does it once, and keeps it for all of them.
      {
        test: { ...COMMON, name: 'shared', include: TESTS, exclude: ALONE, isolate: false },
      },
      { test: { ...COMMON, name: 'alone', include: ALONE } },
    ],
  },
});
