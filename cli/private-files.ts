import { existsSync, realpathSync } from 'node:fs';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config/read-config.ts';
import { DATA_KEY, dataKeyFolder } from './keyring/data-key.ts';
import { keyringFile } from './keyring/keyring-file.ts';
import { embeddedFile } from './open-log.ts';

/** What a process makes is for its owner alone, whatever the mask that it was started with. */
export const OWNER_ONLY_UMASK = 0o077;
const OTHERS = 0o077;
const OWNER = 0o700;
/** In a folder such as `/tmp`, which is everybody's on purpose. */
const STICKY = 0o1000;

/** What users said, who may ask, and the secrets that vouch for both. */
function privatePlaces(config: Config): readonly string[] {
  return [config.dataDir, ...ownFiles(config), config.anchorFile];
}

/** Every file that the service makes beside its anchors. */
function ownFiles(config: Config): readonly string[] {
  return [...logFiles(config), ...keyringFiles(config), ...fixedFiles(config)];
}

/** The embedded log, and what SQLite keeps beside it. */
export function logFiles(config: Config): readonly string[] {
  return config.eventLogUrl?.startsWith('esdb') ? [] : ofDatabase(embeddedFile(config));
}

/** The embedded keyring, and what SQLite keeps beside it. */
export function keyringFiles(config: Config): readonly string[] {
  const keyring = keyringFile(config);
  return keyring === undefined ? [] : ['', '-journal'].map((end) => leadsTo(keyring) + end);
}

/** What lies where no setting but that of its folder says: the read models and the secrets. */
export function fixedFiles(config: Config): readonly string[] {
  const { dataDir } = config;
  const secrets = ['secret', 'admin-token'].map((name) => join(dataDir, name));
  secrets.push(join(dataKeyFolder(config), DATA_KEY));
  return [...ofDatabase(join(dataDir, 'read-models.db')), ...secrets];
}

function ofDatabase(file: string): readonly string[] {
  return ['', '-wal', '-shm'].map((end) => leadsTo(file) + end);
}

/** SQLite keeps what belongs to a linked file beside what the link leads to. */
function leadsTo(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** Files, and the folder of the data, that other users of the machine may enter, read or write. */
export async function openToOthers(config: Config): Promise<readonly string[]> {
  const found: string[] = [];
  for (const place of privatePlaces(config)) {
    const stats = await stat(place).catch(() => undefined);
    // A folder in a file's place is somebody's mistake, and of somebody else.
    const isOurs = stats?.isFile() || place === config.dataDir;
    if (stats && isOurs && (stats.mode & OTHERS) !== 0) found.push(place);
  }
  return found;
}

/** A folder that is everybody's, or in which others may keep theirs as well, such as `/srv` or a home: to close it would shut them out. */
async function isShared(place: string): Promise<boolean> {
  const stats = await stat(place);
  if (!stats.isDirectory()) return false;
  if ((stats.mode & STICKY) !== 0) return true;
  const entries = await readdir(place, { withFileTypes: true });
  // The service makes none; a file system may.
  return entries.some((entry) => entry.isDirectory() && entry.name !== 'lost+found');
}

/** Takes the rights of other users away, and says so. */
export async function closeToOthers(config: Config, logger: Logger): Promise<void> {
  const wide = await openToOthers(config);
  for (const place of wide) {
    if (await isShared(place)) continue;
    const { mode } = await stat(place);
    // What another user owns cannot be changed; it is told below.
    await chmod(place, mode & OWNER).catch(() => {});
  }
  const left = await openToOthers(config);
  const files = wide.filter((place) => !left.includes(place));
  if (files.length > 0) logger.warn({ files }, 'files were open to other users and are closed now');
  if (left.length > 0) logger.error({ files: left }, 'files are open to other users');
}
