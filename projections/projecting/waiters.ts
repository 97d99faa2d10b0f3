import type { Position } from '../../log/port.ts';

/** Those who wait until a place in the log is reached. */
export class Waiters {
  readonly #waiting = new Set<Waiter>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Resolves with false when it takes longer than this many milliseconds, or is given up. */
  wait(position: Position, msMax: number): Promise<boolean> {
    return new Promise((resolve) => {
      const waiter: Waiter = {
        position,
        end: (passed) => {
          clearTimeout(timer);
          this.#waiting.delete(waiter);
          resolve(passed);
        },
      };
      const timer = setTimeout(() => waiter.end(false), msMax);
      this.#waiting.add(waiter);
    });
  }

  /** Whether somebody waits for a place that has been passed. */
  isAnyoneAt(reached: Position | undefined): boolean {
    for (const { position } of this.#waiting) if (hasPassed(reached, position)) return true;
    return false;
  }

  passed(reached: Position | undefined): void {
    for (const waiter of this.#waiting) {
      if (hasPassed(reached, waiter.position)) waiter.end(true);
    }
  }

  giveUp(): void {
    for (const waiter of this.#waiting) waiter.end(false);
  }
}

interface Waiter {
  readonly position: Position;
  readonly end: (passed: boolean) => void;
}

export function hasPassed(reached: Position | undefined, wanted: Position | undefined): boolean {
  return wanted === undefined || (reached !== undefined && reached >= wanted);
}
