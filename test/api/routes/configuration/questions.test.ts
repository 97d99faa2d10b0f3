import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import type { Client } from '../../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

interface Page {
  readonly configuration_version: string;
  readonly questions: readonly { readonly id: string }[];
  readonly next_cursor?: string;
}

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const PATH = '/v1/configuration/questions';

async function ids(query: string): Promise<readonly string[]> {
  const { body } = await client.get<Page>(`${PATH}?${query}`);
  return body.questions.map(({ id }) => id);
}

describe('GET /v1/configuration/questions', () => {
  it('lists the published questions, draft changes aside', async () => {
    await client.post('/v1/configuration/changes', {
      changes: [{ entity: 'question', operation: 'delete', question: { id: 'q_food' } }],
    });
    const { status, body } = await client.get(PATH);
    expect(status).toBe(200);
    expect(body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      configuration_version: 'v1',
      questions: tableConfiguration.questions,
    });
  });

  it('filters by sub-objective, type and activity', async () => {
    expect(await ids('sub_objective_id=taste')).toEqual(['q_food', 'q_extras']);
    expect(await ids('type=open')).toEqual(['q_people']);
    expect(await ids('active=false')).toEqual([]);
    expect(await ids('type=semi_open&active=true&sub_objective_id=taste')).toEqual(['q_food']);
    expect(await ids('sub_objective_id=nowhere')).toEqual([]);
  });

  it('pages without skipping or repeating, also when a new version is published meanwhile', async () => {
    const seen: string[] = [];
    let query = 'limit=3';
    for (;;) {
      const { body } = await client.get<Page>(`${PATH}?${query}`);
      expect(body.configuration_version).toBe('v1');
      seen.push(...body.questions.map(({ id }) => id));
      if (body.next_cursor === undefined) break;
      await client.post('/v1/configuration/changes', {
        changes: [{ entity: 'question', operation: 'delete', question: { id: 'q_extras' } }],
      });
      query = `limit=3&cursor=${body.next_cursor}`;
    }
    expect(seen).toEqual(tableConfiguration.questions.map(({ id }) => id));
  });

  it('refuses a cursor that is altered, or of another filter, tenant or service', async () => {
    const { body } = await client.get<Page>(`${PATH}?limit=1`);
    const cursor = body.next_cursor!;
    const refused = async (asker: Client, query: string) => {
      const reply = await asker.get(`${PATH}?${query}`);
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid_cursor']);
    };
    await refused(client, `limit=1&type=open&cursor=${cursor}`);
    await refused(client, `cursor=${cursor}A`);
    await refused(client, 'cursor=nonsense');
    for (let at = 0; at < cursor.length; at += 7) {
      const letter = cursor[at] === 'A' ? 'B' : 'A';
      await refused(client, `cursor=${cursor.slice(0, at)}${letter}${cursor.slice(at + 1)}`);
    }
    for (const place of [
      { tenant: 'other', service: 'table' },
      { tenant: 'acme', service: 'other' },
    ]) {
      await refused(await service.publish(tableConfiguration, place), `limit=1&cursor=${cursor}`);
    }
    const internal = `${internalPath(ACME)}/configuration/questions?limit=1&cursor=${cursor}`;
    expect((await service.admin.get(internal)).status).toBe(200);
  });

  it.each(['limit=0', 'limit=201', 'limit=', 'limit=ten', 'limit=1&limit=2', 'type=essay', 'q=1'])(
    'refuses %s',
    async (query) => {
      const reply = await client.get(`${PATH}?${query}`);
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid_request']);
    },
  );

  it('has nothing to list while nothing is published', async () => {
    const other = await service.keyHolder(['configuration:read'], { tenant: 'n', service: 'n' });
    const reply = await other.get(PATH);
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown_configuration']);
  });
});
