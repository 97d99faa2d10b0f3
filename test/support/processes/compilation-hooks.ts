import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { LapsedClaims } from '../../../app/configuration/lapsed-claims.ts';
import { CompilationWorker } from '../../../cli/service/compilation-worker.ts';
import type { EventLog } from '../../../log/port.ts';
import { experience } from '../../../projections/experience.ts';
import { ViewsOfOwnWrites } from '../../../projections/projecting/own-writes.ts';
import { wrappedLog } from '../log/wrapped-log.ts';
import { appendAt, type CompilationPoint } from './compilation-points.ts';
import { DYING_WRITER, die } from './dying.ts';

/**
 * Kills the process at one point of its next publication. Patches what the service is made of: for processes of tests alone.
 */

/** The thread is at its work then, or about to begin with it. */
const AT_WORK_MS_MAX = 40;

/** @param order tells the writer's thread of the embedded log how it is to die */
export function hookCompilation(
  point: CompilationPoint,
  order: (how: number) => void,
): (log: EventLog) => EventLog {
  hookThread(point);
  const { ownWritesShown } = ViewsOfOwnWrites.prototype;
  ViewsOfOwnWrites.prototype.ownWritesShown = function (...names) {
    if (point === 'past sessions are counted' && names.includes(experience.name)) die();
    return ownWritesShown.call(this, ...names);
  };
  return (log) => dyingAt(point, log, order);
}

/** Threads that begin later than the service itself compile. */
function hookThread(point: CompilationPoint): void {
  process.on('worker', (worker: Worker) => {
    if (!isClaimed) return;
    if (point === 'its thread is started') die();
    if (point === 'its thread runs') worker.once('online', die);
    if (point === 'its thread is done') worker.once('message', die);
    if (point === 'its thread is at work') {
      worker.once('online', () => void delay(Math.random() * AT_WORK_MS_MAX).then(die));
    }
  });
}

let isClaimed = false;

function dyingAt(point: CompilationPoint, log: EventLog, order: (how: number) => void): EventLog {
  const place = appendAt(point);
  return wrappedLog(log, {
    append: async (stream, events, options) => {
      const told = events.map(({ type, data }) => type + data).join('\n');
      const isPlace = place !== undefined && told.includes(place.type) && isThere(place, told);
      if (isPlace && place.moment === 'sent') order(DYING_WRITER.beforeCommit);
      if (isPlace && place.moment === 'written') order(DYING_WRITER.afterCommit);
      const appended = await log.append(stream, events, options);
      if (isPlace && place.moment === 'acknowledged') die();
      isClaimed ||= told.includes('CompilationClaimed');
      return appended;
    },
  });
}

/** Of an artifact's pieces the last ones have the highest number. */
function isThere({ isLast }: { readonly isLast: boolean }, told: string): boolean {
  if (!isLast) return true;
  const pieces = [...told.matchAll(/"index":(\d+),"count":(\d+)/g)];
  return pieces.some(([, index, count]) => Number(index) + 1 === Number(count));
}

/** Whoever was not heard of for 30 s is found out this many times faster, and looked for more often. */
export function hurryTakeovers(times: number): void {
  const { look } = LapsedClaims.prototype;
  const watch = new LapsedClaims(() => performance.now() * times);
  LapsedClaims.prototype.look = (...args) => look.apply(watch, args);
  const { wake } = CompilationWorker.prototype;
  const woken = new WeakSet<CompilationWorker>();
  CompilationWorker.prototype.wake = function () {
    if (!woken.has(this)) setInterval(() => wake.call(this), 10_000 / times).unref();
    woken.add(this);
    wake.call(this);
  };
}
