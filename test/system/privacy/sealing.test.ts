import { expect, it, onTestFinished } from 'vitest';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import { newLog } from '../../support/log/new-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

const SAID = 'We are four people, Mrs Ursprung';

async function started(...args: Parameters<typeof ServiceUnderTest.start>) {
  const service = await ServiceUnderTest.start(...args);
  onTestFinished(() => service.stop());
  return service;
}

async function talked(service: ServiceUnderTest): Promise<Conversation> {
  const client = await service.publish();
  const conversation = await Conversation.start(client, { client_reference: 'Ursprung-17' });
  await conversation.next();
  await conversation.next({ previous_turn: { user_text: SAID } });
  await conversation.attempt('events', {
    context_update: { mode: 'messages', messages: [{ role: 'user', text: SAID }] },
    client_updates: { data: [{ id: 'area', operation: 'set', value: 'north' }] },
    external: { type: 'Ursprung called', data: { by: 'Ursprung' } },
  });
  const report = { label: 'Ursprung won', metadata: { by: 'Ursprung' } };
  await client.post(`${conversation.path}/feedback`, report);
  await client.post('/v1/sessions/chat Ursprung/conversion', { type: 'lead', metadata: report });
  return conversation;
}

it('leaves nothing in the log that anybody said or wrote, and shows all of it again', async () => {
  const service = await started();
  const conversation = await talked(service);
  const stored = JSON.stringify(await eventsOf(service.log));
  expect(stored).toContain('sealed');
  expect(stored).not.toMatch(/Ursprung|four people/);
  expect(await conversation.read()).toMatchObject({
    client_reference: 'Ursprung-17',
    targets: { area: { value: 'north' } },
  });
  const { body } = await service.admin.get(`${internalPath(ACME)}/feedback`);
  expect(body).toMatchObject({
    feedback: [
      { kind: 'conversion', session_id: 'chat Ursprung', metadata: { label: 'Ursprung won' } },
      { kind: 'feedback', label: 'Ursprung won', metadata: { by: 'Ursprung' } },
    ],
  });
});

it('keeps what is private sealed in the read models too, and counts labels all the same', async () => {
  const service = await started(undefined, { hasReadModelsFile: true });
  await talked(service);
  const path = `${internalPath(ACME)}/analytics?success_labels=Ursprung%20won`;
  const { body } = await service.admin.get(path);
  expect(body).toMatchObject({ labels: [{ label: 'Ursprung won', share: { n: 1 } }] });
  const rows = ['sessions', 'steps', 'feedback', 'labels', 'pending_decisions'];
  const kept = rows.map((table) => service.store.all(`SELECT * FROM ${table}`));
  expect(JSON.stringify(kept)).not.toMatch(/Ursprung|four people/);
});

it('goes on in another instance that has the same keyring', async () => {
  const [log, keyring] = [newLog(), createMemoryKeyring()];
  const first = await started(log, { keyring });
  const conversation = await talked(first);
  const second = await started(log, { keyring });
  const client = await second.keyHolder();
  const { body } = await client.get(conversation.path);
  expect(body).toMatchObject({ client_reference: 'Ursprung-17' });
});

it('loses what is private, tells so and goes on where the keyring was lost', async () => {
  const log = newLog();
  const conversation = await talked(await started(log));
  const second = await started(log, { keyring: createMemoryKeyring() });
  const client = await second.keyHolder();
  const { status, body } = await client.get<{ versions: { state_version: number } }>(
    conversation.path,
  );
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('client_reference');
  expect(second.logLines.join('')).toContain('the key of a session is missing');
  const { state_version } = body.versions;
  const next = { state_version, previous_turn: { user_text: SAID } };
  expect(await client.post(`${conversation.path}/next`, next)).toMatchObject({ status: 200 });
});
