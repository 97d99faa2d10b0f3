/**
 * A process that exits while a thread of its is inside the SQLite binding is aborted by the binding. So
 * the writer's thread marks when it is inside, and an exit waits a moment until it is not.
 */

/** Bits of the gate's number: neither is set while the thread is outside and may go in. */
const INSIDE = 1;
const CLOSED = 2;
const EXIT_WAIT_MS_MAX = 2_000;

/** One shared number; it begins inside, for the thread's first act is to open the file. */
export type ExitGate = Int32Array<SharedArrayBuffer>;

const guarded = new Set<ExitGate>();

/** A gate that the process heeds when it exits, until it is forgotten. */
export function guardExit(): ExitGate {
  const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  gate[0] = INSIDE;
  if (guarded.size === 0) process.on('exit', closeGates);
  guarded.add(gate);
  return gate;
}

/** For a thread that has ended or is left behind. */
export function forgetGate(gate: ExitGate): void {
  guarded.delete(gate);
  if (guarded.size === 0) process.off('exit', closeGates);
}

/** Whether the thread may go inside: not when the process is about to exit. */
export function enterGate(gate: ExitGate): boolean {
  return Atomics.compareExchange(gate, 0, 0, INSIDE) === 0;
}

export function leaveGate(gate: ExitGate): void {
  Atomics.and(gate, 0, CLOSED);
  Atomics.notify(gate, 0);
}

/** A gate that is closed while the thread is inside lets it out and not in again, however soon it comes back. */
function closeGates(): void {
  for (const gate of guarded) {
    const before = Atomics.or(gate, 0, CLOSED);
    if (before & INSIDE) Atomics.wait(gate, 0, INSIDE | CLOSED, EXIT_WAIT_MS_MAX);
  }
}
