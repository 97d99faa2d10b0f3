import type { Owner } from '../../domain/owner.ts';

/**
 * Work for the services of many tenants: some tenants side by side, each with one service at a time, and whoever had its turn goes to
 * the end of the line. What one tenant waits for keeps no other one waiting.
 */
export class TenantTurns {
  readonly #tenantsMax: number;
  readonly #work: (owner: Owner) => Promise<void>;
  /** By tenant, the next one first: its services that are to be looked at, by their names. */
  readonly #due = new Map<string, Map<string, Owner>>();
  readonly #working = new Map<string, Promise<void>>();

  /** @param work must not throw */
  constructor(tenantsMax: number, work: (owner: Owner) => Promise<void>) {
    this.#tenantsMax = tenantsMax;
    this.#work = work;
  }

  /** Has each of them looked at once from now on, also one that is being worked on. */
  add(owners: readonly Owner[]): void {
    for (const owner of owners) {
      const due = this.#due.get(owner.tenant);
      if (due === undefined) this.#due.set(owner.tenant, new Map([[owner.service, owner]]));
      else due.set(owner.service, owner);
    }
    this.#fill();
  }

  /** Begins nothing more. */
  clear(): void {
    this.#due.clear();
  }

  /** Resolves when nothing is due or being worked on. */
  async idle(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working.values());
  }

  #fill(): void {
    for (const [tenant, due] of this.#due) {
      if (this.#working.size >= this.#tenantsMax) return;
      if (this.#working.has(tenant)) continue;
      const [owner] = due.values();
      due.delete(owner!.service);
      this.#due.delete(tenant);
      if (due.size > 0) this.#due.set(tenant, due);
      const work = this.#work(owner!).finally(() => {
        this.#working.delete(tenant);
        this.#fill();
      });
      this.#working.set(tenant, work);
    }
  }
}
