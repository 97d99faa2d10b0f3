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

/** Files and sockets that this process may have open at one time. */
function openFilesMax(): number {
  // @ts-expect-error of Node 20.13 and later, not in its types: names of peers are not looked up
  process.report.excludeNetwork = true;
  const { userLimits } = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
