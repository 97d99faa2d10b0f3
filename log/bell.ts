/** Wakes everyone who waits, once: how a log tells its subscriptions that something was appended. */
export class Bell {
  #waiting = new Set<() => void>();

  ring(): void {
    const woken = this.#waiting;
    this.#waiting = new Set();
    for (const wake of woken) wake();
  }

  /** Resolves at the next ring or when the signal aborts, or, if given, after so many milliseconds. */
  heard(signal: AbortSignal, delayMsMax?: number): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        clearTimeout(timer);
        resolve();
      };
      const timer = delayMsMax === undefined ? undefined : setTimeout(wake, delayMsMax);
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
