import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creation } from '../../../../support/configurations/configurations.ts';
import { ServiceUnderTest } from '../../../../support/service.ts';

let service: ServiceUnderTest;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
});

afterEach(() => service.stop());

describe('POST /v1/configuration/changes on a draft with thousands of anomalies', () => {
  it('is accepted, and shows the first 500 of its warnings', async () => {
    const client = await service.keyHolder();
    const id = (i: number) => `information-${i}-`.padEnd(128, 'x');
    const batch = (from: number) =>
      Array.from({ length: 500 }, (_, i) =>
        creation('success_information', {
          id: id(from + i),
          label: 'Something',
          primary_question_id: `a-question-to-come-${from}-`.padEnd(128, 'x'),
          schema: { type: 'string' },
        }),
      );
    for (const from of [0, 500, 1_000]) {
      const answer = await client.post<{ warnings: object[] }>('/v1/configuration/changes', {
        changes: batch(from),
      });
      expect(answer.status).toBe(200);
      expect(answer.body.warnings).toHaveLength(500);
    }
  });
});
