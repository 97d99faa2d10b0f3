import { LRUCache } from 'lru-cache';
import { KeyedDigest } from '../../../domain/recording/keyed-digest.ts';
import { type SealKey, sealKey } from '../../../domain/recording/sealing.ts';
import { type KeyFound, type Keyring, KeyringUnavailable } from '../../../keyring/port.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { createUptimeMs } from '../../../time/uptime.ts';
import { keySubject, textsSubject } from './key-subjects.ts';
import { isSealed } from './sealed-parts.ts';
import { hexId, textsKeyIds } from './texts-key-ids.ts';

/** Whose key digests are made with: no session's, for those have a dot. */
export const DIGEST_KEY = 'digests';
/** Keys that are held at once, by whoever goes through a log. */
const KEYS_MAX = 1_000;
/**
 * How long texts are sealed with a key before the keyring is asked again. It is far below the shortest term of texts, a day: so soon
 * after a session's last words, no other process destroys its key.
 */
const SEALS_TEXTS_MS = 60 * 60_000;

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
  /**
   * Milliseconds of a clock that never goes back, and is set by nobody; left out: since the machine began, for as long as it was
   * suspended, too.
   */
  readonly elapsedMs?: () => number;
  /** Keys that are held at once, each asked for again when its session is; 1,000 unless given. */
  readonly keysMax?: number;
}

interface CachedKey {
  readonly key: SealKey;
  /** Ids of its texts' keys that were found destroyed, and need not be asked for again. */
  readonly gone: ReadonlySet<string>;
  /** Until when texts are sealed with the key that is held of them, by the clock of `elapsedMs`; 0: not, it was read to open. */
  readonly sealsTextsUntil: number;
}

const NONE_GONE: ReadonlySet<string> = new Set();

/**
 * The keys that sessions are sealed with, one for a session and what is reported about it. The last used ones are held
 * in memory, until the session is erased.
 */
export class SessionKeys {
  readonly #keyring: Keyring;
  readonly #held: LRUCache<string, CachedKey>;
  /** Whose key seals a stream: it takes a digest to tell, at every turn. */
  readonly #subjects: LRUCache<string, string>;
  readonly #onMissing: (stream: string) => void;
  readonly #elapsedMs: () => number;
  #digests: KeyedDigest | Promise<KeyedDigest> | undefined;
  /** How often keys were let go of: one that was asked for before may be destroyed since, and is not held. */
  #forgotten = 0;

  constructor(keyring: Keyring, options: SessionKeysOptions) {
    const { onMissing, elapsedMs = createUptimeMs(), keysMax = KEYS_MAX } = options;
    this.#keyring = keyring;
    this.#onMissing = onMissing;
    this.#elapsedMs = elapsedMs;
    this.#held = emptyCache(keysMax);
    this.#subjects = emptyCache(keysMax);
  }

  /**
   * The key to seal a stream's events with, durable before it is answered; undefined where they are not sealed.
   * @param hasTexts whether anything is said in words, for which there is another key
   * @throws KeyDestroyed, KeyringUnavailable
   */
  toSeal(stream: string, hasTexts = false): SealKey | undefined | Promise<SealKey> {
    const subject = this.#subjectOf(stream);
    if (subject === undefined) return undefined;
    const held = this.#held.get(subject);
    return held && (!hasTexts || this.#elapsedMs() < held.sealsTextsUntil)
      ? held.key
      : this.#obtain(stream, subject, hasTexts);
  }

  async #obtain(stream: string, subject: string, hasTexts: boolean): Promise<SealKey> {
    const since = this.#forgotten;
    const found = await this.#keyring.obtain(subject);
    if (found.state === 'destroyed') throw new KeyDestroyed(stream, found.at);
    if (!hasTexts) return this.#hold(subject, keyOf(found.key), since);
    const sealsTextsUntil = this.#elapsedMs() + SEALS_TEXTS_MS;
    const texts = await this.#obtainTexts(stream, subject);
    return this.#hold(subject, { ...keyOf(found.key, texts), sealsTextsUntil }, since);
  }

  /** The first of its texts' keys that was not destroyed: the session may have gone on since. @throws KeyDestroyed */
  async #obtainTexts(stream: string, subject: string): Promise<Uint8Array> {
    for (let nth = 0; ; nth++) {
      const found = await this.#keyring.obtain(textsSubject(subject, nth));
      if (found.state !== 'held') continue;
      // Whoever destroys the session's keys may have looked for those of texts before this one was made.
      const session = await this.#keyring.read(subject);
      if (session.state !== 'destroyed') return found.key;
      await this.destroyTextsKey(stream, nth);
      throw new KeyDestroyed(stream, session.at);
    }
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
    const wanted = textsKeyIds(events);
    const held = this.#held.get(subject);
    const gone = held?.gone ?? NONE_GONE;
    const isHeld = (id: string) => gone.has(id) || id === hexId(held?.key.texts);
    if (held && wanted.every(isHeld)) return held.key;
    const since = this.#forgotten;
    const found = await this.#keyring.read(subject);
    if (found.state === 'absent') this.#onMissing(stream);
    if (found.state !== 'held') return undefined;
    if (wanted.length === 0) return this.#hold(subject, keyOf(found.key), since);
    const texts = (await this.#readTexts(subject)).at(-1);
    if (texts === undefined) this.#onMissing(stream);
    const opening = keyOf(found.key, texts?.state === 'held' ? texts.key : undefined);
    if (texts === undefined) return this.#hold(subject, opening, since);
    const others = wanted.filter((id) => id !== hexId(opening.key.texts));
    return this.#hold(subject, { ...opening, gone: new Set([...gone, ...others]) }, since);
  }

  /** What became of each of its texts' keys, the first one first: another one is made only when the one before is destroyed. */
  async #readTexts(subject: string): Promise<readonly KeyFound[]> {
    const found: KeyFound[] = [];
    while (found.at(-1)?.state !== 'held') {
      const next = await this.#keyring.read(textsSubject(subject, found.length));
      if (next.state === 'absent') break;
      found.push(next);
    }
    return found;
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

  /**
   * Destroys the keys of a session and of what is reported about it: first those of its texts, then its own, then those of its texts
   * again, in case one was made in between.
   * @throws KeyringUnavailable
   */
  async destroy(stream: string): Promise<{ readonly at: string }> {
    const subject = keySubject(stream)!;
    await this.destroyTexts(stream);
    const destroyed = await this.#keyring.destroy(subject);
    await this.destroyTexts(stream);
    this.forget(stream);
    return destroyed;
  }

  /**
   * Destroys the key of what was said in a session in words, and leaves that of the rest; the session may go on, and what is
   * said from then on has another one.
   * @returns its index, from 0, and when it was destroyed; undefined where there never was one
   * @throws KeyringUnavailable
   */
  async destroyTexts(
    stream: string,
  ): Promise<{ readonly nth: number; readonly at: string } | undefined> {
    const found = await this.#readTexts(keySubject(stream)!);
    const [nth, last] = [found.length - 1, found.at(-1)];
    if (last?.state === 'held') return { nth, ...(await this.destroyTextsKey(stream, nth)) };
    return last?.state === 'destroyed' ? { nth, at: last.at } : undefined;
  }

  /**
   * Destroys the keys of its texts again, up to one of them: a keyring that was put back may hold any, or know of none.
   * @returns whether one was not destroyed
   * @throws KeyringUnavailable
   */
  async destroyTextsAgain(stream: string, last: number): Promise<boolean> {
    const subject = keySubject(stream)!;
    let isBack = false;
    for (let nth = 0; nth <= last; nth++) {
      if ((await this.#keyring.read(textsSubject(subject, nth))).state === 'destroyed') continue;
      await this.destroyTextsKey(stream, nth);
      isBack = true;
    }
    return isBack;
  }

  /** Destroys one of the keys of its texts, also where a restored keyring does not know it. @throws KeyringUnavailable */
  async destroyTextsKey(stream: string, nth: number): Promise<{ readonly at: string }> {
    const destroyed = await this.#keyring.destroy(textsSubject(keySubject(stream)!, nth));
    this.forget(stream);
    return destroyed;
  }

  /** Asks the keyring itself what became of the keys of a stream's texts, the first one first. @throws KeyringUnavailable */
  async findTexts(stream: string): Promise<readonly KeyFound[]> {
    const subject = keySubject(stream);
    return subject === undefined ? [] : this.#readTexts(subject);
  }

  /** Lets go of all keys of texts, of which any may have been destroyed by another process. */
  forgetTexts(): void {
    this.#forgotten += 1;
    // From a copy, for each that is set moves to the end where the walk begins; the oldest first, so that their order stays.
    for (const [subject, { key, gone }] of [...this.#held.entries()].reverse()) {
      const { bytes, id, texts } = key;
      if (texts || gone.size > 0) {
        this.#held.set(subject, { key: { bytes, id }, gone: NONE_GONE, sealsTextsUntil: 0 });
      }
    }
  }

  /** Lets go of a key that is destroyed, or may have been by another process. */
  forget(stream: string): void {
    this.#forgotten += 1;
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

  /** @param since how often keys had been let go of before it was asked for */
  #hold(subject: string, held: CachedKey, since: number): SealKey {
    if (this.#forgotten === since) this.#held.set(subject, held);
    return held.key;
  }
}

/** As it is held when nothing else is known of it. */
function keyOf(bytes: Uint8Array, texts?: Uint8Array): CachedKey {
  const key = { ...sealKey(bytes), ...(texts ? { texts: sealKey(texts) } : {}) };
  return { key, gone: NONE_GONE, sealsTextsUntil: 0 };
}

/** Not by its `max`: that takes the room of all entries at once, whether they ever come or not. */
function emptyCache<Value extends object | string>(entriesMax: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: entriesMax, sizeCalculation: () => 1 });
}
