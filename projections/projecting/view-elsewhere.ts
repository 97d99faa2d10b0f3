import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog, Position } from '../../log/port.ts';
import { type ReadModels, StoreUnavailable, TablesMissing } from '../store/port.ts';
import { readCheckpoint } from './in-tables.ts';
import type { Projection } from './projection.ts';
import type { View } from './view.ts';
import { hasPassed } from './waiters.ts';

/** While somebody waits for it. */
const LOOK_MS = 50;

/** A stored view that another process feeds: how far it is stands beside its rows, and is looked up from time to time. */
export class ViewElsewhere implements View {
  readonly name: string;
  readonly #projection: Projection;
  readonly #store: ReadModels;
  readonly #log: Pick<EventLog, 'head'>;
  /** Where the log ended when this process looked first; null: it was empty. */
  #begun: Position | null | undefined;
  #reached: Position | undefined;
  #isWhole = false;
  /** Whether the rows could not be read when it looked last. */
  #isAway = false;

  constructor(projection: Projection, store: ReadModels, log: Pick<EventLog, 'head'>) {
    this.name = projection.name;
    this.#projection = projection;
    this.#store = store;
    this.#log = log;
  }

  get state(): View['state'] {
    if (this.#isAway) return 'unreachable';
    return this.#isWhole ? 'live' : 'elsewhere';
  }

  get reached(): Position | undefined {
    return this.#reached;
  }

  async waitFor(position: Position, msMax: number): Promise<boolean> {
    const end = performance.now() + msMax;
    for (;;) {
      await this.look();
      if (hasPassed(this.#reached, position)) return true;
      if (performance.now() > end) return false;
      await delay(LOOK_MS);
    }
  }

  /** Looks how far it is; to be called every second. */
  async look(): Promise<void> {
    try {
      this.#begun ??= (await this.#log.head()) ?? null;
      this.#reached = await readCheckpoint(this.#store, this.#projection);
      this.#isWhole ||= hasPassed(this.#reached, this.#begun ?? undefined);
      this.#isAway = false;
    } catch (error) {
      this.#isAway = error instanceof StoreUnavailable && !(error instanceof TablesMissing);
      // The log or the rows may be away: whoever reads them is told why, and the next look may find them.
    }
  }
}
