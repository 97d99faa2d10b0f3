import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIGEST_KEY, SessionKeys } from '../../app/core/session-keys.ts';
import { EmbeddedKeyring, type KeyFileHolder } from '../../keyring/embedded/embedded-keyring.ts';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import { noKeyring } from '../../keyring/none.ts';
import type { Keyring } from '../../keyring/port.ts';
import { wrapWith } from '../../keyring/wrapping.ts';
import type { Config } from '../config/config.ts';
import { readKeptSecret } from '../config/secrets.ts';
import { embeddedFile } from '../open-log.ts';
import { keepInThread } from './keep-in-thread.ts';

/** Name of the file with the key-encryption key that a service made for itself. */
export const DATA_KEY = 'data-key';

type KeyringAddress = Pick<Config, 'keyringUrl' | 'eventLogUrl' | 'dataDir'>;

/** Where the embedded keyring lies: beside the embedded log, so that all who write that log have one. */
export function keyringFile(address: KeyringAddress): string {
  const { keyringUrl, eventLogUrl, dataDir } = address;
  if (keyringUrl !== undefined) return keyringUrl.slice('file:'.length);
  const folder = eventLogUrl?.startsWith('esdb') ? dataDir : dirname(embeddedFile(address));
  return join(folder, 'keyring.db');
}

/** Where a key-encryption key lies that was made on the first start. */
export function dataKeyFolder(address: KeyringAddress): string {
  return dirname(keyringFile(address));
}

/**
 * Opens the keyring that the settings name, and makes it where there is none.
 * @throws KeyringUnavailable, also where its keys were wrapped by another key
 */
export async function openKeyring(address: KeyringAddress, dataKey: string): Promise<Keyring> {
  const keyring = embedded(await keepInThread(keyringFile(address)), dataKey);
  await keyring.obtain(DIGEST_KEY);
  return keyring;
}

/** The keyring of the settings for reads alone; one without keys where it is not in reach. @throws KeyringUnavailable */
export function openKeyringForReading(config: KeyringAddress & Pick<Config, 'dataKey'>): Keyring {
  const file = keyringFile(config);
  const dataKey = config.dataKey ?? readKeptSecret(dataKeyFolder(config), DATA_KEY);
  if (dataKey === undefined || !existsSync(file)) return noKeyring;
  const keys = new KeyFile(file, { readOnly: true });
  const holder = {
    ask: async (requests: Parameters<KeyFileHolder['ask']>[0]) => keys.answer(requests),
    close: async () => keys.close(),
  };
  return embedded(holder, dataKey);
}

/** Whether the embedded keyring of the settings can be read at all. */
export function hasKeyring(config: KeyringAddress & Pick<Config, 'dataKey'>): boolean {
  const dataKey = config.dataKey ?? readKeptSecret(dataKeyFolder(config), DATA_KEY);
  return dataKey !== undefined && existsSync(keyringFile(config));
}

/** For commands that neither seal nor open anything. */
export function noSessionKeys(): SessionKeys {
  return new SessionKeys(noKeyring, { onMissing: () => {} });
}

function embedded(holder: KeyFileHolder, dataKey: string): Keyring {
  return new EmbeddedKeyring(holder, { wrapping: wrapWith(dataKey), now: Date.now });
}
