import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MemoryCoordination } from './memory.ts';
import { ALONE_WAIT_MS_MAX, type Allowance, type Coordination } from './port.ts';
import { RedisConnection, type RedisConnectionOptions } from './redis-connection.ts';

/** As long as one who died keeps others waiting; longer than they wait, so that it ends by itself. */
const LOCK_MS = 2_500;
const LOCK_POLL_MS = 25;
/** Beyond its end an account is of no use; clocks may differ by so much. */
const ACCOUNT_SLACK_MS = 60_000;

/** KEYS: accounts; ARGV: the amount, then for each account how much it allows and how long it lives. */
const TAKE = `
for i, account in ipairs(KEYS) do
  if (tonumber(redis.call('GET', account)) or 0) + ARGV[1] > tonumber(ARGV[2 * i]) then return 0 end
end
for i, account in ipairs(KEYS) do
  redis.call('INCRBY', account, ARGV[1])
  redis.call('PEXPIRE', account, ARGV[2 * i + 1])
end
return 1`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** Connects in the background: until then, and whenever Redis is away, this process coordinates by itself. */
export async function openRedisCoordination(
  options: RedisConnectionOptions & { readonly now: () => number },
): Promise<Coordination> {
  return new RedisCoordination(await RedisConnection.open(options), options.now);
}

class RedisCoordination implements Coordination {
  readonly #redis: RedisConnection;
  readonly #now: () => number;
  /** Counts along, so that nobody starts from nothing when Redis goes away. */
  readonly #own: MemoryCoordination;

  constructor(redis: RedisConnection, now: () => number) {
    this.#redis = redis;
    this.#now = now;
    this.#own = new MemoryCoordination(now);
  }

  async take(key: string, amount: number, allowances: readonly Allowance[]): Promise<boolean> {
    const own = () => this.#own.take(key, amount, allowances);
    const accounts = allowances.map(({ windowMs }) => this.#accountOf(key, windowMs));
    const limits = allowances.flatMap(({ amountMax, windowMs }) => [
      String(amountMax),
      String(windowMs + ACCOUNT_SLACK_MS),
    ]);
    const taken = await this.#evaluate(TAKE, accounts, [String(amount), ...limits]);
    if (taken === 0) return false;
    const takenHere = await own();
    return taken === 1 || takenHere;
  }

  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + ALONE_WAIT_MS_MAX;
    return this.#own.alone(name, async () => {
      const release = await this.#acquire(`qss:alone:${name}`, end);
      try {
        return await work();
      } finally {
        release();
      }
    });
  }

  async close(): Promise<void> {
    this.#redis.close();
  }

  /** Answers how to let go of the lock, whether or not it was had. */
  async #acquire(lock: string, end: number): Promise<() => void> {
    const token = randomUUID();
    for (;;) {
      const set = ['SET', lock, token, 'NX', 'PX', String(LOCK_MS)];
      const answer = await this.#redis.ask(set);
      if (answer === 'OK') return () => void this.#evaluate(RELEASE, [lock], [token]);
      if (answer === undefined || performance.now() > end) return () => {};
      await delay(LOCK_POLL_MS);
    }
  }

  #evaluate(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown> {
    return this.#redis.ask(['EVAL', script, String(keys.length), ...keys, ...values]);
  }

  /** Braces keep the accounts of a key together where Redis is a cluster. */
  #accountOf(key: string, windowMs: number): string {
    return `qss:{${key}}:${windowMs}:${Math.floor(this.#now() / windowMs)}`;
  }
}
