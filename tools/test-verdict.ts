/** What vitest's JSON reporter writes, as far as it is read here. */
export interface Report {
  readonly testResults: readonly {
    /** Absolute path. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export interface Failure {
  /** Absolute path. */
  readonly file: string;
  readonly test: string;
  readonly message: string;
}

/** What fails in more files than this is no matter of chance. */
const FILES_MAX = 4;

/**
 * Tests that find what happens at one moment of many. What they find is proof, however seldom it is: only one that ran out of time, or
 * whose process ended, is run again.
 */
export const PROOFS = [
  'test/client/stories/crash.test.ts',
  'test/system/consistency/histories.test.ts',
  'test/system/consistency/schedules.test.ts',
  'test/system/consistency/session-model.test.ts',
  'test/system/consistency/tenants-interleaved.test.ts',
  'test/system/crashes/crash-loop.test.ts',
  'test/system/crashes/crash.test.ts',
  'test/system/crashes/kill-matrix.test.ts',
  'test/system/crashes/killed-commands.test.ts',
  'test/system/crashes/restarts.test.ts',
  'test/system/instances/instances.test.ts',
  'test/system/instances/redis-moments.test.ts',
  'test/system/instances/shared-redis.test.ts',
  'test/system/outages/cluster.test.ts',
  'test/system/outages/log-away.test.ts',
  'test/system/privacy/erasing-under-load.test.ts',
  'test/system/storage/backup-under-load.test.ts',
  'test/system/storage/failing-disk.test.ts',
  'test/system/storage/rebuilt-answers.test.ts',
  'test/system/storage/slow-disk.test.ts',
  'test/system/storage/synced-before-told.test.ts',
  'test/system/storage/torn-storage.test.ts',
];
const UNENDED = 'the process that ran it ended before it did';
/** Nothing was found by a test that did not come to an end. */
const FOUND_NOTHING = new RegExp(`timed out|${UNENDED}`);

/** Every test that failed, every file that failed outside its tests, and the first test of a file that its process did not live to end. */
export function failuresIn(report: Report | undefined): readonly Failure[] {
  return (report?.testResults ?? []).flatMap(
    ({ name: file, status, message, assertionResults }) => {
      const tests = assertionResults
        .filter((each) => each.status === 'failed')
        .map(({ fullName, failureMessages: [why = ''] }) => ({
          file,
          test: fullName,
          message: why,
        }));
      if (status === 'failed' && tests.length === 0) return [{ file, test: '', message }];
      const unended = assertionResults.find((each) => each.status === 'pending');
      return unended === undefined
        ? tests
        : [...tests, { file, test: unended.fullName, message: UNENDED }];
    },
  );
}

/** Whether it may be chance, so that it is worth running again. False where nothing is known of what failed. */
export function isForgivable(failures: readonly Failure[]): boolean {
  const files = new Set(failures.map(({ file }) => file));
  const isProof = ({ file, message }: Failure) =>
    PROOFS.some((proof) => file.endsWith(`/${proof}`)) && !FOUND_NOTHING.test(message);
  return files.size > 0 && files.size <= FILES_MAX && !failures.some(isProof);
}
