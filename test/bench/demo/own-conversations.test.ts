import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWN_CONVERSATIONS } from '../../../bench/demo/own-conversations.ts';
import { playOwn } from '../../../bench/demo/play-own.ts';
import { QssClient } from '../../../client/client.ts';
import { fetchFrom } from '../../support/instance.ts';
import { ServiceUnderTest } from '../../support/service.ts';

/** What `npm run demo` plays where no evaluation set is at hand. */

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
});

afterAll(() => service.stop());

it('are in four languages, with users that wander and agents that rephrase', () => {
  expect(OWN_CONVERSATIONS.map(({ lang }) => lang).toSorted()).toEqual(['de', 'en', 'fr', 'zh']);
  for (const { wanders, says } of OWN_CONVERSATIONS) expect(wanders && says).toBeTruthy();
});

it.each(OWN_CONVERSATIONS)('$id: reaches its objective', async (conversation) => {
  const { configuration } = conversation;
  const place = { tenant: 'acme', service: configuration.config_id };
  const holder = await service.keyHolder(undefined, place);
  await holder.post('/v1/configuration/changes', { changes: configuration.changes });
  await service.publishDraft(holder);
  const key = await service.makeSecret(['runtime'], place);
  const client = new QssClient({ url: '', key, fetch: fetchFrom(service.service.publicApp) });
  const played = await playOwn(client, conversation);
  expect(played.isAchieved, JSON.stringify(played.turns, null, 1)).toBe(true);
  expect(
    played.turns.some(({ answer }) => JSON.stringify(conversation.wanders).includes(answer)),
  ).toBe(true);
});
