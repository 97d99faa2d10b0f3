import { expect, it, onTestFinished } from 'vitest';
import { acceptKeyringLoss } from '../../../app/evidence/accept-loss.ts';
import { compareKeyring } from '../../../app/privacy/compare-keyring.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Keyring } from '../../../keyring/port.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

const REFERENCE = { client_reference: 'person-17' };

async function started() {
  const keyring = createMemoryKeyring();
  const service = await ServiceUnderTest.start(undefined, { keyring });
  onTestFinished(() => service.stop());
  const client = await service.publish();
  const { log } = service.service.dependencies;
  return {
    service,
    keyring,
    begin: async (body: object = REFERENCE) => {
      service.clock.advance(1_000);
      const { id } = await Conversation.start(client, body);
      await service.service.views.ownWritesShown();
      return id;
    },
    now: () => new Date(service.clock.now()).toISOString(),
    compare: (other: Keyring) =>
      compareKeyring({ log, sessionKeys: sessionKeysOf(other) }, service.store),
  };
}

async function copyOf(keyring: Keyring): Promise<Keyring> {
  const copy = createMemoryKeyring();
  for (const { subject } of await keyring.list({ limit: 1_000 })) await copy.obtain(subject);
  return copy;
}

it('finds nothing missing where all keys are held, or were destroyed', async () => {
  const { begin, compare, keyring, service } = await started();
  expect(await compare(keyring)).toBeUndefined();
  await begin();
  const id = await begin();
  await service.service.dependencies.sessionKeys.destroy(`session-acme.${id}`);
  expect(await compare(keyring)).toBeUndefined();
});

it('tells an older keyring, and since when keys are missing', async () => {
  const { begin, compare, keyring, now } = await started();
  await begin();
  const older = await copyOf(keyring);
  await begin();
  const since = now();
  await begin();
  expect(await compare(older)).toEqual({ sessions: 3, missing: 2, since });
});

it('tells a keyring that has none of the keys', async () => {
  const { begin, compare, now } = await started();
  await begin();
  const since = now();
  await begin();
  expect(await compare(createMemoryKeyring())).toEqual({ sessions: 2, missing: 2, since });
});

it('misses no key that an operator has given up', async () => {
  const { begin, compare, service } = await started();
  await begin();
  service.clock.advance(1_000);
  await acceptKeyringLoss(service.service.dependencies, 'The disk is gone.');
  const other = createMemoryKeyring();
  expect(await compare(other)).toBeUndefined();
  await begin();
  expect(await compare(other)).toMatchObject({ sessions: 1, missing: 1 });
});

it('misses no key of a session that an older build did not seal', async () => {
  const { begin, service } = await started();
  await begin();
  const { log } = service.service.dependencies;
  const read: typeof log.read = async (...asked) => {
    const slice = await log.read(...asked);
    const data = JSON.stringify({ facts: {}, private: {} });
    return { ...slice, events: slice.events.map((event) => ({ ...event, data })) };
  };
  const sessionKeys = sessionKeysOf(createMemoryKeyring());
  expect(
    await compareKeyring({ log: { ...log, read }, sessionKeys }, service.store),
  ).toBeUndefined();
});

it('looks at the newest hundred sessions and no more', async () => {
  const { begin, compare } = await started();
  for (let nth = 0; nth < 101; nth += 1) await begin();
  expect(await compare(createMemoryKeyring())).toMatchObject({ sessions: 100, missing: 100 });
}, 60_000);
