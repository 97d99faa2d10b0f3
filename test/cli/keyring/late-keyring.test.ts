import { describe, expect, it } from 'vitest';
import { lateKeyring } from '../../../cli/keyring/late-keyring.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import { KeyringUnavailable } from '../../../keyring/port.ts';
import { LogUnavailable } from '../../../log/port.ts';

describe('the keyring of a log that is away', () => {
  it('does not answer until the log does, and is opened once', async () => {
    const answers: ('away' | 'there')[] = ['away', 'away', 'there'];
    const keyring = lateKeyring(async () => {
      if (answers.shift() !== 'there') throw new LogUnavailable('away');
      return createMemoryKeyring();
    });
    await expect(keyring.obtain('one')).rejects.toThrow(KeyringUnavailable);
    await expect(keyring.list({ limit: 1 })).rejects.toThrow(KeyringUnavailable);
    const [made, again] = await Promise.all([keyring.obtain('one'), keyring.obtain('one')]);
    expect(again).toEqual(made);
    expect(await keyring.read('one')).toEqual(made);
    await keyring.close();
  });

  it('stays refused where the log turns out to have had another one', async () => {
    const keyring = lateKeyring(() =>
      Promise.reject(new KeyringUnavailable('keyring.db is missing')),
    );
    await expect(keyring.obtain('one')).rejects.toThrow('keyring.db is missing');
    await keyring.close();
  });
});
