import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AppOptions, createApp } from '../../../api/app.ts';
import { BodiesInFlight } from '../../../api/body/bodies-in-flight.ts';
import type { Route } from '../../../api/route.ts';

function appAnswering(
  method: Route['method'],
  body: object,
  logs: Partial<Pick<AppOptions, 'log' | 'logFault'>> = {},
) {
  const route = { method, path: '/large', operationId: 'large', scopes: null } as const;
  const handle = async () => ({ status: 200, body });
  return createApp([{ ...route, idempotency: 'none', handle }], {
    authenticate: () => undefined,
    credential: { name: 'a key', placeholder: '<key>' },
    bodies: new BodiesInFlight(1_000),
    newRequestId: () => 'req_0',
    log: () => {},
    logFault: () => {},
    ...logs,
  });
}

it.each([
  ['GET', 'GET'],
  ['GET', 'HEAD'],
  ['POST', 'POST'],
] as const)(
  'What a %s route tells and does not record is written in slices for %s',
  async (routed, method) => {
    const entries = Array.from({ length: 50 }, (_, n) => ({ n }));
    const app = appAnswering(routed, { entries });
    // Every look at the clock finds that a slice is over.
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20;
      return now;
    });
    onTestFinished(() => clock.mockRestore());
    let turns = 0;
    let isOver = false;
    const counting = (async () => {
      for (; !isOver; turns++) await nextTurn();
    })();
    const answer = await app.request('/large', { method });
    isOver = true;
    await counting;
    expect(answer.status).toBe(200);
    if (method !== 'HEAD') expect(await answer.json()).toEqual({ entries });
    expect(turns).toBeGreaterThan(entries.length);
  },
);

it('An answer that cannot be written down is a fault like any other: in the envelope, and logged', async () => {
  const faults: unknown[] = [];
  const statuses: number[] = [];
  const unspeakable = new Error('this cannot be told');
  const body = {
    toJSON: () => {
      throw unspeakable;
    },
  };
  const app = appAnswering('GET', body, {
    log: ({ status }) => statuses.push(status),
    logFault: (error) => faults.push(error),
  });
  const answer = await app.request('/large');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ code: 'internal_error', request_id: 'req_0' });
  expect(faults).toEqual([unspeakable]);
  expect(statuses).toEqual([500]);
});
