import { LRUCache } from 'lru-cache';
import { isSealedWith } from '../../domain/recording/sealing.ts';
import type { RecordedEvent } from '../../log/port.ts';
import { isSealed, type SessionKeys, sealedText } from '../core/session-keys.ts';

/** Whether what is sealed in a log can still be opened; counted by streams. */
export interface KeyReport {
  readonly held: number;
  /** On purpose, by an erasure. */
  readonly destroyed: number;
  /** Neither held nor destroyed: lost with a keyring, or the keyring is another one's. */
  readonly missing: number;
  /** The first of them. */
  readonly destroyed_streams: readonly DestroyedKey[];
  readonly missing_streams: readonly string[];
}

interface DestroyedKey {
  readonly stream: string;
  /** ISO 8601. */
  readonly destroyed_at: string;
}

/** Streams that are named. */
const NAMED_MAX = 100;
/** Streams that began unsealed and are watched for the first sealed event. */
const WATCHED_MAX = 100_000;

/** Looks for the key of each stream at its first sealed event. */
export class KeyCheck {
  readonly #keys: Pick<SessionKeys, 'find'>;
  readonly #unsealed = new LRUCache<string, true>({ max: WATCHED_MAX });
  readonly #counts = { held: 0, destroyed: 0, missing: 0 };
  readonly #destroyed: DestroyedKey[] = [];
  readonly #missing: string[] = [];

  constructor(keys: Pick<SessionKeys, 'find'>) {
    this.#keys = keys;
  }

  /** @throws KeyringUnavailable */
  async take(event: RecordedEvent): Promise<void> {
    const { stream, revision } = event;
    if (!isSealed(event)) {
      if (revision === 0) this.#unsealed.set(stream, true);
      return;
    }
    if (revision > 0 && !this.#unsealed.delete(stream)) return;
    const found = await this.#keys.find(stream);
    if (found.state === 'destroyed') this.#noteDestroyed(stream, found.at);
    else if (found.state === 'held' && isSealedWith(found.key, sealedText(event))) {
      this.#counts.held += 1;
    } else this.#noteMissing(stream);
  }

  report(): KeyReport {
    return {
      ...this.#counts,
      destroyed_streams: this.#destroyed,
      missing_streams: this.#missing,
    };
  }

  #noteDestroyed(stream: string, destroyed_at: string): void {
    this.#counts.destroyed += 1;
    if (this.#destroyed.length < NAMED_MAX) this.#destroyed.push({ stream, destroyed_at });
  }

  #noteMissing(stream: string): void {
    this.#counts.missing += 1;
    if (this.#missing.length < NAMED_MAX) this.#missing.push(stream);
  }
}
