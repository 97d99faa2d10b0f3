import { existsSync, readFileSync } from 'node:fs';
import { SURPLUS_MAX } from './listen.ts';

/** Connections of the internal entry point: it stays reachable whatever comes to the public one. */
export const INTERNAL_CONNECTIONS_MAX = 64;
/** Open files that are not connections of clients: log, read models, threads, Redis, the language model. */
const OTHER_FILES = 128;
const CONNECTIONS_MIN = 16;

/** Connections of the public entry point: as many as are wanted, where the limit of open files allows it. */
export function publicConnectionsMax(wanted: number, filesMax = openFilesMax()): number {
  const connections = filesMax - OTHER_FILES - INTERNAL_CONNECTIONS_MAX - 2 * SURPLUS_MAX;
  return Math.min(wanted, Math.max(connections, CONNECTIONS_MIN));
}

/** Where Linux tells them: the report of Node takes 25 ms of a start. */
const LIMITS = '/proc/self/limits';

/** Files and sockets that this process may have open at one time. */
function openFilesMax(): number {
  const limits = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  const open = /^Max open files +(\d+)/m.exec(limits)?.[1];
  if (open !== undefined) return Number(open);
  // @ts-expect-error of Node 20.13 and later, not in its types: names of peers are not looked up
  process.report.excludeNetwork = true;
  const { userLimits } = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
