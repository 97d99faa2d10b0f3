import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ExitGate, enterGate, leaveGate } from '../../log/embedded/exit-gate.ts';

const MIB = 1024 * 1024;
/** More than one call of the binding makes: the largest is a page of 200 events of 256 KiB at most. */
const ROOM_BYTES = 64 * MIB;
/** V8 counts in a heap's limit what it sets aside for young objects, three semi-spaces of 16 MiB, which no others can have. */
const YOUNG_BYTES = 48 * MIB;

/** What a thread ends with whose heap is full. */
export const HEAP_FULL = 137;

/**
 * Runs work inside SQLite's binding, on a thread of its own. Neither may the process end meanwhile nor the heap: V8 ends a
 * thread whose heap is full wherever that is, and within the binding this aborts the process. So a thread without room for
 * what a call may make ends before it, with `HEAP_FULL`.
 */
export function bindingGuard(gate: ExitGate): <Result>(work: () => Result) => Result {
  let depth = 0;
  return (work) => {
    if (depth === 0) {
      if (!hasHeapRoom()) process.exit(HEAP_FULL);
      if (!enterGate(gate)) throw new Error('the process is about to end');
    }
    depth += 1;
    try {
      return work();
    } finally {
      depth -= 1;
      if (depth === 0) leaveGate(gate);
    }
  };
}

function hasHeapRoom(): boolean {
  if (isRoomy()) return true;
  // Most of it may be what nobody needs any more.
  collectGarbage();
  return isRoomy();
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
