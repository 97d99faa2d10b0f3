import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { tableConfiguration } from '../support/conversations/sessions.ts';
import { ServiceUnderTest } from '../support/service.ts';

/** What the contract allows must fit into the log. */
let service: ServiceUnderTest;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
});

afterEach(() => service.stop());

async function firstNext(configuration: Configuration, selection: object) {
  const client = await service.publish(configuration);
  const created = await client.post<{ session_id: string }>('/v1/sessions', {});
  const path = `/v1/sessions/${created.body.session_id}/next`;
  return client.post<{ progress: { sub_objectives: object[] } }>(path, {
    state_version: 0,
    selection,
  });
}

describe('/next', () => {
  it('takes 500 excluded ids of 128 characters outside the basic plane', async () => {
    const excluded = Array.from(
      { length: 500 },
      (_, i) => `${i}`.padStart(4, '0') + '😀'.repeat(124),
    );
    const answer = await firstNext(tableConfiguration, { excluded_question_ids: excluded });
    expect(answer.status).toBe(200);
  });

  it('answers for a configuration of 1,500 sub-objectives, the same on a replay', async () => {
    const subObjectives = Array.from({ length: 1_500 }, (_, i) => ({
      id: `stage-${i}-`.padEnd(128, 'x'),
      name: `Stage ${i}`,
      order_position: i + 2,
      completion_role: 'contributing' as const,
    }));
    const client = await service.keyHolder();
    for (let from = 0; from < subObjectives.length; from += 500) {
      const changes = subObjectives.slice(from, from + 500).map((sub_objective) => ({
        entity: 'sub_objective',
        operation: 'create',
        sub_objective,
      }));
      await client.post('/v1/configuration/changes', { changes });
    }
    const answer = await firstNext(tableConfiguration, {});
    expect(answer.status).toBe(200);
    expect(answer.body.progress.sub_objectives).toHaveLength(
      tableConfiguration.sub_objectives.length + subObjectives.length,
    );
  });
});
