import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replayAll } from '../app/audit/replay/replay-all.ts';
import { Artifacts } from '../app/core/artifacts.ts';
import { foldToTail } from '../app/core/streams/fold-to-tail.ts';
import { shareOfLog } from '../app/core/streams/scan-log.ts';
import { emptyStream } from '../app/core/streams/stream-state.ts';
import { verifyLog } from '../app/evidence/verify-log.ts';
import { sessionAggregate } from '../app/session/session-aggregate.ts';
import { ProgressBar } from '../cli/command-line/terminal.ts';
import { noSessionKeys } from '../cli/keyring/open-keyring.ts';
import { ENGINE_VERSION } from '../cli/version.ts';
import { SESSION_CATEGORY } from '../domain/session/stream.ts';
import { openEmbeddedLogReadOnly } from '../log/embedded/embedded-log.ts';
import { openForReading } from '../log/embedded/format.ts';
import { categoryOf, type EventLog } from '../log/port.ts';
import { anchorsAlong } from '../test/support/log/anchors.ts';
import { writeRecordedLog } from './recorded/write-recorded-log.ts';

/**
 * How fast an embedded log is folded, replayed with its proofs, and verified, and in how much memory, beside a
 * plain scan of the same file that parses every event's data and metadata. All run in turns in one process; only
 * the ratios are meant to be carried to another machine. Rates are by the clock and, as others may use the
 * machine, by the processor. Events a second are those of the whole log, whatever a row looks at.
 *
 * Usage: npm run bench:replay [-- <events> <rounds>]
 */
const [events = 1_000_000, rounds = 2] = process.argv.slice(2).map(Number);
const FOLD_GOAL = 100_000;
const VERIFY_SECONDS_MAX = 60;
const MEMORY_MIB_MAX = 150;
const MIB = 1024 * 1024;
const SAMPLE_EVENTS = 5_000;

const directory = await mkdtemp(join(tmpdir(), 'qss-bench-'));
const file = join(directory, 'log.db');
await writeRecordedLog(file, events);
const { size } = await stat(file);
console.log(`${events.toLocaleString('en')} events, ${Math.round(size / MIB)} MiB`);
const anchors = await withLog(anchorsAlong);

let isGood = true;
for (let round = 0; round < rounds; round++) {
  const floor = await measure('scan and parse', scanAndParse);
  const rows = [
    floor,
    await measure('fold every session', foldAll),
    await measure('replay and prove', replayEverything),
    await measure('verify', verifyEverything),
  ];
  console.table(rows.map((row) => ({ ...row, 'of the scan (CPU)': ratio(floor, row) })));
  const [, fold, , verified] = rows;
  isGood &&=
    fold!['events/s'] >= FOLD_GOAL &&
    verified!.seconds <= (VERIFY_SECONDS_MAX * events) / 1_000_000 &&
    rows.every((row) => row['memory grown MiB'] <= MEMORY_MIB_MAX);
}
console.log(
  `bars: fold >= ${FOLD_GOAL.toLocaleString('en')} events/s, a million verified within ` +
    `${VERIFY_SECONDS_MAX} s, memory grown <= ${MEMORY_MIB_MAX} MiB: ${isGood ? 'held' : 'MISSED'}`,
);
await rm(directory, { recursive: true });
process.exit(isGood ? 0 : 1);

type Row = Awaited<ReturnType<typeof measure>>;

function ratio(floor: Row, row: Row): number {
  return Number((row['events/CPU s'] / floor['events/CPU s']).toFixed(2));
}

/** Told of progress, the work looks at memory too. */
type Work = (tick: (share: number) => void) => unknown;

async function measure(what: string, work: Work) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const bar = new ProgressBar(what.padEnd(20));
  const start = performance.now();
  const used = process.cpuUsage();
  await work((share) => {
    peak = Math.max(peak, process.memoryUsage.rss());
    bar.update(share);
  });
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - start) / 1_000;
  bar.end();
  return {
    what,
    seconds: Number(seconds.toFixed(1)),
    'events/s': Math.round(events / seconds),
    'events/CPU s': Math.round(events / ((user + system) / 1e6)),
    'memory grown MiB': Math.round((peak - before) / MIB),
  };
}

/** The floor: every event read in order, and its texts parsed. */
function scanAndParse(tick: Parameters<Work>[0]): void {
  const database = openForReading(file);
  const statement = database.prepare('SELECT data, meta FROM events ORDER BY pos');
  let count = 0;
  for (const row of statement.iterate()) {
    const { data, meta } = row as { readonly data: string; readonly meta: string };
    JSON.parse(data);
    JSON.parse(meta);
    count += 1;
    if (count % SAMPLE_EVENTS === 0) tick(count / events);
  }
  database.close();
}

/** Every session, as a service loads one that it does not hold. */
function foldAll(tick: Parameters<Work>[0]): Promise<void> {
  return withLog(async (log) => {
    const streams = sessionStreams();
    for (const [index, stream] of streams.entries()) {
      await foldToTail(log, sessionAggregate, emptyStream(sessionAggregate, stream));
      tick((index + 1) / streams.length);
    }
  });
}

/** The port tells of streams by their events alone; to read those for their names would be a second row. */
function sessionStreams(): string[] {
  const database = openForReading(file);
  const rows = database.prepare('SELECT name FROM streams ORDER BY sid').all();
  database.close();
  return rows
    .map((row) => (row as { readonly name: string }).name)
    .filter((name) => categoryOf(name) === SESSION_CATEGORY);
}

function replayEverything(tick: Parameters<Work>[0]): Promise<void> {
  return withLog(async (log, head) => {
    const artifacts = new Artifacts(log, { bytesMax: 16 * MIB });
    const report = await replayAll(
      { log, sessionKeys: noSessionKeys(), artifacts, engineVersion: ENGINE_VERSION },
      { onProgress: (position) => tick(shareOfLog(position, head)) },
    );
    if (report.diverging > 0) throw new Error(`${report.diverging} sessions diverge`);
  });
}

function verifyEverything(tick: Parameters<Work>[0]): Promise<void> {
  return withLog(async (log, head) => {
    const { is_intact, unanchored_events, findings } = await verifyLog(log, {
      anchors: anchors.read(),
      onProgress: (position) => tick(shareOfLog(position, head)),
    });
    if (!is_intact || unanchored_events > 0) throw new Error(JSON.stringify(findings[0]));
  });
}

async function withLog<Result>(
  work: (log: EventLog, head: string) => Promise<Result>,
): Promise<Result> {
  const log = await openEmbeddedLogReadOnly({ file });
  const result = await work(log, (await log.head())!);
  await log.close();
  return result;
}
