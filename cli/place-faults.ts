import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/read-config.ts';
import { erasureFile } from './erasure-file.ts';
import { isSamePlace } from './files/same-place.ts';
import { ownFiles } from './private-files.ts';

/** What keeps anchors from being written to `ANCHOR_FILE`, in one line; none where it is a file of its own, or can become one. */
export function anchorFaults(config: Config): readonly string[] {
  const { anchorFile, dataDir } = config;
  const place = `ANCHOR_FILE: ${JSON.stringify(anchorFile)}`;
  const fault = fileFault(anchorFile);
  if (fault !== undefined) return [`${place} ${fault}; name a file that can be written`];
  const others = [...ownFiles(config), erasureFile(config), join(dataDir, 'backups.json')];
  return others.some((other) => isSamePlace(other, anchorFile))
    ? [`${place} is another file of the service; name a file of its own`]
    : [];
}

/** What keeps a file that is there from being read and written; undefined where nothing does, or it is not there. */
function fileFault(path: string): string | undefined {
  try {
    if (!statSync(path).isFile()) return 'is no file';
  } catch {
    // A folder above it that cannot be used is told by itself.
    return undefined;
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return `cannot be used (${(error as NodeJS.ErrnoException).code})`;
  }
}
