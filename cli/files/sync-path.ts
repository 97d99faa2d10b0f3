import { open, rename, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Of a file until it, and all that belong with it, are whole. */
export const PARTIAL_SUFFIX = '.partial';

/** Syncs a file, or a folder: the names of what lies in it outlast a loss of power from then on. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a file that is whole, and was partial up to now, its name, so that both outlast a loss of power. */
export async function nameWhole(file: string): Promise<void> {
  const partial = `${file}${PARTIAL_SUFFIX}`;
  await syncPath(partial);
  await rename(partial, file);
  await syncPath(dirname(file));
}

/** Makes a folder with those above it where they are missing, so that their names outlast a loss of power. */
export async function makeLastingFolder(path: string): Promise<void> {
  const folder = resolve(path);
  // Nearly always it is there, and a disk that hangs holds up nobody else.
  if (await stat(folder).catch(() => undefined)) return;
  const first = makeFolder(folder);
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncPath(dirname(made));
  }
}
