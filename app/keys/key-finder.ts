import { LRUCache } from 'lru-cache';
import {
  ISSUANCE_EVENT_SCHEMAS,
  issuanceStream,
  type SecretIssued,
} from '../../domain/keys/issuance.ts';
import { isValid } from '../../domain/keys/key-validity.ts';
import { digestSecret, isSameDigest, isWellFormedSecret } from '../../domain/keys/secret.ts';
import type { KeysState } from '../../domain/keys/state.ts';
import { keysStream } from '../../domain/keys/stream.ts';
import { decodeEvent } from '../../domain/recording/decode-commit.ts';
import { LogOverloaded } from '../../log/port.ts';
import type { ApiKeysInUse, HeldKey } from '../../projections/keys/api-keys-in-use.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { keysAggregate } from './list-keys.ts';
import { OwnApiKeys } from './own-api-keys.ts';

/** What is known from longer ago is looked up again: below the 5 s in which a revocation holds everywhere. */
const KNOWN_MS_MAX = 4_000;
/** A secret that nobody knew is not looked up again for so long: below the second in which a new one is known. */
const UNKNOWN_MS = 500;
/** Unknown secrets looked up at one time: whoever makes them up must not take the log from the others. */
const LOOK_UPS_MAX = 32;
const REMEMBERED_MAX = 100_000;
/** By its size: with a number of entries the cache would take the room for all of them at once. */
const REMEMBERED = { maxSize: REMEMBERED_MAX, sizeCalculation: () => 1 };

type FinderDependencies = Pick<Dependencies, 'log' | 'streams' | 'now'>;

export interface KeyFinderOptions {
  /** The keys as the views have them: for secrets that older builds have issued, and for news that come early. */
  readonly inUse: ApiKeysInUse;
  /** Whether it has seen what the log held when this process began. */
  readonly isComplete: () => boolean;
  /** Milliseconds that never go back. */
  readonly elapsedMs: () => number;
}

interface KeyAddress {
  readonly stream: string;
  readonly tenant: string;
  readonly service: string;
  readonly keyId: string;
}

/**
 * Finds the key that a secret opens, by the streams themselves: a new key is known everywhere within a second, a revoked
 * one refused within five, however far behind the views are. Without the log nobody is let in on old news.
 */
export class KeyFinder {
  readonly #dependencies: FinderDependencies;
  readonly #options: KeyFinderOptions;
  readonly #own: OwnApiKeys;
  /** By digest. */
  readonly #addresses = new LRUCache<string, KeyAddress>(REMEMBERED);
  /** Digests of secrets that nobody knows, with when that was found. */
  readonly #unknown = new LRUCache<string, number>(REMEMBERED);
  /** When the streams of keys were last read to their ends. */
  readonly #readAt = new LRUCache<string, number>(REMEMBERED);
  readonly #lookingUp = new Map<string, Promise<KeyAddress | undefined>>();
  readonly #reading = new Map<string, Promise<KeysState>>();

  constructor(dependencies: FinderDependencies, options: KeyFinderOptions) {
    this.#dependencies = dependencies;
    this.#options = options;
    this.#own = new OwnApiKeys(dependencies.log);
  }

  /**
   * The key that the secret opens now; a malformed secret costs no look-up.
   * @throws LogUnavailable, LogOverloaded (too many unknown secrets are being looked up)
   */
  find(secret: string): HeldKey | undefined | Promise<HeldKey | undefined> {
    const digest = digestSecret(secret);
    if (!this.#addresses.has(digest) && !isWellFormedSecret(secret)) return undefined;
    const at = new Date(this.#dependencies.now()).toISOString();
    // What was shut is not opened again, so this holds however old it is.
    if (this.#judge(this.#options.inUse.find(digest), digest, at) === 'shut') return undefined;
    const known = this.#known(this.#addresses.get(digest));
    const verdict = this.#judge(known, digest, at);
    if (verdict === 'unknown') return this.#lookUp(digest, at);
    return verdict === 'open' ? known : undefined;
  }

  async #lookUp(digest: string, at: string): Promise<HeldKey | undefined> {
    const address = this.#addresses.get(digest) ?? (await this.#locate(digest));
    if (!address) return undefined;
    this.#addresses.set(digest, address);
    const held = heldAt(address, await this.#read(address.stream));
    return this.#judge(held, digest, at) === 'open' ? held : undefined;
  }

  #judge(held: HeldKey | undefined, digest: string, at: string): 'open' | 'shut' | 'unknown' {
    const own = held?.key.secrets.find((each) => isSameDigest(each.digest, digest));
    if (!held || !own) return 'unknown';
    return isValid(held.key, own, at) ? 'open' : 'shut';
  }

  /** The key as its stream has it, if that was read to its end not too long ago; with what this process has done since. */
  #known(address: KeyAddress | undefined): HeldKey | undefined {
    const readAt = address && this.#readAt.get(address.stream);
    if (readAt === undefined || this.#options.elapsedMs() - readAt > KNOWN_MS_MAX) return undefined;
    const folded = this.#dependencies.streams.held<KeysState>(address!.stream);
    return folded && heldAt(address!, folded.state);
  }

  /** The keys of a stream up to its end; who comes while it is being read waits for the same. */
  #read(stream: string): Promise<KeysState> {
    const running = this.#reading.get(stream);
    if (running) return running;
    const began = this.#options.elapsedMs();
    const reading = this.#dependencies.streams
      .latest(keysAggregate, stream)
      .then(({ state }) => {
        this.#readAt.set(stream, began);
        return state;
      })
      .finally(() => this.#reading.delete(stream));
    this.#reading.set(stream, reading);
    return reading;
  }

  /** Where the key of a secret lies. */
  async #locate(digest: string): Promise<KeyAddress | undefined> {
    const held = this.#options.inUse.find(digest);
    if (held) return addressIn(held);
    const unknownAt = this.#unknown.get(digest) ?? Number.NEGATIVE_INFINITY;
    if (this.#options.elapsedMs() - unknownAt < UNKNOWN_MS) return undefined;
    const running = this.#lookingUp.get(digest);
    if (running) return running;
    if (this.#lookingUp.size >= LOOK_UPS_MAX) throw new LogOverloaded('too many unknown secrets');
    const locating = this.#readIssuance(digest).finally(() => this.#lookingUp.delete(digest));
    this.#lookingUp.set(digest, locating);
    return locating;
  }

  async #readIssuance(digest: string): Promise<KeyAddress | undefined> {
    const began = this.#options.elapsedMs();
    const { events } = await this.#dependencies.log.read(issuanceStream(digest), { limit: 1 });
    const [first] = events;
    if (first) {
      const { event } = decodeEvent<SecretIssued>(first, ISSUANCE_EVENT_SCHEMAS);
      const { tenant, service, key_id } = event.facts;
      return addressOf(tenant, service, key_id);
    }
    // Older builds wrote nothing down of a secret but the key's own events.
    const older = this.#options.isComplete() ? undefined : await this.#own.find(digest);
    if (older) return addressIn(older);
    this.#unknown.set(digest, began);
    return undefined;
  }
}

function addressOf(tenant: string, service: string, keyId: string): KeyAddress {
  return { tenant, service, keyId, stream: keysStream(tenant, service) };
}

function addressIn({ tenant, service, key }: HeldKey): KeyAddress {
  return addressOf(tenant, service, key.keyId);
}

function heldAt({ tenant, service, keyId }: KeyAddress, state: KeysState): HeldKey | undefined {
  const key = state.get(keyId);
  return key && { tenant, service, key };
}
