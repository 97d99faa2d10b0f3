import { expect, it, onTestFinished } from 'vitest';
import { transact } from '../../../app/core/streams/transact.ts';
import { ownProvenance } from '../../../app/privacy/erase-session.ts';
import { finishErasures } from '../../../app/privacy/follow-erasures.ts';
import { retentionAggregate } from '../../../app/privacy/retention.ts';
import { accept } from '../../../domain/accept-or-refuse.ts';
import type { RetentionEvent } from '../../../domain/retention/events.ts';
import { retentionStream } from '../../../domain/retention/stream.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Keyring } from '../../../keyring/port.ts';
import { newLog } from '../../support/log/new-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** Erasures that a hold, or an older keyring, comes in the way of. */

const REASON = { reason: 'asked for on 12 April' };
const PATIENCE_MS = 20_000;

async function started(keyring: Keyring, log = newLog()) {
  const service = await ServiceUnderTest.start(log, { keyring });
  onTestFinished(() => service.stop());
  const stateOf = async ({ id }: Conversation) =>
    (await service.service.dependencies.sessionKeys.find(sessionStream(ACME.tenant, id))).state;
  const at = ({ id }: Conversation, what: 'erase' | 'hold') =>
    `${internalPath(ACME)}/sessions/${id}/${what}`;
  const post = (conversation: Conversation, what: 'erase' | 'hold') =>
    service.admin.send<{ code?: string }>('POST', at(conversation, what), { body: REASON });
  return { service, log, stateOf, at, post };
}

async function begun(service: ServiceUnderTest): Promise<Conversation> {
  const conversation = await Conversation.start(await service.publish());
  await conversation.next();
  return conversation;
}

it('waits where the session is held before its key goes, until it is released', async () => {
  const keyring = createMemoryKeyring();
  let isWilling = false;
  const destroy: Keyring['destroy'] = async (subject) => {
    if (!isWilling) throw new Error('the process ends here');
    return keyring.destroy(subject);
  };
  const { service, stateOf, at, post } = await started({ ...keyring, destroy });
  const conversation = await begun(service);
  expect((await post(conversation, 'erase')).status).toBe(500);
  isWilling = true;
  const { dependencies } = service.service;
  // By somebody whose look at the session was before the request came into the log.
  const facts = { session_id: conversation.id, reason: 'a law suit' };
  const hold: RetentionEvent = { type: 'HoldPlaced', facts };
  await transact(dependencies, {
    aggregate: retentionAggregate,
    stream: retentionStream(ACME.tenant, ACME.service),
    provenance: ownProvenance(dependencies),
    decide: () => ({ ...accept([hold]), answer: {} }),
  });
  const refused = await post(conversation, 'erase');
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('session_held')]);
  const erasing = { ...dependencies, secret: 'a-secret-for-tests' };
  await service.service.views.ownWritesShown();
  service.clock.advance(10_000);
  await finishErasures(erasing, service.store);
  expect(await stateOf(conversation)).toBe('held');
  expect((await service.admin.send('DELETE', at(conversation, 'hold'))).status).toBe(200);
  await finishErasures(erasing, service.store);
  expect(await stateOf(conversation)).toBe('destroyed');
});

it('comes before a hold that is placed later, which is refused', async () => {
  const { service, post } = await started(createMemoryKeyring());
  const conversation = await begun(service);
  expect((await post(conversation, 'erase')).status).toBe(200);
  const { status, body } = await post(conversation, 'hold');
  expect([status, body.code]).toEqual([410, 'session_erased']);
  const { body: kept } = await service.admin.get(`${internalPath(ACME)}/retention`);
  expect(kept).toMatchObject({ holds: [] });
});

it('is done again by whoever starts on an older keyring, of which no list tells', async () => {
  const [keyring, older] = [createMemoryKeyring(), createMemoryKeyring()];
  const { service, log, post } = await started(keyring);
  const conversation = await begun(service);
  for (const { subject } of await keyring.list({ limit: 100 })) await older.obtain(subject);
  expect((await post(conversation, 'erase')).status).toBe(200);
  const { stateOf } = await started(older, log);
  await expect.poll(() => stateOf(conversation), { timeout: PATIENCE_MS }).toBe('destroyed');
});
