import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type OnEventStore, startOnEventStore } from '../support/clusters.ts';
import { LookalikeServer } from '../support/eventstore/lookalike-server.ts';
import { prepareInstance, type Reply } from '../support/http-client.ts';
import { type Instance, instanceOf } from '../support/instance.ts';
import { LoopClock } from '../support/loop-clock.ts';
import {
  clientWith,
  effectsSince,
  MUTATIONS,
  type Mutation,
  persist,
} from '../support/mutations.ts';
import { ADMIN_TOKEN, startService, stopService } from '../support/service-process.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

/** The log goes away, and comes back: nobody waits for long, and nothing is lost or doubled. */

const ANSWER_MS_MAX = 3_000;
const NOTICE_MS_MAX = 5_000;
const HEAL_MS_MAX = 5_000;

const clock = new LoopClock();

type AtTheEnd = (end: () => Promise<unknown>) => void;

async function prepared(atTheEnd: AtTheEnd) {
  const cluster = await startOnEventStore();
  atTheEnd(() => cluster.stop());
  const client = clientWith(cluster.token, 'away');
  const mutations: Mutation[] = [];
  for (const prepare of Object.values(MUTATIONS)) {
    mutations.push(await prepare(cluster.instances[0]!, client));
  }
  return { cluster, mutations };
}

async function timed(instance: Instance, { path, request }: Mutation) {
  const start = clock.now();
  const reply = await instance.send(path, request);
  return { reply, ms: clock.now() - start };
}

function expectUnavailable({ reply, ms }: { reply: Reply; ms: number }): void {
  expect([reply.status, reply.json.code], reply.text).toEqual([503, 'storage_unavailable']);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(ms).toBeLessThan(ANSWER_MS_MAX);
}

async function readiness(instance: Instance): Promise<number> {
  const request = { method: 'GET', token: ADMIN_TOKEN };
  return (await instance.sendInternally('/internal/ready', request)).status;
}

/** Resolves when every instance says so. */
async function becomes(instances: readonly Instance[], status: number, msMax: number) {
  const end = clock.now() + msMax;
  const follow = async (instance: Instance) => {
    while ((await readiness(instance)) !== status) {
      expect(clock.now()).toBeLessThan(end);
      await delay(50);
    }
  };
  await Promise.all(instances.map(follow));
}

const FAULTS: readonly [string, (cluster: OnEventStore) => void, (c: OnEventStore) => unknown][] = [
  ['is stopped', ({ server }) => server.stop(), ({ server }) => server.start()],
  [
    'does not answer any more',
    ({ proxy }) => proxy.treat({ kind: 'hold' }),
    ({ proxy }) => proxy.treat({ kind: 'pass' }),
  ],
  [
    'is behind a network that loses everything',
    ({ proxy }) => proxy.treat({ kind: 'lose' }),
    ({ proxy }) => proxy.treat({ kind: 'pass' }),
  ],
];

describe.concurrent.each(FAULTS)('a log that %s', (_, harm, heal) => {
  it('is told within 3 s and healed within 5 s, with every effect once', async ({
    onTestFinished,
    expect,
  }) => {
    const { cluster, mutations } = await prepared(onTestFinished as AtTheEnd);
    const { instances, log } = cluster;
    const before = await log.head();
    harm(cluster);
    const noticed = becomes(instances, 503, NOTICE_MS_MAX);
    const first = await Promise.all(mutations.map((each) => timed(instances[0]!, each)));
    for (const answer of first) expectUnavailable(answer);
    const second = await Promise.all(mutations.map((each) => timed(instances[1]!, each)));
    for (const answer of second) expectUnavailable(answer);
    await noticed;
    await heal(cluster);
    const healed = becomes(instances, 200, HEAL_MS_MAX);
    const start = clock.now();
    const replies = await Promise.all(mutations.map((each) => persist(instances, each)));
    expect(clock.now() - start).toBeLessThan(HEAL_MS_MAX);
    await healed;
    for (const { status, text } of replies) expect(status, text).toBeLessThan(300);
    expect(await effectsSince(log, before)).toHaveLength(mutations.length);
    for (const [n, mutation] of mutations.entries()) {
      const again = await persist([instances[1]!], mutation);
      expect(again.text).toBe(replies[n]!.text);
    }
  });
});

describe.concurrent('a process that starts while the log is away', () => {
  it('says that it is not ready, and serves as soon as the log is there', async ({
    onTestFinished,
    expect,
  }) => {
    const server = await new LookalikeServer().start();
    server.stop();
    const dataDir = await newTemporaryDirectory();
    const service = await startService({
      dataDir,
      env: { EVENT_LOG_URL: server.connectionString, QSS_SECRET: 'a-secret-of-this-test' },
    });
    onTestFinished(async () => {
      await stopService(service);
      server.stop();
      await rm(dataDir, { recursive: true });
    });
    const instance = instanceOf(service);
    expect(await readiness(instance)).toBe(503);
    const live = { method: 'GET', token: '' };
    expect((await instance.sendInternally('/internal/live', live)).status).toBe(200);
    const token = `qss_live_${'0'.repeat(39)}`;
    const mutation = { path: '/v1/sessions', request: { token, key: 'too-early', body: {} } };
    expectUnavailable(await timed(instance, mutation));
    await server.start();
    await becomes([instance], 200, HEAL_MS_MAX);
    expect((await instance.send(mutation.path, mutation.request)).status).toBe(401);
    await prepareInstance(instance);
  });
});
