import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAP_FULL } from '../../../log/embedded/heap-room.ts';
import { WriterThread } from '../../../log/embedded/writer-thread.ts';

/** A thread that says nothing by itself. */
class SilentWorker extends EventEmitter {
  readonly heard: unknown[] = [];
  readonly postMessage = (message: unknown) => this.heard.push(message);
  readonly unref = () => {};
}

let spawned: SilentWorker[];
let spawnedAt: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  spawned = [];
  spawnedAt = [];
});

afterEach(() => {
  vi.useRealTimers();
});

async function startThread(): Promise<WriterThread> {
  const starting = WriterThread.start({
    spawn: () => {
      const worker = new SilentWorker();
      spawned.push(worker);
      spawnedAt.push(Date.now());
      return worker as unknown as Worker;
    },
  });
  spawned[0]!.emit('message', { kind: 'opened' });
  return starting;
}

describe("the writer's thread", () => {
  it('counts as silent after ten seconds without an answer', async () => {
    const thread = await startThread();
    const answer = thread.ask({ kind: 'probe' }).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(thread.isUp).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(thread.isUp).toBe(false);
    expect(await answer).toContain('has not answered for 10000 ms');
    // The gate of the process stays shut for as long as a thread lives.
    spawned[0]!.emit('exit');
    await thread.stop();
  });

  it('is left behind five seconds after it was asked to close', async () => {
    const thread = await startThread();
    let isStopped = false;
    const stopped = thread.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(spawned[0]!.heard).toEqual([{ kind: 'close' }]);
  });

  it('says so when it has ended for want of memory, and is brought back', async () => {
    const thread = await startThread();
    const answer = thread.ask({ kind: 'probe' }).catch((error: Error) => error.message);
    spawned[0]!.emit('exit', HEAP_FULL);
    expect(await answer).toBe('the writer is out of memory');
    expect(thread.isUp).toBe(false);
    await vi.advanceTimersToNextTimerAsync();
    spawned[1]!.emit('message', { kind: 'opened' });
    expect(thread.isUp).toBe(true);
    spawned[1]!.emit('exit');
    await thread.stop();
  });

  it('gives no reason of an earlier failure once it has come back', async () => {
    const thread = await startThread();
    spawned[0]!.emit('exit', HEAP_FULL);
    await vi.advanceTimersToNextTimerAsync();
    spawned[1]!.emit('message', { kind: 'opened' });
    const unanswered = thread.ask({ kind: 'probe' }).catch((error: Error) => error.message);
    spawned[1]!.emit('exit', 0);
    expect(await unanswered).toBe('the writer ended');
    await vi.advanceTimersToNextTimerAsync();
    spawned[2]!.emit('message', { kind: 'opened' });
    const late = thread.ask({ kind: 'probe' }).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toContain('has not answered');
    spawned[2]!.emit('message', { kind: 'failed', certain: true, message: 'busy' });
    const dropped = thread.ask({ kind: 'probe' }).catch((error: Error) => error.message);
    spawned[2]!.emit('exit', 0);
    expect(await dropped).toBe('the writer ended');
    await thread.stop();
  });

  it('is brought back ever later when it dies again and again, after five seconds at most', async () => {
    const thread = await startThread();
    const waits: number[] = [];
    for (let deaths = 0; deaths < 8; deaths++) {
      const diedAt = Date.now();
      spawned.at(-1)!.emit('exit');
      await vi.advanceTimersToNextTimerAsync();
      waits.push(spawnedAt.at(-1)! - diedAt);
    }
    expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
    spawned.at(-1)!.emit('exit');
    await thread.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
