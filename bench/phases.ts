import { join, resolve } from 'node:path';
import { median } from './median.ts';
import { type Adapter, Load } from './phases/load.ts';
import { readProfile, type Shares } from './phases/read-profile.ts';
import { Server } from './phases/server.ts';

/**
 * Where the processor time of a turn goes, phase by phase, at 64 connections, in the server that ships (the compiled
 * tree); beside it, as floor, the peers' Hono + key + schema. Microseconds of the threads' own processor time, rows in
 * turns, medians; the phases are shares of a profile that is taken apart.
 *
 * Usage: npm run bench:phases -- <installed folder of the peers' bench | -> [<another built tree>...]
 * Settings: BENCH_ROW (click, words, rephrased, attribution), ROUNDS, CALLS of a round, CONNECTIONS, FUNCTIONS (to list).
 */
const [peers = '-', ...trees] = process.argv.slice(2);
const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const ROUNDS = setting('ROUNDS', 3);
const CALLS = setting('CALLS', 4_000);
const CONNECTIONS = setting('CONNECTIONS', 64);
const FUNCTIONS = setting('FUNCTIONS', 0);
const HERE = resolve(import.meta.dirname, '..');
const ADMIN_TOKEN = 'peers-bench-admin-token';
process.env.QSS_ADMIN_TOKEN = ADMIN_TOKEN;

interface Row {
  readonly name: string;
  readonly server: Server;
  readonly load: Load;
  readonly isProfiled: boolean;
  readonly main: number[];
  /** By thread, the oldest first. */
  readonly others: number[][];
  readonly p99: number[];
}

/** Of four digits: the adapter looks for the internal one at 1 before it. */
let port = 4_000 + Math.floor(Math.random() * 4_000);
const rows: Row[] = [];
if (peers !== '-') rows.push(await floorRow(resolve(peers)));
for (const tree of [...trees, HERE]) rows.push(await serviceRow(resolve(tree)));
for (const { load } of rows) await load.run(CALLS);
for (let round = 0; round < ROUNDS; round++) for (const row of rows) await measure(row);
console.table(rows.map(summary));
const tables = new Map<string, ReadonlyMap<string, number>>();
for (const row of rows.filter(({ isProfiled }) => isProfiled))
  tables.set(row.name, await profile(row));
console.table(
  Object.fromEntries(
    [...new Set([...tables.values()].flatMap((phases) => [...phases.keys()]))].map((phase) => [
      phase,
      Object.fromEntries([...tables].map(([name, phases]) => [name, phases.get(phase) ?? 0])),
    ]),
  ),
);
for (const { server } of rows) await server.stop();
process.exit();

async function floorRow(folder: string): Promise<Row> {
  port += 2;
  const server = await Server.start({
    command: ['server.mjs', 'hono-validate', String(port), '.'],
    cwd: folder,
    port,
    readyPath: '/_stats',
  });
  const adapter = (await import(join(folder, 'lib/adapter-default.mjs'))) as Adapter;
  return row('Hono + key + schema', server, new Load(adapter, port, CONNECTIONS), false);
}

async function serviceRow(tree: string): Promise<Row> {
  port += 2;
  const server = await Server.start({
    command: [join(tree, 'dist/cli/start.js'), 'serve'],
    cwd: tree,
    port,
    readyPath: '/v1/health',
    env: {
      PORT: String(port),
      INTERNAL_PORT: `1${port}`,
      QSS_DEMO: '0',
      LOG_LEVEL: 'warn',
    },
  });
  const adapter = (await import(`./peers/adapter.mjs?${tree}`)) as Adapter;
  const load = new Load(adapter, port, CONNECTIONS);
  await load.prepare();
  return row(tree, server, load, true);
}

function row(name: string, server: Server, load: Load, isProfiled: boolean): Row {
  return { name, server, load, isProfiled, main: [], others: [], p99: [] };
}

async function measure({ server, load, main, others, p99 }: Row): Promise<void> {
  const before = server.cpu();
  const took = [...(await load.run(CALLS))].sort((one, other) => one - other);
  const after = server.cpu();
  const [spent, ...ofOthers] = Array.from(
    after,
    ([thread, us]) => (us - (before.get(thread) ?? 0)) / took.length,
  );
  main.push(spent!);
  others.push(ofOthers);
  p99.push(took[Math.floor(took.length * 0.99)]!);
}

function summary({ name, main, others, p99 }: Row) {
  return {
    row: name,
    'main µs': Math.round(median(main)),
    'others µs': Math.round(
      median(others.map((threads) => threads.reduce((sum, us) => sum + us, 0))),
    ),
    'by thread': othersByThread(others),
    'floor / main': Number((median(rows[0]!.main) / median(main)).toFixed(3)),
    'p99 ms': Number(median(p99).toFixed(1)),
  };
}

/** Of those that do anything. */
function othersByThread(rounds: readonly (readonly number[])[]): string {
  const medians = rounds[0]!.map((_, thread) => median(rounds.map((threads) => threads[thread]!)));
  return medians.flatMap((us) => (us < 1 ? [] : Math.round(us))).join(' ');
}

/** @returns microseconds of the main thread by phase */
async function profile({ name, server, load, main }: Row): Promise<ReadonlyMap<string, number>> {
  const profiles = await server.profiled(() => load.run(CALLS));
  for (const [thread, one] of profiles.entries())
    list(`${name}, thread ${thread}`, readProfile(one));
  const { phases } = readProfile(profiles[0]!);
  return new Map([...phases].map(([phase, share]) => [phase, Math.round(share * median(main))]));
}

/** The largest functions, each by itself and with all that it calls. */
function list(title: string, { functions, whole }: Shares): void {
  for (const [of, shares] of Object.entries({ functions, whole })) {
    if (FUNCTIONS > 0) console.log(`${title}: ${of}`);
    for (const [place, share] of [...shares].slice(0, FUNCTIONS))
      console.log(`${(100 * share).toFixed(1).padStart(6)} ${place}`);
  }
}
