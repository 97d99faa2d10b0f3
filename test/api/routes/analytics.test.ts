import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Analysis, VersionComparison } from '../../../app/analytics/analyse.ts';
import {
  LOOKED_AT,
  MOVING,
  recordConversations,
} from '../../support/conversations/recorded-conversations.ts';
import type { Client } from '../../support/http/client.ts';
import { newLog } from '../../support/log/new-log.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;

afterEach(() => service.stop());

const PATH = internalPath(ACME);

interface Listed {
  readonly as_of: { readonly position: string; readonly lag_seconds: number };
  readonly sessions: readonly { readonly session_id: string; readonly status: string }[];
  readonly feedback: readonly { readonly kind: string; readonly label?: string }[];
  readonly next_cursor?: string;
}

describe('the analysts’ lists', () => {
  let client: Client;

  beforeEach(async () => {
    service = await ServiceUnderTest.start(undefined, { hasReadModelsFile: true });
    client = await service.publish();
  });

  it('show what was acknowledged, and how far they go', async () => {
    const conversation = await Conversation.start(client);
    await client.post(`${conversation.path}/feedback`, { label: 'won' });
    const as_of = { position: await service.log.head(), lag_seconds: 0 };
    const { body: reports } = await service.admin.get<Listed>(`${PATH}/feedback`);
    expect(reports).toMatchObject({ as_of, feedback: [{ kind: 'feedback', label: 'won' }] });
    const { body: list } = await service.admin.get<Listed>(`${PATH}/sessions`);
    expect(list).toMatchObject({ as_of, sessions: [{ session_id: conversation.id }] });
    const { body: analysis } = await service.admin.get<Analysis>(`${PATH}/analytics`);
    expect(analysis).toMatchObject({ as_of, sessions: 1, success_labels: ['purchase', 'lead'] });
    expect(analysis.feedback).toMatchObject({ n: 1, count: null });
  });

  it('go page by page, and cursors fit their own list only', async () => {
    const { path } = await Conversation.start(client);
    for (const label of ['one', 'two', 'three']) {
      await client.post(`${path}/feedback`, { label });
    }
    await client.post(`${path}/conversion`, { type: 'lead' });
    const first = await service.admin.get<Listed>(`${PATH}/feedback?kind=feedback&limit=2`);
    expect(first.body.feedback.map(({ label }) => label)).toEqual(['three', 'two']);
    const { next_cursor } = first.body;
    const second = await service.admin.get<Listed>(
      `${PATH}/feedback?kind=feedback&limit=2&cursor=${next_cursor}`,
    );
    expect(second.body.feedback.map(({ label }) => label)).toEqual(['one']);
    expect(second.body).not.toHaveProperty('next_cursor');
    const foreign = await service.admin.get(`${PATH}/sessions?cursor=${next_cursor}`);
    expect(foreign).toMatchObject({ status: 422, body: { code: 'invalid_cursor' } });
  });

  it('show sessions by status', async () => {
    await Conversation.start(client);
    const active = await service.admin.get<Listed>(`${PATH}/sessions?status=active`);
    expect(active.body.sessions).toHaveLength(1);
    const stopped = await service.admin.get<Listed>(`${PATH}/sessions?status=stopped`);
    expect(stopped.body.sessions).toEqual([]);
  });

  it('tell the funnel and the completeness of what was published', async () => {
    await Conversation.start(client);
    const { body } = await service.admin.get<Analysis>(`${PATH}/analytics`);
    expect(body.described_versions).toEqual(['v1']);
    expect(body.sub_objectives.length).toBeGreaterThan(0);
    expect(body.sub_objectives[0]).toMatchObject({ begun: { n: 1 }, achieved: { n: 1 } });
    expect(body.informations.map(({ information_id }) => information_id)).toContain('people');
  });

  it.each(['?configuration_version=v77', '/comparison?from=v1&to=v77'])(
    'name the newest version where %s was never published',
    async (asked) => {
      await Conversation.start(client);
      const { status, body } = await service.admin.get(`${PATH}/analytics${asked}`);
      expect([status, body]).toMatchObject([
        404,
        { code: 'unknown_configuration', details: { newest: 'v1' } },
      ]);
    },
  );

  it('count reports about conversations that began elsewhere for no session', async () => {
    await client.post('/v1/sessions/chat-7/conversion', { type: 'purchase' });
    const { body } = await service.admin.get<Analysis>(`${PATH}/analytics`);
    expect(body).toMatchObject({ sessions: 0, feedback: { n: 0 } });
  });

  it('are refused to API keys', async () => {
    const refused = await client.get(`${PATH}/analytics`);
    expect(refused.status).toBe(404);
  });

  const labels = (count: number) => Array.from({ length: count }, (_, n) => `label${n}`).join();

  it('take 50 success labels', async () => {
    const { status } = await service.admin.get(`${PATH}/analytics?success_labels=${labels(50)}`);
    expect(status).toBe(200);
  });

  it.each([
    'success_labels=',
    'success_labels=a,,b',
    `success_labels=${labels(51)}`,
    'kind=feedback',
    'configuration_version=',
  ])('refuse %s', async (query) => {
    const { status } = await service.admin.get(`${PATH}/analytics?${query}`);
    expect(status).toBe(422);
  });
});

describe('analytics of recorded conversations', () => {
  it('take the success labels and the published version from the query', async () => {
    const log = newLog();
    await recordConversations(log);
    service = await ServiceUnderTest.start(log, {
      hasReadModelsFile: true,
      now: () => Date.parse(LOOKED_AT),
    });
    const path = `${internalPath(MOVING)}/analytics`;
    const position = async () => {
      const { body } = await service.admin.get<Analysis>(path);
      return body.as_of.position;
    };
    await expect.poll(position).toBe(await log.head());
    const all = await service.admin.get<Analysis>(`${path}?success_labels=won,purchase`);
    expect(all.body).toMatchObject({ sessions: 59, conversion: { count: 14, n: 40 } });
    expect(all.body.questions[0]).toMatchObject({ drop_off: { count: 8, n: 47 } });
    const one = await service.admin.get<Analysis>(`${path}?configuration_version=v2`);
    expect(one.body).toMatchObject({
      configuration_version: 'v2',
      sessions: 31,
      conversion: { count: 2, n: 31 },
    });
    const query = 'from=v1&to=v2&success_labels=won,purchase';
    const compared = await service.admin.get<VersionComparison>(`${path}/comparison?${query}`);
    expect(compared.body).toMatchObject({ from: { sessions: 28 }, to: { sessions: 31 } });
    expect(compared.body.figures[0]).toMatchObject({
      ...{ figure: 'completion', difference: { difference: 0.3238 } },
    });
  });
});
