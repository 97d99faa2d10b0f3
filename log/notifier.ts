/** Wakes everyone who waits, once: how a log tells its subscriptions that something was appended. */
export class Notifier {
  #waiting = new Set<(how: 'notified') => void>();

  notify(): void {
    const woken = this.#waiting;
    this.#waiting = new Set();
    for (const wake of woken) wake('notified');
  }

  /** Resolves at the next ring, or `late` after this many milliseconds, or when the signal aborts. */
  wait(signal: AbortSignal, delayMsMax?: number): Promise<'notified' | 'late' | 'aborted'> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve('aborted');
      const wake = (how: 'notified' | 'late' | 'aborted') => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', aborted);
        clearTimeout(timer);
        resolve(how);
      };
      const aborted = () => wake('aborted');
      const timer =
        delayMsMax === undefined ? undefined : setTimeout(() => wake('late'), delayMsMax);
      this.#waiting.add(wake);
      signal.addEventListener('abort', aborted);
    });
  }
}
