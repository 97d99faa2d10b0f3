import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Services, startInMemory } from '../../support/histories/clusters.ts';
import { clientWith } from '../../support/histories/mutations.ts';
import { ADMIN_TOKEN } from '../../support/processes/service-process.ts';

const MANY = 200;

let cluster: Services;

beforeAll(async () => {
  cluster = await startInMemory({ count: 1 });
}, 60_000);

afterAll(() => cluster.stop());

/** Requests that wait at an entry point, as an operator is told. */
async function waitingAt(entry: string): Promise<number> {
  const [{ service }] = cluster.services as [(typeof cluster.services)[0]];
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const told = await service.internalApp.request('/internal/metrics', { headers });
  const line = new RegExp(`^qss_requests_waiting\\{entry="${entry}"\\} (\\d+)$`, 'm');
  return Number(line.exec(await told.text())?.[1]);
}

it('What a service sends at once waits in its line, not in everybody else’s', async () => {
  const { token, unique } = clientWith(cluster.token, 'fair');
  const begin = () =>
    cluster.instances[0]!.send('/v1/sessions', { token, key: `a-key-${unique()}`, body: {} });
  const many = Array.from({ length: MANY }, begin);
  const waiting: number[] = [];
  // The internal entry point has no line.
  while (waiting.length < 5) waiting.push(await waitingAt('public'));
  // How many of them is chance; without lines nobody ever waits.
  expect(Math.max(...waiting)).toBeGreaterThan(0);
  await Promise.all(many);
  expect(await waitingAt('public')).toBe(0);
}, 60_000);
