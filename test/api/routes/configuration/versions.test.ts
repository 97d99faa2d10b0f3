import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import type { Client } from '../../../support/http/client.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

const BASE = `${internalPath(ACME)}/configuration`;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

const change = (...changes: readonly object[]) =>
  client.post('/v1/configuration/changes', { changes });

const renamed = {
  entity: 'question',
  operation: 'update',
  question: { id: 'q_people', text: 'How many?' },
};
const removed = { entity: 'question', operation: 'delete', question: { id: 'q_food' } };

async function secondVersion() {
  await change(renamed);
  await service.publishDraft(client);
}

describe('published versions', () => {
  it('are listed page by page, the newest first', async () => {
    await secondVersion();
    const first = await service.admin.get<{ versions: object[]; next_cursor: string }>(
      `${BASE}/versions?limit=1`,
    );
    expect(first.body.versions).toEqual([
      {
        configuration_version: 'v2',
        published_at: expect.any(String),
        compilation_id: expect.stringMatching(/^cmp_/),
        draft_revision: 2,
        active: true,
      },
    ]);
    const rest = await service.admin.get<{ versions: object[]; next_cursor?: string }>(
      `${BASE}/versions?limit=1&cursor=${first.body.next_cursor}`,
    );
    expect(rest.body.versions).toMatchObject([{ configuration_version: 'v1', active: false }]);
    expect(rest.body.next_cursor).toBeUndefined();
  });

  it('are shown and compared, the draft included, also when newer ones are active', async () => {
    await secondVersion();
    const v1 = await service.admin.get(`${BASE}/versions/v1`);
    const { objective, ...lists } = tableConfiguration;
    expect(v1.body).toMatchObject({
      configuration_version: 'v1',
      state: 'published',
      objective,
      ...lists,
    });
    await change(removed);
    const compared = await service.admin.get(`${BASE}/comparison?from=v1&to=v2`);
    expect(compared.body).toMatchObject({
      changes: [{ op: 'replace', path: '/questions/q_people/text', after: 'How many?' }],
      left_out: 0,
    });
    const withDraft = await service.admin.get(`${BASE}/comparison?from=v2&to=draft`);
    expect(withDraft.body.changes).toMatchObject([{ op: 'remove', path: '/questions/q_food' }]);
    const none = await service.admin.get(`${BASE}/versions/v9`);
    expect([none.status, none.body.code]).toEqual([404, 'unknown_configuration']);
    expect(none.body.details).toEqual({ state: 'published', newest: 'v2' });
  });

  it('can be restored as the draft, and compile to the same artifact again', async () => {
    await secondVersion();
    await change(removed);
    const body = { configuration_version: 'v1', expected_draft_revision: 3 };
    const restored = await service.admin.post(`${BASE}/restore`, body);
    expect(restored.body).toMatchObject({ draft_revision: 4, warnings: [] });
    const { body: same } = await service.admin.get(`${BASE}/comparison?from=v1&to=draft`);
    expect(same.changes).toEqual([]);
    await service.publishDraft(client);
    const state = await service.admin.get(`${BASE}`);
    expect(state.body).toMatchObject({
      configuration_version: 'v3',
      questions: tableConfiguration.questions,
    });
    const trail = await client.get<{ events: { action: string; details: object }[] }>(
      '/v1/configuration/audit?resource_type=question',
    );
    expect(trail.body.events[0]!.details).toEqual({ draft_revision: 4, restored_from: 'v1' });
  });

  it('bring a draft back to what is active, and refuse where somebody changed it meanwhile', async () => {
    await change(removed);
    const stale = { expected_draft_revision: 1 };
    const refused = await service.admin.post(`${BASE}/discard`, stale);
    expect([refused.status, refused.body.code]).toEqual([422, 'configuration_validation_failed']);
    const done = await service.admin.post(`${BASE}/discard`, {});
    expect(done.body).toMatchObject({ draft_revision: 3 });
    const draft = await service.admin.get(`${BASE}?state=draft`);
    expect(draft.body).toMatchObject({ questions: tableConfiguration.questions });
  });
});
