import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keptSecret } from '../../../cli/config/kept-secrets.ts';
import { openKeyring, openKeyringOf } from '../../../cli/keyring/open-keyring.ts';
import { KeyringUnavailable } from '../../../keyring/port.ts';
import { VAULT_TOKEN, VaultServer } from '../../support/keyring/vault-server.ts';
import { newLog } from '../../support/log/new-log.ts';
import { NO_POSTGRES_SERVER, PostgresServer } from '../../support/processes/postgres-server.ts';
import { ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const DATA_KEY = 'a-data-key-of-this-test';
const makeDataKey = () => DATA_KEY;

async function usedLog() {
  const log = newLog();
  const service = await ServiceUnderTest.start(log);
  onTestFinished(() => service.stop());
  await service.publish();
  return log;
}

async function inFile() {
  const dataDir = await newTemporaryDirectory();
  return { dataDir, eventLogUrl: undefined, keyringUrl: undefined, dataKey: undefined };
}

async function inVault() {
  const vault = await VaultServer.start();
  onTestFinished(() => vault.stop());
  const shared = { keyringUrl: vault.url('qss/keys'), keyringToken: VAULT_TOKEN };
  return { ...(await inFile()), ...shared, dataKey: DATA_KEY };
}

async function inPostgres() {
  const server = await PostgresServer.start();
  onTestFinished(() => server.stop());
  const keyringUrl = await server.database();
  return { ...(await inFile()), keyringUrl, dataKey: DATA_KEY };
}

it.each([
  ['a file', inFile],
  ['a Vault', inVault],
  ...(NO_POSTGRES_SERVER === undefined ? [['a PostgreSQL', inPostgres] as const] : []),
] as const)(
  'a keyring in %s is made with a new log, and beside one that was written only where that is accepted',
  async (_, place) => {
    const address = await place();
    const used = await usedLog();
    await expect(openKeyringOf(used, address, { makeDataKey })).rejects.toThrow(KeyringUnavailable);
    await expect(openKeyringOf(used, address, { makeDataKey })).rejects.toThrow('accept-loss');
    expect(existsSync(join(address.dataDir, 'keyring.db'))).toBe(false);
    const onMissing = vi.fn(async () => {});
    await (await openKeyringOf(used, address, { makeDataKey, onMissing })).close();
    expect(onMissing).toHaveBeenCalledTimes(1);
    const given = { ...address, dataKey: DATA_KEY };
    await (await openKeyringOf(used, given, { makeDataKey })).close();
    const another = await place();
    await (await openKeyringOf(newLog(), another, { makeDataKey })).close();
  },
);

it('a keyring of a build that had no key of digests is gone on with', async () => {
  const address = { ...(await inVault()), keyringUrl: undefined };
  const keyring = await openKeyring(address, DATA_KEY);
  await keyring.obtain('acme.0001');
  await keyring.close();
  const opened = await openKeyringOf(await usedLog(), address, { makeDataKey });
  expect(await opened.read('acme.0001')).toMatchObject({ state: 'held' });
  await opened.close();
});

it.each<[string, (place: string) => void]>([
  ['empty', (place) => writeFileSync(place, '')],
  ['a folder', (place) => mkdirSync(place)],
])('a data key that is %s is not told as one that is lost', async (_, spoil) => {
  const address = await inFile();
  const makeDataKey = () => keptSecret(address.dataDir, 'data-key').value;
  await (await openKeyringOf(newLog(), address, { makeDataKey })).close();
  const place = join(address.dataDir, 'data-key');
  rmSync(place);
  spoil(place);
  const opening = openKeyringOf(newLog(), address, { makeDataKey });
  await expect(opening).rejects.toThrow(`${place} cannot be read, or is empty`);
  await expect(opening).rejects.not.toThrow('accept-loss');
});
