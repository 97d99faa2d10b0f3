import { expect, it } from 'vitest';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import { type Keyring, KeyringUnavailable } from '../../keyring/port.ts';
import { watchKeyring } from '../../keyring/watched-keyring.ts';
import { ServiceUnderTest } from '../support/service.ts';

/** One whose disk takes nothing, or is not there, while it is told so. */
function failing() {
  const inner = createMemoryKeyring();
  const state = { isAway: false };
  const unlessAway = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (state.isAway) throw new KeyringUnavailable('the keyring does not answer: EROFS');
    return ask();
  };
  const keyring: Keyring = {
    obtain: (subject) => unlessAway(() => inner.obtain(subject)),
    read: (subject) => unlessAway(() => inner.read(subject)),
    destroy: (subject) => unlessAway(() => inner.destroy(subject)),
    list: (page) => unlessAway(() => inner.list(page)),
    close: () => inner.close(),
  };
  return { keyring, state };
}

const ASK: readonly (readonly [string, (keyring: Keyring) => Promise<unknown>])[] = [
  ['a key is obtained', (keyring) => keyring.obtain('subject.a')],
  ['a key is read', (keyring) => keyring.read('subject.a')],
  ['a key is destroyed', (keyring) => keyring.destroy('subject.a')],
  ['keys are listed', (keyring) => keyring.list({ limit: 1 })],
];

it.each(ASK)('A keyring is known not to answer, and to answer again, when %s', async (_, ask) => {
  const { keyring, state } = failing();
  const watched = watchKeyring(keyring);
  expect(watched.isAnswering).toBe(true);
  state.isAway = true;
  await expect(ask(watched)).rejects.toThrow(KeyringUnavailable);
  expect(watched.isAnswering).toBe(false);
  state.isAway = false;
  await ask(watched);
  expect(watched.isAnswering).toBe(true);
});

it('A keyring that takes no key is told by ready while sessions are refused, and no more when it does', async () => {
  const { keyring, state } = failing();
  const service = await ServiceUnderTest.start(undefined, { keyring });
  const client = await service.publish();
  const told = async () => {
    const { status, body } = await service.admin.get<{ behind: string[] }>('/internal/ready');
    return [status, body.behind] as const;
  };
  expect(await told()).toEqual([200, []]);
  state.isAway = true;
  expect((await client.post('/v1/sessions', {})).status).toBe(503);
  expect(await told()).toEqual([200, [expect.stringContaining('the keyring')]]);
  state.isAway = false;
  expect((await client.post('/v1/sessions', {})).status).toBe(201);
  expect(await told()).toEqual([200, []]);
  await service.stop();
});
