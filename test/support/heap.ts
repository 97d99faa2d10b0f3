import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects what nobody refers to, in this thread. */
export const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of what is still referred to, in the heap alone. */
export function heapAfterCollection(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
