import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compiled } from '../test/support/processes/compiled.ts';
import { settlesWithin } from '../time/within.ts';
import { PROGRAMMES, type Programme } from './soak/programmes.ts';

/**
 * The test programme at night figures: every programme is run again and again with new seeds, until it has tried as much
 * as it is to try or its share of the time is over, and one table tells what was tried and what was lost.
 *
 * Usage: npm run soak [-- --minutes <for all of them> --only <c,restarts> --seed <of the first round>]
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '240' },
    only: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MINUTE_MS = 60_000;
/** A round is made for so long a night; a shorter one has smaller rounds, so that every programme has its turn. */
const NIGHT_MINUTES = 240;
/** Below it a round tries too little to say anything. */
const SCALE_MIN = 1 / 16;
/** A round that takes longer is ended, and counts as lost. */
const ROUND_MS_MAX = 20 * MINUTE_MS;

interface Told {
  readonly tried: Readonly<Record<string, number>>;
}

interface Report {
  readonly testResults: readonly {
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

interface Result {
  readonly programme: Programme;
  rounds: number;
  tests: number;
  readonly tried: Map<string, number>;
  /** What did not hold, with the seed that shows it. */
  readonly lost: string[];
  ms: number;
}

// Not within the time of a test.
await compiled('cli/start.ts');
const directory = await mkdtemp(join(tmpdir(), 'qss-soak-'));
const only = options.only?.split(',');
const programmes = PROGRAMMES.filter(({ name }) => !only || only.includes(name));
if (programmes.length === 0) throw new Error(`there is no programme ${options.only}`);
const results: Result[] = [];
const minutes = Number(options.minutes);
const scale = Math.min(1, Math.max(SCALE_MIN, minutes / NIGHT_MINUTES));
const end = performance.now() + minutes * MINUTE_MS;
let seed = Number(options.seed);
console.log(`${programmes.length} programmes in ${options.minutes} minutes, from the seed ${seed}`);
for (const [nth, programme] of programmes.entries()) {
  const shareMs = (end - performance.now()) / (programmes.length - nth);
  results.push(await runProgramme(programme, shareMs));
}
await rm(directory, { recursive: true });
printTable();
process.exit(results.some(({ lost }) => lost.length > 0) ? 1 : 0);

async function runProgramme(programme: Programme, shareMs: number): Promise<Result> {
  const result: Result = { programme, rounds: 0, tests: 0, tried: new Map(), lost: [], ms: 0 };
  const began = performance.now();
  let roundMs = 0;
  // One round at least; no other one that would take more time than is left.
  while (result.rounds === 0 || (!isDone(result) && result.ms + roundMs < shareMs)) {
    const before = performance.now();
    await runRound(result);
    roundMs = performance.now() - before;
    result.ms = performance.now() - began;
  }
  console.log(`${programme.name}: ${triedText(result)}, ${result.lost.length} lost`);
  return result;
}

function isDone({ programme: { counted, target }, tried, rounds }: Result): boolean {
  return counted === undefined ? rounds >= target : (tried.get(counted) ?? 0) >= target;
}

/** Figures of one round, as long as this night is. */
function figuresOf({ env = {} }: Programme): [string, number][] {
  return Object.entries(env).map(([name, figure]) => [name, Math.ceil(figure * scale)]);
}

async function runRound(result: Result): Promise<void> {
  const { name, files } = result.programme;
  seed += 1;
  const report = join(directory, `${name}-${seed}.json`);
  const told = join(directory, `${name}-${seed}.jsonl`);
  const seeds = { SOAK_SEED: seed, HISTORIES_SEED: seed, RESTARTS_SEED: seed, ANCHORS_SEED: seed };
  const settings = { ...seeds, HOSTILE_SEED: seed, CLOCK_SEED: seed, SOAK_REPORT: told };
  const args = ['vitest', 'run', '--reporter=json', `--outputFile=${report}`, ...files];
  const figures = figuresOf(result.programme);
  const texts = [...Object.entries(settings), ...figures].map(([key, value]) => [
    key,
    String(value),
  ]);
  const child = spawn('npx', args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, ...Object.fromEntries(texts) },
    // A group of its own, so that it can be ended with all that it has started.
    detached: true,
  });
  const isOver = await settlesWithin(ROUND_MS_MAX, once(child, 'exit'));
  if (!isOver) {
    process.kill(-child.pid!, 'SIGKILL');
    result.lost.push(`seed ${seed}: the round did not end`);
  }
  result.rounds += 1;
  await takeReport(result, report);
  await takeTold(result, told);
}

async function takeReport(result: Result, file: string): Promise<void> {
  let report: Report;
  try {
    report = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    result.lost.push(`seed ${seed}: the round ended without a report`);
    return;
  }
  for (const { message, assertionResults } of report.testResults) {
    if (assertionResults.length === 0) result.lost.push(`seed ${seed}: ${firstLine(message)}`);
    for (const { status, fullName, failureMessages, duration = 0 } of assertionResults) {
      if (status === 'passed') result.tests += 1;
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

function firstLine(text: string): string {
  return text.split('\n')[0]!.slice(0, 200);
}

function triedText({ programme: { counted, target }, tried, rounds }: Result): string {
  const counts = [...tried].map(([what, count]) => {
    const of = what === counted ? ` of ${target.toLocaleString('en')}` : '';
    return `${count.toLocaleString('en')}${of} ${what}`;
  });
  const isOfRounds = counted === undefined ? ` of ${target}` : '';
  return [...counts, `rounds: ${rounds}${isOfRounds}`].join(', ');
}

function printTable(): void {
  const rows = results.map((result) => [
    result.programme.name,
    result.programme.what,
    triedText(result),
    String(result.tests),
    String(result.lost.length),
    `${Math.round(result.ms / 1_000)} s`,
  ]);
  const header = ['programme', 'what', 'tried', 'tests', 'lost', 'time'];
  console.log(`\n| ${header.join(' | ')} |\n|${header.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  for (const { programme, lost } of results) {
    for (const what of lost) console.log(`\nLOST in ${programme.name}: ${what}`);
  }
}
