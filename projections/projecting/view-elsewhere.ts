import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog, Position } from '../../log/port.ts';
import type { Store } from '../store/port.ts';
import { type Projection, readCheckpoint } from './projection.ts';
import type { View } from './views.ts';
import { hasPassed } from './waiters.ts';

const LOOK_MS = 50;

/** A stored view that another process feeds: how far it is stands beside its rows. */
export class ViewElsewhere implements View {
  readonly name: string;
  readonly #projection: Projection;
  readonly #store: Store;
  readonly #log: Pick<EventLog, 'head'>;
  /** Where the log ended when this process looked first; null: it was empty. */
  #begun: Position | null | undefined;
  #isWhole = false;

  constructor(projection: Projection, store: Store, log: Pick<EventLog, 'head'>) {
    this.name = projection.name;
    this.#projection = projection;
    this.#store = store;
    this.#log = log;
    this.#look();
  }

  get state(): View['state'] {
    if (this.#begun === undefined) this.#look();
    else this.#isWhole ||= hasPassed(this.reached, this.#begun ?? undefined);
    return this.#isWhole ? 'live' : 'catching_up';
  }

  get reached(): Position | undefined {
    try {
      return readCheckpoint(this.#store, this.#projection);
    } catch {
      // Whoever reads the rows is told why they cannot be read.
      return undefined;
    }
  }

  async waitFor(position: Position, msMax: number): Promise<boolean> {
    const end = performance.now() + msMax;
    while (!hasPassed(this.reached, position)) {
      if (performance.now() > end) return false;
      await delay(LOOK_MS);
    }
    return true;
  }

  /** The log may be away: the next one who asks looks again. */
  #look(): void {
    this.#log.head().then(
      (head) => {
        this.#begun ??= head ?? null;
      },
      () => {},
    );
  }
}
