import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyKeyFile } from '../../keyring/embedded/copy-key-file.ts';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import type { KeyRow, KeyStore } from '../../keyring/key-store.ts';
import { termFrom, writeTerm } from '../files/copy-terms.ts';
import { makeFolder } from '../files/make-folder.ts';
import { nameWhole, PARTIAL_SUFFIX } from '../files/sync-path.ts';
import { type KeyringAddress, keyringFile } from './keyring-file.ts';
import { openKeyStore, storeOf } from './open-keyring.ts';

/** What lies in the folder of a log's backup. */
export const BACKUP_FILES = {
  log: 'log.db',
  anchors: 'anchors.jsonl',
  manifest: 'backup.json',
} as const;

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
  makeFolder(folder, 0o700);
  const term = termFrom(now, days);
  const { made_at, expires_at } = term;
  const file = join(folder, `keyring-${made_at.replaceAll(/[:.]/g, '-')}.db`);
  await writeTerm(file, term);
  const keyring = keyringFile(address);
  if (keyring === undefined) await copyToFile(address, `${file}${PARTIAL_SUFFIX}`);
  else await copyKeyFile(keyring, `${file}${PARTIAL_SUFFIX}`);
  await nameWhole(file);
  return { file, expires_at };
}

/** What is there already, and is newer than any copy. */
export class KeyringInPlace extends Error {
  override readonly name = 'KeyringInPlace';
}

/**
 * Puts a copy in the place of a keyring that is not there, or into a store that holds nothing but a part of that copy.
 * @throws KeyringInPlace, KeyringUnavailable
 */
export async function putKeyring(copy: string, address: KeyringAddress): Promise<void> {
  const keyring = keyringFile(address);
  if (keyring === undefined) return copyToStore(copy, address);
  if (existsSync(keyring)) throw new KeyringInPlace(`there is a keyring at ${keyring}`);
  makeFolder(dirname(keyring));
  await copyKeyFile(copy, `${keyring}${PARTIAL_SUFFIX}`);
  await chmod(`${keyring}${PARTIAL_SUFFIX}`, 0o600);
  await nameWhole(keyring);
}

async function copyToStore(copy: string, address: KeyringAddress): Promise<void> {
  const to = await openKeyStore(address);
  const from = storeOf(copy);
  try {
    if (!(await holdsPartOf(from, to)))
      throw new KeyringInPlace('KEYRING_URL holds keys that are not of this copy');
    await copyKeys(from, to);
  } finally {
    await from.close();
    await to.close();
  }
}

/** Whether a store holds nothing, or what a copying that broke off has left there: the next one goes on with it. */
async function holdsPartOf(from: KeyStore, to: KeyStore): Promise<boolean> {
  for await (const rows of pagesOf(to)) {
    const copied = await from.ask(rows.map(({ subject }) => ({ kind: 'read', subject })));
    if (!rows.every((row, at) => isSame(row, copied[at]![0]))) return false;
  }
  return true;
}

function isSame(one: KeyRow, other: KeyRow | undefined): boolean {
  return (
    other !== undefined &&
    one.created_at === other.created_at &&
    one.destroyed_at === other.destroyed_at &&
    Buffer.compare(one.wrapped ?? new Uint8Array(), other.wrapped ?? new Uint8Array()) === 0
  );
}

async function copyToFile(address: KeyringAddress, file: string): Promise<void> {
  await rm(file, { force: true });
  const from = await openKeyStore(address);
  const to = new KeyFile(file);
  try {
    await copyKeys(from, { ask: async (requests) => to.answer(requests) });
  } finally {
    await from.close();
    to.close();
  }
}

async function copyKeys(from: KeyStore, to: Pick<KeyStore, 'ask'>): Promise<void> {
  for await (const rows of pagesOf(from)) await to.ask(rows.map((row) => ({ kind: 'put', row })));
}

async function* pagesOf(store: KeyStore): AsyncGenerator<readonly KeyRow[], void, undefined> {
  for (let after = ''; ; ) {
    const [rows = []] = await store.ask([{ kind: 'list', after, limit: PAGE }]);
    yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.subject;
  }
}
