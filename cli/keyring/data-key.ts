import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KeyringUnavailable } from '../../keyring/port.ts';
import { type KeptSecret, keptSecret, readKeptSecret } from '../config/kept-secrets.ts';
import type { Config } from '../config/read-config.ts';
import { type KeyringAddress, keyringFile } from './keyring-file.ts';

/** Name of the file with the key-encryption key that a service made for itself. */
export const DATA_KEY = 'data-key';

/** Where a key-encryption key lies that was made on the first start; a shared store wants one that is given. */
export function dataKeyFolder(address: KeyringAddress): string {
  const file = keyringFile(address);
  return file === undefined ? address.dataDir : dirname(file);
}

/** The key-encryption key: set, or made by the service; undefined where none is in reach. */
export function dataKeyOf(config: KeyringAddress & Pick<Config, 'dataKey'>): string | undefined {
  return config.dataKey ?? readKeptSecret(dataKeyFolder(config), DATA_KEY);
}

/** The key-encryption key that a service makes for itself, where it has none yet. */
export function makeDataKey(address: KeyringAddress): KeptSecret {
  return keptSecret(dataKeyFolder(address), DATA_KEY);
}

/** @throws KeyringUnavailable where it is missing: with another one nothing in the keyring can be read */
export function keptDataKey(address: KeyringAddress): string {
  const dataKey = readKeptSecret(dataKeyFolder(address), DATA_KEY);
  if (dataKey !== undefined) return dataKey;
  throw new KeyringUnavailable(dataKeyMissing(address));
}

/** In one line, what to do where the key-encryption key is missing, or what is there is of no use. */
export function dataKeyMissing(address: KeyringAddress): string {
  const place = join(dataKeyFolder(address), DATA_KEY);
  if (existsSync(place)) {
    return `${place} cannot be read, or is empty, and the keyring ${keyringFile(address)} was made with it; give this user the right to read it, put it back, or give QSS_DATA_KEY`;
  }
  return `${place} is missing, and the keyring ${keyringFile(address)} was made with it; put it back, or give QSS_DATA_KEY; where it is lost for good, so is the keyring: move that away and say qss accept-loss --keyring`;
}
