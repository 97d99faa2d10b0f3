import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceProcess } from './service-process.ts';

/** Name of the file that says that all heaps are written. */
export const SNAPSHOTS_DONE = 'done';
export const SNAPSHOT_SUFFIX = '.heapsnapshot';

/**
 * Has a service that was started as `entries/snapshot-service.ts` write the heaps of its threads, in place of earlier ones.
 * @returns their names
 * @throws after two minutes
 */
export async function takeHeapSnapshots(
  { child, output }: ServiceProcess,
  folder: string,
): Promise<readonly string[]> {
  for (const earlier of readdirSync(folder)) rmSync(join(folder, earlier));
  child.kill('SIGUSR2');
  for (let waits = 0; waits < 1_200; waits++) {
    await delay(100);
    if (!existsSync(join(folder, SNAPSHOTS_DONE))) continue;
    const files = readdirSync(folder).filter((file) => file.endsWith(SNAPSHOT_SUFFIX));
    return files.map((file) => basename(file, SNAPSHOT_SUFFIX)).toSorted();
  }
  throw new Error(`there are no snapshots of the heaps: ${output().slice(-1_000)}`);
}
