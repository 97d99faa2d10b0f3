import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import {
  type ClusterNodes,
  NODE_HARMS,
  type NodeHarm,
} from '../../support/histories/cluster-nodes.ts';
import { type Processes, startProcesses } from '../../support/histories/clusters.ts';
import { violationsOf } from '../../support/histories/history.ts';
import { recordHistory } from '../../support/histories/history-clients.ts';
import type { Random } from '../../support/hostile/random.ts';
import { type Instance, instanceOf } from '../../support/instance.ts';
import type { RedisServer } from '../../support/processes/redis-server.ts';
import { readiness } from './log-away.ts';

/** Instances on a cluster of EventStoreDB and one Redis, of which one after the other is harmed while clients move between them. */

const INSTANCES = 3;
const CLIENTS = { clients: 6, sessions: 4 };
/** Milliseconds for which something stays harmed, at most. */
const HARMED_MS_MAX = 2_500;
/** An operator waits for 5 s; a busy machine takes its time. */
const READY_MS_MAX = 30_000;
/** Milliseconds in which clients find out what was mended, before the next harm. */
const BETWEEN_MS_MAX = 500;
/** What clients begin before each harm, and after the last one: without them nothing could be lost. */
const OPERATIONS_MIN = 40;

export type Harm = NodeHarm | 'kill instance' | 'kill Redis';

export interface Harmed {
  readonly nodes: ClusterNodes;
  readonly redis: RedisServer;
  readonly random: Random;
  /** One after the other. */
  readonly harms: readonly Harm[];
}

/** Those that can be done, in an order of chance, each at least once where there is room for all of them. */
export function harmsOf({ harm }: ClusterNodes, random: Random, count: number): readonly Harm[] {
  const kinds: Harm[] = [...(harm ? NODE_HARMS : []), 'kill instance', 'kill Redis'];
  const drawn: Harm[] = [];
  while (drawn.length < count) {
    const round = kinds.map((kind) => ({ kind, by: random.next() }));
    drawn.push(...round.toSorted((one, other) => one.by - other.by).map(({ kind }) => kind));
  }
  return drawn.slice(0, count);
}

/** Answers how many writes were acknowledged. @throws where anything was lost, doubled, out of order, or stayed away */
export async function outlivesHarm({ nodes, redis, random, harms }: Harmed): Promise<number> {
  const env = { REDIS_URL: redis.url };
  const cluster = await startProcesses(INSTANCES, { env, server: nodes });
  try {
    const alive = [...cluster.processes];
    const instances: Instance[] = alive.map(instanceOf);
    let isOver = false;
    let isHarmed = false;
    const isQuiet = () => isHarmed;
    const { log, keyring, token } = cluster;
    const steady = instances[0]!;
    let operations = 0;
    const goesOn = () => {
      operations += 1;
      return !isOver;
    };
    const clients = { ...CLIENTS, goesOn, isQuiet, random, steady, instances };
    const recording = recordHistory({ ...clients, log, keyring, token });
    const busy = async () => {
      const enough = operations + OPERATIONS_MIN;
      while (operations < enough && !isOver) await delay(20);
    };
    const doing = { nodes, redis, random, cluster, alive, instances };
    try {
      for (const harm of harms) {
        // What goes wrong with the clients ends it.
        await Promise.race([busy(), recording]);
        await doHarm(doing, harm, (harmed) => {
          isHarmed = harmed;
        });
      }
      await Promise.race([busy(), recording]);
    } finally {
      isOver = true;
    }
    const history = await recording;
    assert.deepEqual(violationsOf(history), [], harms.join(', '));
    assert.equal((await verifyLog(log, {})).is_intact, true);
    return history.writes.filter(({ outcome }) => outcome === 'done').length;
  } finally {
    await cluster.stop();
  }
}

interface Doing extends Omit<Harmed, 'harms'> {
  readonly cluster: Processes;
  readonly alive: Processes['processes'][number][];
  readonly instances: Instance[];
}

async function doHarm(doing: Doing, harm: Harm, told: (isHarmed: boolean) => void): Promise<void> {
  const { random, instances } = doing;
  const mend = await done(doing, harm);
  told(true);
  await delay(random.below(HARMED_MS_MAX));
  await mend();
  const end = performance.now() + READY_MS_MAX;
  for (const [n, instance] of instances.entries()) {
    while ((await readiness(instance).catch(() => 0)) !== 200) {
      assert.ok(performance.now() < end, `instance ${n} is not ready again after: ${harm}`);
      await delay(50);
    }
  }
  told(false);
  await delay(random.below(BETWEEN_MS_MAX));
}

/** Does it; answers what mends it. */
async function done(
  { nodes, redis, random, cluster, alive, instances }: Doing,
  harm: Harm,
): Promise<() => Promise<void>> {
  if (harm === 'kill Redis') {
    await redis.kill();
    return () => redis.start();
  }
  if (harm !== 'kill instance') return nodes.harm!(harm);
  // The first one is there for the end.
  const place = 1 + random.below(alive.length - 1);
  alive[place]!.child.kill('SIGKILL');
  await alive[place]!.exited;
  return async () => {
    alive[place] = await cluster.start();
    instances[place] = instanceOf(alive[place]!);
  };
}
