import { type ExitGate, enterGate, leaveGate } from '../../log/embedded/exit-gate.ts';
import { needHeapRoom } from '../../log/embedded/heap-room.ts';

/**
 * Runs work inside SQLite's binding, on a thread of its own. Neither may the process end meanwhile nor the heap be full: a thread
 * without room for what a call may make ends before it.
 */
export function bindingGuard(gate: ExitGate): <Result>(work: () => Result) => Result {
  let depth = 0;
  return (work) => {
    if (depth === 0) {
      needHeapRoom();
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
