import { open } from 'node:fs/promises';

/** Syncs a file, or a folder: the names of what lies in it outlast a loss of power from then on. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
