import { LRUCache } from 'lru-cache';
import { isSealedWith } from '../../domain/recording/sealing.ts';
import type { KeyFound } from '../../keyring/port.ts';
import type { RecordedEvent } from '../../log/port.ts';
import { hasSealedTexts, isSealed, sealedText, sealedTexts } from '../core/sealing/sealed-parts.ts';
import type { SessionKeys } from '../core/sealing/session-keys.ts';

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
  /** What was said in words, which has a key of its own, where the one of the rest is held; counted by commits. */
  readonly texts: TextsReport;
}

/** Whether texts can still be opened. */
interface TextsReport {
  readonly held: number;
  /** On purpose, by the retention of texts. */
  readonly destroyed: number;
  readonly missing: number;
  /** The first streams of them, and when the newest of their keys of texts was destroyed. */
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

/** What is known of the keys of streams: each is asked for again when it was long ago. */
const KNOWN_MAX = 10_000;

/** By their size: with a number of entries a cache takes the room for all of them at once. */
const asMany = (maxSize: number) => ({ maxSize, sizeCalculation: () => 1 });

export type FindKeys = Pick<SessionKeys, 'find' | 'findTexts'>;

/** Looks for the key of each stream at its first sealed event, and for those of its texts wherever there are any. */
export class KeyCheck {
  readonly #keys: FindKeys;
  readonly #texts: TextsCheck;
  readonly #unsealed = new LRUCache<string, true>(asMany(WATCHED_MAX));
  readonly #counts = { held: 0, destroyed: 0, missing: 0 };
  readonly #destroyed: DestroyedKey[] = [];
  readonly #missing: string[] = [];

  constructor(keys: FindKeys) {
    this.#keys = keys;
    this.#texts = new TextsCheck(keys);
  }

  /** @throws KeyringUnavailable */
  async take(event: RecordedEvent): Promise<void> {
    const { stream, revision } = event;
    if (hasSealedTexts(event)) await this.#texts.take(event);
    if (!isSealed(event)) {
      if (revision === 0) this.#unsealed.set(stream, true);
      return;
    }
    if (revision > 0 && !this.#unsealed.delete(stream)) return;
    const found = await this.#keys.find(stream);
    if (found.state === 'destroyed') this.#noteDestroyed(stream, found.at);
    else if (found.state === 'held' && isOpenedBy(found.key, sealedText(event))) {
      this.#counts.held += 1;
    } else this.#noteMissing(stream);
  }

  report(): KeyReport {
    return {
      ...this.#counts,
      destroyed_streams: this.#destroyed,
      missing_streams: this.#missing,
      texts: this.#texts.report(),
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

/** With nothing but texts in it, nothing speaks against the key. */
function isOpenedBy(key: Uint8Array, sealed: string): boolean {
  return sealed === '' || isSealedWith(key, sealed);
}

class TextsCheck {
  readonly #keys: FindKeys;
  readonly #known = new LRUCache<string, readonly KeyFound[]>(asMany(KNOWN_MAX));
  readonly #counts = { held: 0, destroyed: 0, missing: 0 };
  readonly #destroyed = new Map<string, string>();
  readonly #missing = new Set<string>();

  constructor(keys: FindKeys) {
    this.#keys = keys;
  }

  /** @throws KeyringUnavailable */
  async take(event: RecordedEvent): Promise<void> {
    const { stream } = event;
    const found = this.#known.get(stream) ?? (await this.#find(stream));
    const last = found.at(-1);
    if (last === undefined) return this.#note('missing', stream);
    // Of a stream whose other key is gone, or lost, that is told.
    if (last.state === 'absent') return;
    if (last.state === 'held' && isSealedWith(last.key, sealedTexts(event))) {
      return this.#note('held', stream);
    }
    const at = found.flatMap((each) => (each.state === 'destroyed' ? [each.at] : [])).at(-1);
    this.#note(at === undefined ? 'missing' : 'destroyed', stream, at);
  }

  report(): TextsReport {
    const destroyed_streams = [...this.#destroyed].map(([stream, destroyed_at]) => ({
      stream,
      destroyed_at,
    }));
    return { ...this.#counts, destroyed_streams, missing_streams: [...this.#missing] };
  }

  async #find(stream: string): Promise<readonly KeyFound[]> {
    const { state } = await this.#keys.find(stream);
    const found: readonly KeyFound[] =
      state === 'held' ? await this.#keys.findTexts(stream) : [{ state: 'absent' }];
    this.#known.set(stream, found);
    return found;
  }

  #note(what: 'held' | 'destroyed' | 'missing', stream: string, at = ''): void {
    this.#counts[what] += 1;
    if (what === 'destroyed' && this.#destroyed.size < NAMED_MAX) this.#destroyed.set(stream, at);
    if (what === 'missing' && this.#missing.size < NAMED_MAX) this.#missing.add(stream);
  }
}
