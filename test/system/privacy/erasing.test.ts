import { expect, it, onTestFinished } from 'vitest';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { finishErasures, purgeErased } from '../../../app/privacy/follow-erasures.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import { signCertificate } from '../../../domain/session/erasure/certificate.ts';
import type { ErasureCertificate } from '../../../domain/session/events.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Keyring } from '../../../keyring/port.ts';
import type { Client } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

const SECRET = 'a-secret-for-tests';
const SAID = 'We are four people, Mrs Ursprung';
const REASON = { reason: 'asked for on 12 April' };

async function started(...args: Parameters<typeof ServiceUnderTest.start>) {
  const service = await ServiceUnderTest.start(...args);
  onTestFinished(() => service.stop());
  return service;
}

async function talked(client: Client): Promise<Conversation> {
  const conversation = await Conversation.start(client, { client_reference: 'Ursprung-17' });
  await conversation.next();
  await conversation.next({ previous_turn: { user_text: SAID, message_id: 'from Ursprung' } });
  const data = [{ id: 'area', operation: 'set', value: 'north' }];
  await conversation.attempt('events', { client_updates: { data } });
  await client.post(`${conversation.path}/feedback`, { label: 'won' });
  return conversation;
}

function erasePath({ id }: Conversation): string {
  return `${internalPath(ACME)}/sessions/${id}/erase`;
}

async function erase(service: ServiceUnderTest, conversation: Conversation) {
  return service.admin.send<{ certificate: ErasureCertificate }>('POST', erasePath(conversation), {
    body: REASON,
  });
}

it('is proved by a signed certificate, and the same again is given the first one', async () => {
  const service = await started();
  const conversation = await talked(await service.publish());
  const { status, body } = await erase(service, conversation);
  expect(status).toBe(200);
  expect(body.certificate).toMatchObject({
    session_id: conversation.id,
    ...REASON,
    requested_by: { type: 'admin' },
    last_revision: conversation.version,
  });
  expect(signCertificate(body.certificate, SECRET)).toEqual(body.certificate);
  const another = signCertificate({ ...body.certificate, reason: 'another' }, SECRET);
  expect(another.signature).not.toBe(body.certificate.signature);
  expect((await erase(service, conversation)).body.certificate).toEqual(body.certificate);
  const listed = await service.admin.get(`${internalPath(ACME)}/erasures`);
  expect(listed.body).toMatchObject({ erasures: [{ session_id: conversation.id, ...REASON }] });
});

it('ends every way into the session with 410 session_erased, replays of before included', async () => {
  const service = await started();
  const client = await service.publish();
  const created = await client.post<{ session_id: string }>(
    '/v1/sessions',
    {},
    { 'Idempotency-Key': 'creation-1' },
  );
  const path = `/v1/sessions/${created.body.session_id}`;
  const first = { 'Idempotency-Key': 'first-turn-1' };
  expect((await client.post(`${path}/next`, { state_version: 0 }, first)).status).toBe(200);
  const reported = { 'Idempotency-Key': 'feedback-of-1' };
  expect((await client.post(`${path}/feedback`, { label: 'won' }, reported)).status).toBe(201);
  await service.admin.send('POST', `${internalPath(ACME)}${path.slice(3)}/erase`, { body: REASON });
  const ways = [
    client.get(path),
    client.post(`${path}/next`, { state_version: 0 }, first),
    client.post(`${path}/next`, { state_version: 1 }),
    client.post(`${path}/events`, { state_version: 1, external: { type: 'rang' } }),
    client.post(`${path}/feedback`, { label: 'won' }, reported),
    client.post(`${path}/feedback`, { label: 'lost' }),
    client.post(`${path}/conversion`, { type: 'lead' }),
    client.post('/v1/sessions', {}, { 'Idempotency-Key': 'creation-1' }),
  ];
  for (const reply of await Promise.all(ways)) {
    expect([reply.status, (reply.body as { code?: string }).code]).toEqual([410, 'session_erased']);
  }
});

it('leaves auditors the facts, decisions that are made again bit for bit, and an intact chain', async () => {
  const service = await started();
  const conversation = await talked(await service.publish());
  const path = `${internalPath(ACME)}/sessions/${conversation.id}`;
  const before = await service.admin.get<{ audit: { pending_decision: { decision_id: string } } }>(
    path,
  );
  await erase(service, conversation);
  const after = await service.admin.get<typeof before.body>(path);
  expect(after.status).toBe(200);
  // As a value: what the tenant's own questions offer stays.
  expect(before.text).toContain('"value":"north"');
  expect(after.text).not.toMatch(/Ursprung|"value":"north"/);
  expect(after.body.audit.pending_decision).toEqual(before.body.audit.pending_decision);
  const { decision_id } = before.body.audit.pending_decision;
  const explained = await service.admin.get(`${path}/decisions/${decision_id}`);
  expect(explained.body).toMatchObject({ is_reproduced: true });
  const { body } = await service.admin.get(`${internalPath(ACME)}/feedback`);
  expect(body).toMatchObject({ feedback: [{ kind: 'feedback', session_id: conversation.id }] });
  expect(JSON.stringify(body)).not.toContain('won');
  expect(await verifyLog(service.log)).toMatchObject({ is_intact: true });
});

it('is a 404 for a session of another service, and writes nothing', async () => {
  const service = await started();
  const conversation = await talked(await service.publish());
  const before = (await eventsOf(service.log)).length;
  const path = erasePath(conversation).replace('/table/', '/other/');
  const { status } = await service.admin.send('POST', path, { body: REASON });
  expect(status).toBe(404);
  expect((await eventsOf(service.log)).length).toBe(before);
});

it('reaches what another instance holds of it', async () => {
  const [log, keyring] = [newLog(), createMemoryKeyring()];
  const first = await started(log, { keyring });
  const client = await first.publish();
  const conversation = await talked(client);
  const second = await started(log, { keyring });
  const there = await second.keyHolder();
  expect((await there.get(conversation.path)).status).toBe(200);
  const { dependencies } = second.service;
  const stream = sessionStream(ACME.tenant, conversation.id);
  expect(dependencies.streams.held(stream)).toBeDefined();
  await erase(first, conversation);
  expect((await there.get(conversation.path)).status).toBe(410);
  await second.service.views.ownWritesShown();
  await purgeErased({ ...dependencies, secret: SECRET }, second.store, '');
  expect(dependencies.streams.held(stream)).toBeUndefined();
});

it('tells whose session it was and since when to a call that it overtakes', async () => {
  const [log, keyring] = [newLog(), createMemoryKeyring()];
  const first = await started(log, { keyring });
  const conversation = await talked(await first.publish());
  const second = await started(log, { keyring });
  const { certificate } = (await erase(second, conversation)).body;
  // The first still holds the session as it was, but asks for its key.
  first.service.dependencies.sessionKeys.forget(sessionStream(ACME.tenant, conversation.id));
  const { status, body } = await conversation.attempt('next');
  expect(status).toBe(410);
  expect(body).toMatchObject({
    code: 'session_erased',
    details: { session_id: conversation.id, erased_at: certificate.key_destroyed_at },
  });
});

it('answers 410 where the keyring forgot that it destroyed the key', async () => {
  const log = newLog();
  const first = await started(log);
  const conversation = await talked(await first.publish());
  await erase(first, conversation);
  const second = await started(log, { keyring: createMemoryKeyring() });
  const client = await second.keyHolder();
  const replies = [
    await client.get(conversation.path),
    await client.post(`${conversation.path}/next`, { state_version: conversation.version }),
  ];
  for (const { status, body } of replies) {
    expect([status, (body as { code: string }).code]).toEqual([410, 'session_erased']);
  }
});

it('is told from a key that is missing where the log is verified', async () => {
  const [log, keyring] = [newLog(), createMemoryKeyring()];
  const service = await started(log, { keyring });
  const client = await service.publish();
  const [erased, kept] = [await talked(client), await talked(client)];
  const { certificate } = (await erase(service, erased)).body;
  const keys = sessionKeysOf(keyring);
  const report = await verifyLog(log, { keys });
  // A session and what was reported about it have one key.
  expect(report).toMatchObject({
    is_intact: true,
    keys: {
      held: 2,
      destroyed: 2,
      missing: 0,
      destroyed_streams: [
        {
          stream: sessionStream(ACME.tenant, erased.id),
          destroyed_at: certificate.key_destroyed_at,
        },
        { stream: feedbackStream(ACME.tenant, ACME.service, erased.id) },
      ],
    },
  });
  const lost = await verifyLog(log, { keys: sessionKeysOf(createMemoryKeyring()) });
  expect(lost).toMatchObject({ is_intact: true, keys: { held: 0, destroyed: 0, missing: 4 } });
  expect(lost.keys?.missing_streams).toContain(sessionStream(ACME.tenant, kept.id));
  const other = createMemoryKeyring();
  const another = { ...other, read: other.obtain };
  expect(await verifyLog(log, { keys: sessionKeysOf(another) })).toMatchObject({
    keys: { held: 0, missing: 4 },
  });
});

/** Takes no order to destroy a key until it is told to. */
function reluctant(keyring: Keyring): Keyring & { isWilling: boolean } {
  const reluctant = {
    ...keyring,
    isWilling: false,
    destroy: async (subject: string) => {
      if (!reluctant.isWilling) throw new Error('the process ends here');
      return keyring.destroy(subject);
    },
  };
  return reluctant;
}

it('is finished by any instance where the one that began it died', async () => {
  const log = newLog();
  const keyring = reluctant(createMemoryKeyring());
  const service = await started(log, { keyring });
  const client = await service.publish();
  const conversation = await talked(client);
  expect((await erase(service, conversation)).status).toBe(500);
  // Half done is done for whoever asks.
  expect((await client.get(conversation.path)).status).toBe(410);
  keyring.isWilling = true;
  await service.service.views.ownWritesShown();
  const erasing = { ...service.service.dependencies, secret: SECRET };
  service.clock.advance(10_000);
  await finishErasures(erasing, service.store);
  const types = (await eventsOf(log)).map(({ type }) => type);
  expect(types.filter((type) => type === 'SessionErased')).toHaveLength(1);
  await service.service.views.ownWritesShown();
  expect(await finishErasures(erasing, service.store)).toBe(0);
});
