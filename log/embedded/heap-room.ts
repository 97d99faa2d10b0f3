import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MIB = 1024 * 1024;
/** More than one call of the binding makes: the largest is a page of 200 events of 256 KiB at most. */
const ROOM_BYTES = 64 * MIB;
/** V8 counts in a heap's limit what it sets aside for young objects, three semi-spaces of 16 MiB, which no others can have. */
const YOUNG_BYTES = 48 * MIB;

/** What a thread ends with whose heap is full. */
export const HEAP_FULL = 137;

/**
 * Ends this thread, with `HEAP_FULL`, where it has no room for what a call of SQLite's binding may make: V8 ends a thread whose
 * heap is full wherever that is, and within the binding this aborts the process.
 */
export function needHeapRoom(): void {
  if (isRoomy()) return;
  // Most of it may be what nobody needs any more.
  collectGarbage();
  if (!isRoomy()) process.exit(HEAP_FULL);
}

function isRoomy(): boolean {
  // Set by whatever limits this thread, a flag included; the limits that a thread is told of know of no flag.
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  const bytesMax = heap_size_limit - YOUNG_BYTES;
  return bytesMax - used_heap_size >= Math.min(ROOM_BYTES, bytesMax / 4);
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
