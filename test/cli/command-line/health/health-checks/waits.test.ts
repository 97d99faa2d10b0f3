import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkRedis } from '../../../../../cli/command-line/health/health-checks.ts';
import { configurationCommand } from '../../../../../cli/commands/configuration/configuration.ts';
import { RedisConnection } from '../../../../../coordination/redis-connection.ts';
import { ADMIN_TOKEN } from '../../../../support/service.ts';

/** How often commands ask again, and how long they wait in between. */

/** Whoever waits more often than any command does would go on. */
const WAITS_MAX = 10_000;

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: vi.fn(async () => {
    if (waits().length > WAITS_MAX) throw new Error('it waits without end');
  }),
}));

const waits = () => vi.mocked(delay).mock.calls.map(([ms]) => ms!);

beforeEach(() => {
  vi.mocked(delay).mockClear();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('A Redis that does not tell its settings is asked for fifteen tenths of a second', async () => {
  const ask = vi.fn(async () => 'PONG');
  const redis = { ask, close: () => {} } as unknown as RedisConnection;
  vi.spyOn(RedisConnection, 'open').mockResolvedValue(redis);
  expect(await checkRedis('redis://somewhere')).toEqual({ status: 'ok', text: 'it answers' });
  expect(waits()).toEqual(Array(15).fill(100));
});

it('A compilation is waited for a quarter of an hour', async () => {
  vi.stubEnv('QSS_ADMIN_TOKEN', ADMIN_TOKEN);
  vi.stubGlobal('fetch', async () => Response.json({ status: 'running' }));
  const options = { tenant: 'acme', service: 'table', wait: true };
  const call = { positionals: ['job', 'cmp_1'], options, json: true };
  await expect(configurationCommand.run(call)).rejects.toThrow('the compilation has not ended');
  expect(waits().reduce((sum, ms) => sum + ms, 0)).toBe(15 * 60_000);
});
