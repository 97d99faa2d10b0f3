import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Whether two paths lead to one file or folder, there or not yet, by whatever links. */
export function isSamePlace(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other);
}

/** Where a path leads, there or not yet, by whatever links. */
export function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const whole = resolve(path);
    const above = dirname(whole);
    return above === whole ? whole : join(placeOf(above), basename(whole));
  }
}
