import os from 'node:os';

/** A reading counts for this long. */
const KEPT_MS = 100;

/**
 * A clock that never goes back and is set by nobody: milliseconds since the machine began, for as long as it was suspended, too.
 * It is behind by a tenth of a second at most. The kernel tells it in a file, which takes ten microseconds to read: that is done
 * again only where one of the process's two clocks has moved, the one that stands still while suspended or the one that may be set.
 */
export function createUptimeMs(): () => number {
  let read = { ms: 0, steady: Number.NEGATIVE_INFINITY, wall: 0 };
  return () => {
    const steady = performance.now();
    const wall = Date.now();
    const passed = wall - read.wall;
    if (steady - read.steady >= KEPT_MS || passed < 0 || passed >= KEPT_MS)
      read = { ms: os.uptime() * 1_000, steady, wall };
    return read.ms;
  };
}
