import type { Allowance, Coordination } from './port.ts';

interface Account {
  readonly endsAt: number;
  used: number;
}

/** Beyond this many accounts, the ones whose window is over are dropped. */
const ACCOUNTS_MAX = 10_000;

/** Counts in this process alone. */
export class MemoryCoordination implements Coordination {
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
  }

  async take(key: string, amount: number, allowances: readonly Allowance[]): Promise<boolean> {
    const accounts = allowances.map((allowance) => this.#account(key, allowance));
    const isEnough = accounts.every(({ used }, i) => used + amount <= allowances[i]!.amountMax);
    if (isEnough) for (const account of accounts) account.used += amount;
    return isEnough;
  }

  #account(key: string, { windowMs }: Allowance): Account {
    const now = this.#now();
    const name = `${windowMs}:${key}`;
    const held = this.#accounts.get(name);
    if (held && held.endsAt > now) return held;
    if (this.#accounts.size >= ACCOUNTS_MAX) this.#dropEnded(now);
    const account = { endsAt: (Math.floor(now / windowMs) + 1) * windowMs, used: 0 };
    this.#accounts.set(name, account);
    return account;
  }

  #dropEnded(now: number): void {
    for (const [name, { endsAt }] of this.#accounts) {
      if (endsAt <= now) this.#accounts.delete(name);
    }
  }
}
