import { expect, it } from 'vitest';
import { recordPersonsLook } from '../../../../app/audit/text-access/record-persons-look.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import { SOME_PROVENANCE } from '../../../support/log/scribe.ts';
import { ACME, ServiceUnderTest } from '../../../support/service.ts';

it('A person who looks at more than 10,000 sessions is remembered for the last ones', async () => {
  const service = await ServiceUnderTest.start(createMemoryLog());
  const looked = new Set(Array.from({ length: 9_999 }, (_, n) => `acme ses_${n}`));
  const person = { looked, subject: 'ann', granted: [], expires_at: '' };
  const look = (sessionId: string) =>
    recordPersonsLook(
      service.service.dependencies,
      { ...ACME, sessionIds: [sessionId] },
      person,
      SOME_PROVENANCE,
    );
  await look('ses_a');
  expect(looked.size).toBe(10_000);
  await look('ses_b');
  expect([...looked]).toEqual(['acme ses_b']);
  await service.stop();
});
