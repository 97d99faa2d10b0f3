import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { EventLog } from '../../../log/port.ts';
import { loopClock } from '../../support/clocks/loop-clock.ts';
import { type OnEventStore, startOnEventStore } from '../../support/histories/clusters.ts';
import {
  clientWith,
  effectsSince,
  MUTATIONS,
  type Mutation,
  persist,
} from '../../support/histories/mutations.ts';
import type { Reply } from '../../support/http/http-client.ts';
import type { Instance } from '../../support/instance.ts';
import { ADMIN_TOKEN } from '../../support/processes/service-process.ts';

/** The log goes away, and comes back: nobody waits for long, and nothing is lost or doubled. */

const ANSWER_MS_MAX = 3_000;
const NOTICE_MS_MAX = 5_000;
export const HEAL_MS_MAX = 5_000;
const LATER_MS = 1_000;
/** Nodes that elect a leader for so long are no reason to send callers elsewhere. */
const ELECTION_MS = 3_000;

async function prepared(cluster: OnEventStore): Promise<readonly Mutation[]> {
  const client = clientWith(cluster.token, 'away');
  const mutations: Mutation[] = [];
  for (const prepare of Object.values(MUTATIONS)) {
    mutations.push(await prepare(cluster.instances[0]!, client));
  }
  return mutations;
}

/** @param now the clock of who answers */
export async function timed(instance: Instance, { path, request }: Mutation, now = loopClock.now) {
  const start = now();
  const reply = await instance.send(path, request);
  return { reply, ms: now() - start };
}

export function expectUnavailable({ reply, ms }: { reply: Reply; ms: number }): void {
  expect([reply.status, reply.json.code], reply.text).toEqual([503, 'storage_unavailable']);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(ms).toBeLessThan(ANSWER_MS_MAX);
}

export async function readiness(instance: Instance): Promise<number> {
  const request = { method: 'GET', token: ADMIN_TOKEN };
  return (await instance.sendInternally('/internal/ready', request)).status;
}

/** Resolves when every instance says so. @param now the clock of who answers */
export async function becomes(
  instances: readonly Instance[],
  status: number,
  msMax: number,
  now = loopClock.now,
) {
  const end = now() + msMax;
  const follow = async (instance: Instance) => {
    while ((await readiness(instance)) !== status) {
      expect(now()).toBeLessThan(end);
      await delay(50);
    }
  };
  await Promise.all(instances.map(follow));
}

interface Outage {
  readonly harm: (cluster: OnEventStore) => void;
  readonly heal: (cluster: OnEventStore) => unknown;
}

/** Ways for a log to go away. */
export const OUTAGES: Readonly<Record<string, Outage>> = {
  'is stopped': { harm: ({ server }) => server.stop(), heal: ({ server }) => server.start() },
  'does not answer any more': {
    harm: ({ proxy }) => proxy.treat({ kind: 'hold' }),
    heal: ({ proxy }) => proxy.treat({ kind: 'pass' }),
  },
  'is behind a network that loses everything': {
    harm: ({ proxy }) => proxy.treat({ kind: 'lose' }),
    heal: ({ proxy }) => proxy.treat({ kind: 'pass' }),
  },
};

/** What stands around the services; nothing, unless something is planted. */
export interface Around {
  /** What the services make of their log. */
  readonly through?: (log: EventLog) => EventLog;
  /** What stands before an instance. */
  readonly before?: (instance: Instance) => Instance;
}

/** An outage is told within 3 s, noticed and healed within 5 s, with every effect once. */
export async function anOutageIsOvercome(outage: Outage, around: Around = {}): Promise<void> {
  const { through = (log) => log, before = (instance) => instance } = around;
  const cluster = await startOnEventStore({ through });
  try {
    await overcome({ ...cluster, instances: cluster.instances.map(before) }, outage);
  } finally {
    await cluster.stop();
  }
}

async function overcome(cluster: OnEventStore, { harm, heal }: Outage): Promise<void> {
  const { instances, log } = cluster;
  const mutations = await prepared(cluster);
  const before = await log.head();
  harm(cluster);
  const noticed = becomes(instances, 503, NOTICE_MS_MAX);
  // What is told first is told; the rest of it is for nobody.
  noticed.catch(() => {});
  const first = await Promise.all(mutations.map((each) => timed(instances[0]!, each)));
  for (const answer of first) expectUnavailable(answer);
  const second = await Promise.all(mutations.map((each) => timed(instances[1]!, each)));
  for (const answer of second) expectUnavailable(answer);
  await noticed;
  await heal(cluster);
  const healed = becomes(instances, 200, HEAL_MS_MAX);
  healed.catch(() => {});
  const start = loopClock.now();
  const replies = await Promise.all(mutations.map((each) => persist(instances, each)));
  expect(loopClock.now() - start).toBeLessThan(HEAL_MS_MAX);
  await healed;
  for (const { status, text } of replies) expect(status, text).toBeLessThan(300);
  for (const [n, mutation] of mutations.entries()) {
    const again = await persist([instances[1]!], mutation);
    expect(again.text).toBe(replies[n]!.text);
  }
  // Nor is what was refused made up for later.
  await delay(LATER_MS);
  expect(await effectsSince(log, before)).toHaveLength(mutations.length);
}

/** What is asked of nodes without a leader is refused, and taken afterwards; instances stay ready for as long as an election takes. */
export async function anElectionIsOutlived(): Promise<void> {
  const cluster = await startOnEventStore();
  const { instances, server } = cluster;
  try {
    const [mutation] = await prepared(cluster);
    server.isLeader = false;
    const end = performance.now() + ELECTION_MS;
    const told = timed(instances[0]!, mutation!);
    for (;;) {
      const looks = await Promise.all(instances.map(readiness));
      // On a busy machine the look itself may outlast what the log is given.
      if (performance.now() > end) break;
      expect(looks).toEqual(instances.map(() => 200));
      await delay(50);
    }
    expectUnavailable(await told);
    await becomes(instances, 503, NOTICE_MS_MAX);
    server.isLeader = true;
    await becomes(instances, 200, HEAL_MS_MAX);
    const { status, text } = await persist(instances, mutation!);
    expect(status, text).toBe(201);
  } finally {
    await cluster.stop();
  }
}
