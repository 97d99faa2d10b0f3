import { expect, it } from 'vitest';
import { keyringBesideLog } from '../../../cli/keyring/keyring-beside-log.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import { KeyringUnavailable } from '../../../keyring/port.ts';
import { LogUnavailable } from '../../../log/port.ts';

const MISSING = 'the log is empty';

it('A keyring beside a log that is away opens and destroys, and makes no key before the log is seen to be there', async () => {
  const answers: ('away' | 'empty' | 'there')[] = ['away', 'away', 'empty', 'there'];
  const head = async () => {
    const answer = answers.shift();
    if (answer === 'away') throw new LogUnavailable('away');
    return answer === 'there' ? 'p1' : undefined;
  };
  const stored = createMemoryKeyring();
  const held = await stored.obtain('one');
  await stored.obtain('two');
  const keyring = await keyringBesideLog(stored, { head }, MISSING);
  expect(await keyring.read('one')).toEqual(held);
  await keyring.destroy('two');
  await expect(keyring.obtain('three')).rejects.toThrow(LogUnavailable);
  await expect(keyring.obtain('three')).rejects.toThrow(MISSING);
  expect((await keyring.read('three')).state).toBe('absent');
  const [made, again] = await Promise.all([keyring.obtain('three'), keyring.obtain('three')]);
  expect(again).toEqual(made);
  expect(answers).toEqual([]);
  expect((await keyring.obtain('four')).state).toBe('held');
});

it('A keyring with keys of sessions is refused beside a log that is empty', async () => {
  const stored = createMemoryKeyring();
  await stored.obtain('one');
  const opened = keyringBesideLog(stored, { head: async () => undefined }, MISSING);
  await expect(opened).rejects.toThrow(KeyringUnavailable);
});
