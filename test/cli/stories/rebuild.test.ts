import { existsSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enforceRetention } from '../../../app/privacy/enforce-retention.ts';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import type { Store } from '../../../projections/store/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import { recordConversations } from '../../support/conversations/recorded-conversations.ts';
import type { Client } from '../../support/http/client.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** Longer than anything here takes; nothing is asserted about it. */
const PATIENCE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

let directory: string;
let opened: Store[];

beforeEach(async () => {
  directory = await newTemporaryDirectory();
  opened = [];
});

afterEach(async () => {
  for (const store of opened) store.close();
  await rm(directory, { recursive: true });
});

function readModels(name: string): Store {
  const store = openStore(join(directory, name));
  opened.push(store);
  return store;
}

async function serviceWith(store: Store): Promise<ServiceUnderTest> {
  const log = await openEmbeddedLog({ file: join(directory, 'log.db') });
  return ServiceUnderTest.start(log, { store });
}

/** Talks, reports, erases, bounds what is kept and publishes again: something in every table. */
async function leadConversations(service: ServiceUnderTest): Promise<void> {
  const client = await service.publish();
  for (let i = 0; i < 5; i++) {
    const conversation = await Conversation.start(client);
    await conversation.next();
    await conversation.next({
      previous_turn: { question_id: 'q_people', user_text: 'five' },
      client_updates: { data: [{ id: 'area', operation: 'set', value: 'north' }] },
    });
    await conversation.next({ previous_turn: { question_id: 'q_area', user_text: 'No idea.' } });
    await client.post(`${conversation.path}/feedback`, { label: i % 2 === 0 ? 'won' : 'lost' });
  }
  await eraseOne(service, client);
  await setRetention(service);
  await service.publishDraft(client);
  await eraseTexts(service);
  await service.service.views.ownWritesShown();
}

async function eraseOne(service: ServiceUnderTest, client: Client): Promise<void> {
  const { path } = await Conversation.start(client);
  const erase = `${internalPath(ACME)}${path.replace('/v1', '')}/erase`;
  const erased = await service.admin.send('POST', erase, { body: { reason: 'asked to' } });
  expect(erased.status).toBe(200);
}

async function setRetention({ admin }: ServiceUnderTest): Promise<void> {
  const body = { days: 30, texts_days: 1 };
  const set = await admin.send('POST', `${internalPath(ACME)}/retention`, { body });
  expect(set.status).toBe(200);
}

async function eraseTexts({ service, clock, store }: ServiceUnderTest): Promise<void> {
  clock.advance(2 * DAY_MS);
  await service.views.ownWritesShown();
  const { dependencies } = service;
  const erasing = { ...dependencies, secret: 'a-secret-for-tests', noteErasure: async () => {} };
  expect(await enforceRetention(erasing, store)).toMatchObject({ texts: 5 });
}

/** Every row of every stored view, with the checkpoints. */
function rowsOf(store: Store): Readonly<Record<string, readonly unknown[]>> {
  const tables = ['checkpoints', ...STORED_VIEWS.flatMap((view) => view.tables)];
  return Object.fromEntries(tables.map((table) => [table, store.all(`SELECT * FROM ${table}`)]));
}

/** Waits until every view has seen the whole log. */
async function untilCaughtUp({ log, store }: ServiceUnderTest): Promise<void> {
  const head = await log.head();
  const positions = () => store.all<{ position: string }>('SELECT position FROM checkpoints');
  await expect
    .poll(() => positions().map(({ position }) => position), { timeout: PATIENCE_MS })
    .toEqual(STORED_VIEWS.map(() => head));
}

describe('read models made from the log alone', () => {
  it('are equal row for row to those that followed it, twice', async () => {
    const followed = readModels('followed.db');
    const service = await serviceWith(followed);
    await leadConversations(service);
    await untilCaughtUp(service);
    const rows = rowsOf(followed);
    await service.stop();
    for (const table of STORED_VIEWS.flatMap((view) => view.tables)) {
      expect(rows[table], table).not.toEqual([]);
    }
    for (const name of ['first.db', 'second.db']) {
      const again = await serviceWith(readModels(name));
      await untilCaughtUp(again);
      expect(rowsOf(again.store)).toEqual(rows);
      await again.stop();
    }
  });

  it('are made while the service serves, and end up the same', async () => {
    const log = await openEmbeddedLog({ file: join(directory, 'log.db') });
    await recordConversations(log);
    await log.close();
    const service = await serviceWith(readModels('served.db'));
    await leadConversations(service);
    await untilCaughtUp(service);
    const rows = rowsOf(service.store);
    await service.stop();
    const again = await serviceWith(readModels('again.db'));
    await untilCaughtUp(again);
    expect(rowsOf(again.store)).toEqual(rows);
    await again.stop();
  });

  it('are read on when their file is deleted under a running service, and made again by the next one', async () => {
    const store = openStore(join(directory, 'deleted.db'));
    const service = await serviceWith(store);
    await leadConversations(service);
    for (const suffix of ['', '-wal', '-shm']) {
      rmSync(join(directory, `deleted.db${suffix}`), { force: true });
    }
    const lists = internalPath(ACME);
    expect((await service.admin.get(`${lists}/sessions`)).status).toBe(200);
    const figures = await service.admin.get(`${lists}/analytics`);
    expect(figures).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    await untilCaughtUp(service);
    const rows = rowsOf(store);
    await service.stop();
    expect(existsSync(join(directory, 'deleted.db'))).toBe(false);
    const again = await serviceWith(readModels('deleted.db'));
    await untilCaughtUp(again);
    expect(rowsOf(again.store)).toEqual(rows);
    await again.stop();
  });
});
