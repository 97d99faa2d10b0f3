import { accessSync, constants } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { passedBy } from './passed-by.ts';
import { type Config, readConfig, shown } from './read-config.ts';

/**
 * The settings of a process that will write; says what is wrong with them, a line a setting, and is undefined. What is no setting at
 * all is told too, and is no fault.
 * @param faultsOf what else has to be right for this process
 */
export function usableConfig(
  faultsOf: (config: Config) => readonly string[] = () => [],
): Config | undefined {
  for (const line of passedBy(process.env)) console.error(line);
  const read = readConfig(process.env);
  const lines = read.ok ? [...folderFaults(read.config), ...faultsOf(read.config)] : read.lines;
  for (const line of lines) console.error(line);
  return read.ok && lines.length === 0 ? read.config : undefined;
}

/** Folders of data are made where they are missing, for their owner alone: the log holds what users said. */
function folderFaults(config: Config): readonly string[] {
  const { dataDir, anchorFile, eventLogUrl, keyringUrl } = config;
  const folders: Readonly<Record<string, string | undefined>> = {
    DATA_DIR: dataDir,
    // Left out, it lies in the data folder, which is told once.
    ANCHOR_FILE: dirname(anchorFile) === normalize(dataDir) ? undefined : dirname(anchorFile),
    EVENT_LOG_URL: folderOf(eventLogUrl),
    KEYRING_URL: folderOf(keyringUrl),
  };
  return Object.entries(folders).flatMap(([setting, folder]) => folderFault(setting, folder));
}

function folderOf(url: string | undefined): string | undefined {
  return url?.startsWith('file:') ? dirname(url.slice('file:'.length)) : undefined;
}

function folderFault(setting: string, folder: string | undefined): readonly string[] {
  if (folder === undefined) return [];
  try {
    makeFolder(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const place = shown(folder);
    return [`${setting}: ${place} cannot be used (${code}); use a folder that can be written`];
  }
}
