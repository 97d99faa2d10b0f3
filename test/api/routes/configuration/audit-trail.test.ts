import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import type { Client } from '../../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

interface Trail {
  readonly events: readonly {
    readonly id: string;
    readonly action: string;
    readonly origin: string;
    readonly request_id: string;
    readonly resource: { readonly type: string; readonly id: string };
  }[];
  readonly next_cursor?: string;
}

const PATH = '/v1/configuration/audit';

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const trail = async (query = '') => (await client.get<Trail>(`${PATH}?${query}`)).body;

describe('GET /v1/configuration/audit', () => {
  it('tells every operation and publication, the newest first, as soon as it was acknowledged', async () => {
    const { events } = await trail('limit=200');
    expect(events.map(({ action }) => action)).toEqual([
      'configuration.published',
      'configuration.publication_requested',
      ...Array(4).fill('success_information.created'),
      ...Array(4).fill('question.created'),
      ...Array(2).fill('sub_objective.created'),
      'objective.created',
      'api_key.created',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('tells who did it, through which door, and what it was before and after', async () => {
    const question = { id: 'q_people', text: 'How many will you be?' };
    const changed = await client.post('/v1/configuration/changes', {
      changes: [{ entity: 'question', operation: 'update', question }],
    });
    const { events } = await trail('limit=1');
    expect(events).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        occurred_at: service.clock.iso,
        action: 'question.updated',
        origin: 'public_api',
        actor: { type: 'api_key', id: expect.stringMatching(/^key_/) },
        scopes: expect.arrayContaining(['configuration:write']),
        request_id: changed.body.request_id,
        resource: { type: 'question', id: 'q_people' },
        diff: {
          before: expect.objectContaining({ text: 'For how many people is the table?' }),
          after: expect.objectContaining({ text: 'How many will you be?' }),
        },
        details: expect.any(Object),
      },
    ]);
  });

  it('filters by resource', async () => {
    const only = async (query: string) =>
      (await trail(query)).events.map(({ resource }) => `${resource.type} ${resource.id}`);
    expect(await only('resource_type=objective')).toEqual(['objective objective']);
    expect(await only('resource_type=question&resource_id=q_food')).toEqual(['question q_food']);
    expect(await only('resource_id=nothing')).toEqual([]);
    expect(await only('resource_type=qss')).toEqual([]);
  });

  it('pages without skipping or repeating while it grows', async () => {
    const all = (await trail('limit=200')).events.map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await trail(`limit=3${cursor}`);
      seen.push(...page.events.map(({ id }) => id));
      if (page.next_cursor === undefined) break;
      cursor = `&cursor=${page.next_cursor}`;
      await service.keyHolder(['runtime']);
    }
    expect(seen).toEqual(all);
  });

  it('refuses a cursor that is altered, or of another filter, tenant, service or list', async () => {
    const { next_cursor: cursor = '' } = await trail('limit=1');
    expect(cursor.length).toBeLessThanOrEqual(512);
    const refused = async (asker: Client, path: string) => {
      const reply = await asker.get(path);
      expect([reply.status, reply.body.code], path).toEqual([422, 'invalid_cursor']);
    };
    await refused(client, `${PATH}?resource_type=question&cursor=${cursor}`);
    await refused(client, `/v1/configuration/questions?cursor=${cursor}`);
    for (let at = 0; at < cursor.length; at++) {
      const letter = cursor[at] === 'A' ? 'B' : 'A';
      await refused(
        client,
        `${PATH}?cursor=${cursor.slice(0, at)}${letter}${cursor.slice(at + 1)}`,
      );
    }
    for (const place of [
      { tenant: 'rival', service: 'table' },
      { tenant: 'acme', service: 'other' },
    ]) {
      await refused(await service.publish(tableConfiguration, place), `${PATH}?cursor=${cursor}`);
    }
  });

  it('shows nothing of other services, and tells keys without their secrets', async () => {
    const rival = await service.keyHolder(['audit:read'], { tenant: 'rival', service: 'table' });
    const { body, text } = await rival.get<Trail>(PATH);
    expect(body.events.map(({ action }) => action)).toEqual(['api_key.created']);
    expect(text).not.toMatch(/digest|secret/);
  });

  it('needs configuration:write or audit:read', async () => {
    for (const scope of ['configuration:write', 'audit:read'] as const) {
      expect((await (await service.keyHolder([scope])).get(PATH)).status).toBe(200);
    }
    const reply = await (await service.keyHolder(['configuration:read'])).get(PATH);
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({
      code: 'insufficient_scope',
      details: {
        required_scopes: ['configuration:write'],
        granted_scopes: ['configuration:read'],
      },
    });
  });

  it('tells what came through the internal entry point as such', async () => {
    const internal = `${internalPath(ACME)}/configuration`;
    await service.admin.post(`${internal}/changes`, {
      changes: [{ entity: 'objective', operation: 'update', objective: { max_turns: 9 } }],
    });
    const { body } = await service.admin.get<Trail>(`${internal}/audit?limit=1`);
    expect(body.events[0]).toMatchObject({
      action: 'objective.updated',
      origin: 'internal_api',
      actor: { type: 'admin' },
    });
  });

  it('is only ever added to: what was told stays as it was', async () => {
    const read = async () =>
      (await client.get<{ events: object[] }>('/v1/configuration/audit?limit=200')).body.events;
    const before = await read();
    const objective = { name: 'Edited' };
    await client.post('/v1/configuration/changes', {
      changes: [{ entity: 'objective', operation: 'update', objective }],
    });
    await service.publishDraft(client);
    await service.makeSecret(['runtime']);
    const after = await read();
    expect(after.length).toBe(before.length + 4);
    expect(after.slice(4)).toEqual(before);
  });
});
