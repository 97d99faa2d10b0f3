/**
 * How fast whole logs are copied to a real EventStoreDB and back, verified, replayed and made views of, beside what the server's
 * own client does there: its appends, 32 in flight, and its `readAll`. All run in turns in one process; only the ratios are meant
 * to be carried to another machine. Rates of reading are by the clock and by the processor.
 *
 * Usage: EVENT_LOG_URL=esdb://… npm run bench:log-server-whole [-- <events> <rounds>]
 * A database that holds nothing of ours is filled first; otherwise what it holds is read. Events a second are those of the whole
 * database, whatever a row looks at.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, NO_STREAM, START } from '@eventstore/db-client';
import { replayAll } from '../app/audit/replay/replay-all.ts';
import { Artifacts } from '../app/core/artifacts.ts';
import { verifyLog } from '../app/evidence/verify-log.ts';
import { migrateLog } from '../app/log-copies/migrate-log.ts';
import { noSessionKeys } from '../cli/keyring/open-keyring.ts';
import { ENGINE_VERSION } from '../cli/version.ts';
import { openEmbeddedLog, openEmbeddedLogReadOnly } from '../log/embedded/embedded-log.ts';
import { encodeEvent } from '../log/eventstoredb/event-texts.ts';
import { openEventStoreLog } from '../log/eventstoredb/eventstore-log.ts';
import { inTables } from '../projections/projecting/in-tables.ts';
import { Projector } from '../projections/projecting/projector.ts';
import { openStore } from '../projections/store/sqlite.ts';
import { STORED_VIEWS } from '../projections/stored-views.ts';
import { eventsOf } from '../test/support/log/recorded-log.ts';
import { writeRecordedLog } from './recorded/write-recorded-log.ts';

const connectionString = process.env.EVENT_LOG_URL ?? '';
if (!connectionString.startsWith('esdb')) {
  console.log('skipped: EVENT_LOG_URL names no esdb:// server');
  process.exit();
}
const [wanted = 50_000, rounds = 3] = process.argv.slice(2).map(Number);
const APPENDS_AT_ONCE = 32;
const APPENDS_MS = 5_000;
const CACHE_BYTES_MAX = 16 * 1024 * 1024;
/** Given with the call, they make the client take the plain append. */
const CREDENTIALS = { username: 'none', password: 'none' };

const directory = await mkdtemp(join(tmpdir(), 'qss-bench-'));
const client = EventStoreDBClient.connectionString(connectionString);
const log = await openEventStoreLog({ connectionString });

let events = 0;
if ((await log.head()) === undefined) await copyIn();
for (let round = 0; round < rounds; round++) {
  const floor = await measure("the client's readAll", readAll);
  const rows = [
    floor,
    await measure('migrate out (>= .5)', () => copyOut(round)),
    await measure('verify (>= .5)', verify),
    await measure('replay (>= .4)', replay),
    await measure('views anew (>= .5)', () => makeViews(round)),
  ];
  console.table(
    rows.map((row) => ({
      ...row,
      'of readAll (clock)': ratio(row['events/s'], floor['events/s']),
      'of readAll (CPU)': ratio(row['events/CPU s'], floor['events/CPU s']),
    })),
  );
}
await log.close();
await rm(directory, { recursive: true });
process.exit();

function ratio(rate: number, floor: number): number {
  return Number((rate / floor).toFixed(2));
}

async function copyIn(): Promise<void> {
  const file = join(directory, 'log.db');
  await writeRecordedLog(file, wanted);
  const source = await openEmbeddedLogReadOnly({ file });
  const began = performance.now();
  const { copied, commits } = await migrateLog(source, log);
  const perSecond = (commits / (performance.now() - began)) * 1_000;
  const appends = await appendPlainly(
    (await eventsOf(source)).slice(-Math.round(copied / commits)),
  );
  await source.close();
  console.log(
    `migrate in: ${Math.round(perSecond)} commits a second, ${ratio(perSecond, appends)} (>= .5) of the ` +
      `${Math.round(appends)} appends that the client makes, ${APPENDS_AT_ONCE} in flight`,
  );
}

/** As many events together as a commit has on average. @returns appends a second */
async function appendPlainly(sample: Awaited<ReturnType<typeof eventsOf>>): Promise<number> {
  const end = performance.now() + APPENDS_MS;
  let done = 0;
  const append = async () => {
    while (performance.now() < end) {
      const events = sample.map((event) => encodeEvent({ ...event, id: randomUUID() }));
      const options = { expectedRevision: NO_STREAM, credentials: CREDENTIALS } as const;
      await client.appendToStream(`bench-${randomUUID()}`, events, options);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: APPENDS_AT_ONCE }, append));
  return (done / APPENDS_MS) * 1_000;
}

async function readAll(): Promise<void> {
  const reading = client.readAll({ fromPosition: START, maxCount: Number.MAX_SAFE_INTEGER });
  events = 0;
  for await (const _ of reading) events += 1;
}

async function copyOut(round: number): Promise<void> {
  const target = await openEmbeddedLog({ file: join(directory, `out-${round}.db`) });
  await migrateLog(log, target);
  await target.close();
}

async function verify(): Promise<void> {
  const { is_intact, findings } = await verifyLog(log);
  if (!is_intact) throw new Error(JSON.stringify(findings[0]));
}

async function replay(): Promise<void> {
  const artifacts = new Artifacts(log, { bytesMax: CACHE_BYTES_MAX });
  const reading = { log, artifacts, sessionKeys: noSessionKeys(), engineVersion: ENGINE_VERSION };
  const { diverging } = await replayAll(reading);
  if (diverging > 0) throw new Error(`${diverging} sessions diverge`);
}

async function makeViews(round: number): Promise<void> {
  const store = openStore(join(directory, `views-${round}.db`));
  const onFault = (error: unknown) => {
    throw error;
  };
  const sinks = STORED_VIEWS.map((view) => inTables(store, view));
  const projector = new Projector({ log, sinks, onFault });
  await Promise.all(projector.views.map((view) => view.caughtUp));
  await projector.stop();
  store.close();
}

async function measure(what: string, work: () => Promise<void>) {
  const start = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - start) / 1_000;
  return {
    what,
    seconds: Number(seconds.toFixed(1)),
    'events/s': Math.round(events / seconds),
    'events/CPU s': Math.round(events / ((user + system) / 1e6)),
  };
}
