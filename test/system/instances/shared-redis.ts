import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { loopClock } from '../../support/clocks/loop-clock.ts';
import type { Suite } from '../../support/defects/suite.ts';
import {
  clientWith,
  decidedSession,
  MUTATIONS,
  persist,
} from '../../support/histories/mutations.ts';
import {
  bodiesAreToldApart,
  duplicatesHaveOneEffect,
  refusalsLeaveTheKeyFree,
} from './exactly-once.ts';
import { type Shared, type Sharing, type SharingStart, startSharing } from './sharing.ts';

/** For a call where it matters what is shared, not how long it takes. */
const PATIENT_MS = 10_000;

/** What has become of it before anything is sent. */
export const CONDITIONS: readonly [string, (cluster: Shared) => Promise<unknown>][] = [
  ['is there', async () => {}],
  ['was killed', ({ redis }) => redis.kill()],
  ['is silent', async ({ proxy }) => proxy.treat({ kind: 'hold' })],
  ['answers half a second late', async ({ proxy }) => proxy.treat({ kind: 'delay', ms: 500 })],
  ['breaks off its replies', async ({ proxy }) => proxy.treat({ kind: 'truncate', bytes: 2 })],
  ['is behind a network that loses everything', async ({ proxy }) => proxy.treat({ kind: 'lose' })],
  ['has no memory left', ({ redis }) => redis.command('CONFIG SET maxmemory 1')],
  [
    'has become a copy that may not be written',
    ({ redis }) => redis.command('REPLICAOF 127.0.0.1 1'),
  ],
];

/** Instances that share a Redis answer as if there were none, whatever becomes of it. */
export function describeSharedRedis(
  { it, afterEach }: Suite,
  { within, through, before }: Sharing,
  conditions = CONDITIONS,
): void {
  const ended: (() => unknown)[] = [];

  afterEach(async () => {
    for (const end of ended.splice(0).reverse()) await end();
  });

  const start = (options: SharingStart = {}) =>
    startSharing({ within, through, before }, ended, options);

  it.each(conditions)('changes no effect and no answer when it %s', async (_, harm) => {
    const cluster = await start();
    await harm(cluster);
    for (const name of Object.keys(MUTATIONS)) await duplicatesHaveOneEffect(cluster, name, 12);
    await bodiesAreToldApart(cluster);
    await refusalsLeaveTheKeyFree(cluster);
  });

  it('may come after the start, be flushed, and forget, in the middle of everything', async () => {
    const cluster = await start({ isStarted: false });
    const { redis } = cluster;
    const meddling = (async () => {
      await redis.start();
      await redis.command('SAVE');
      for (let n = 0; n < 3; n++) {
        await delay(150);
        await redis.command('FLUSHALL');
      }
      // What was saved at the beginning is there again.
      await redis.kill();
      await redis.start();
    })();
    for (const name of Object.keys(MUTATIONS)) await duplicatesHaveOneEffect(cluster, name, 12);
    await meddling;
    for (const name of Object.keys(MUTATIONS)) await duplicatesHaveOneEffect(cluster, name, 12);
  });

  it('may evict what it holds in the middle of everything', async () => {
    const cluster = await start();
    const { redis } = cluster;
    const used = Number(/used_memory:(\d+)/.exec(await redis.command('INFO memory'))![1]);
    await redis.command('CONFIG SET maxmemory-policy allkeys-random');
    await redis.command(`CONFIG SET maxmemory ${used + 100_000}`);
    const evicted = async () =>
      Number(/evicted_keys:(\d+)/.exec(await redis.command('INFO stats'))![1]);
    let isOver = false;
    const filling = (async () => {
      for (let n = 0; !isOver || (await evicted()) === 0; n++) {
        await redis.command(`SET filler-${n} ${'x'.repeat(10_000)}`);
      }
    })();
    for (const name of Object.keys(MUTATIONS)) await duplicatesHaveOneEffect(cluster, name, 12);
    isOver = true;
    await filling;
    expect(await evicted()).toBeGreaterThan(0);
  });

  it('changes no stored answer when it is restored from an old dump', async () => {
    const cluster = await start();
    const { instances, redis, token } = cluster;
    const client = clientWith(token, 'dump');
    await redis.command('SAVE');
    const mutation = await MUTATIONS.next!(instances[0]!, client);
    const first = await persist(instances, mutation);
    await redis.kill();
    await redis.start();
    for (const instance of instances) {
      const again = await persist([instance], mutation);
      expect(again.text).toBe(first.text);
      expect(again.isReplay).toBe(true);
    }
  });

  it('spares the provider the duplicates of other instances', async () => {
    const cluster = await start({ callMsMax: PATIENT_MS });
    const askedSoFar = () => cluster.providers.reduce((sum, { asked }) => sum + asked.length, 0);
    let isSpared = false;
    for (let round = 0; !isSpared; round++) {
      expect(round, 'rounds in which the provider was asked twice').toBeLessThan(50);
      const before = askedSoFar();
      await duplicatesHaveOneEffect(cluster, 'next', 12);
      const asked = askedSoFar() - before;
      // Twice only where Redis was too slow to be waited for.
      expect(asked).toBeLessThanOrEqual(2);
      isSpared = asked === 1;
    }
  });

  it('is no fence: who loses the lock in the middle loses nothing else', async () => {
    const cluster = await start();
    const { redis } = cluster;
    const freeing = setInterval(() => void redis.command('FLUSHALL').catch(() => {}), 5);
    await duplicatesHaveOneEffect(cluster, 'next', 12).finally(() => clearInterval(freeing));
  });

  it('adds less than 100 ms to an answer while it is silent, and no error', async () => {
    const cluster = await start();
    const { instances, proxy, token } = cluster;
    const client = clientWith(token, 'latency');
    const times = 10;
    const turns = async () => {
      const { path, version } = await decidedSession(instances[0]!, client);
      const start = loopClock.now();
      for (let n = 0, state_version = version; n < times; n++) {
        const body = { state_version, previous_turn: { user_text: 'blorp snarf' } };
        const request = { token, key: `key-${client.unique()}`, body };
        const reply = await instances[0]!.send(`${path}/next`, request);
        expect(reply.status, reply.text).toBe(200);
        state_version = (reply.json.versions! as { state_version: number }).state_version;
      }
      return (loopClock.now() - start) / times;
    };
    const before = await turns();
    proxy.treat({ kind: 'hold' });
    expect((await turns()) - before).toBeLessThan(100);
  });

  it('counts the requests of a key over all instances, and says when to come again', async () => {
    let now = Date.parse('2026-01-05T09:00:20Z');
    const { instances, token } = await start({
      requestsMax: 40,
      now: () => now,
      callMsMax: PATIENT_MS,
    });
    const send = (n: number) => instances[n]!.send('/v1/configuration', { method: 'GET', token });
    for (let minutes = 0; ; minutes++) {
      expect(minutes, 'nothing is counted together').toBeLessThan(100);
      now += 60_000;
      while ((await send(0)).status !== 429);
      const { status, json, headers } = await send(1);
      // It was let in where Redis was too slow to be asked: the next minute begins anew.
      if (status !== 429) continue;
      expect(json.code).toBe('rate_limited');
      // What is left of the minute that began with the first request, in whole seconds.
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThanOrEqual(60);
      break;
    }
  });
}
