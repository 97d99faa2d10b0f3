import type { Logger } from 'pino';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import type { Coordination } from '../../../coordination/port.ts';
import type { Config } from '../../config/read-config.ts';

/** What instances share, where the settings name a Redis for it; else this process keeps to itself. */
export async function composeCoordination(
  { redisUrl: url }: Config,
  logger: Logger,
): Promise<Coordination> {
  if (url === undefined) return new MemoryCoordination();
  // Loaded where it is used: it takes a third of a second.
  const [{ openRedisCoordination }, { mayEvict }] = await Promise.all([
    import('../../../coordination/redis.ts'),
    import('../../../coordination/redis-connection.ts'),
  ]);
  const onChange = (isAway: boolean, reason?: unknown) => {
    if (isAway)
      logger.warn({ reason: wordsOf(reason) }, 'Redis is away: this process counts alone');
    else logger.warn('Redis is back');
  };
  let warned: string | undefined;
  const onEvictionPolicy = (policy: string) => {
    if (mayEvict(policy) && policy !== warned)
      logger.warn({ policy }, 'Redis may drop what is counted');
    warned = policy;
  };
  return openRedisCoordination({ url, onChange, onEvictionPolicy });
}

/** Never the address: it may hold a password. */
function wordsOf(reason: unknown): unknown {
  const { code, message } = reason as { readonly code?: unknown; readonly message?: unknown };
  return code ?? message;
}
