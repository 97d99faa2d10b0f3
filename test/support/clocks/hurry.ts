import { vi } from 'vitest';

/** Whoever waits by a timer waits for a time divided by this, until mocks are restored. */
export function hurry(times: number): void {
  const original = globalThis.setTimeout;
  const hurried = (run: () => void, ms = 0) => original(run, Math.ceil(ms / times));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout);
}
