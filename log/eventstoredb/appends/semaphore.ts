/** Lets a limited number of appends go to the server at once; the others wait in order. */
import { LogOverloaded } from '../../port.ts';

/** Below the 100 calls that a connection carries, so that reads and subscriptions find room. */
const AT_ONCE_MAX = 64;
const WAITING_MAX = 4_096;
const WAIT_MS_MAX = 2_500;

export class Semaphore {
  #taken = 0;
  readonly #waiting: { readonly since: number; readonly go: () => void }[] = [];
  #onIdle: (() => void) | undefined;

  /** @throws LogOverloaded when too many wait, or one has waited for too long, this one or the first in the line; nothing was sent */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const since = performance.now();
    const { length, 0: first } = this.#waiting;
    // The first one is refused when its turn comes: whoever comes now need not wait for that.
    if (length >= WAITING_MAX || (first && since - first.since > WAIT_MS_MAX)) {
      throw overloaded(length);
    }
    if (this.#taken >= AT_ONCE_MAX)
      await new Promise<void>((go) => this.#waiting.push({ since, go }));
    else this.#taken += 1;
    try {
      if (performance.now() - since > WAIT_MS_MAX) throw overloaded(this.#waiting.length);
      return await work();
    } finally {
      this.#release();
    }
  }

  /** Resolves when nothing is under way. */
  async drained(): Promise<void> {
    if (this.#taken === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken -= 1;
    else next.go();
    if (this.#taken === 0) this.#onIdle?.();
  }
}

function overloaded(waiting: number): LogOverloaded {
  return new LogOverloaded(`${waiting} appends wait for EventStoreDB`);
}
