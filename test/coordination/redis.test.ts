import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Coordination } from '../../coordination/port.ts';
import { openRedisCoordination } from '../../coordination/redis.ts';
import { TcpProxy, type Treatment } from '../support/http/tcp-proxy.ts';
import { NO_REDIS_SERVER, RedisServer } from '../support/processes/redis-server.ts';

const DAY = { amountMax: 10, windowMs: 86_400_000 };
const MINUTE = { amountMax: 6, windowMs: 60_000 };
const CALL_MS_MAX = 100;
/** For a call where it matters what is shared, not how long it takes. */
const PATIENT_MS = 10_000;

const ended: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function startRedis(...options: readonly string[]): Promise<RedisServer> {
  const redis = await RedisServer.start(...options);
  ended.push(() => redis.stop());
  return redis;
}

interface Opened {
  readonly coordination: Coordination;
  /** Whether Redis went away (true) or came back (false), in order. */
  readonly changes: readonly boolean[];
}

async function open(port: number, callMsMax?: number): Promise<Opened> {
  const changes: boolean[] = [];
  const onChange = (isAway: boolean) => changes.push(isAway);
  const coordination = await openRedisCoordination({
    url: `redis://127.0.0.1:${port}`,
    onChange,
    ...(callMsMax === undefined ? {} : { callMsMax }),
  });
  ended.push(() => coordination.close());
  return { coordination, changes };
}

let accounts = 0;

/** Resolves when what one takes is missed by the other. */
async function areShared(one: Coordination, other: Coordination): Promise<void> {
  const single = { amountMax: 1, windowMs: 86_400_000 };
  for (;;) {
    const key = `shared-${++accounts}`;
    await one.take(key, 1, [single]);
    if ((await other.take(key, 1, [single])) > 0) return;
    await delay(20);
  }
}

async function openTwo(port: number) {
  const [one, other] = [await open(port, PATIENT_MS), await open(port, PATIENT_MS)];
  await areShared(one.coordination, other.coordination);
  return [one.coordination, other.coordination] as const;
}

describe.skipIf(NO_REDIS_SERVER)(
  `what instances share in Redis [${NO_REDIS_SERVER ?? 'real'}]`,
  () => {
    it('are allowances, taken by all of them together or by none', async () => {
      const { port } = await startRedis();
      const [one, other] = await openTwo(port);
      expect(await one.take('a', 4, [DAY, MINUTE])).toBe(0);
      expect(await other.take('a', 3, [DAY, MINUTE])).toBeGreaterThan(0);
      expect(await other.take('a', 2, [DAY, MINUTE])).toBe(0);
      expect(await one.take('a', 1, [DAY, MINUTE])).toBeGreaterThan(0);
      // The refused attempts left the day alone: 6 of its 10 are taken.
      expect(await one.take('a', 4, [DAY])).toBe(0);
      expect(await other.take('a', 1, [DAY])).toBeGreaterThan(0);
      expect(await other.take('b', 6, [MINUTE])).toBe(0);
    });

    it('are windows from the first use, which tell how long they last and go away by themselves', async () => {
      const redis = await startRedis();
      const [one, other] = await openTwo(redis.port);
      const short = { amountMax: 6, windowMs: 1_000 };
      expect(await one.take('a', 6, [short])).toBe(0);
      const wait = await other.take('a', 1, [short]);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1_000);
      await delay(wait + 20);
      expect(await other.take('a', 6, [short])).toBe(0);
      await expect.poll(() => redis.command('EXISTS qss:{a}:1000')).toBe(':0');
    });

    it('end after their length also where the clock of the server went back', async () => {
      const redis = await startRedis();
      const [one, other] = await openTwo(redis.port);
      expect(await one.take('a', 6, [MINUTE])).toBe(0);
      await redis.command('PEXPIRE qss:{a}:60000 3660000');
      expect(await other.take('a', 1, [MINUTE])).toBeLessThanOrEqual(60_000);
      const left = Number((await redis.command('PTTL qss:{a}:60000')).slice(1));
      expect(left).toBeLessThanOrEqual(60_000);
    });

    it.each([
      ['a list', 'RPUSH qss:{a}:60000 x'],
      ['a text', 'SET qss:{a}:60000 x'],
      ['a fraction', 'SET qss:{a}:60000 1.5'],
    ])('are counted anew where %s lies in their place', async (_, harm) => {
      const redis = await startRedis();
      const [one, other] = await openTwo(redis.port);
      await redis.command(harm);
      expect(await one.take('a', 6, [MINUTE, DAY])).toBe(0);
      expect(await other.take('a', 1, [MINUTE])).toBeGreaterThan(0);
      expect(await other.take('a', 4, [DAY])).toBe(0);
      expect(await one.take('a', 1, [DAY])).toBeGreaterThan(0);
    });

    it('are never overdrawn by takers at the same time', async () => {
      const { port } = await startRedis();
      const both = await openTwo(port);
      const taken = await Promise.all(
        Array.from({ length: 60 }, (_, n) => both[n % 2]!.take('a', 1, [DAY])),
      );
      expect(taken.filter((wait) => wait === 0)).toHaveLength(10);
    });

    it('is who works alone: the others wait', async () => {
      const { port } = await startRedis();
      const both = await openTwo(port);
      let atOnce = 0;
      let mostAtOnce = 0;
      const work = async () => {
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await delay(20);
        atOnce -= 1;
        return 'done';
      };
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, n) => both[n % 2]!.alone('session', work)),
      );
      expect(results).toEqual(Array(8).fill('done'));
      expect(mostAtOnce).toBe(1);
    });

    it('lets go of what failed', async () => {
      const { port } = await startRedis();
      const [one, other] = await openTwo(port);
      const failing = one.alone('session', () => Promise.reject(new Error('it broke')));
      await expect(failing).rejects.toThrow('it broke');
      expect(await other.alone('session', async () => 'done')).toBe('done');
    });

    it('never lets go of a lock that another one has taken since', async () => {
      const redis = await startRedis();
      const [one] = await openTwo(redis.port);
      await one.alone('session', async () => {
        await redis.command('SET qss:alone:session another');
      });
      await one.take('a', 1, [DAY]);
      expect(await redis.command('GET qss:alone:session')).toContain('another');
    });

    it('does not keep anybody waiting for one who died', async () => {
      const redis = await startRedis();
      const [one] = await openTwo(redis.port);
      await redis.command('SET qss:alone:session dead PX 600000');
      expect(await one.alone('session', async () => 'done')).toBe('done');
    });
  },
);

/** Calls of every kind, one after the other, as long as it goes wrong; answers what was taken and the time of a call. */
async function useIt(coordination: Coordination, key: string) {
  const start = performance.now();
  const taken: boolean[] = [];
  for (let n = 0; n < 20; n++) {
    taken.push((await coordination.take(key, 1, [DAY])) === 0);
    expect(await coordination.alone('session', async () => n)).toBe(n);
  }
  return { taken: taken.filter(Boolean).length, callMs: (performance.now() - start) / 40 };
}

describe.skipIf(NO_REDIS_SERVER)(`Redis that is away [${NO_REDIS_SERVER ?? 'real'}]`, () => {
  const faults: readonly [string, (redis: RedisServer, proxy: TcpProxy) => Promise<unknown>][] = [
    ['was killed', (redis) => redis.kill()],
    ['is silent', async (_, proxy) => proxy.treat({ kind: 'hold' })],
    ['answers half a second late', async (_, proxy) => proxy.treat({ kind: 'delay', ms: 500 })],
    [
      'breaks off in the middle of a reply',
      async (_, proxy) => proxy.treat({ kind: 'truncate', bytes: 1 } satisfies Treatment),
    ],
    ['has no memory left', (redis) => redis.command('CONFIG SET maxmemory 1')],
    ['takes no writes', (redis) => redis.command('REPLICAOF 127.0.0.1 1')],
    [
      'wants a password',
      async (redis, proxy) => {
        await redis.command('CONFIG SET requirepass secret');
        proxy.reset();
      },
    ],
  ];
  it.each(faults)(
    'holds nobody up, and each process counts by itself, when it %s',
    async (_, harm) => {
      const redis = await startRedis();
      const proxy = await TcpProxy.start(redis.port);
      ended.push(() => proxy.stop());
      const { coordination } = await open(proxy.port);
      const { coordination: other } = await open(redis.port);
      await areShared(coordination, other);
      await harm(redis, proxy);
      const { taken, callMs } = await useIt(coordination, 'away');
      expect(taken).toBe(10);
      expect(callMs).toBeLessThan(CALL_MS_MAX);
    },
  );

  it('goes on counting where it was when Redis goes away', async () => {
    const redis = await startRedis();
    const [one] = await openTwo(redis.port);
    expect(await one.take('a', 8, [DAY])).toBe(0);
    await redis.kill();
    expect(await one.take('a', 3, [DAY])).toBeGreaterThan(0);
    expect(await one.take('a', 2, [DAY])).toBe(0);
  });

  it('may be away at the start, and is used as soon as it comes', async () => {
    const redis = await RedisServer.notYet();
    ended.push(() => redis.stop());
    const { coordination, changes } = await open(redis.port);
    expect((await useIt(coordination, 'early')).taken).toBe(10);
    await redis.start();
    const { coordination: other } = await open(redis.port);
    await areShared(coordination, other);
    expect(changes).toEqual([true, false]);
  });

  it.each<[string, (redis: RedisServer, proxy: TcpProxy) => Promise<unknown>]>([
    [
      'a restart that forgot everything',
      async (redis) => {
        await redis.kill();
        await redis.start();
      },
    ],
    [
      'silence',
      async (_, proxy) => {
        proxy.treat({ kind: 'hold' });
        await delay(1_500);
        proxy.treat({ kind: 'pass' });
      },
    ],
    ['a cut connection', async (_, proxy) => proxy.reset()],
  ])('is used again by itself after %s', async (_, harm) => {
    const redis = await startRedis();
    const proxy = await TcpProxy.start(redis.port);
    ended.push(() => proxy.stop());
    const { coordination } = await open(proxy.port);
    const { coordination: other } = await open(redis.port);
    await areShared(coordination, other);
    const harming = harm(redis, proxy);
    await useIt(coordination, 'meanwhile');
    await harming;
    await areShared(coordination, other);
  });

  it('only loosens limits when it forgets', async () => {
    const redis = await startRedis();
    const [one] = await openTwo(redis.port);
    expect(await one.take('a', 10, [DAY])).toBe(0);
    expect(await one.take('a', 1, [DAY])).toBeGreaterThan(0);
    await redis.command('FLUSHALL');
    // A call that Redis answers too late is counted by this process alone, for a while.
    await vi.waitFor(async () => expect(await one.take('a', 10, [DAY])).toBe(0), 8_000);
  });

  it('evicts without harm', async () => {
    const policy = ['--maxmemory', '1200000', '--maxmemory-policy', 'allkeys-random'];
    const { port } = await startRedis(...policy);
    const [one] = await openTwo(port);
    const taken = await Promise.all(
      Array.from({ length: 2_000 }, (_, n) => one.take(`key-${n}`, 1, [DAY])),
    );
    expect(taken.every((wait) => wait === 0)).toBe(true);
    expect(await one.alone('session', async () => 'done')).toBe('done');
  });
});
