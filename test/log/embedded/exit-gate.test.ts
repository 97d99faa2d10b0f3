import { afterEach, expect, it, vi } from 'vitest';
import {
  type ExitGate,
  enterGate,
  forgetGate,
  guardExit,
  leaveGate,
} from '../../../log/embedded/exit-gate.ts';

let gate: ExitGate;

afterEach(() => {
  forgetGate(gate);
  vi.restoreAllMocks();
});

/** A guarded thread, and what the process does with its gate when it exits. */
function guarded(): () => void {
  gate = guardExit();
  // It is the last one only while nothing else of this process is guarded.
  return process.listeners('exit').find(({ name }) => name === 'closeGates') as () => void;
}

it('lets a thread that is inside when the process exits out, and not in again', () => {
  const exit = guarded();
  const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  exit();
  // Two seconds, and not for what never leaves.
  expect(wait.mock.calls.map((call) => call[3])).toEqual([2_000]);
  leaveGate(gate);
  expect(enterGate(gate)).toBe(false);
});

it('lets a thread that is outside when the process exits in no more', () => {
  const exit = guarded();
  leaveGate(gate);
  expect(enterGate(gate)).toBe(true);
  leaveGate(gate);
  exit();
  expect(enterGate(gate)).toBe(false);
});
