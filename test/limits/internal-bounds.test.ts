import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../support/service.ts';

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
});

afterAll(() => service.stop());

it('A preview has 200 turns and no more', async () => {
  await service.publish();
  const turn = { question_id: 'q_people', user_text: 'Four.' };
  const preview = (count: number) =>
    service.admin.send('POST', `${internalPath(ACME)}/configuration/preview`, {
      body: { turns: Array.from({ length: count }, () => turn) },
    });
  expect((await preview(201)).status).toBe(422);
  expect((await preview(200)).status).toBe(200);
});

it('A page of values has 50 sessions and no more', async () => {
  const client = await service.publish();
  for (let nth = 0; nth < 52; nth++) await Conversation.start(client);
  await service.service.views.ownWritesShown();
  const { body } = await service.admin.get<{ sessions: readonly object[] }>(
    `${internalPath(ACME)}/values?limit=200`,
  );
  expect(body.sessions).toHaveLength(50);
});
