import { writeFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compiled } from '../../test/support/processes/compiled.ts';
import { minutesOf, runInLanes } from '../soak/lanes.ts';
import type { Programme } from '../soak/programme.ts';
import { PROGRAMMES } from '../soak/programmes.ts';
import { isDone, isWhole, type Result, resultOf, tableOf, triedText } from '../soak/result.ts';
import { endGroup, runRound } from '../soak/run-round.ts';

/**
 * The test programme at night figures: every programme is run again and again with new seeds, until it has tried as much
 * as it is to try or its share of the time is over, and one table tells what was tried, what was lost and what was not run. The
 * table is written to a file as it grows, beside the output of each round.
 *
 * Programmes run side by side in lanes, but for those whose time limits others would disturb, which have the machine to themselves at
 * the end. A programme's share of what is left of the time is that of the minutes it takes to reach its target
 * (`minutes` in bench/soak); what it leaves of it the next ones have. Each has one round at least, as large as the time allows:
 * below some 20 minutes that alone takes longer than was asked for.
 *
 * It ends with 0 where everything was tried that is to be tried, and nothing was lost.
 */
const USAGE = `npm run soak [-- --minutes <for all of them; a whole night's> --only <${PROGRAMMES.map(({ name }) => name).join(',')}> --seed <of the first round> --scale <of the night's figures> --lanes <side by side> --table <file>]`;
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    scale: { type: 'string' },
    lanes: { type: 'string', default: '3' },
    table: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const MINUTE_MS = 60_000;
/** Below it a round tries too little to say anything. */
const SCALE_MIN = 1 / 40;
/** A round is ended that takes longer than its programme's share of the time, and than this. */
const ROUND_MS_MIN = 240_000;
const SHARES_MAX = 2;
const ROUND_MS_MAX = 30 * MINUTE_MS;

if (options.help) {
  console.log(USAGE);
  process.exit();
}
const programmes = named(options.only);
const lanes = Number(options.lanes);
const whole = Math.ceil(minutesOf(programmes, lanes));
const minutes = Number(options.minutes ?? whole);
/** A shorter night has smaller rounds, so that every programme has its turn. */
const scale = Number(options.scale ?? Math.min(1, Math.max(SCALE_MIN, minutes / whole)));
const directory = await mkdtemp(join(tmpdir(), 'qss-soak-'));
// A database that runs as a user of its own has its files below.
await chmod(directory, 0o711);
const table = options.table ?? join(directory, 'table.md');
const began = new Date();
const end = performance.now() + minutes * MINUTE_MS;
const results: Result[] = [];
let seed = Number(options.seed);
const running = new Set<number>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => finish(`ended by ${signal}`));
}
process.once('uncaughtException', (error) => finish(`ended by ${error.stack}`));

console.log(
  `${programmes.length} programmes in ${minutes} minutes, ${lanes} side by side; a whole night of them takes ${whole}`,
);
console.log(
  `rounds of ${Math.round(100 * scale)} % of a night's, from the seed ${seed}; the table grows in ${table}`,
);
// Not within the time of a test.
await compiled('cli/start.ts');
await runInLanes(programmes, { lanes, end }, runProgramme);
finish('ran to its end');

function named(only: string | undefined): readonly Programme[] {
  const names = only?.split(',');
  const unknown = names?.filter((name) => PROGRAMMES.every((each) => each.name !== name)) ?? [];
  if (unknown.length > 0) throw new Error(`there is no programme ${unknown.join(', ')}`);
  return PROGRAMMES.filter(({ name }) => !names || names.includes(name));
}

async function runProgramme(programme: Programme, shareMs: number): Promise<void> {
  const result = resultOf(programme);
  results.push(result);
  if (programme.notRun !== undefined) return;
  const start = performance.now();
  const msMax = Math.min(ROUND_MS_MAX, Math.max(ROUND_MS_MIN, SHARES_MAX * shareMs));
  let roundMs = 0;
  // One round at least; no other one that would take more time than is left.
  while (result.rounds === 0 || (!isDone(result) && result.ms + roundMs < shareMs)) {
    const before = performance.now();
    seed += 1;
    await runRound(result, { seed, scale, msMax, directory, running });
    roundMs = performance.now() - before;
    result.ms = performance.now() - start;
    writeTable('is running');
  }
  console.log(`${programme.name}: ${triedText(result)}, ${result.lost.length} lost`);
}

function writeTable(state: string): string {
  const text = tableOf(
    results,
    `Soak of ${began.toISOString()}, ${minutes} minutes, rounds of ${Math.round(100 * scale)} % of a night's, first seed ${options.seed}: ${state}; output of each round: ${directory}`,
  );
  writeFileSync(table, text);
  return text;
}

/** Ends what still runs, and tells what is known. */
function finish(state: string): never {
  for (const group of running) endGroup(group);
  console.log(`\n${writeTable(state)}`);
  const missed = programmes.filter(
    (each) => !results.some((result) => result.programme === each && isWhole(result)),
  );
  if (missed.length > 0) {
    console.log(`not whole: ${missed.map(({ name }) => name).join(', ')}`);
  }
  process.exit(missed.length > 0 ? 1 : 0);
}
