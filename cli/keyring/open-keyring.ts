import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DIGEST_KEY, SessionKeys } from '../../app/core/sealing/session-keys.ts';
import { needsKeyring } from '../../app/privacy/needs-keyring.ts';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import type { KeyStore } from '../../keyring/key-store.ts';
import { noKeyring } from '../../keyring/none.ts';
import { type Keyring, KeyringUnavailable } from '../../keyring/port.ts';
import { WrappedKeyring } from '../../keyring/wrapped-keyring.ts';
import { wrapWith } from '../../keyring/wrapping.ts';
import type { EventLog } from '../../log/port.ts';
import type { Config } from '../config/read-config.ts';
import { pathFault } from '../files/database-path.ts';
import { makeFolder } from '../files/make-folder.ts';
import { dataKeyOf, keptDataKey } from './data-key.ts';
import { keepInThread } from './keep-in-thread.ts';
import { type KeyringAddress, keyringFile } from './keyring-file.ts';

/**
 * Opens the keyring that the settings name, and makes it where there is none.
 * @throws KeyringUnavailable, also where its keys were wrapped by another key
 */
export async function openKeyring(address: KeyringAddress, dataKey: string): Promise<Keyring> {
  const keyring = wrapped(await openKeyStore(address), dataKey);
  await keyring.obtain(DIGEST_KEY);
  return keyring;
}

/** What a process does where a log's keyring is not as it should be. */
export interface KeyringOfLog {
  /** Makes the key-encryption key, where neither it nor anything wrapped with it is there. */
  readonly makeDataKey: () => string;
  /** Before a keyring is made in place of one that is missing; refuses that by throwing, as it does where it is left out. */
  readonly onMissing?: () => Promise<void>;
}

/**
 * Opens the keyring of a log that is written, and makes it where there is none and the log needs none yet.
 * @throws KeyringUnavailable, also where it is missing: repeats of acknowledged calls would be done again
 */
export async function openKeyringOf(
  log: EventLog,
  config: KeyringAddress & Pick<Config, 'dataKey'>,
  { makeDataKey, onMissing = refuseMissing(config) }: KeyringOfLog,
): Promise<Keyring> {
  const file = keyringFile(config);
  const isThere = file === undefined || isFilled(file);
  // Before anything is made: a keyring that comes back must find its place empty.
  const isNew = !isThere && !(await needsKeyring(log));
  if (!isThere && !isNew) await onMissing();
  const dataKey = config.dataKey ?? (isThere ? keptDataKey(config) : makeDataKey());
  const keyring = wrapped(await openKeyStore(config), dataKey);
  try {
    if (isThere && (await isKeyless(keyring)) && (await needsKeyring(log))) {
      // Of two instances that start at once, the other one may have made the first key in between.
      if (await isKeyless(keyring)) await onMissing();
    }
    await keyring.obtain(DIGEST_KEY);
    return keyring;
  } catch (error) {
    await keyring.close();
    throw error;
  }
}

/** A start that was killed leaves an empty file. */
function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Whether it was never used: builds before 2026-11-23 made keys of sessions, and none of digests. */
export async function isKeyless(keyring: Keyring): Promise<boolean> {
  if ((await keyring.read(DIGEST_KEY)).state !== 'absent') return false;
  return (await keyring.list({ limit: 1 })).length === 0;
}

/** In one line, what to do where a log's keyring is missing. */
export function keyringMissing(address: KeyringAddress): string {
  const file = keyringFile(address);
  const missing = file === undefined ? 'that KEYRING_URL names is empty' : `${file} is missing`;
  return `the keyring ${missing}, and the log cannot do without its own; put it back, restore a backup (qss restore --keyring), or, where it is lost for good, say qss accept-loss --keyring`;
}

/** In one line, what to do where a keyring has keys of sessions, and the log has nothing. */
export function logMissing(address: KeyringAddress): string {
  const place = keyringFile(address) ?? 'that KEYRING_URL names';
  return `the log is empty, and the keyring ${place} has keys of sessions of another one; look whether the place of the log is mounted, put it back, restore a backup (qss restore), or, to begin anew, name another keyring or move it away`;
}

function refuseMissing(address: KeyringAddress): () => Promise<void> {
  return () => Promise.reject(new KeyringUnavailable(keyringMissing(address)));
}

/** The wrapped keys that the settings name, made where there are none. @throws KeyringUnavailable */
export async function openKeyStore(address: KeyringAddress): Promise<KeyStore> {
  const file = keyringFile(address);
  if (file === undefined) return sharedStore(address);
  const fault = pathFault(file);
  if (fault !== undefined) throw new KeyringUnavailable(fault);
  makeFolder(dirname(file));
  return keepInThread(file);
}

/** The keyring of the settings for reads alone; one without keys where it is not in reach. @throws KeyringUnavailable */
export async function openKeyringForReading(
  config: KeyringAddress & Pick<Config, 'dataKey'>,
): Promise<Keyring> {
  const dataKey = dataKeyOf(config);
  if (dataKey === undefined || !hasKeyring(config)) return noKeyring;
  const file = keyringFile(config);
  return wrapped(
    file === undefined ? await sharedStore(config, { readOnly: true }) : storeOf(file),
    dataKey,
  );
}

/** A file of keys for reads, in this thread. @throws KeyringUnavailable */
export function storeOf(file: string): KeyStore {
  const keys = new KeyFile(file, { readOnly: true });
  return { ask: async (requests) => keys.answer(requests), close: async () => keys.close() };
}

/** Whether the keyring of the settings can be read at all. */
export function hasKeyring(config: KeyringAddress & Pick<Config, 'dataKey'>): boolean {
  const dataKey = dataKeyOf(config);
  const file = keyringFile(config);
  return dataKey !== undefined && (file === undefined || existsSync(file));
}

/** Loaded where it is used: most processes need neither. */
async function sharedStore(
  { keyringUrl, keyringToken }: KeyringAddress,
  { readOnly = false }: { readonly readOnly?: boolean } = {},
): Promise<KeyStore> {
  if (keyringUrl!.startsWith('vault+')) {
    const { VaultKeys } = await import('../../keyring/vault/vault-keys.ts');
    return new VaultKeys(keyringUrl!, keyringToken);
  }
  const { PostgresKeys } = await import('../../keyring/postgres/postgres-keys.ts');
  return new PostgresKeys(keyringUrl!, { readOnly });
}

/** For commands that neither seal nor open anything. */
export function noSessionKeys(): SessionKeys {
  return new SessionKeys(noKeyring, { onMissing: () => {} });
}

function wrapped(store: KeyStore, dataKey: string): Keyring {
  return new WrappedKeyring(store, {
    wrapping: wrapWith(dataKey),
    now: Date.now,
    mark: DIGEST_KEY,
  });
}
