import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../support/http/client.ts';
import { Visitor } from '../../../support/http/console-visitor.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../../support/service.ts';

interface Collected {
  readonly sessions: readonly {
    readonly session_id: string;
    readonly is_erased: boolean;
    readonly values: Readonly<Record<string, { readonly value?: unknown }>>;
  }[];
  readonly next_cursor?: string;
}

const PATH = `${internalPath(ACME)}/values`;

let service: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterAll(() => service.stop());

async function told(words: string): Promise<Conversation> {
  const session = await Conversation.start(client);
  await session.next();
  await session.next({ previous_turn: { question_id: 'q_people', user_text: words } });
  return session;
}

it('tells what is known in each session, page by page, and nothing of an erased one', async () => {
  const [first, second] = [await told('Four of us.'), await told('Six people.')];
  const page = await service.admin.get<Collected>(`${PATH}?limit=1`);
  expect(page.body.sessions).toMatchObject([
    { session_id: second.id, is_erased: false, values: { people: { value: 6 } } },
  ]);
  const next = `${PATH}?limit=1&cursor=${page.body.next_cursor}`;
  const { body } = await service.admin.get<Collected>(next);
  expect(body.sessions).toMatchObject([{ session_id: first.id, values: { people: { value: 4 } } }]);
  const erase = `${internalPath(ACME)}/sessions/${first.id}/erase`;
  await service.admin.send('POST', erase, { body: { reason: 'asked' } });
  const after = await service.admin.get<Collected>(next);
  expect(after.body.sessions).toMatchObject([{ is_erased: true, values: {} }]);
});

it('records a person’s look at each session, once', async () => {
  const session = await told('Two.');
  const looks = async () => {
    const path = `${internalPath(ACME)}/configuration/audit?resource_id=${session.id}`;
    return (await service.admin.get<{ events: object[] }>(path)).body.events;
  };
  const auditor = await Visitor.signedIn(service, { roles: ['auditor'] });
  for (let times = 0; times < 2; times++) {
    const shown = await auditor.open('/console/services/acme/table/analytics/values');
    expect(shown.html).toContain(session.id);
  }
  expect(await looks()).toHaveLength(1);
});

it('is closed to who may not read what people said', async () => {
  const analyst = await Visitor.signedIn(service, { roles: ['analyst'] });
  const refused = await analyst.open('/console/services/acme/table/analytics/values');
  expect(refused.status).toBe(403);
  expect((await client.get(PATH)).status).toBe(404);
});
