import { hash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Client } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { ACME, ServiceUnderTest } from '../../support/service.ts';

/** A key and an id that tell who somebody is, so that they could be guessed. */
const KEY = 'ursprung@example.org';
const LEGACY = 'chat-with-ursprung@example.org';

async function started(...args: Parameters<typeof ServiceUnderTest.start>) {
  const service = await ServiceUnderTest.start(...args);
  onTestFinished(() => service.stop());
  return service;
}

/** One mutation of each kind that is kept by a digest, always in the same words. */
async function callAll(client: Client) {
  const headers = { 'Idempotency-Key': KEY };
  const post = (to: string, body: object) =>
    client.send<{ session_id: string }>('POST', to, { body, headers });
  const created = await post('/v1/sessions', {});
  const path = `/v1/sessions/${created.body.session_id}`;
  const next = await post(`${path}/next`, { state_version: 0 });
  const feedback = await post(`${path}/feedback`, { label: 'won' });
  const conversion = await post(`/v1/sessions/${LEGACY}/conversion`, { type: 'lead' });
  return { session: created.body.session_id, replies: [created, next, feedback, conversion] };
}

it('keeps an Idempotency-Key and the id of a legacy conversation by keyed digests, not by bare ones', async () => {
  const service = await started();
  const { session, replies } = await callAll(await service.publish());
  expect(replies.map(({ status }) => status)).toEqual([201, 200, 201, 201]);
  const { tenant, service: name } = ACME;
  const scoped = (operation: string, ...ids: string[]) =>
    hash('sha256', [operation, tenant, name, ...ids, KEY].join('\n'));
  const bare = [
    scoped('create-session'),
    scoped('next', session),
    scoped('feedback', session),
    hash('sha256', LEGACY),
  ];
  const stored = JSON.stringify(await eventsOf(service.log));
  expect(stored).toContain('key_digest');
  for (const digest of bare) expect(stored).not.toContain(digest.slice(0, 32));
});

it('still knows what a build before kept by bare digests, and replays it', async () => {
  const [log, keyring] = [newLog(), createMemoryKeyring()];
  const before = await started(log, { keyring });
  before.service.dependencies.sessionKeys.digest = async (purpose, text) =>
    purpose === 'conversation' ? hash('sha256', text.split('\n').at(-1)!) : text;
  const first = await callAll(await before.publish());
  const events = (await eventsOf(log)).length;
  const after = await started(log, { keyring });
  const again = await callAll(await after.keyHolder());
  expect(again.replies.map(({ body }) => body)).toEqual(first.replies.map(({ body }) => body));
  for (const { headers } of again.replies) expect(headers.get('idempotent-replayed')).toBe('true');
  // The key of the client itself is all that was added.
  const added = (await eventsOf(log)).slice(events).map(({ type }) => type);
  expect(added).toEqual(['KeyCreated', 'SecretIssued']);
});
