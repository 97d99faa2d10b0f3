import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceProcess } from './processes/service-process.ts';

/** What a service holds. */
export interface Measured {
  /** After a collection, of its main thread. */
  readonly heapBytes: number;
  readonly timers: number;
  readonly sockets: number;
  /** Open ones of the process, sockets among them. */
  readonly files: number;
}

/** What a service can be told to lose track of. */
export const LEAKS = ['timers', 'sockets', 'files'] as const satisfies readonly (keyof Measured)[];

/** Asks a process that was started from `entries/measured-service.ts`. */
export async function measure(service: ServiceProcess): Promise<Measured> {
  const { outputLines, child } = service;
  const from = outputLines.length;
  child.kill('SIGUSR2');
  for (;;) {
    const line = outputLines.slice(from).find((each) => each.includes('"msg":"measured"'));
    if (line) return JSON.parse(line) as Measured;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Bytes of the write-ahead file of an embedded log. */
export function walBytes(dataDir: string): number {
  return statSync(join(dataDir, 'log.db-wal')).size;
}
