import { settlesWithin } from '../time/within.ts';
import { ALONE_WAIT_MS_MAX, type Allowance, type Coordination } from './port.ts';

interface Account {
  readonly endsAt: number;
  used: number;
}

/** Beyond this many accounts, the ones whose window is over are dropped. */
const ACCOUNTS_MAX = 10_000;

/** Coordinates what runs in this process alone. */
export class MemoryCoordination implements Coordination {
  readonly #elapsedMs: () => number;
  readonly #accounts = new Map<string, Account>();
  /** By name: settles when the one who runs now has ended. */
  readonly #running = new Map<string, Promise<unknown>>();

  /** @param elapsedMs milliseconds of a clock that never goes back */
  constructor(elapsedMs: () => number = () => performance.now()) {
    this.#elapsedMs = elapsedMs;
  }

  /** Accounts that are held. */
  get size(): number {
    return this.#accounts.size;
  }

  async take(key: string, amount: number, allowances: readonly Allowance[]): Promise<number> {
    const now = this.#elapsedMs();
    const accounts = allowances.map((allowance) => this.#account(key, allowance, now));
    const used = accounts.filter((account, i) => account.used + amount > allowances[i]!.amountMax);
    if (used.length > 0) return Math.max(...used.map(({ endsAt }) => endsAt - now));
    for (const account of accounts) account.used += amount;
    return 0;
  }

  async alone<Result>(name: string, work: (isAlone: boolean) => Promise<Result>): Promise<Result> {
    const end = performance.now() + ALONE_WAIT_MS_MAX;
    for (let msLeft = ALONE_WAIT_MS_MAX; msLeft > 0; msLeft = end - performance.now()) {
      const other = this.#running.get(name);
      if (!other) break;
      await settlesWithin(msLeft, other);
    }
    const running = work(!this.#running.has(name));
    this.#running.set(name, running);
    try {
      return await running;
    } finally {
      if (this.#running.get(name) === running) this.#running.delete(name);
    }
  }

  async close(): Promise<void> {}

  #account(key: string, { windowMs }: Allowance, now: number): Account {
    const name = `${windowMs}:${key}`;
    const held = this.#accounts.get(name);
    if (held && held.endsAt > now) return held;
    if (this.#accounts.size >= ACCOUNTS_MAX) this.#dropEnded(now);
    const account = { endsAt: now + windowMs, used: 0 };
    this.#accounts.set(name, account);
    return account;
  }

  #dropEnded(now: number): void {
    for (const [name, { endsAt }] of this.#accounts) {
      if (endsAt <= now) this.#accounts.delete(name);
    }
  }
}
