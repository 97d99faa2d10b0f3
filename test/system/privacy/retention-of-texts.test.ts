import { expect, it, onTestFinished } from 'vitest';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { enforceRetention } from '../../../app/privacy/enforce-retention.ts';
import { eraseTexts } from '../../../app/privacy/erase-texts.ts';
import { exportPerson } from '../../../app/privacy/export-person.ts';
import { destroyErasedTextsAgain, purgeErasedTexts } from '../../../app/privacy/follow-erasures.ts';
import { replayErasures } from '../../../app/privacy/replay-erasures.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import type { ErasureRecord } from '../../../domain/session/erasure/erasure-record.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { createMemoryKeyring } from '../../../keyring/memory.ts';
import type { Keyring } from '../../../keyring/port.ts';
import { newLog } from '../../support/log/new-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

const PATH = internalPath(ACME);
const DAY_MS = 24 * 60 * 60 * 1000;
const SAID = 'We are four people, Mrs Ursprung said';
const LATER = 'Ursprung wrote once more';
const REFERENCE = 'person-17';
const PATIENCE_MS = 20_000;

async function started(keyring: Keyring = createMemoryKeyring()) {
  const noted: ErasureRecord[] = [];
  const log = newLog();
  const service = await ServiceUnderTest.start(log, { keyring });
  onTestFinished(() => service.stop());
  const client = await service.publish();
  const { admin, clock, store } = service;
  const { dependencies } = service.service;
  const noteErasure = async (record: ErasureRecord) => void noted.push(record);
  const erasing = { ...dependencies, secret: 'a-secret-for-tests', noteErasure };
  return {
    ...{ service, client, admin, clock, keyring, log, erasing, noted },
    set: (days: number | null, texts_days?: number | null) =>
      admin.send('POST', `${PATH}/retention`, { body: { days, texts_days } }),
    due: async (query = '') =>
      (await admin.get<{ texts: object }>(`${PATH}/retention/due${query}`)).body.texts,
    enforce: async () => {
      await service.service.views.ownWritesShown();
      const erased = await enforceRetention(erasing, store);
      await service.service.views.ownWritesShown();
      return erased;
    },
    told: async () => JSON.stringify(await exportPerson(dependencies, ACME, REFERENCE)),
  };
}

async function talked(client: Awaited<ReturnType<typeof started>>['client']) {
  const conversation = await Conversation.start(client, { client_reference: REFERENCE });
  await conversation.next();
  await conversation.next({ previous_turn: { user_text: SAID } });
  const data = [{ id: 'area', operation: 'set', value: 'north' }];
  await conversation.attempt('events', { client_updates: { data } });
  const metadata = { note: 'Ursprung was content' };
  await client.post(`${conversation.path}/feedback`, { label: 'won', metadata });
  return conversation;
}

/** Texts that are erased, and others that are said behind it; and a keyring of before that knows nothing of either. */
async function toldAfterErasing({
  client,
  clock,
  keyring,
  set,
  enforce,
}: Awaited<ReturnType<typeof started>>) {
  const conversation = await talked(client);
  const restored = createMemoryKeyring();
  for (const { subject } of await keyring.list({ limit: 100 })) await restored.obtain(subject);
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  await enforce();
  await conversation.next({ previous_turn: { user_text: LATER } });
  return { conversation, restored };
}

it('takes what was said in words, and leaves values, the session and its decisions', async () => {
  const { service, client, admin, clock, log, keyring, set, due, enforce, told } = await started();
  const conversation = await talked(client);
  const path = `${PATH}/sessions/${conversation.id}`;
  type Shown = { audit: { pending_decision: { decision_id: string } } };
  const { decision_id } = (await admin.get<Shown>(path)).body.audit.pending_decision;
  expect(await told()).toMatch(/four people.*was content/);
  expect((await set(365, 30)).body).toMatchObject({ days: 365, texts_days: 30 });
  expect(await enforce()).toEqual({ sessions: 0, texts: 0 });
  clock.advance(31 * DAY_MS);
  await service.service.views.ownWritesShown();
  expect(await due()).toMatchObject({ days: 30, count: 1 });
  expect(await due('?texts_days=40')).toMatchObject({ days: 40, count: 0 });
  expect(await enforce()).toEqual({ sessions: 0, texts: 1 });
  expect(await enforce()).toEqual({ sessions: 0, texts: 0 });
  expect(await told()).toMatch(/"value":"north".*"label":"won"/);
  expect(await told()).not.toContain('Ursprung');
  const explained = await admin.get(`${path}/decisions/${decision_id}`);
  expect(explained.body).toMatchObject({ is_reproduced: true });
  expect((await client.get(conversation.path)).text).toContain('"north"');
  const stream = sessionStream(ACME.tenant, conversation.id);
  expect(await verifyLog(log, { keys: sessionKeysOf(keyring) })).toMatchObject({
    is_intact: true,
    keys: {
      ...{ held: 2, destroyed: 0, missing: 0 },
      texts: {
        ...{ held: 0, destroyed: 2, missing: 0 },
        destroyed_streams: [{ stream, destroyed_at: expect.any(String) }, {}],
      },
    },
  });
  const trail = await admin.get(`${PATH}/configuration/audit?resource_type=qss`);
  expect(trail.text).toContain('"qss.texts_erased"');
  expect(trail.text).toContain(conversation.id);
});

it('keeps what is said later, until that is due as well', async () => {
  const { client, clock, log, keyring, set, enforce, told } = await started();
  const conversation = await talked(client);
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  expect(await enforce()).toMatchObject({ texts: 1 });
  const turn = await conversation.next({ previous_turn: { user_text: LATER } });
  expect(turn).toBeDefined();
  expect(await told()).toContain(LATER);
  expect(await told()).not.toContain(SAID);
  expect(await enforce()).toMatchObject({ texts: 0 });
  const { keys } = await verifyLog(log, { keys: sessionKeysOf(keyring) });
  expect(keys!.texts).toMatchObject({ held: 1, destroyed: 2, missing: 0 });
  clock.advance(31 * DAY_MS);
  expect(await enforce()).toMatchObject({ texts: 1 });
  expect(await told()).not.toContain('Ursprung');
});

it('takes what is reported after the texts went, a term later', async () => {
  const { client, clock, set, due, enforce, told } = await started();
  const conversation = await talked(client);
  await set(null, 7);
  clock.advance(8 * DAY_MS);
  expect(await enforce()).toMatchObject({ texts: 1 });
  clock.advance(2 * DAY_MS);
  const metadata = { note: 'Ursprung has paid' };
  await client.post(`${conversation.path}/conversion`, { type: 'purchase', metadata });
  clock.advance(6 * DAY_MS);
  expect(await enforce()).toMatchObject({ texts: 0 });
  expect(await told()).toContain('Ursprung has paid');
  clock.advance(2 * DAY_MS);
  expect(await due()).toMatchObject({ count: 1 });
  expect(await enforce()).toMatchObject({ texts: 1 });
  expect(await told()).not.toContain('Ursprung');
  expect(await enforce()).toMatchObject({ texts: 0 });
});

it('answers the retry of a conversion whose texts are erased as the first time, and holds no fold with them', async () => {
  const { client, clock, set, enforce, erasing } = await started();
  const conversation = await talked(client);
  const converted = (note: string, value: number) =>
    client.send<{ conversion_id: string }>('POST', `${conversation.path}/conversion`, {
      body: { type: 'purchase', value, metadata: { note } },
    });
  const first = await converted('Ursprung has paid', 120);
  await set(null, 7);
  clock.advance(8 * DAY_MS);
  const stream = feedbackStream(ACME.tenant, ACME.service, conversation.id);
  const held = () => JSON.stringify(erasing.streams.held(stream)?.state ?? null);
  expect(held()).toContain('Ursprung');
  expect(await enforce()).toMatchObject({ texts: 1 });
  expect(held()).not.toContain('Ursprung');
  const again = await converted('Ursprung has paid', 120);
  expect(again.body.conversion_id).toBe(first.body.conversion_id);
  expect((await converted('Ursprung has paid', 121)).status).toBe(409);
});

it('spares a session of which something was just reported, whatever the view says', async () => {
  const { client, clock, set, enforce, erasing, told } = await started();
  const conversation = await talked(client);
  await set(null, 7);
  clock.advance(8 * DAY_MS);
  const metadata = { note: 'Ursprung has paid' };
  await client.post(`${conversation.path}/conversion`, { type: 'purchase', metadata });
  const sessionIds = [conversation.id];
  expect(await eraseTexts(erasing, { owner: ACME, sessionIds, days: 7 })).toBe(0);
  expect(await enforce()).toMatchObject({ texts: 0 });
  expect(await told()).toContain('Ursprung has paid');
});

it('takes what was said while the texts of other sessions were erased, a term later', async () => {
  const { service, client, clock, set, enforce, erasing, told } = await started();
  const [one, other] = [await talked(client), await talked(client)];
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  await service.service.views.ownWritesShown();
  const noteErasure = async ({ session_id }: ErasureRecord) => {
    if (session_id !== other.id) return;
    await one.next({ previous_turn: { user_text: LATER } });
    clock.advance(1_000);
  };
  expect(await enforceRetention({ ...erasing, noteErasure }, service.store)).toMatchObject({
    texts: 2,
  });
  expect(await told()).toContain(LATER);
  expect(await enforce()).toMatchObject({ texts: 0 });
  clock.advance(31 * DAY_MS);
  expect(await enforce()).toMatchObject({ texts: 1 });
  expect(await told()).not.toContain('Ursprung');
});

it('is recorded a few sessions at a time, so that others soon let go of the keys', async () => {
  const { service, client, clock, set, erasing, log } = await started();
  for (let n = 0; n < 11; n++) await talked(client);
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  await service.service.views.ownWritesShown();
  const recorded: number[] = [];
  const noteErasure = async () => {
    recorded.push((await eventsOf(log)).filter(({ type }) => type === 'TextsErased').length);
  };
  const all = { ...erasing, noteErasure };
  expect(await enforceRetention(all, service.store)).toMatchObject({ texts: 11 });
  expect(recorded).toEqual([...Array(10).fill(0), 1]);
});

it('spares a session that is held, and one that is spoken in', async () => {
  const { client, admin, clock, set, enforce, told } = await started();
  const conversation = await talked(client);
  await set(null, 30);
  const hold = `${PATH}/sessions/${conversation.id}/hold`;
  await admin.send('POST', hold, { body: { reason: 'a law suit' } });
  clock.advance(31 * DAY_MS);
  expect(await enforce()).toMatchObject({ texts: 0 });
  expect(await told()).toContain(SAID);
  await admin.send('DELETE', hold);
  await conversation.next();
  expect(await enforce()).toMatchObject({ texts: 0 });
  expect(await told()).toContain(SAID);
});

it('leaves the term of texts as it is where only the other one is set', async () => {
  const { set } = await started();
  await set(null, 30);
  expect((await set(90)).body).toMatchObject({ days: 90, texts_days: 30 });
  expect((await set(90, null)).body).toMatchObject({ days: 90, texts_days: null });
  expect((await set(90, 0)).status).toBe(422);
});

it('is let go of by other instances', async () => {
  const { client, clock, log, keyring, set, enforce } = await started();
  const conversation = await talked(client);
  const other = await ServiceUnderTest.start(log, { keyring });
  onTestFinished(() => other.stop());
  const { dependencies } = other.service;
  const stream = sessionStream(ACME.tenant, conversation.id);
  const events = (await log.read(stream)).events;
  expect((await dependencies.sessionKeys.toOpen(events))?.texts).toBeDefined();
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  await enforce();
  const erasing = { ...dependencies, secret: 'a-secret-for-tests' };
  const purged = () => purgeErasedTexts(erasing, other.store, '').catch(() => '');
  await expect.poll(purged, { timeout: PATIENCE_MS }).not.toBe('');
  expect((await dependencies.sessionKeys.toOpen(events))?.texts).toBeUndefined();
});

it('goes with the rest where all of the session is erased', async () => {
  const { client, admin, keyring, log } = await started();
  const conversation = await talked(client);
  const body = { reason: 'asked for' };
  await admin.send('POST', `${PATH}/sessions/${conversation.id}/erase`, { body });
  const keys = await keyring.list({ limit: 10 });
  expect(keys.filter(({ destroyed_at }) => destroyed_at !== null)).toHaveLength(2);
  expect(await verifyLog(log, { keys: sessionKeysOf(keyring) })).toMatchObject({
    keys: { destroyed: 2, missing: 0, texts: { held: 0, destroyed: 0, missing: 0 } },
  });
});

it('is finished by the next tick where a process died between a key and its event', async () => {
  const { client, clock, log, set, enforce, erasing, service } = await started();
  await talked(client);
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  await service.service.views.ownWritesShown();
  const dying = {
    ...erasing,
    noteErasure: async () => {
      throw new Error('the process ends here');
    },
  };
  await expect(enforceRetention(dying, service.store)).rejects.toThrow('ends here');
  expect(await enforce()).toMatchObject({ texts: 1 });
  const types = (await eventsOf(log)).map(({ type }) => type);
  expect(types.filter((type) => type === 'TextsErased')).toHaveLength(1);
});

it('is erased again where an older keyring has brought it back, and nothing that was said since', async () => {
  const told = await started();
  const { conversation, restored } = await toldAfterErasing(told);
  const { noted, erasing, keyring, log } = told;
  const sessionKeys = new SessionKeys(restored, { onMissing: () => {} });
  const again = { ...erasing, sessionKeys };
  expect(await replayErasures(again, noted)).toEqual({ keys: 1, sessions: 0 });
  expect(await replayErasures(again, noted)).toEqual({ keys: 0, sessions: 0 });
  const stream = sessionStream(ACME.tenant, conversation.id);
  expect((await sessionKeys.findTexts(stream)).map(({ state }) => state)).toEqual(['destroyed']);
  expect(await replayErasures(erasing, noted)).toEqual({ keys: 0, sessions: 0 });
  expect((await sessionKeysOf(keyring).findTexts(stream)).at(-1)).toMatchObject({ state: 'held' });
  expect(await verifyLog(log)).toMatchObject({ is_intact: true });
});

it('is erased again by what the log says alone, and nothing that was said since', async () => {
  const told = await started();
  const { conversation, restored } = await toldAfterErasing(told);
  const { service, keyring, log } = told;
  const stream = sessionStream(ACME.tenant, conversation.id);
  const statesIn = async (some: Keyring) =>
    (await sessionKeysOf(some).findTexts(stream)).map(({ state }) => state);
  expect(await statesIn(restored)).toEqual(['held']);
  await destroyErasedTextsAgain({ sessionKeys: sessionKeysOf(restored) }, service.store);
  expect(await statesIn(restored)).toEqual(['destroyed']);
  await destroyErasedTextsAgain({ sessionKeys: sessionKeysOf(keyring) }, service.store);
  expect(await statesIn(keyring)).toEqual(['destroyed', 'held']);
  expect(await verifyLog(log)).toMatchObject({ is_intact: true });
});

it('takes none of what is said after another instance erased the rest, and is recorded once', async () => {
  const { service, client, clock, log, keyring, set, erasing, told } = await started();
  const [conversation, other] = [await talked(client), await talked(client)];
  await set(null, 30);
  clock.advance(31 * DAY_MS);
  await service.service.views.ownWritesShown();
  let isMeanwhile = false;
  // The other instance is a moment behind: when it looks for the key, all is erased, and one of the two has spoken again.
  const late: Keyring = {
    ...keyring,
    read: async (subject) => {
      if (!isMeanwhile) {
        isMeanwhile = true;
        expect(await enforceRetention(erasing, service.store)).toMatchObject({ texts: 2 });
        await conversation.next({ previous_turn: { user_text: LATER } });
      }
      return keyring.read(subject);
    },
  };
  const behind = { ...erasing, sessionKeys: sessionKeysOf(late) };
  const sessionIds = [conversation.id, other.id];
  await eraseTexts(behind, { owner: ACME, sessionIds, days: 30 });
  expect(isMeanwhile).toBe(true);
  expect(await told()).toContain(LATER);
  expect(await told()).not.toContain(SAID);
  const types = (await eventsOf(log)).map(({ type }) => type);
  expect(types.filter((type) => type === 'TextsErased')).toHaveLength(1);
});
