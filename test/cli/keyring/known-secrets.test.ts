import { describe, expect, it } from 'vitest';
import { isOwnSubject, noteSecret } from '../../../cli/keyring/known-secrets.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';

const [ONE, OTHER] = ['a-secret-of-one-instance', 'a-secret-of-another-one'];

describe('the secret that instances of one log were started with', () => {
  it('is the same one, for as long as nobody comes with another', async () => {
    const keyring = createMemoryKeyring();
    for (const secret of [ONE, ONE, ONE]) expect(await noteSecret(keyring, secret)).toBe(false);
    expect(await keyring.list({ limit: 10 })).toHaveLength(2);
  });

  it('is told at each start where two differ, and once where it was changed for all', async () => {
    const keyring = createMemoryKeyring();
    await noteSecret(keyring, ONE);
    expect(await noteSecret(keyring, OTHER)).toBe(true);
    expect(await noteSecret(keyring, ONE)).toBe(true);
    expect(await noteSecret(keyring, OTHER)).toBe(true);
    expect(await noteSecret(keyring, OTHER)).toBe(false);
  });

  it('is found where both start at once', async () => {
    const keyring = createMemoryKeyring();
    const both = await Promise.all([ONE, OTHER].map((secret) => noteSecret(keyring, secret)));
    expect(both).toContain(true);
  });

  it('is found among the keys of a tenant whose name begins alike', async () => {
    const keyring = createMemoryKeyring();
    await noteSecret(keyring, ONE);
    await keyring.obtain('secret-000001-aa.0123456789abcdef0123456789abcdef');
    expect(await noteSecret(keyring, OTHER)).toBe(true);
  });

  it('is not in the keyring, and no session has its names', async () => {
    const keyring = createMemoryKeyring();
    await noteSecret(keyring, ONE);
    const subjects = (await keyring.list({ limit: 10 })).map(({ subject }) => subject);
    expect(subjects.join()).not.toContain(ONE);
    expect(subjects.every(isOwnSubject)).toBe(true);
    expect(isOwnSubject('acme.0123456789abcdef0123456789abcdef')).toBe(false);
  });
});
