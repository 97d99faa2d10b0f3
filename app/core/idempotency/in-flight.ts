import { settlesWithin } from '../../../time/within.ts';

/** Milliseconds that a duplicate waits for the first one, besides those that a turn may wait for a language model. */
export const DUPLICATE_WAIT_MS_MAX = 2_000;

/** Requests that are being worked on here, by idempotency key: a duplicate awaits the first. */
export class InFlight {
  /**
   * Each resolves when its request ends, without the answer: where a map's keys come and go, V8 leaves tables behind that would
   * keep every answer's text until old objects are collected.
   */
  readonly #running = new Map<string, Promise<void>>();

  /**
   * Runs the work unless the same key is at work: then waits until that ends and runs, so that the second
   * one finds the first one's receipt. Undefined when the first did not end within `waitMsMax`.
   */
  run<T>(key: string, waitMsMax: number, work: () => Promise<T>): Promise<T | undefined> {
    return this.#running.has(key) ? this.#runLater(key, waitMsMax, work) : this.#begin(key, work);
  }

  async #runLater<T>(
    key: string,
    waitMsMax: number,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const deadline = performance.now() + waitMsMax;
    for (;;) {
      const first = this.#running.get(key);
      if (!first) return this.#begin(key, work);
      const left = deadline - performance.now();
      if (left <= 0 || !(await settlesWithin(left, first))) return undefined;
    }
  }

  #begin<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = work();
    const end = () => {
      this.#running.delete(key);
    };
    // Before anybody hears what it came to.
    this.#running.set(key, running.then(end, end));
    return running;
  }
}
