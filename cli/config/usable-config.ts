import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';

/**
 * The settings of a process that will write; says what is wrong with them, a line a setting, and is undefined.
 * @param faultsOf what else has to be right for this process
 */
export function usableConfig(
  faultsOf: (config: Config) => readonly string[] = () => [],
): Config | undefined {
  const read = readConfig(process.env);
  const lines = read.ok
    ? [...folderFaults(read.config.dataDir), ...faultsOf(read.config)]
    : read.lines;
  for (const line of lines) console.error(line);
  return read.ok && lines.length === 0 ? read.config : undefined;
}

/** The data folder is made where it is missing, for its owner alone: the log holds what users said. */
function folderFaults(dataDir: string): readonly string[] {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const place = JSON.stringify(dataDir);
    return [`DATA_DIR: ${place} cannot be used (${code}); use a folder that can be written`];
  }
}
