/** Lets a limited number of appends go to the server at once; the others wait in order. */
import { LogOverloaded } from '../../port.ts';

/** Below the 100 calls that a connection carries, so that reads and subscriptions find room. */
const AT_ONCE_MAX = 64;
const WAITING_MAX = 4_096;
const WAIT_MS_MAX = 2_500;

export class Semaphore {
  #taken = 0;
  readonly #waiting: (() => void)[] = [];
  #onIdle: (() => void) | undefined;

  /** @throws LogOverloaded when too many wait, or one has waited for too long; nothing was sent */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= WAITING_MAX) throw overloaded(this.#waiting.length);
    const start = performance.now();
    if (this.#taken >= AT_ONCE_MAX) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#taken += 1;
    try {
      if (performance.now() - start > WAIT_MS_MAX) throw overloaded(this.#waiting.length);
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
    else next();
    if (this.#taken === 0) this.#onIdle?.();
  }
}

function overloaded(waiting: number): LogOverloaded {
  return new LogOverloaded(`${waiting} appends wait for EventStoreDB`);
}
