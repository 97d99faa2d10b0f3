import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUpKeyring, KeyringInPlace, putKeyring } from '../../../cli/keyring/keyring-backups.ts';
import { openKeyring, openKeyStore, storeOf } from '../../../cli/keyring/open-keyring.ts';
import { VAULT_TOKEN, VaultServer } from '../../support/keyring/vault-server.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const DATA_KEY = 'a-data-key-of-this-test';
const TERM = { days: 3, now: Date.UTC(2026, 3, 12) };

async function places() {
  const vault = await VaultServer.start();
  onTestFinished(() => vault.stop());
  const folder = await newTemporaryDirectory();
  const address = (dataDir: string, keyringUrl?: string) => {
    mkdirSync(join(folder, dataDir), { recursive: true });
    return {
      ...{ dataDir: join(folder, dataDir), eventLogUrl: undefined, keyringUrl },
      keyringToken: VAULT_TOKEN,
    };
  };
  return { address, vault, copies: join(folder, 'copies') };
}

it('moves a keyring from a file to a store that instances share, and back, erasures included', async () => {
  const { address, vault, copies } = await places();
  const file = address('one');
  const first = await openKeyring(file, DATA_KEY);
  // More than are copied at a time.
  const subjects = Array.from({ length: 620 }, (_, n) => `acme.${String(n).padStart(4, '0')}`);
  const keys = await Promise.all(subjects.map((subject) => first.obtain(subject)));
  const { at } = await first.destroy('acme.0007');
  const expected = keys.with(7, { state: 'destroyed', at });
  await first.close();
  let from = file;
  for (const to of [address('two', vault.url('qss/keys')), address('three')]) {
    const copy = await backUpKeyring(from, copies, {
      ...TERM,
      now: TERM.now + Number(to !== file),
    });
    expect(copy.expires_at).toMatch(/^2026-04-15T/);
    await putKeyring(copy.file, to);
    const keyring = await openKeyring(to, DATA_KEY);
    expect(await Promise.all(subjects.map((subject) => keyring.read(subject)))).toEqual(expected);
    await keyring.close();
    from = to;
  }
});

it('puts nothing over keys that are there', async () => {
  const { address, vault, copies } = await places();
  const [file, shared] = [address('one'), address('two', vault.url('qss/keys'))];
  for (const each of [file, shared]) await (await openKeyring(each, DATA_KEY)).close();
  const copy = await backUpKeyring(file, copies, TERM);
  for (const each of [file, shared]) {
    await expect(putKeyring(copy.file, each)).rejects.toThrow(KeyringInPlace);
  }
});

it('goes on where a copying to a store broke off', async () => {
  const { address, vault, copies } = await places();
  const [file, shared] = [address('one'), address('two', vault.url('qss/keys'))];
  const first = await openKeyring(file, DATA_KEY);
  const subjects = Array.from({ length: 20 }, (_, n) => `acme.${n}`);
  const keys = await Promise.all(subjects.map((subject) => first.obtain(subject)));
  await first.close();
  const copy = await backUpKeyring(file, copies, TERM);
  const [from, to] = [storeOf(copy.file), await openKeyStore(shared)];
  const [some] = await from.ask([{ kind: 'list', after: '', limit: 7 }]);
  await to.ask(some!.map((row) => ({ kind: 'put', row })));
  await Promise.all([from.close(), to.close()]);
  await putKeyring(copy.file, shared);
  const keyring = await openKeyring(shared, DATA_KEY);
  expect(await Promise.all(subjects.map((subject) => keyring.read(subject)))).toEqual(keys);
  await keyring.close();
});
