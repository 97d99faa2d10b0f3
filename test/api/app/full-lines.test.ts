import { expect, it } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { BodiesInFlight } from '../../../api/body/bodies-in-flight.ts';
import type { Identity, Route } from '../../../api/route.ts';

const CALLER: Identity = {
  tenant: 'acme',
  service: 'table',
  actor: { type: 'api_key', id: 'key_1' },
  origin: 'public_api',
  scopes: ['runtime'],
};

/** A service at which whoever has to stand in line is turned away. */
function fullApp() {
  const route = {
    method: 'GET',
    idempotency: 'none',
    handle: async () => ({ status: 200, body: {} }),
  } as const;
  const routes: readonly Route[] = [
    { ...route, path: '/keyed', operationId: 'keyed', scopes: ['runtime'] },
    { ...route, path: '/open', operationId: 'open', scopes: null },
  ];
  return createApp(routes, {
    authenticate: () => CALLER,
    credential: { name: 'a key', placeholder: '<key>' },
    bodies: new BodiesInFlight(1_000),
    lines: { enter: async (holder) => holder !== 'acme.table' },
    newRequestId: () => 'req_0',
    log: () => {},
    logFault: () => {},
  });
}

it('Who waited in vain is told so in the envelope, and when to come again', async () => {
  const answer = await fullApp().request('/keyed');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({
    code: 'overloaded',
    message: 'Too many requests are waiting; try again shortly.',
    request_id: 'req_0',
  });
});

it('Health, which asks for no key, stands in no line', async () => {
  expect((await fullApp().request('/open')).status).toBe(200);
});
