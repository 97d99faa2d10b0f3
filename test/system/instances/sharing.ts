import { setTimeout as delay } from 'node:timers/promises';
import { rateLimitPerMinute } from '../../../app/keys/rate-limit.ts';
import type { Coordination } from '../../../coordination/port.ts';
import { openRedisCoordination } from '../../../coordination/redis.ts';
import type { EventLog } from '../../../log/port.ts';
import { type Services, startInMemory } from '../../support/histories/clusters.ts';
import { TcpProxy } from '../../support/http/tcp-proxy.ts';
import type { Instance } from '../../support/instance.ts';
import { ScriptedProvider } from '../../support/models/scripted-provider.ts';
import { RedisServer } from '../../support/processes/redis-server.ts';

/** Two services of this process on one log, and the Redis that they share. */
export interface Shared extends Services {
  readonly redis: RedisServer;
  readonly proxy: TcpProxy;
  readonly providers: readonly ScriptedProvider[];
}

/** What stands between instances and their Redis; nothing, unless something is planted. */
export interface Sharing {
  /** What an instance makes of what it shares. */
  readonly within: (coordination: Coordination, parts: SharedParts) => Coordination;
  /** What an instance makes of its log. */
  readonly through: (log: EventLog) => EventLog;
  /** What stands before an instance. */
  readonly before: (instance: Instance, redis: RedisServer) => Instance;
}

export interface SharedParts {
  readonly redis: RedisServer;
  /** Stands between the instances and Redis. */
  readonly proxy: TcpProxy;
  readonly now: () => number;
}

export const AS_IT_IS: Sharing = {
  within: (coordination) => coordination,
  through: (log) => log,
  before: (instance) => instance,
};

/** Takes its time, as the real ones do, and understands nothing. */
function slowProvider(): ScriptedProvider {
  return new ScriptedProvider(async () => {
    await delay(50);
    return { asked: [], values: [], unusable: 0 };
  });
}

export interface SharingStart {
  readonly isStarted?: boolean;
  /** Milliseconds of a call to Redis; as in earnest unless given. */
  readonly callMsMax?: number;
  /** Of one key in a minute. */
  readonly requestsMax?: number;
  readonly now?: () => number;
  /** Of each instance. */
  readonly provider?: () => ScriptedProvider;
}

/** @param ended what is to be called at the end, the last one first */
export async function startSharing(
  { within, through, before }: Sharing,
  ended: (() => unknown)[],
  {
    isStarted = true,
    callMsMax,
    requestsMax = 1_000_000,
    now = Date.now,
    provider = slowProvider,
  }: SharingStart = {},
): Promise<Shared> {
  const redis = await RedisServer.notYet();
  ended.push(() => redis.stop());
  if (isStarted) await redis.start();
  const proxy = await TcpProxy.start(redis.port);
  ended.push(() => proxy.stop());
  const open = async () => {
    const url = `redis://127.0.0.1:${proxy.port}`;
    const coordination = await openRedisCoordination({
      url,
      onChange: () => {},
      ...(callMsMax === undefined ? {} : { callMsMax }),
    });
    ended.push(() => coordination.close());
    return within(coordination, { redis, proxy, now });
  };
  const coordinations = [await open(), await open()];
  const providers = coordinations.map(provider);
  const services = await startInMemory({
    through: (log) => through(log),
    parts: (n) => ({
      coordination: coordinations[n]!,
      semantics: providers[n]!,
      rateLimit: rateLimitPerMinute(coordinations[n]!, requestsMax),
    }),
  });
  ended.push(() => services.stop());
  const instances = services.instances.map((each) => before(each, redis));
  return { ...services, instances, redis, proxy, providers };
}
