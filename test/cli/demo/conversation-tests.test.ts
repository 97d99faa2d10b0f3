import { expect, it } from 'vitest';
import type { TestReport } from '../../../app/conversation-tests/run-tests.ts';
import { DEMO_TESTS } from '../../../cli/demo/conversation-tests.ts';
import { startEphemeralService } from '../../../cli/service/ephemeral-service.ts';

it('the demo is kept with ten conversation tests, and passes them', async () => {
  const service = await startEphemeralService();
  const base = '/internal/v1/tenants/demo/services/heat-pump/configuration/tests';
  const headers = { 'Content-Type': 'application/json' };
  try {
    const kept = (await (await service.sendInternal(base, {})).json()) as { tests: object[] };
    expect(kept.tests).toEqual(DEMO_TESTS);
    expect(DEMO_TESTS).toHaveLength(10);
    const ran = await service.sendInternal(`${base}/run`, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': '21' },
      body: '{"state":"published"}',
    });
    const { results } = (await ran.json()) as TestReport;
    expect(results.filter(({ passed }) => !passed)).toEqual([]);
  } finally {
    await service.stop();
  }
});
