import * as vitest from 'vitest';
import { NO_REDIS_SERVER } from '../../support/processes/redis-server.ts';
import { byDay, seedFrom, tell } from '../../support/programme.ts';
import { describeRedisMoments, MOMENTS_OF_FAULTS } from './redis-moments.ts';
import { AS_IT_IS } from './sharing.ts';

/** `MOMENTS_SEED` has a run try what another one did: by day two of them. */
const SEED = seedFrom('MOMENTS_SEED');
const DRAWN = byDay(MOMENTS_OF_FAULTS, 2 / MOMENTS_OF_FAULTS.length, SEED);

vitest.describe.skipIf(NO_REDIS_SERVER)(
  `a turn of two instances that share a Redis [${NO_REDIS_SERVER ?? 'real'}]`,
  () =>
    describeRedisMoments(vitest, AS_IT_IS, DRAWN, () =>
      tell('f', { 'faults of a Redis at a moment of a turn': 1 }),
    ),
);
