import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Of the folder that a run has everything of its own in. */
const PREFIX = 'qss-tests-';
/** No run is still going on after it. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1_000;
/** A process that is only just ending may still write there. Node's own retries do not look again at what is in a folder. */
const TRIES_MAX = 50;
const PAUSE_MS = 100;

export function newTestFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, PREFIX));
  // Other users' processes have theirs beneath it: PostgreSQL does not run as root.
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes what this user's runs that were killed could not. */
export async function clearLeftBehind(
  parent: string,
  say: (line: string) => void,
  uid = process.getuid?.(),
): Promise<void> {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (found?.uid !== uid || Date.now() - found!.mtimeMs <= LEFT_BEHIND_MS) continue;
    await removeTestFolder(folder, say);
  }
}

/** What cannot be removed is told, and changes no verdict. */
export async function removeTestFolder(folder: string, say: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'ENOTEMPTY' || tries === TRIES_MAX)
        return say(`${folder} stays behind: ${message}`);
    }
    await delay(PAUSE_MS);
  }
}
