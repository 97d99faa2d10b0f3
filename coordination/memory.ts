import { ALONE_WAIT_MS_MAX, type Allowance, type Coordination } from './port.ts';

interface Account {
  readonly endsAt: number;
  used: number;
}

/** Beyond this many accounts, the ones whose window is over are dropped. */
const ACCOUNTS_MAX = 10_000;

/** Coordinates what runs in this process alone. */
export class MemoryCoordination implements Coordination {
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  /** By name: settles when the one who runs now has ended. */
  readonly #running = new Map<string, Promise<unknown>>();

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

  async alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + ALONE_WAIT_MS_MAX;
    for (let msLeft = ALONE_WAIT_MS_MAX; msLeft > 0; msLeft = end - performance.now()) {
      const other = this.#running.get(name);
      if (!other) break;
      await settledWithin(other, msLeft);
    }
    const running = work();
    this.#running.set(name, running);
    try {
      return await running;
    } finally {
      if (this.#running.get(name) === running) this.#running.delete(name);
    }
  }

  async close(): Promise<void> {}

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

function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const settled = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(settled, settled);
  });
}
