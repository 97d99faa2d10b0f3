import { readFileSync } from 'node:fs';

const MOMENT = new Int32Array(new SharedArrayBuffer(4));
const MOMENT_MS = 0.01;

/**
 * Milliseconds that the calling thread has computed; that of all threads where the system tells no more. Time in which
 * the machine was busy with others does not count.
 */
export function computedMs(): number {
  if (process.platform === 'linux') {
    // The system brings the figure up to date when a thread stops running, be it for a moment.
    Atomics.wait(MOMENT, 0, 0, MOMENT_MS);
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Milliseconds that the main thread of a process could have run and the machine was busy with others; 0 where the system does not
 * tell.
 */
export function keptWaitingMs(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** What the work below takes, in milliseconds of its thread, on the machine that limits of held time are written for. */
const WORK_MS = 4;
const REPEATS = 5;

/**
 * How many times slower this machine is, just now, than the one that limits of held time are written for; at least 1.
 * The least of some repeats: the collector works in the same thread.
 */
export function slowness(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const before = computedMs();
    work();
    least = Math.min(least, computedMs() - before);
  }
  return Math.max(1, least / WORK_MS);
}

/** Objects, texts and numbers, as a service works on. */
function work(): number {
  const rows = Array.from({ length: 3_000 }, (_, n) => ({ id: `row${n}`, values: [n, n * 7919] }));
  const again = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const byId = new Map(again.map((row) => [row.id, row]));
  return rows.reduce((sum, { id }) => sum + byId.get(id)!.values[1]!, 0);
}
