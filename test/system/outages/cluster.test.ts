import { describe, expect, it } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import {
  type ClusterNodes,
  lookalikeNodes,
  realNodes,
} from '../../support/histories/cluster-nodes.ts';
import { Random } from '../../support/hostile/random.ts';
import { NO_REDIS_SERVER, RedisServer } from '../../support/processes/redis-server.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { type Harm, harmsOf, outlivesHarm } from './cluster.ts';

/** A leader that is killed or hangs, a follower, an instance or Redis that is killed, while clients move between instances. */

const SEED = seedFrom('CLUSTER_SEED');
/** By day two kinds of five, drawn by the seed. */
const HARMS = figureFrom('CLUSTER_HARMS', 2);
const TIMEOUT_MS = 240_000 + HARMS * 45_000;

const given = process.env.EVENT_LOG_URL ?? '';
const noRealOne = given.startsWith('esdb') ? await whyNotUsable() : 'EVENT_LOG_URL names none';

/** Instances share a keyring that ends with the test: they cannot read what others left behind. */
async function whyNotUsable(): Promise<string | undefined> {
  const log = await openEventStoreLog({ connectionString: given });
  const head = await log.head().finally(() => log.close());
  return head === undefined ? undefined : 'the one that EVENT_LOG_URL names holds events of ours';
}

describe.skipIf(NO_REDIS_SERVER)(`clients of instances on a cluster, by the seed ${SEED},`, () => {
  it(
    'lose and double nothing, whatever is killed or hangs, and all are ready again',
    () => lives((random) => lookalikeNodes(random)),
    TIMEOUT_MS,
  );

  const onRealOne = () => lives(async () => realNodes(given));
  const isHarmed = realNodes(given).harm !== undefined;
  const noCalm = noRealOne ?? (isHarmed ? 'its nodes are harmed' : undefined);
  it.skipIf(noCalm)(
    `do so on a real cluster whose nodes nobody harms${noCalm ? ` (skipped: ${noCalm})` : ''}`,
    onRealOne,
    TIMEOUT_MS,
  );

  const noHarm = noRealOne ?? (isHarmed ? undefined : 'no EVENT_LOG_HARM');
  it.skipIf(noHarm)(
    `do so while nodes of the real cluster are killed and hang${noHarm ? ` (skipped: ${noHarm})` : ''}`,
    onRealOne,
    TIMEOUT_MS,
  );
});

async function lives(start: (random: Random) => Promise<ClusterNodes>): Promise<void> {
  const random = new Random(SEED);
  const redis = await RedisServer.start();
  const nodes = await start(random);
  try {
    const harms = harmsOf(nodes, random, HARMS);
    const writes = await outlivesHarm({ nodes, redis, random, harms });
    expect(writes).toBeGreaterThan(4 * HARMS);
    tell('e', { 'harms to a cluster': HARMS, ...countsOf(harms), 'acknowledged writes': writes });
  } finally {
    nodes.stop();
    await redis.stop();
  }
}

function countsOf(harms: readonly Harm[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const harm of harms) counts[harm] = (counts[harm] ?? 0) + 1;
  return counts;
}
