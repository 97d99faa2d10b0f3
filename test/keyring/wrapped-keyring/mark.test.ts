import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openKeyring } from '../../../cli/keyring/open-keyring.ts';
import { KeyringUnavailable } from '../../../keyring/port.ts';
import { VAULT_TOKEN, VaultServer } from '../../support/keyring/vault-server.ts';
import { NO_POSTGRES_SERVER, PostgresServer } from '../../support/processes/postgres-server.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const DATA_KEY = 'a-data-key-of-this-test';

interface Place {
  readonly address: Parameters<typeof openKeyring>[0];
  /** What happens to the keys under the process. */
  readonly harm: () => Promise<unknown>;
}

async function inFile(): Promise<Place> {
  const dataDir = await newTemporaryDirectory();
  const harm = async () => {
    const db = new DatabaseSync(join(dataDir, 'keyring.db'));
    db.exec('DELETE FROM keys');
    db.close();
  };
  return { address: { dataDir, eventLogUrl: undefined, keyringUrl: undefined }, harm };
}

async function inVault(): Promise<Place> {
  const vault = await VaultServer.start();
  onTestFinished(() => vault.stop());
  const { address } = await inFile();
  const shared = { keyringUrl: vault.url('qss/keys'), keyringToken: VAULT_TOKEN };
  return { address: { ...address, ...shared }, harm: async () => vault.secrets.clear() };
}

/** @param sql what becomes of the table; every connection ends with it */
function inPostgres(sql: string): () => Promise<Place> {
  return async () => {
    const server = await PostgresServer.start();
    onTestFinished(() => server.stop());
    const { address } = await inFile();
    const keyringUrl = await server.database();
    const harm = async () => {
      await server.command(sql, keyringUrl);
      const ends = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'qss keyring'`;
      await server.command(ends);
    };
    return { address: { ...address, keyringUrl }, harm };
  };
}

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['a file is emptied', inFile],
  ['a Vault is emptied', inVault],
  ...(NO_POSTGRES_SERVER === undefined
    ? ([
        ['a table is dropped', inPostgres('DROP SCHEMA qss_keys CASCADE')],
        ['a table is emptied', inPostgres('TRUNCATE qss_keys.keys')],
      ] as const)
    : []),
];

describe.each(PLACES)('a keyring of which %s under a process', (_, place) => {
  it('is told, gives no key, and makes no other one in place of those that are gone', async () => {
    const { address, harm } = await place();
    const keyring = await openKeyring(address, DATA_KEY);
    onTestFinished(() => keyring.close());
    await keyring.obtain('acme.one');
    await harm();
    await expect(keyring.read('acme.one')).rejects.toThrow(KeyringUnavailable);
    await expect(keyring.obtain('acme.one')).rejects.toThrow(/it was emptied|does not exist/);
    await expect(keyring.obtain('acme.two')).rejects.toThrow(KeyringUnavailable);
    await expect(keyring.destroy('acme.two')).rejects.toThrow(KeyringUnavailable);
    // Another process makes the first key of a new keyring.
    const another = await openKeyring(address, DATA_KEY);
    onTestFinished(() => another.close());
    expect(await another.read('acme.one')).toEqual({ state: 'absent' });
    expect(await another.read('acme.two')).toEqual({ state: 'absent' });
    await expect(keyring.obtain('acme.two')).rejects.toThrow('another one lies in its place');
  });
});
