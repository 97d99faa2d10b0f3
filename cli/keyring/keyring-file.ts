import { dirname, join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import { embeddedFile } from '../open-log.ts';

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
