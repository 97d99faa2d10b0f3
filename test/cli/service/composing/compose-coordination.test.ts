import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../../cli/config/read-config.ts';
import { createLogger } from '../../../../cli/logging/logger.ts';
import { composeCoordination } from '../../../../cli/service/composing/compose-coordination.ts';
import { NO_REDIS_SERVER, RedisServer } from '../../../support/processes/redis-server.ts';

const ended: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function shareThrough(url: string) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  const read = readConfig({ REDIS_URL: url });
  if (!read.ok) throw new Error(read.lines.join());
  const coordination = await composeCoordination(read.config, logger);
  ended.push(() => coordination.close());
  const allowance = { amountMax: 1_000_000, windowMs: 60_000 };
  return { lines, coordination, use: () => coordination.take('a', 1, [allowance]) };
}

async function start(...options: readonly string[]): Promise<RedisServer> {
  const redis = await RedisServer.start(...options);
  ended.push(() => redis.stop());
  return redis;
}

/** Resolves when something was counted in it. */
async function isUsed(redis: RedisServer, use: () => Promise<unknown>): Promise<void> {
  while ((await redis.command('KEYS qss:*')) === '*0') await use();
}

const WARNING = { level: 'warn', msg: 'Redis may drop what is counted' };

describe.skipIf(NO_REDIS_SERVER)(`a Redis that is shared [${NO_REDIS_SERVER ?? 'real'}]`, () => {
  it('is warned of once when it may evict, also when it becomes so while it was away', async () => {
    const redis = await start('--maxmemory-policy', 'allkeys-lru');
    const { lines, coordination, use } = await shareThrough(redis.url);
    const warnings = () => lines.filter(({ msg }) => msg === WARNING.msg);
    await expect.poll(warnings, { timeout: 20_000 }).toHaveLength(1);
    expect(warnings()[0]).toMatchObject({ ...WARNING, policy: 'allkeys-lru' });
    await redis.kill();
    await expect
      .poll(() => use().then(() => lines.at(-1)?.msg), { timeout: 20_000 })
      .toMatch(/away/);
    expect(coordination.isShared).toBe(false);
    await redis.start('--maxmemory-policy', 'volatile-ttl');
    await expect.poll(warnings, { timeout: 20_000 }).toHaveLength(2);
    expect(warnings()[1]).toMatchObject({ policy: 'volatile-ttl' });
    await isUsed(redis, use);
    expect(coordination.isShared).toBe(true);
  });

  it('is not warned of when it keeps everything, or does not tell', async () => {
    const kept = await start();
    const silent = await start('--rename-command', 'CONFIG', '""');
    for (const redis of [kept, silent]) {
      const { lines, use } = await shareThrough(redis.url);
      await isUsed(redis, use);
      expect(lines).toEqual([]);
    }
  });
});
