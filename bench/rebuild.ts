import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openEmbeddedLogReadOnly } from '../log/embedded/embedded-log.ts';
import { openForReading } from '../log/embedded/format.ts';
import { inTables } from '../projections/projecting/in-tables.ts';
import { Projector } from '../projections/projecting/projector.ts';
import { openStore } from '../projections/store/sqlite.ts';
import { STORED_VIEWS } from '../projections/stored-views.ts';
import { writeRecordedLog } from './recorded/write-recorded-log.ts';

/**
 * How fast the stored views are made again from an embedded log, and in how much memory, beside a plain scan of
 * the same file that parses every event's data and metadata. Both run in turns in one process; only the ratio
 * is meant to be carried to another machine. Rates are by the clock and, as others may use the machine, by
 * the processor. Every rebuild has to give the same rows.
 *
 * Usage: npm run bench:rebuild [-- <events> <rounds>]
 */
const [events = 1_000_000, rounds = 2] = process.argv.slice(2).map(Number);
const GOAL = 30_000;
const MIB = 1024 * 1024;
const SAMPLE_MS = 10;

const directory = await mkdtemp(join(tmpdir(), 'qss-bench-'));
const file = join(directory, 'log.db');
await writeRecordedLog(file, events);
const { size } = await stat(file);
console.log(`${events.toLocaleString('en')} events, ${Math.round(size / MIB)} MiB`);

const results = [];
const digests = new Set<string>();
for (let round = 0; round < rounds; round++) {
  const scanned = scan();
  const rebuilt = await rebuild(join(directory, `read-models-${round}.db`));
  digests.add(rebuilt.digest);
  results.push({
    'scan/s': Math.round(scanned.events / scanned.seconds),
    'rebuild/s': Math.round(scanned.events / rebuilt.seconds),
    'scan/CPU s': Math.round(scanned.events / scanned.cpu),
    'rebuild/CPU s': Math.round(scanned.events / rebuilt.cpu),
    'rebuild/scan (CPU)': Number((scanned.cpu / rebuilt.cpu).toFixed(2)),
    'memory before MiB': rebuilt.before,
    'peak MiB': rebuilt.peak,
    'longest stall ms': rebuilt.stall,
  });
}
console.table(results);
console.log(`bars: rebuild/s >= ${GOAL.toLocaleString('en')} events/s; all rebuilds alike`);
console.log(digests.size === 1 ? 'all rebuilds are alike' : 'REBUILDS DIFFER');
await rm(directory, { recursive: true });
process.exit(digests.size === 1 ? 0 : 1);

/** The floor: every event read in order, and its texts parsed. */
function scan() {
  const database = openForReading(file);
  const statement = database.prepare('SELECT data, meta FROM events ORDER BY pos');
  const spent = stopwatch();
  let count = 0;
  for (const row of statement.iterate()) {
    const { data, meta } = row as { readonly data: string; readonly meta: string };
    JSON.parse(data);
    JSON.parse(meta);
    count += 1;
  }
  const times = spent();
  database.close();
  return { events: count, ...times };
}

async function rebuild(target: string) {
  const log = await openEmbeddedLogReadOnly({ file });
  const store = openStore(target);
  const watch = watchProcess();
  const spent = stopwatch();
  const onFault = (error: unknown) => {
    throw error;
  };
  const sinks = STORED_VIEWS.map((view) => inTables(store, view));
  const projector = new Projector({ log, sinks, onFault });
  await Promise.all(projector.views.map((view) => view.caughtUp));
  const times = spent();
  const seen = watch();
  await projector.stop();
  store.close();
  await log.close();
  return { ...times, ...seen, digest: digestOf(target) };
}

/** Seconds by the clock and of the processor since it was started. */
function stopwatch() {
  const start = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { seconds: (performance.now() - start) / 1_000, cpu: (user + system) / 1e6 };
  };
}

/** Memory of the process in MiB, and for how long nothing else had a turn. */
function watchProcess() {
  const before = process.memoryUsage.rss();
  let peak = before;
  let stall = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    stall = Math.max(stall, now - last - SAMPLE_MS);
    last = now;
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return {
      before: Math.round(before / MIB),
      peak: Math.round(peak / MIB),
      stall: Math.round(stall),
    };
  };
}

/** One digest over every row of every table, in the order of their keys. */
function digestOf(target: string): string {
  const database = new DatabaseSync(target, { readOnly: true });
  const hash = createHash('sha256');
  for (const table of STORED_VIEWS.flatMap(({ tables }) => tables).toSorted()) {
    const statement = database.prepare(`SELECT * FROM ${table}`);
    for (const row of statement.iterate()) hash.update(JSON.stringify(row));
  }
  database.close();
  return hash.digest('hex');
}
