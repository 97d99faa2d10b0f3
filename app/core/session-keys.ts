import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FEEDBACK_CATEGORY } from '../../domain/feedback/stream.ts';
import { KeyedDigest } from '../../domain/recording/keyed-digest.ts';
import { type SealKey, sealKey } from '../../domain/recording/sealing.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../domain/session/stream.ts';
import { type KeyFound, type Keyring, KeyringUnavailable } from '../../keyring/port.ts';
import { categoryOf, type RecordedEvent } from '../../log/port.ts';

/** Whose key digests are made with: no session's, for those have a dot. */
export const DIGEST_KEY = 'digests';
/** Keys that are held at once: each is asked for again when its session is. */
const KEYS_MAX = 50_000;

/** The key of a stream was destroyed: nothing is sealed with it any more. */
export class KeyDestroyed extends Error {
  override readonly name = 'KeyDestroyed';
  /** ISO 8601. */
  readonly at: string;

  constructor(stream: string, at: string) {
    super(`${stream}: its key was destroyed at ${at}`);
    this.at = at;
  }
}

export interface SessionKeysOptions {
  /** Told of a stream with sealed texts whose key is not in the keyring, and was not destroyed. */
  readonly onMissing: (stream: string) => void;
  readonly keysMax?: number;
}

/**
 * The keys that sessions are sealed with, one for a session and what is reported about it. The last used ones are held
 * in memory, until the session is erased.
 */
export class SessionKeys {
  readonly #keyring: Keyring;
  readonly #held: LRUCache<string, SealKey>;
  /** Whose key seals a stream: it takes a digest to tell, at every turn. */
  readonly #subjects: LRUCache<string, string>;
  readonly #onMissing: (stream: string) => void;
  #digests: KeyedDigest | Promise<KeyedDigest> | undefined;

  constructor(keyring: Keyring, { onMissing, keysMax = KEYS_MAX }: SessionKeysOptions) {
    this.#keyring = keyring;
    this.#onMissing = onMissing;
    this.#held = emptyCache(keysMax);
    this.#subjects = emptyCache(keysMax);
  }

  /**
   * The key to seal a stream's events with, durable before it is answered; undefined where they are not sealed.
   * @throws KeyDestroyed, KeyringUnavailable
   */
  toSeal(stream: string): SealKey | undefined | Promise<SealKey> {
    const subject = this.#subjectOf(stream);
    if (subject === undefined) return undefined;
    return this.#held.get(subject) ?? this.#obtain(stream, subject);
  }

  async #obtain(stream: string, subject: string): Promise<SealKey> {
    const found = await this.#keyring.obtain(subject);
    if (found.state === 'destroyed') throw new KeyDestroyed(stream, found.at);
    return this.#hold(subject, found.key);
  }

  /**
   * The key to open these events of one stream with; undefined where none of them is sealed, or what is sealed cannot
   * be opened any more.
   * @throws KeyringUnavailable
   */
  async toOpen(
    events: readonly Pick<RecordedEvent, 'stream' | 'data'>[],
  ): Promise<SealKey | undefined> {
    const stream = events.find(isSealed)?.stream;
    const subject = stream && keySubject(stream);
    if (!subject) return undefined;
    const held = this.#held.get(subject);
    if (held) return held;
    const found = await this.#keyring.read(subject);
    if (found.state === 'held') return this.#hold(subject, found.key);
    if (found.state === 'absent') this.#onMissing(stream);
    return undefined;
  }

  /**
   * A keyed digest (HMAC-SHA-256, hex) of what is short enough to be guessed: without the keyring nobody can try.
   * @param purpose keeps digests of one kind from matching those of another
   * @throws KeyringUnavailable
   */
  digest(purpose: string, text: string): string | Promise<string> {
    const input = `${purpose}\n${text}`;
    if (this.#digests instanceof KeyedDigest) return this.#digests.of(input);
    this.#digests ??= this.#obtainDigestKey();
    return this.#digests.then((digests) => digests.of(input));
  }

  /** Destroys the key of a session and of what is reported about it. @throws KeyringUnavailable */
  async destroy(stream: string): Promise<{ readonly at: string }> {
    const subject = keySubject(stream)!;
    const destroyed = await this.#keyring.destroy(subject);
    this.#held.delete(subject);
    return destroyed;
  }

  /** Lets go of a key that may have been destroyed by another process. */
  forget(stream: string): void {
    this.#held.delete(keySubject(stream)!);
  }

  /** Asks the keyring itself what became of a stream's key. @throws KeyringUnavailable */
  async find(stream: string): Promise<KeyFound> {
    const subject = keySubject(stream);
    return subject === undefined ? { state: 'absent' } : this.#keyring.read(subject);
  }

  async #obtainDigestKey(): Promise<KeyedDigest> {
    try {
      const found = await this.#keyring.obtain(DIGEST_KEY);
      if (found.state === 'held') {
        this.#digests = new KeyedDigest(found.key);
        return this.#digests;
      }
    } catch (error) {
      // The next call asks again.
      this.#digests = undefined;
      throw error;
    }
    throw new KeyringUnavailable('the key of digests was destroyed');
  }

  #subjectOf(stream: string): string | undefined {
    const known = this.#subjects.get(stream);
    if (known !== undefined) return known;
    const subject = keySubject(stream);
    if (subject !== undefined) this.#subjects.set(stream, subject);
    return subject;
  }

  #hold(subject: string, bytes: Uint8Array): SealKey {
    const key = sealKey(bytes);
    this.#held.set(subject, key);
    return key;
  }
}

/** Not by its `max`: that takes the room of all entries at once, whether they ever come or not. */
function emptyCache<Value extends object | string>(entriesMax: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: entriesMax, sizeCalculation: () => 1 });
}

/** Old logs hold the same word in texts, which costs a look-up and no more. */
export function isSealed({ data }: Pick<RecordedEvent, 'data'>): boolean {
  return data.includes('"sealed":"');
}

/** The sealed text of an event that has one. */
export function sealedText({ data }: Pick<RecordedEvent, 'data'>): string {
  return (JSON.parse(data) as { readonly sealed?: string }).sealed ?? '';
}

const DIGEST_DIGITS = 32;

/**
 * Whose key seals a stream: `<tenant>.<first 32 hex digits of SHA-256(session id)>`, which a session's stream and the
 * stream of what is reported about it both tell. Undefined where nothing is sealed.
 */
function keySubject(stream: string): string | undefined {
  const category = categoryOf(stream);
  if (category === SESSION_CATEGORY) {
    const { tenant, sessionId } = sessionAddress(stream);
    return `${tenant}.${hash('sha256', sessionId).slice(0, DIGEST_DIGITS)}`;
  }
  if (category !== FEEDBACK_CATEGORY) return undefined;
  const [tenant, , digest] = stream.slice(category.length + 1).split('.');
  return `${tenant}.${digest}`;
}
