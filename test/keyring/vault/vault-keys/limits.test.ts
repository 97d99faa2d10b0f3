import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VaultKeys } from '../../../../keyring/vault/vault-keys.ts';

const URL_OF_VAULT = 'vault+https://vault.example/secret/qss';

/** What was asked of Vault, by method and path. */
let asked: string[];
let answer: (method: string, path: string) => { status: number; body: object };

beforeEach(() => {
  asked = [];
  answer = () => ({ status: 404, body: {} });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { method = 'GET' } = init ?? {};
    const { pathname } = new URL(String(url));
    asked.push(`${method} ${pathname}`);
    const { status, body } = answer(method, pathname);
    return Response.json(body, { status });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('Vault has five seconds for each answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const keys = new VaultKeys(URL_OF_VAULT, undefined);
  await keys.ask([{ kind: 'read', subject: 's' }]);
  expect(timeout.mock.calls).toEqual([[5_000]]);
  await keys.close();
});

it('A token is renewed every five minutes', async () => {
  const keys = new VaultKeys(URL_OF_VAULT, 'token');
  vi.advanceTimersByTime(299_999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['POST /v1/auth/token/renew-self']);
  await keys.close();
});

it('A key that others go on writing is destroyed in one of twenty rounds, or not', async () => {
  const taken = { status: 400, body: { errors: ['check-and-set parameter did not match'] } };
  let writes = 0;
  answer = (method) => {
    if (method === 'GET') {
      const data = { data: { created_at: 'then', wrapped: '' }, metadata: { version: 1 } };
      return { status: 200, body: { data } };
    }
    writes += 1;
    if (writes > 100) throw new Error('it tries without end');
    return taken;
  };
  const keys = new VaultKeys(URL_OF_VAULT, undefined);
  await expect(keys.ask([{ kind: 'destroy', subject: 's', at: 'now' }])).rejects.toThrow();
  expect(writes).toBe(20);
  await keys.close();
});

it('Vault is asked sixteen things at a time', async () => {
  let underWay = 0;
  let most = 0;
  vi.mocked(fetch).mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await nextTurn();
    underWay -= 1;
    return Response.json({}, { status: 404 });
  });
  const keys = new VaultKeys(URL_OF_VAULT, undefined);
  const subjects = Array.from({ length: 40 }, (_, n) => `s${n}`);
  const answers = await keys.ask(subjects.map((subject) => ({ kind: 'read', subject })));
  expect([answers.length, most]).toEqual([40, 16]);
  await keys.close();
});

it('Vault is asked sixteen things at a time, also where it refuses some at once and is slow with others', async () => {
  let underWay = 0;
  let most = 0;
  vi.mocked(fetch).mockImplementation(async (url) => {
    if (String(url).endsWith('s0')) return Response.json({}, { status: 503 });
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    underWay -= 1;
    return Response.json({}, { status: 404 });
  });
  const keys = new VaultKeys(URL_OF_VAULT, undefined);
  const requests = Array.from(
    { length: 16 },
    (_, n) => ({ kind: 'read', subject: `s${n}` }) as const,
  );
  for (let time = 0; time < 3; time++) await expect(keys.ask(requests)).rejects.toThrow('503');
  expect(most).toBeLessThanOrEqual(16);
  await keys.close();
});
