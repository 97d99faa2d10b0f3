import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/read-config.ts';
import { erasureFile } from './erasure-file.ts';
import { placeOf } from './files/same-place.ts';
import { fixedFiles, keyringFiles, logFiles } from './private-files.ts';

/**
 * What keeps a setting from naming a file of its own, in one line each. Two that are kept in one file destroy each other: read
 * models that find a log in their place take it for damaged ones, and begin anew.
 */
export function placeFaults(config: Config): readonly string[] {
  const { anchorFile, dataDir } = config;
  const log = logFiles(config);
  const keyring = keyringFiles(config);
  const fixed = [...fixedFiles(config), erasureFile(config), join(dataDir, 'backups.json')];
  const fault = fileFault(anchorFile);
  const anchor = `ANCHOR_FILE: ${JSON.stringify(anchorFile)}`;
  return [
    ...takenFault('EVENT_LOG_URL', log, fixed),
    ...takenFault('KEYRING_URL', keyring, [...log, ...fixed]),
    ...(fault === undefined
      ? takenFault('ANCHOR_FILE', [anchorFile], [...log, ...keyring, ...fixed])
      : [`${anchor} ${fault}; name a file that can be written`]),
  ];
}

function takenFault(
  setting: string,
  files: readonly string[],
  others: readonly string[],
): readonly string[] {
  const taken = new Set(others.map(placeOf));
  return files.some((file) => taken.has(placeOf(file)))
    ? [
        `${setting}: ${JSON.stringify(files[0])} is another file of the service; name a file of its own`,
      ]
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
