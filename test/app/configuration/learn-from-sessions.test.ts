import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestConfiguration } from '../../../app/configuration/load-configuration.ts';
import type { Artifact } from '../../../domain/artifact/artifact.ts';
import type { Client } from '../../support/http/client.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(async () => {
  await service.stop();
});

/** Who is asked where tells how many they are as well, which the editor would ask first. */
async function holdConversations(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    const conversation = await Conversation.start(client);
    await conversation.next();
    await conversation.next({
      previous_turn: { question_id: 'q_area', user_text: 'In the north.' },
      client_updates: { data: [{ id: 'people', operation: 'set', value: 4 }] },
    });
  }
}

async function firstQuestion(): Promise<string> {
  const { candidates } = await (await Conversation.start(client)).next();
  return candidates[0]!.question_id;
}

async function change(entity: string, fields: object): Promise<void> {
  const changes = [{ entity, operation: 'update', [entity]: fields }];
  await client.post('/v1/configuration/changes', { changes });
}

async function publishedDigests(): Promise<readonly string[]> {
  const { publications } = await latestConfiguration(service.service.dependencies, ACME);
  return publications.map(({ artifactDigest }) => artifactDigest);
}

async function artifact(): Promise<Artifact> {
  const digest = (await publishedDigests()).at(-1)!;
  const pinned = await service.service.dependencies.artifacts.load(ACME, digest);
  return pinned!.artifact;
}

test('a publication learns what past sessions told, and sessions before it go on as they were', async () => {
  const before = await Conversation.start(client);
  expect(await firstQuestion()).toBe('q_people');
  await holdConversations(6);
  await service.publishDraft(client);
  const { experience, questions, success_informations } = await artifact();
  expect(experience).toMatchObject({ sessions: 8, smoothing: { prior: 4, explores: 8 } });
  const asked = questions.findIndex(({ id }) => id === 'q_area');
  expect(experience!.questions.asked[asked]).toBe(6);
  expect(experience!.questions.answered[asked]).toBe(6);
  const beside = success_informations.findIndex(({ id }) => id === 'people');
  const pair = experience!.told.information.findIndex(
    (information, at) => information === beside && experience!.told.question[at] === asked,
  );
  expect(experience!.told.told[pair]).toBe(6);
  expect(await firstQuestion()).toBe('q_area');
  expect((await before.next()).candidates[0]!.question_id).toBe('q_people');
});

test('the same log and draft give the same artifact, and a service without sessions learns nothing', async () => {
  await service.publishDraft(client);
  expect((await artifact()).experience).toBeUndefined();
  await holdConversations(2);
  await service.publishDraft(client);
  await service.publishDraft(client);
  const [first, second, third, fourth] = await publishedDigests();
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(fourth).toBe(third);
});

test('a question whose words change begins anew, and has its counts back when they return', async () => {
  await holdConversations(2);
  const asked = async () => {
    await service.publishDraft(client);
    const { experience, questions } = await artifact();
    return experience?.questions.asked[questions.findIndex(({ id }) => id === 'q_area')];
  };
  expect(await asked()).toBe(2);
  await change('question', { id: 'q_area', text: 'Where in town would you like to eat?' });
  expect(await asked()).toBeUndefined();
  await change('question', { id: 'q_area', text: 'Which part of town do you prefer?' });
  expect(await asked()).toBe(2);
});

test('a tenant switches learning off, and on again', async () => {
  await holdConversations(2);
  await change('objective', { learning: false });
  await service.publishDraft(client);
  expect((await artifact()).experience).toBeUndefined();
  await change('objective', { learning: true });
  await service.publishDraft(client);
  expect((await artifact()).experience).toBeDefined();
});

test('views that cannot be read keep no publication back, and the log says that nothing was learned', async () => {
  await holdConversations(2);
  service.store.close();
  await service.publishDraft(client);
  expect(await publishedDigests()).toHaveLength(2);
  expect((await artifact()).experience).toBeUndefined();
  const said = service.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: 'published without what past sessions told',
      ...ACME,
      err: expect.objectContaining({ type: 'StoreUnavailable' }),
    }),
  );
  expect(service.logLines.join('')).not.toContain('compilation fault');
});
