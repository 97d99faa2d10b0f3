import { expect, it, onTestFinished } from 'vitest';
import { enforceRetention } from '../../../app/privacy/enforce-retention.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

const PATH = internalPath(ACME);
const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = { reason: 'a law suit' };

async function started() {
  const service = await ServiceUnderTest.start();
  onTestFinished(() => service.stop());
  const client = await service.publish();
  const { admin, clock, store } = service;
  const erasing = { ...service.service.dependencies, secret: 'a-secret-for-tests' };
  return {
    ...{ service, client, admin, clock },
    set: (days: number | null) => admin.send('POST', `${PATH}/retention`, { body: { days } }),
    due: async (query = '') =>
      (await admin.get<{ sessions: { session_id: string }[] }>(`${PATH}/retention/due${query}`))
        .body,
    enforce: async () => {
      await service.service.views.ownWritesShown();
      const erased = await enforceRetention(erasing, store);
      await service.service.views.ownWritesShown();
      return erased;
    },
  };
}

it('erases a session this many days after its last event, and no sooner', async () => {
  const { client, clock, set, enforce } = await started();
  const [left, goesOn] = [await Conversation.start(client), await Conversation.start(client)];
  await set(30);
  clock.advance(20 * DAY_MS);
  await goesOn.next();
  clock.advance(10 * DAY_MS - 1_000);
  expect((await enforce()).sessions).toBe(0);
  clock.advance(2_000);
  expect((await enforce()).sessions).toBe(1);
  expect((await client.get(left.path)).status).toBe(410);
  expect((await client.get(goesOn.path)).status).toBe(200);
  expect((await enforce()).sessions).toBe(0);
});

it('erases nothing where none is set, or no more', async () => {
  const { client, clock, set, enforce } = await started();
  await Conversation.start(client);
  clock.advance(400 * DAY_MS);
  expect((await enforce()).sessions).toBe(0);
  await set(30);
  await set(null);
  expect((await enforce()).sessions).toBe(0);
});

it('goes by the session itself where its view lags behind', async () => {
  const { service, client, clock, set, enforce } = await started();
  const conversation = await Conversation.start(client);
  await set(30);
  clock.advance(31 * DAY_MS);
  await service.service.views.ownWritesShown();
  service.store.run("UPDATE sessions SET updated_at = '2020-01-01T00:00:00.000Z'");
  await conversation.next();
  service.store.run("UPDATE sessions SET updated_at = '2020-01-01T00:00:00.000Z'");
  expect((await enforce()).sessions).toBe(0);
  expect((await client.get(conversation.path)).status).toBe(200);
});

it('says in a dry run what would go, and lets go of nothing', async () => {
  const { service, client, clock, set, due } = await started();
  const conversation = await Conversation.start(client);
  clock.advance(40 * DAY_MS);
  const fresh = await Conversation.start(client);
  const before = (await eventsOf(service.log)).length;
  expect(await due()).toMatchObject({ days: null, quiet_since: null, count: 0, sessions: [] });
  expect(await due('?days=30')).toMatchObject({
    days: 30,
    count: 1,
    sessions: [{ session_id: conversation.id }],
  });
  expect((await due('?days=41')).sessions).toEqual([]);
  expect((await eventsOf(service.log)).length).toBe(before);
  await set(30);
  expect(await due()).toMatchObject({ days: 30, count: 1 });
  expect((await client.get(fresh.path)).status).toBe(200);
  for (const days of ['0', '-1', 'x', '36501']) {
    expect((await service.admin.get(`${PATH}/retention/due?days=${days}`)).status).toBe(422);
  }
});

it('spares a session that is held, from the clock and from a request', async () => {
  const { client, admin, clock, set, due, enforce } = await started();
  const conversation = await Conversation.start(client);
  const held = `${PATH}/sessions/${conversation.id}`;
  expect((await admin.send('POST', `${held}/hold`, { body: REASON })).body).toMatchObject({
    days: null,
    holds: [{ session_id: conversation.id, ...REASON }],
  });
  await set(30);
  clock.advance(31 * DAY_MS);
  expect((await due()).sessions).toEqual([]);
  expect((await enforce()).sessions).toBe(0);
  const refused = await admin.send('POST', `${held}/erase`, { body: { reason: 'asked for' } });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('session_held');
  expect((await admin.send('DELETE', `${held}/hold`)).body).toMatchObject({ holds: [] });
  expect((await enforce()).sessions).toBe(1);
});

it('refuses to hold what is no session of the service', async () => {
  const { admin } = await started();
  const path = `${PATH}/sessions/ses_00000000000000000000000000/hold`;
  expect((await admin.send('POST', path, { body: REASON })).status).toBe(404);
});

it('stands in the audit trail, with what was before', async () => {
  const { client, admin, set } = await started();
  const conversation = await Conversation.start(client);
  const held = `${PATH}/sessions/${conversation.id}/hold`;
  await set(30);
  await set(30);
  await set(90);
  await admin.send('POST', held, { body: REASON });
  await admin.send('DELETE', held);
  const { body } = await admin.get<{ audit_events: { action: string; diff: object }[] }>(
    `${PATH}/configuration/audit?resource_type=qss`,
  );
  const told = Object.values(body).find(Array.isArray) as { action: string; diff: object }[];
  expect(told.map(({ action }) => action)).toEqual([
    'qss.hold_released',
    'qss.hold_placed',
    'qss.retention_set',
    'qss.retention_set',
  ]);
  expect(told[2]!.diff).toEqual({ before: { days: 30 }, after: { days: 90 } });
});
