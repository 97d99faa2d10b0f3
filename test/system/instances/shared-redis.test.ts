import * as vitest from 'vitest';
import { NO_REDIS_SERVER } from '../../support/processes/redis-server.ts';
import { byDay, seedFrom } from '../../support/programme.ts';
import { CONDITIONS, describeSharedRedis } from './shared-redis.ts';
import { AS_IT_IS } from './sharing.ts';

const { describe } = vitest;

/** `SHARED_SEED` has a run try what another one did. */
const SEED = seedFrom('SHARED_SEED');

describe.skipIf(NO_REDIS_SERVER)(
  `a Redis that instances share [${NO_REDIS_SERVER ?? 'real'}]`,
  () => describeSharedRedis(vitest, AS_IT_IS, byDay(CONDITIONS, 1 / 2, SEED)),
);
