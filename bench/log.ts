/**
 * Durable appends a second of the embedded log, alone and 64 at once, beside a bare loop on the same file
 * layout (same binding and pragmas, main thread, one commit an append), and what the load does to the event
 * loop. All rows run interleaved in one process; only the ratios are meant to be carried to another machine.
 *
 * Usage: npm run bench:log [-- <rounds> <ms a row>]
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedLog } from '../log/embedded/embedded-log.ts';
import { openForWriting } from '../log/embedded/format.ts';
import type { EventLog, NewEvent } from '../log/port.ts';
import { median } from './median.ts';

const STREAMS = 64;
const APPENDS_A_STREAM = 25;
const [rounds = 7, rowMs = 700] = process.argv.slice(2).map(Number);

const DATA = JSON.stringify({
  facts: { n: 1, ids: ['a', 'b', 'c'] },
  private: { text: 'x'.repeat(380) },
});
const METADATA = JSON.stringify({
  schema: 1,
  commit: { id: randomUUID(), index: 0, count: 1 },
  chain: 'c'.repeat(64),
});

/** About 650 bytes an event, as a session's events have; made cheaply, for the log is what is measured. */
function newEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'InformationUnderstood',
    data: DATA,
    metadata: METADATA,
  }));
}

/**
 * Appends one after the other to one of many streams, as conversations go: each ends after some turns, and
 * another one begins. `next` remembers how far they are.
 */
class Streams {
  readonly #last = new Array<number>(STREAMS).fill(-1);
  #turn = 0;

  next(count: number): { readonly name: string; readonly last: number } {
    const place = this.#turn % STREAMS;
    const round = Math.floor(this.#turn / STREAMS);
    this.#turn += 1;
    if (round % APPENDS_A_STREAM === 0) this.#last[place] = -1;
    const last = this.#last[place]!;
    this.#last[place] = last + count;
    return { name: `session-demo.${Math.floor(round / APPENDS_A_STREAM)}.${place}`, last };
  }
}

type Row = { readonly name: string; readonly run: (untilMs: number) => Promise<number> };

function bareLoop(file: string, count: number): Row {
  const db = openForWriting(file, true);
  const streams = new Streams();
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const find = db.prepare('SELECT sid, rev FROM streams WHERE name = ?');
  const add = db.prepare('INSERT INTO streams (name, rev) VALUES (?, ?)');
  const move = db.prepare('UPDATE streams SET rev = ? WHERE sid = ?');
  const insert = db.prepare(
    'INSERT INTO events (sid, rev, category, id, type, data, meta) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const append = () => {
    const { name, last } = streams.next(count);
    const events = newEvents(count);
    begin.run();
    const found = find.get(name);
    if (found !== undefined && found.rev !== last) throw new Error('conflict');
    if (found !== undefined) move.run(last + count, found.sid);
    const sid = found?.sid ?? add.run(name, last + count).lastInsertRowid;
    for (const [n, { id, type, data, metadata }] of events.entries()) {
      insert.run(sid, last + 1 + n, 'session', id, type, data, metadata);
    }
    commit.run();
  };
  const run = async (untilMs: number) => {
    let done = 0;
    // Asking the connection keeps it: its statements die with a collected handle.
    for (; db.isOpen && performance.now() < untilMs; done += 1) append();
    return done;
  };
  return { name: 'bare loop', run };
}

function portRow(log: EventLog, count: number, atOnce: number): Row {
  const streams = new Streams();
  const chain = async (untilMs: number) => {
    let done = 0;
    for (; performance.now() < untilMs; done += 1) {
      const { name, last } = streams.next(count);
      const expected = last < 0 ? 'none' : last;
      const result = await log.append(name, newEvents(count), { expected });
      if (!result.ok) throw new Error(`conflict on ${name}: ${result.actual}`);
    }
    return done;
  };
  const run = async (untilMs: number) => {
    const done = await Promise.all(Array.from({ length: atOnce }, () => chain(untilMs)));
    return done.reduce((sum, each) => sum + each, 0);
  };
  return { name: atOnce === 1 ? 'the log, one at a time' : `the log, ${atOnce} at once`, run };
}

/** Appends a second, and the 99th percentile of the loop's delay in ms while they ran. */
async function measure(row: Row): Promise<{ rate: number; delayMs: number }> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const start = performance.now();
  const done = await row.run(start + rowMs);
  const rate = (done * 1000) / (performance.now() - start);
  loop.disable();
  return { rate, delayMs: loop.percentile(99) / 1e6 };
}

const directory = await mkdtemp(join(tmpdir(), 'qss-bench-'));
const logs: EventLog[] = [];
const openLog = async (name: string) => {
  const log = await openEmbeddedLog({ file: join(directory, name) });
  logs.push(log);
  return log;
};
const rows: { events: number; row: Row; rates: number[]; delays: number[] }[] = [];
for (const events of [1, 6]) {
  const all = [
    bareLoop(join(directory, `bare-${events}`), events),
    portRow(await openLog(`alone-${events}`), events, 1),
    portRow(await openLog(`together-${events}`), events, STREAMS),
  ];
  for (const row of all) rows.push({ events, row, rates: [], delays: [] });
}
const idle: Row = { name: 'idle', run: (untilMs) => delay(untilMs - performance.now(), 0) };
const idleDelays: number[] = [];

for (let round = 0; round <= rounds; round += 1) {
  const { delayMs } = await measure(idle);
  if (round > 0) idleDelays.push(delayMs);
  for (const { row, rates, delays } of rows) {
    const measured = await measure(row);
    // The first round warms up.
    if (round === 0) continue;
    rates.push(measured.rate);
    delays.push(measured.delayMs);
  }
}
await Promise.all(logs.map((log) => log.close()));
await rm(directory, { recursive: true });

console.log(`${rounds} interleaved rounds of ${rowMs} ms a row, medians; ratio to the log alone`);
console.log(`loop delay p99 without appends: ${median(idleDelays).toFixed(2)} ms`);
console.log('bars: 64 at once >= 7 with one event and >= 3 with six; loop delay <= 2');
for (const { events, row, rates, delays } of rows) {
  const alone = rows.find((each) => each.events === events && each.row.name.includes('one at'))!;
  const ratios = rates.map((rate, round) => rate / alone.rates[round]!);
  const lags = delays.map((each, round) => each / idleDelays[round]!);
  const columns = [
    events === 1 ? '1 event' : `${events} events`,
    row.name.padEnd(22),
    `${median(rates).toFixed(0).padStart(7)} appends/s`,
    `x ${median(ratios).toFixed(2).padStart(5)}`,
  ];
  // The bare loop never lets the event loop run, so there is no delay to sample.
  const delayText = `loop delay p99 ${median(delays).toFixed(2)} ms, x ${median(lags).toFixed(2)}`;
  if (row.name !== 'bare loop') columns.push(delayText);
  console.log(columns.join('   '));
}
