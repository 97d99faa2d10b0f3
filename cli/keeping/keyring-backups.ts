import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyKeyFile } from '../../keyring/embedded/copy-key-file.ts';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import type { KeyStore } from '../../keyring/key-store.ts';
import { type KeyringAddress, keyringFile, openStore, storeOf } from './open-keyring.ts';

/** What lies in the folder of a log's backup. */
export const BACKUP_FILES = {
  log: 'log.db',
  anchors: 'anchors.jsonl',
  manifest: 'backup.json',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Beside each copy: `{made_at, expires_at}`. */
const TERM_SUFFIX = '.term.json';

/** Keys that are copied at a time. */
const PAGE = 500;

/**
 * Copies a keyring while it is used, wherever it lies, to a file; the copy is for its owner's eyes, and says when it expires.
 * @param now milliseconds since the epoch
 * @throws KeyringUnavailable
 */
export async function backUpKeyring(
  address: KeyringAddress,
  folder: string,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<{ readonly file: string; readonly expires_at: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made_at = new Date(now).toISOString();
  const expires_at = new Date(now + days * DAY_MS).toISOString();
  const file = join(folder, `keyring-${made_at.replaceAll(/[:.]/g, '-')}.db`);
  // First: a copy without a term would stay for good.
  await writeFile(`${file}${TERM_SUFFIX}`, `${JSON.stringify({ made_at, expires_at })}\n`);
  const keyring = keyringFile(address);
  if (keyring === undefined) await copyToFile(address, `${file}.part`);
  else await copyKeyFile(keyring, `${file}.part`);
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

/** What is there already, and is newer than any copy. */
export class KeyringInPlace extends Error {
  override readonly name = 'KeyringInPlace';
}

/**
 * Puts a copy in the place of a keyring that is not there, or holds nothing yet.
 * @throws KeyringInPlace, KeyringUnavailable
 */
export async function putKeyring(copy: string, address: KeyringAddress): Promise<void> {
  const keyring = keyringFile(address);
  if (keyring === undefined) return copyToStore(copy, address);
  if (existsSync(keyring)) throw new KeyringInPlace(`there is a keyring at ${keyring}`);
  await mkdir(dirname(keyring), { recursive: true });
  await copyKeyFile(copy, `${keyring}.part`);
  await chmod(`${keyring}.part`, 0o600);
  await rename(`${keyring}.part`, keyring);
}

async function copyToStore(copy: string, address: KeyringAddress): Promise<void> {
  const to = await openStore(address);
  const from = storeOf(copy);
  try {
    const [held] = await to.ask([{ kind: 'list', after: '', limit: 1 }]);
    if (held!.length > 0) throw new KeyringInPlace('KEYRING_URL holds keys already');
    await copyKeys(from, to);
  } finally {
    await from.close();
    await to.close();
  }
}

async function copyToFile(address: KeyringAddress, file: string): Promise<void> {
  await rm(file, { force: true });
  const from = await openStore(address);
  const to = new KeyFile(file);
  try {
    await copyKeys(from, { ask: async (requests) => to.answer(requests) });
  } finally {
    await from.close();
    to.close();
  }
}

async function copyKeys(from: KeyStore, to: Pick<KeyStore, 'ask'>): Promise<void> {
  for (let after = ''; ; ) {
    const [rows] = await from.ask([{ kind: 'list', after, limit: PAGE }]);
    await to.ask(rows!.map((row) => ({ kind: 'put', row })));
    if (rows!.length < PAGE) return;
    after = rows!.at(-1)!.subject;
  }
}
