import { KEY_EVENT_SCHEMAS, type KeyEvent } from '../../domain/keys/events.ts';
import { statusOf } from '../../domain/keys/key-validity.ts';
import { type ApiKey, evolveKey } from '../../domain/keys/state.ts';
import { KEYS_CATEGORY, keysStream } from '../../domain/keys/stream.ts';
import { type Owner, ownerOf } from '../../domain/owner.ts';
import { decodeCommit, type Recorded } from '../../domain/recording/decode-commit.ts';
import { closesCommit, placeInCommit } from '../../domain/recording/metadata.ts';
import type { RecordedEvent } from '../../log/port.ts';
import type { MemoryView } from '../projecting/memory-view.ts';

/** A key with the service it opens. */
export interface HeldKey extends Owner {
  readonly key: ApiKey;
}

/** Keys that open nothing any more are remembered, up to this many of them: their streams refuse the older ones as well. */
const ENDED_MAX = 10_000;

/**
 * The API keys of the log that open something, and those that did last, found by the digests of their secrets. As large
 * as there are keys in use, whatever was made and revoked before.
 */
export class ApiKeysInUse implements MemoryView {
  readonly name = 'keys';
  readonly categories = [KEYS_CATEGORY];
  readonly #keys = new Map<string, HeldKey>();
  readonly #byDigest = new Map<string, string>();
  /** The ids of those that were revoked or have expired, in the order in which they were. */
  readonly #ended = new Set<string>();

  /** Events of a commit whose last one is still to come. */
  #open: RecordedEvent[] = [];

  apply(stored: RecordedEvent): void {
    const place = placeInCommit(stored);
    if (place?.index === 0) this.#open = [];
    this.#open.push(stored);
    if (place && !closesCommit(place)) return;
    const commit = this.#open;
    this.#open = [];
    for (const recorded of decodeCommit<KeyEvent>(commit, KEY_EVENT_SCHEMAS)) this.#take(recorded);
  }

  #take({ event, stream, metadata }: Recorded<KeyEvent>): void {
    const id = event.facts.key_id;
    const key = evolveKey(this.#keys.get(id)?.key, event, metadata.occurred_at);
    if (!key) return;
    this.#keys.set(id, { ...ownerOf(stream), key });
    for (const { digest } of key.secrets) this.#byDigest.set(digest, id);
    if (key.isRevoked || key.isExpiryRecorded) this.#end(id);
  }

  #end(id: string): void {
    this.#ended.add(id);
    if (this.#ended.size <= ENDED_MAX) return;
    const [oldest] = this.#ended;
    this.#ended.delete(oldest!);
    for (const { digest } of this.#keys.get(oldest!)!.key.secrets) this.#byDigest.delete(digest);
    this.#keys.delete(oldest!);
  }

  /** The key that the secret with this digest is or was one of, whether or not it opens anything now; not those forgotten. */
  find(digest: string): HeldKey | undefined {
    return this.#keys.get(this.#byDigest.get(digest) ?? '');
  }

  /** Services with a key whose expiry has come and is not in the log yet. */
  expiriesDue(at: string): readonly Owner[] {
    const due = new Map<string, Owner>();
    for (const { tenant, service, key } of this.#keys.values()) {
      if (key.isExpiryRecorded || statusOf(key, at) !== 'expired') continue;
      due.set(keysStream(tenant, service), { tenant, service });
    }
    return [...due.values()];
  }
}
