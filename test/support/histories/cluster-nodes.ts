import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LookalikeServer } from '../eventstore/lookalike-server.ts';
import type { Random } from '../hostile/random.ts';

/** The nodes of a cluster of EventStoreDB, for who wants to harm them. */
export interface ClusterNodes {
  readonly connectionString: string;
  /** Undefined where nobody can reach the nodes themselves. Resolves when it is done, with what mends it. */
  readonly harm: ((how: NodeHarm) => Promise<() => Promise<void>>) | undefined;
  readonly stop: () => void;
}

/** The last one kills the leader and a follower: who is left may neither lead nor write. */
export const NODE_HARMS = [
  'kill leader',
  'hang leader',
  'kill follower',
  'hang follower',
  'lose majority',
] as const;
export type NodeHarm = (typeof NODE_HARMS)[number];

const NODES = 3;
/** Milliseconds without a leader. */
const ELECTION_MS_MAX = 1_000;
const LATENCY_MS_MAX = 4;

/** Nodes of a look-alike: what is under way at a leader that is harmed is written and not told, or neither. */
export async function lookalikeNodes(random: Random): Promise<ClusterNodes> {
  const nodes = await LookalikeServer.startCluster(NODES);
  for (const node of nodes) node.latencyMs = () => random.below(LATENCY_MS_MAX);
  const leader = () => nodes.findIndex(({ isLeader }) => isLeader);
  const another = (than: number) => (than + 1 + random.below(NODES - 1)) % NODES;
  return {
    connectionString: nodes[0]!.connectionString,
    harm: async (how) => {
      const led = leader();
      const follower = another(led);
      const places =
        how === 'lose majority' ? [led, follower] : [how.endsWith('leader') ? led : follower];
      const harmed = places.map((place) => nodes[place]!);
      const hangs = how.startsWith('hang');
      for (const node of harmed) {
        if (hangs) node.isHanging = true;
        else node.stop();
      }
      if (how === 'lose majority') LookalikeServer.elect(nodes, -1);
      else if (harmed[0] === nodes[led]) await elect(nodes, another(led), random);
      return async () => {
        for (const node of harmed) {
          if (hangs) node.isHanging = false;
          else await node.start();
        }
        if (how === 'lose majority') await elect(nodes, follower, random);
      };
    },
    stop: () => {
      for (const node of nodes) node.stop();
    },
  };
}

async function elect(nodes: readonly LookalikeServer[], next: number, random: Random) {
  LookalikeServer.elect(nodes, -1);
  await new Promise((resolve) => setTimeout(resolve, random.below(ELECTION_MS_MAX)));
  LookalikeServer.elect(nodes, next);
}

/**
 * Nodes that EVENT_LOG_URL names. `EVENT_LOG_HARM` is a program that kills, hangs and mends them: it is called with one of
 * NODE_HARMS as one argument, and with `mend` afterwards.
 */
export function realNodes(connectionString: string): ClusterNodes {
  const program = process.env.EVENT_LOG_HARM;
  const run = promisify(execFile);
  return {
    connectionString,
    harm:
      program === undefined
        ? undefined
        : async (how) => {
            await run(program, [how]);
            return async () => {
              await run(program, ['mend']);
            };
          },
    stop: () => {},
  };
}
