import type { OpenKey } from '../../api/gateway.ts';
import type { KeyFinder } from '../../app/keys/key-finder.ts';
import type { HeldKey } from '../../projections/keys/api-keys-in-use.ts';
import { MINUTE_MS, readKeyUse } from '../../projections/keys/stored-key-uses.ts';
import type { ReadModels } from '../../projections/store/port.ts';

/** Keys that are remembered at once; those that are let go are told, and looked up, again. */
const SEEN_MAX = 100_000;

/**
 * When API keys were last used: what this process has seen, and what was written of it or by others. Nobody is
 * refused because that cannot be written or read.
 */
export class LastKeyUses {
  readonly #write: (keyId: string, now: number) => void;
  readonly #store: ReadModels;
  readonly #onFault: (error: unknown) => void;
  /** Minutes since the epoch. */
  readonly #latest = new Map<string, number>();

  constructor(
    write: (keyId: string, now: number) => void,
    store: ReadModels,
    onFault: (error: unknown) => void,
  ) {
    this.#write = write;
    this.#store = store;
    this.#onFault = onFault;
  }

  /** Takes note of a use; tells it once a minute and key. @param now milliseconds since the epoch */
  note(keyId: string, now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    // Another one, not only a later one: a clock that was ahead is set back.
    if (minute === this.#latest.get(keyId)) return;
    if (this.#latest.size >= SEEN_MAX) this.#latest.clear();
    this.#latest.set(keyId, minute);
    this.#write(keyId, now);
  }

  /** ISO 8601; undefined for a key that was not seen. */
  async lastUse(keyId: string): Promise<string | undefined> {
    const minute = this.#latest.get(keyId) ?? (await this.#written(keyId));
    return minute === undefined ? undefined : new Date(minute * MINUTE_MS).toISOString();
  }

  async #written(keyId: string): Promise<number | undefined> {
    try {
      return await readKeyUse(this.#store, keyId);
    } catch (error) {
      this.#onFault(error);
      return undefined;
    }
  }
}

/** Finds keys, and tells of each that was found; at once, where it is known. */
export function notingUses(finder: KeyFinder, note: (keyId: string) => void): OpenKey {
  const noted = (held: HeldKey | undefined) => {
    if (held) note(held.key.keyId);
    return held;
  };
  return (secret) => {
    const found = finder.find(secret);
    return found instanceof Promise ? found.then(noted) : noted(found);
  };
}
