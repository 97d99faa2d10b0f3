import * as vitest from 'vitest';
import { NO_REDIS_SERVER } from '../../support/processes/redis-server.ts';
import { AS_IT_IS, describeSharedRedis } from './shared-redis.ts';

const { describe } = vitest;

describe.skipIf(NO_REDIS_SERVER)(
  `a Redis that instances share [${NO_REDIS_SERVER ?? 'real'}]`,
  () => describeSharedRedis(vitest, AS_IT_IS),
);
