import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIGEST_KEY, SessionKeys } from '../../app/core/session-keys.ts';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import type { KeyStore } from '../../keyring/key-store.ts';
import { noKeyring } from '../../keyring/none.ts';
import type { Keyring } from '../../keyring/port.ts';
import { WrappedKeyring } from '../../keyring/wrapped-keyring.ts';
import { wrapWith } from '../../keyring/wrapping.ts';
import type { Config } from '../config/config.ts';
import { readKeptSecret } from '../config/secrets.ts';
import { makeFolder } from '../files/make-folder.ts';
import { embeddedFile } from '../open-log.ts';
import { keepInThread } from './keep-in-thread.ts';

/** Name of the file with the key-encryption key that a service made for itself. */
export const DATA_KEY = 'data-key';

export type KeyringAddress = Pick<Config, 'keyringUrl' | 'eventLogUrl' | 'dataDir'> &
  Partial<Pick<Config, 'keyringToken'>>;

/**
 * Where the embedded keyring lies: beside the embedded log, so that all who write that log have one. Undefined: the keys
 * lie in a store that instances share.
 */
export function keyringFile(address: KeyringAddress): string | undefined {
  const { keyringUrl, eventLogUrl, dataDir } = address;
  if (keyringUrl?.startsWith('file:')) return keyringUrl.slice('file:'.length);
  if (keyringUrl !== undefined) return undefined;
  const folder = eventLogUrl?.startsWith('esdb') ? dataDir : dirname(embeddedFile(address));
  return join(folder, 'keyring.db');
}

/** Where a key-encryption key lies that was made on the first start; a shared store wants one that is given. */
export function dataKeyFolder(address: KeyringAddress): string {
  const file = keyringFile(address);
  return file === undefined ? address.dataDir : dirname(file);
}

/**
 * Opens the keyring that the settings name, and makes it where there is none.
 * @throws KeyringUnavailable, also where its keys were wrapped by another key
 */
export async function openKeyring(address: KeyringAddress, dataKey: string): Promise<Keyring> {
  const keyring = wrapped(await openKeyStore(address), dataKey);
  await keyring.obtain(DIGEST_KEY);
  return keyring;
}

/** The wrapped keys that the settings name, made where there are none. @throws KeyringUnavailable */
export async function openKeyStore(address: KeyringAddress): Promise<KeyStore> {
  const file = keyringFile(address);
  if (file === undefined) return sharedStore(address);
  makeFolder(dirname(file));
  return keepInThread(file);
}

/** The keyring of the settings for reads alone; one without keys where it is not in reach. @throws KeyringUnavailable */
export async function openKeyringForReading(
  config: KeyringAddress & Pick<Config, 'dataKey'>,
): Promise<Keyring> {
  const dataKey = config.dataKey ?? readKeptSecret(dataKeyFolder(config), DATA_KEY);
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
  const dataKey = config.dataKey ?? readKeptSecret(dataKeyFolder(config), DATA_KEY);
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
  return new WrappedKeyring(store, { wrapping: wrapWith(dataKey), now: Date.now });
}
