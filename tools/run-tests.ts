import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled } from '../test/support/processes/compiled.ts';
import { startService, stopService } from '../test/support/processes/service-process.ts';
import { clearLeftBehind, newTestFolder, removeTestFolder } from './test-folder.ts';
import { type Failure, failuresIn, isForgivable, type Report } from './test-verdict.ts';

/**
 * Runs the tests. What failed is run once more by itself, in new processes and from the same seed: a fault fails again, and what
 * a busy machine did by chance does not. What passes only then is told last, and is somebody's work: nothing may stay so.
 *
 * Usage: npm test [-- <files and options of vitest>]; TEST_SEED=<seed> repeats another run
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SEED = process.env.TEST_SEED ?? String(Date.now() % 1_000_000);

await clearLeftBehind(tmpdir(), say);
const directory = newTestFolder(tmpdir());
await keepCode();
process.exitCode = await verdict();
await removeTestFolder(directory, say);

/** What one start of a service has the engine compile is kept for the hundreds that follow. */
async function keepCode(): Promise<void> {
  if (existsSync((await compiled('cli/start.ts')).replace(/js$/, 'cjs.code'))) return;
  const dataDir = join(directory, 'kept-code');
  await stopService(await startService({ dataDir, env: { KEEP_CODE: '1' } }));
}

async function verdict(): Promise<number> {
  say(`TEST_SEED=${SEED}`);
  const first = await run('first', process.argv.slice(2));
  if (first.code === 0) return 0;
  const failures = failuresIn(first.report);
  if (!isForgivable(failures)) return first.code;
  const files = [...new Set(failures.map(({ file }) => file))];
  say(`\nFailed files are run once more, by themselves:\n  ${files.join('\n  ')}\n`);
  const second = await run('second', files);
  if (second.code === 0) tell(failures);
  return second.code;
}

async function run(name: string, args: readonly string[]) {
  const file = join(directory, `${name}.json`);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_SEED: SEED, TMPDIR: directory },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', pass).off('SIGTERM', pass);
  return { code: code ?? 1, report: reportIn(file) };
}

/** Undefined where the run ended without one. */
function reportIn(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function tell(failures: readonly Failure[]): void {
  say(`\n!!! ${failures.length} passed only when run again, by the seed ${SEED}: find out why`);
  for (const { file, test, message } of failures) {
    say(`!!! ${relative(ROOT, file)} > ${test}: ${message.split('\n')[0]}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
