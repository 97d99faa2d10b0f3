import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of what is still referred to. */
export function heapAfterCollection(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
