import * as vitest from 'vitest';
import { rateLimitPerMinute } from '../../../app/keys/rate-limit.ts';
import type { Coordination } from '../../../coordination/port.ts';
import { openRedisCoordination } from '../../../coordination/redis.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { NO_REDIS_SERVER, RedisServer } from '../../support/processes/redis-server.ts';
import { byDay, seedFrom } from '../../support/programme.ts';
import { describeExpiry, type Expiring, KEEPING_TIME } from './expiry.ts';

const { afterAll, beforeAll, describe } = vitest;

const understandNothing = async () => ({ asked: [], values: [], unusable: 0 });

describe('without a Redis', () => describeExpiry(vitest, KEEPING_TIME));

const SEED = seedFrom('EXPIRY_SEED');
const CONDITIONS: readonly [string, (redis: RedisServer) => Promise<unknown>][] = [
  ['is there', async () => {}],
  ['forgets everything meanwhile', (redis) => redis.command('FLUSHALL')],
  ['is gone meanwhile', (redis) => redis.kill()],
];

describe.skipIf(NO_REDIS_SERVER).each(byDay(CONDITIONS, 1 / 3, SEED))(
  `with a Redis that %s [${NO_REDIS_SERVER ?? 'real'}]`,
  (_, harm) => {
    let redis: RedisServer;
    beforeAll(async () => {
      redis = await RedisServer.notYet();
    });
    const opened: Coordination[] = [];
    afterAll(async () => {
      for (const coordination of opened) await coordination.close();
      await redis.stop();
    });

    /** Starts it again where a case before has killed it. */
    async function running(): Promise<RedisServer> {
      if (!(await redis.command('PING').catch(() => undefined))) await redis.start();
      return redis;
    }

    /** Resolves when what is counted is counted in Redis. */
    async function isUsed(coordination: Coordination): Promise<void> {
      const key = `probe-${opened.length}`;
      const counted = `KEYS qss:{${key}}:*`;
      while ((await redis.command(counted)) === '*0') {
        await coordination.take(key, 1, [{ amountMax: 1_000_000, windowMs: 60_000 }]);
      }
    }

    const sharing: Expiring = {
      ...KEEPING_TIME,
      parts: async () => {
        const { url } = await running();
        const coordination = await openRedisCoordination({ url, onChange: () => {} });
        opened.push(coordination);
        await isUsed(coordination);
        const rateLimit = rateLimitPerMinute(coordination, 1_000_000);
        return { coordination, rateLimit, semantics: new ScriptedProvider(understandNothing) };
      },
      meanwhile: () => harm(redis),
    };
    describeExpiry(vitest, sharing);
  },
);
