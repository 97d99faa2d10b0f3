import { KEYS_CATEGORY } from '../../domain/keys/stream.ts';
import { LogUnavailable, type Position } from '../../log/port.ts';
import { ApiKeysInUse, type HeldKey } from '../../projections/keys/api-keys-in-use.ts';
import type { Dependencies } from '../core/dependencies.ts';

/** Nobody waits longer for the keys; what was read of them until then is kept. */
const READ_MS_MAX = 2_000;

/** The keys of the log as this thread reads them by itself, for as long as the views do not follow. */
export class OwnApiKeys {
  readonly #log: Dependencies['log'];
  readonly #inUse = new ApiKeysInUse();
  #reached: Position | undefined;
  #reading: Promise<void> | undefined;

  constructor(log: Dependencies['log']) {
    this.#log = log;
  }

  /** What the log holds of the secret with this digest now. @throws LogUnavailable */
  async find(digest: string): Promise<HeldKey | undefined> {
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
    return this.#inUse.find(digest);
  }

  async #readOn(): Promise<void> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), READ_MS_MAX);
    const after = this.#reached === undefined ? {} : { after: this.#reached };
    const range = { categories: [KEYS_CATEGORY], ...after, signal: over.signal };
    try {
      for await (const item of this.#log.subscribe(range)) {
        if (item.kind === 'event') this.#inUse.apply(item.event);
        this.#reached =
          item.kind === 'event' ? item.event.position : (item.position ?? this.#reached);
        if (item.kind === 'caughtUp') return;
      }
    } finally {
      clearTimeout(timer);
      over.abort();
    }
    throw new LogUnavailable('the keys have not been read yet');
  }
}
