import { expect, it } from 'vitest';
import { createApp } from '../../api/app.ts';
import { BodiesInFlight } from '../../api/body/bodies-in-flight.ts';

it('An answer that cannot be written down is a fault like any other: in the envelope, and logged', async () => {
  const faults: unknown[] = [];
  const statuses: number[] = [];
  const unspeakable = new Error('this cannot be told');
  const body = {
    toJSON: () => {
      throw unspeakable;
    },
  };
  const app = createApp(
    [
      {
        method: 'GET',
        path: '/large',
        operationId: 'large',
        scopes: null,
        idempotency: 'none',
        handle: async () => ({ status: 200, body }),
      },
    ],
    {
      authenticate: () => undefined,
      credential: { name: 'a key', placeholder: '<key>' },
      bodies: new BodiesInFlight(1_000),
      newRequestId: () => 'req_0',
      log: ({ status }) => statuses.push(status),
      logFault: (error) => faults.push(error),
    },
  );
  const answer = await app.request('/large');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ code: 'internal_error', request_id: 'req_0' });
  expect(faults).toEqual([unspeakable]);
  expect(statuses).toEqual([500]);
});
