import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it where they are missing, one by one: Node's `recursive` tries for ever where the folder above is
 * there and nothing can be made in it (`/proc`).
 * @returns the uppermost folder that was made; undefined where all were there
 */
export function makeFolder(path: string, mode?: number): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const above = dirname(path);
  const first = above === path ? undefined : makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
    return first;
  }
  return first ?? path;
}
