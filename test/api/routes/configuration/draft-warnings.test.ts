import { expect, it } from 'vitest';
import { newLog } from '../../../support/log/new-log.ts';
import { ACME, internalPath, ServiceUnderTest } from '../../../support/service.ts';

/** Each of them has three warnings, for the question that it names is not there. */
const INFORMATIONS = 400;

it('A draft with more warnings than an answer has room for shows the first ones, and counts the rest', async () => {
  const service = await ServiceUnderTest.start(newLog());
  const client = await service.keyHolder();
  const changes = Array.from({ length: INFORMATIONS }, (_, n) => ({
    entity: 'success_information',
    operation: 'create',
    success_information: {
      id: `information_${n}`,
      label: `Information ${n}`,
      primary_question_id: 'nowhere',
      schema: { type: 'string' },
    },
  }));
  const changed = await client.post<{ warnings: unknown[] }>('/v1/configuration/changes', {
    changes,
  });
  expect(changed.status, changed.text.slice(0, 500)).toBe(200);
  expect(changed.body.warnings).toHaveLength(500);
  const listed = await service.admin.get<{ warnings: unknown[]; left_out: number }>(
    `${internalPath(ACME)}/configuration/warnings`,
  );
  expect(listed.body.warnings).toHaveLength(1_000);
  expect(listed.body.left_out).toBeGreaterThanOrEqual(200);
  await service.stop();
});
