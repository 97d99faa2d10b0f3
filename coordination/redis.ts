import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MemoryCoordination } from './memory.ts';
import { ALONE_WAIT_MS_MAX, type Allowance, type Coordination } from './port.ts';
import { RedisConnection, type RedisConnectionOptions } from './redis-connection.ts';

/** As long as one who died keeps others waiting; longer than they wait, so that it ends by itself. */
const LOCK_MS = 2_500;
const LOCK_POLL_MS = 25;
/**
 * KEYS: accounts; ARGV: the amount, then for each account how much it allows and how long its window is. Answers how
 * long the windows still last that would be overdrawn, else 0. A window that ends later than its length from now was
 * begun before the server's clock went back: it ends after its length. What is no count is somebody else's, and none.
 */
const TAKE = `
local wait = 0
for i, account in ipairs(KEYS) do
  local window = tonumber(ARGV[2 * i + 1])
  local used = redis.pcall('GET', account)
  if used and (type(used) == 'table' or not string.find(used, '^%d+$')) then
    redis.call('DEL', account)
    used = 0
  end
  local left = redis.call('PTTL', account)
  if left == -1 or left > window then
    redis.call('PEXPIRE', account, window)
    left = window
  end
  if (tonumber(used) or 0) + ARGV[1] > tonumber(ARGV[2 * i]) then
    wait = math.max(wait, left < 1 and window or left)
  end
end
if wait > 0 then return wait end
for i, account in ipairs(KEYS) do
  if redis.call('INCRBY', account, ARGV[1]) == tonumber(ARGV[1]) then
    redis.call('PEXPIRE', account, ARGV[2 * i + 1])
  end
end
return 0`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** Connects in the background: until then, and whenever Redis is away, this process coordinates by itself. */
export async function openRedisCoordination(
  options: RedisConnectionOptions,
): Promise<Coordination> {
  return new RedisCoordination(await RedisConnection.open(options));
}

class RedisCoordination implements Coordination {
  readonly #redis: RedisConnection;
  /** Counts along, so that nobody starts from nothing when Redis goes away. */
  readonly #own = new MemoryCoordination();

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  get isShared(): boolean {
    return !this.#redis.isAway;
  }

  async take(key: string, amount: number, allowances: readonly Allowance[]): Promise<number> {
    // Braces keep the accounts of a key together where Redis is a cluster.
    const accounts = allowances.map(({ windowMs }) => `qss:{${key}}:${windowMs}`);
    const limits = allowances.flatMap(({ amountMax, windowMs }) => [
      String(amountMax),
      String(windowMs),
    ]);
    const wait = await this.#evaluate(TAKE, accounts, [String(amount), ...limits]);
    if (typeof wait === 'number' && wait > 0) return wait;
    const ownWait = await this.#own.take(key, amount, allowances);
    return wait === 0 ? 0 : ownWait;
  }

  alone<Result>(name: string, work: (isAlone: boolean) => Promise<Result>): Promise<Result> {
    const end = performance.now() + ALONE_WAIT_MS_MAX;
    return this.#own.alone(name, async (isAloneHere) => {
      const { release, isAlone } = await this.#acquire(`qss:alone:${name}`, end);
      try {
        return await work(isAlone && isAloneHere);
      } finally {
        release();
      }
    });
  }

  async close(): Promise<void> {
    this.#redis.close();
  }

  /** Answers how to let go of the lock, whether or not it was had, and whether nobody else is known to have it. */
  async #acquire(lock: string, end: number) {
    const token = randomUUID();
    for (;;) {
      const set = ['SET', lock, token, 'NX', 'PX', String(LOCK_MS)];
      const answer = await this.#redis.ask(set);
      const release = () => void this.#evaluate(RELEASE, [lock], [token]);
      if (answer === 'OK') return { release, isAlone: true };
      const isAway = answer === undefined;
      if (isAway || performance.now() > end) return { release: () => {}, isAlone: isAway };
      await delay(LOCK_POLL_MS);
    }
  }

  #evaluate(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    return this.#redis.ask(['EVAL', script, String(keys.length), ...keys, ...values]);
  }
}
