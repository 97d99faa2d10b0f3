import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settlesWithin } from '../../time/within.ts';
import type { Programme } from './programme.ts';
import type { Result } from './result.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Round {
  readonly seed: number;
  /** Share of the night's figures that it tries. */
  readonly scale: number;
  /** Milliseconds until it is ended. */
  readonly msMax: number;
  /** Where its reports and its output go. */
  readonly directory: string;
  /** Its process group is among them while it runs, to be ended with the soak. */
  readonly running: Set<number>;
}

/** Runs a command and writes down what processor time it took with all that it has waited for. */
const TIMED = '"$@"; code=$?; times > "$0"; exit $code';
/** Of what a shell says of its children: minutes and seconds for the user, then for the system. */
const TIMES = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/;

interface Told {
  readonly tried: Readonly<Record<string, number>>;
}

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      /** Milliseconds. */
      readonly duration?: number;
    }[];
  }[];
}

/** Runs a programme's tests once, in processes of their own, and adds to the result what came of them. Never throws. */
export async function runRound(result: Result, round: Round): Promise<void> {
  const { name } = result.programme;
  const place = join(round.directory, `${name}-${round.seed}`);
  try {
    const isOver = await runTests(result, round, place);
    await takeTold(result, `${place}.jsonl`);
    result.processorMs += await processorMsIn(`${place}.times`);
    if (isOver) await takeReport(result, round.seed, `${place}.json`);
    else {
      const seconds = Math.round(round.msMax / 1_000);
      result.cut.push(`seed ${round.seed}: ended after ${seconds} s, its output is ${place}.log`);
    }
  } catch (error) {
    result.lost.push(`seed ${round.seed}: the round was not run: ${error}`);
  }
  result.rounds += 1;
}

/** False where it took too long, and was ended. */
async function runTests({ programme }: Result, round: Round, place: string): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${place}.json`];
  const temporary = join(round.directory, `tmp-${programme.name}`);
  await mkdir(temporary, { recursive: true });
  const output = openSync(`${place}.log`, 'w');
  const tests = ['npx', 'vitest', 'run', ...reporters, ...programme.files];
  const child = spawn('sh', ['-c', TIMED, `${place}.times`, ...tests], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...settingsOf(programme, round, `${place}.jsonl`), TMPDIR: temporary },
    // A group of its own, so that it can be ended with all that it has started.
    detached: true,
  });
  closeSync(output);
  round.running.add(child.pid!);
  const isOver = await settlesWithin(round.msMax, once(child, 'exit'));
  if (!isOver) endGroup(child.pid!);
  round.running.delete(child.pid!);
  // What processes leave that are killed would fill the disk of a night; what cannot be removed changes no verdict.
  await rm(temporary, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  return isOver;
}

function settingsOf({ env = {}, isOnServer }: Programme, round: Round, told: string) {
  const scaled = Object.entries(env).map(([name, figure]) => [
    name,
    String(Math.ceil(figure * round.scale)),
  ]);
  const { EVENT_LOG_URL: server, ...others } = process.env;
  return {
    ...others,
    // Services of all other programmes would write to it, too.
    ...(isOnServer && server !== undefined ? { EVENT_LOG_URL: server } : {}),
    ...Object.fromEntries(scaled),
    TEST_SEED: String(round.seed),
    SOAK_SCALE: String(round.scale),
    SOAK_REPORT: told,
  };
}

export function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

async function takeReport(result: Result, seed: number, file: string): Promise<void> {
  let report: Report;
  try {
    report = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    result.lost.push(`seed ${seed}: the round ended without a report`);
    return;
  }
  for (const { status, message, assertionResults } of report.testResults) {
    // Also where what comes before the tests has failed, and they were skipped.
    const isTold = assertionResults.some((each) => each.status === 'failed');
    if (status === 'failed' && !isTold) {
      const why = firstLine(message) || 'what comes before its tests failed, see its output';
      result.lost.push(`seed ${seed}: ${why}`);
    }
    for (const { status, fullName, failureMessages, duration = 0 } of assertionResults) {
      if (status === 'passed') result.tests += 1;
      if (status === 'skipped' || status === 'pending') result.notRun.add(fullName.trim());
      if (status === 'failed') {
        const [why = ''] = failureMessages;
        const after = `after ${Math.round(duration / 1_000)} s`;
        result.lost.push(`seed ${seed}: ${fullName}, ${after}: ${firstLine(why)}`);
      }
    }
  }
}

async function takeTold({ tried }: Result, file: string): Promise<void> {
  const lines = await readFile(file, 'utf8').catch(() => '');
  for (const line of lines.split('\n').filter(Boolean)) {
    for (const [what, count] of Object.entries((JSON.parse(line) as Told).tried)) {
      tried.set(what, (tried.get(what) ?? 0) + count);
    }
  }
}

/** 0 where it was ended before it could say so. */
async function processorMsIn(file: string): Promise<number> {
  const times = TIMES.exec(await readFile(file, 'utf8').catch(() => ''));
  if (!times) return 0;
  const [, minutes, seconds, minutesOfSystem, secondsOfSystem] = times.map(Number);
  return 60_000 * (minutes! + minutesOfSystem!) + 1_000 * (seconds! + secondsOfSystem!);
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.slice(0, 200);
}
