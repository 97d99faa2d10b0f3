import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyKeyFile } from '../../keyring/embedded/copy-key-file.ts';

/** What lies in the folder of a log's backup. */
export const BACKUP_FILES = {
  log: 'log.db',
  anchors: 'anchors.jsonl',
  manifest: 'backup.json',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Beside each copy: `{made_at, expires_at}`. */
const TERM_SUFFIX = '.term.json';

/**
 * Copies an embedded keyring while it is used; the copy is for its owner's eyes, and says when it expires.
 * @param now milliseconds since the epoch
 * @throws KeyringUnavailable
 */
export async function backUpKeyring(
  keyring: string,
  folder: string,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<{ readonly file: string; readonly expires_at: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made_at = new Date(now).toISOString();
  const expires_at = new Date(now + days * DAY_MS).toISOString();
  const file = join(folder, `keyring-${made_at.replaceAll(/[:.]/g, '-')}.db`);
  // First: a copy without a term would stay for good.
  await writeFile(`${file}${TERM_SUFFIX}`, `${JSON.stringify({ made_at, expires_at })}\n`);
  await copyKeyFile(keyring, `${file}.part`);
  await rename(`${file}.part`, file);
  return { file, expires_at };
}

/** When a copy expires, ISO 8601; undefined where nothing beside it says so. */
export async function termOf(file: string): Promise<string | undefined> {
  if (!existsSync(`${file}${TERM_SUFFIX}`)) return undefined;
  const term = JSON.parse(await readFile(`${file}${TERM_SUFFIX}`, 'utf8')) as {
    readonly expires_at: string;
  };
  return term.expires_at;
}

/** Removes the copies of a folder that are expired, and answers which. */
export async function dropExpired(folder: string, now: number): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(TERM_SUFFIX)) continue;
    const file = join(folder, name.slice(0, -TERM_SUFFIX.length));
    if ((await termOf(file))! > new Date(now).toISOString()) continue;
    for (const gone of [file, `${file}.part`, join(folder, name)]) await rm(gone, { force: true });
    removed.push(file);
  }
  return removed;
}

/** Puts a copy in the place of a keyring that is not there. */
export async function putKeyring(copy: string, keyring: string): Promise<void> {
  await copyKeyFile(copy, `${keyring}.part`);
  await chmod(`${keyring}.part`, 0o600);
  await rename(`${keyring}.part`, keyring);
}
