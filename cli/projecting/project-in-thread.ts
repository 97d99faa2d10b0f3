import { Worker } from 'node:worker_threads';
import { forgetGate, guardExit } from '../../log/embedded/exit-gate.ts';
import { HEAP_FULL } from '../../log/embedded/heap-room.ts';
import type { StartProjector } from './projector-client.ts';
import type { ProjectorStart } from './projector-worker.ts';
import type { FromProjector, ToProjector } from './protocol.ts';

/** Feeds the views in a thread of their own, so that no request waits for the log's reading or a disk. */
export function projectInThread(start: Omit<ProjectorStart, 'gate' | 'handed'>): StartProjector {
  // Sources need a loader of their own in a thread; compiled JavaScript needs none.
  const entry = import.meta.url.endsWith('.ts')
    ? './projector-worker.mjs'
    : './projector-worker.js';
  return (handed, { onMessage, onDeath }) => {
    const gate = guardExit();
    const workerData: ProjectorStart = { ...start, handed, gate };
    const worker = new Worker(new URL(entry, import.meta.url), { workerData, execArgv: [] });
    worker.unref();
    let reason = new Error('the thread that feeds the views ended');
    worker.on('message', (message: FromProjector) => onMessage(message));
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', (code) => {
      if (code === HEAP_FULL)
        reason = new Error('the thread that feeds the views is out of memory');
      forgetGate(gate);
      onDeath(reason);
    });
    return (message: ToProjector) => worker.postMessage(message);
  };
}
