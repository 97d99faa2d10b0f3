import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KeyringUnavailable } from '../../../keyring/port.ts';
import { VaultKeys } from '../../../keyring/vault/vault-keys.ts';
import { WrappedKeyring } from '../../../keyring/wrapped-keyring.ts';
import { wrapWith } from '../../../keyring/wrapping.ts';
import { VAULT_TOKEN, VaultServer } from '../../support/keyring/vault-server.ts';
import { keyringContract } from '../contract.ts';

let vault: VaultServer;
let folders = 0;

beforeAll(async () => {
  vault = await VaultServer.start();
});

afterAll(() => vault.stop());

beforeEach(() => {
  vault.intercept = undefined;
  folders += 1;
});

function open(token: string | undefined = VAULT_TOKEN): WrappedKeyring {
  const store = new VaultKeys(vault.url(`qss/${folders}`), token);
  return new WrappedKeyring(store, { wrapping: wrapWith('a data key for tests'), now: Date.now });
}

keyringContract('Vault', async () => ({ keyring: open(), again: async () => open() }));

describe('a keyring in Vault', () => {
  const versions = () => vault.secrets.get(`qss/${folders}/acme.one`)!;

  it('destroys every version that held a key', async () => {
    const keyring = open();
    await keyring.obtain('acme.one');
    await keyring.destroy('acme.one');
    expect(versions().map(({ destroyed }) => destroyed)).toEqual([true, false]);
    expect(JSON.stringify(versions())).not.toContain('wrapped');
  });

  it('destroys when it is asked again what a crash has left between the mark and the versions before it', async () => {
    const keyring = open();
    await keyring.obtain('acme.one');
    vault.intercept = (asked) => (asked.startsWith('PUT') ? { status: 503 } : undefined);
    await expect(keyring.destroy('acme.one')).rejects.toThrow(KeyringUnavailable);
    expect(JSON.stringify(versions())).toContain('wrapped');
    vault.intercept = undefined;
    await keyring.destroy('acme.one');
    expect(JSON.stringify(versions())).not.toContain('wrapped');
    expect(await keyring.obtain('acme.one')).toMatchObject({ state: 'destroyed' });
  });

  it('says what Vault answered, and takes a refusal for no key that is absent', async () => {
    await expect(open('hvs.another').read('acme.one')).rejects.toThrow('403: permission denied');
    vault.intercept = () => ({ status: 429 });
    await expect(open().read('acme.one')).rejects.toThrow(KeyringUnavailable);
  });

  it('makes no other key in place of one that somebody deleted in Vault', async () => {
    const keyring = open();
    await keyring.obtain('acme.one');
    versions().at(-1)!.data = null;
    expect(await keyring.read('acme.one')).toEqual({ state: 'absent' });
    await expect(keyring.obtain('acme.one')).rejects.toThrow('was deleted');
    const { at } = await keyring.destroy('acme.one');
    expect(await keyring.obtain('acme.one')).toEqual({ state: 'destroyed', at });
  });

  it('makes the key of a session that begins with two requests', async () => {
    const keyring = open();
    const before = vault.asked.length;
    await keyring.obtain('acme.one');
    expect(vault.asked.slice(before).map((each) => each.split(' ')[0])).toEqual(['GET', 'POST']);
  });
});
