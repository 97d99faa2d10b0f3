import { expect, it } from 'vitest';
import { SessionKeys } from '../../../app/core/session-keys.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Keyring } from '../../../keyring/port.ts';

/** A keyring that tells whose keys it was asked for. */
function watchedKeyring() {
  const keyring = createMemoryKeyring();
  const asked: string[] = [];
  const watched: Keyring = {
    ...keyring,
    obtain: (subject) => {
      asked.push(subject);
      return keyring.obtain(subject);
    },
  };
  return { watched, asked };
}

it('keys of the sessions used last are held, as many as may be', async () => {
  const { watched, asked } = watchedKeyring();
  const keys = new SessionKeys(watched, { onMissing: () => {}, keysMax: 2 });
  const seal = (session: string) => keys.toSeal(`session-acme.table.${session}`);

  await seal('one');
  await seal('two');
  expect(asked).toHaveLength(2);
  await seal('one');
  await seal('two');
  expect(asked).toHaveLength(2);
  await seal('three');
  await seal('two');
  expect(asked).toHaveLength(3);
  await seal('one');
  expect(asked).toHaveLength(4);
});
