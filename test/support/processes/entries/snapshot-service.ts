import { createWriteStream, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getHeapSnapshot, setFlagsFromString } from 'node:v8';
import threads from 'node:worker_threads';
import { SNAPSHOT_SUFFIX, SNAPSHOTS_DONE } from '../heap-snapshots.ts';

/**
 * The service, which on SIGUSR2 writes what lies in the heap of each of its threads to a file of its name in the folder
 * `SNAPSHOTS`, and then one that says that it is done. Texts are written in their whole length.
 */
const folder = process.env.SNAPSHOTS!;
const workers = new Map<threads.Worker, string>();

setFlagsFromString('--heap-snapshot-string-limit=100000000');
threads.Worker = class extends threads.Worker {
  constructor(...[entry, options]: ConstructorParameters<typeof threads.Worker>) {
    super(entry, options);
    workers.set(this, basename(String(entry)));
    this.once('exit', () => workers.delete(this));
  }
};
syncBuiltinESMExports();

function write(name: string, heap: Readable): Promise<void> {
  return pipeline(heap, createWriteStream(join(folder, `${name}${SNAPSHOT_SUFFIX}`)));
}

async function writeAll(): Promise<void> {
  for (const [worker, name] of workers) {
    try {
      await write(name, await worker.getHeapSnapshot());
    } catch (error) {
      // A thread that compiles may have ended meanwhile, and its heap with it.
      if (workers.has(worker)) throw error;
    }
  }
  await write('main', getHeapSnapshot());
  writeFileSync(join(folder, SNAPSHOTS_DONE), '');
}

process.on('SIGUSR2', () => void writeAll());
await import('../../../../cli/start.ts');
