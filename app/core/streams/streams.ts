import { LRUCache } from 'lru-cache';
import type { DomainEvent } from '../../../domain/decider.ts';
import { categoryOf, type EventLog, type Revision } from '../../../log/port.ts';
import { withReceipt } from '../idempotency/receipt-places.ts';
import type { SessionKeys } from '../sealing/session-keys.ts';
import { heapWeight } from '../weights/heap-weight.ts';
import { weighInTurn } from '../weights/weigh-in-turn.ts';
import { foldToTail } from './fold-to-tail.ts';
import { SharedReads } from './shared-reads.ts';
import { type Aggregate, emptyStream, type StreamState } from './stream-state.ts';

/** What a commit makes of a fold. */
interface FoldedCommit<State> extends Omit<StreamState<State>, 'stream' | 'receipts'> {
  /** What its receipt knows an Idempotency-Key by. */
  readonly keptDigest: string | undefined;
  /** Of its aggregate. */
  readonly heapGrowth: number;
}

/** A fold in the cache, with what it weighs. */
interface CachedFold {
  readonly current: StreamState<unknown>;
  readonly weight: number;
  /** What it weighed when it was last looked at thing by thing. */
  readonly weighed: number;
  /** How much of what had been added by then was there, 0 to `KEPT_SHARE_MAX`. */
  readonly keptShare: number;
}

/** Besides the fold itself: its place in the cache. */
const PLACE_BYTES = 128;
/**
 * What a commit adds is an upper estimate. All is weighed again once its doubtful part exceeds both this share of the last weighing and
 * this many bytes: to weigh a session takes 10 to 80 µs, and a click adds 2 KiB, half of which is real.
 */
const UNWEIGHED_SHARE_MAX = 0.25;
const UNWEIGHED_BYTES_MAX = 4 * 1024;
/** Of what is added, as large a share counts as real as proved real the last time, and this one at most. */
const KEPT_SHARE_MAX = 0.5;
/** Stored bytes from which on a fold is weighed in slices: of empty objects they are 22,000 things, and take some 4 ms. */
const LARGE_BYTES = 64 * 1024;

/** Folded streams, cached by what they weigh. The expected revision of every append keeps the cache honest. */
export class Streams {
  readonly #log: EventLog;
  readonly #keys: SessionKeys;
  readonly #cache: LRUCache<string, CachedFold>;
  readonly #reads = new SharedReads();
  /** How often folds were let go of: what was folded before is not kept after, for it may hold what is erased since. */
  #forgotten = 0;

  constructor(log: EventLog, keys: SessionKeys, options: { readonly bytesMax: number }) {
    this.#log = log;
    this.#keys = keys;
    this.#cache = new LRUCache({
      maxSize: options.bytesMax,
      sizeCalculation: ({ weight }) => weight,
    });
  }

  /** Bytes of the heap that the cached folds take, by their weights. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /** The cached fold, however old, else the whole stream. Only for appends, which a conflict corrects. */
  cached<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): StreamState<State> | Promise<StreamState<State>> {
    const hit = this.#cache.get(stream)?.current as StreamState<State> | undefined;
    return hit ?? this.latest(aggregate, stream);
  }

  /** The stream folded up to its tail. @throws LogUnavailable, UnknownEvent */
  latest<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<StreamState<State>> {
    return this.#reads.read(stream, () => this.#readOn(aggregate, stream));
  }

  /** The stream folded up to a revision that the log has told of, or further: nothing is read where what is held has come so far. */
  async reaching<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    revision: Revision,
  ): Promise<StreamState<State>> {
    const held = this.held<State>(stream);
    return held && held.revision >= revision ? held : this.latest(aggregate, stream);
  }

  async #readOn<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<StreamState<State>> {
    const held = this.held<State>(stream);
    const from = held ?? emptyStream(aggregate, stream);
    const forgotten = this.#forgotten;
    const current = await foldToTail(this.#log, aggregate, from, this.#keys);
    if (current.revision > from.revision) {
      const isLarge = current.bytes >= LARGE_BYTES;
      const weight = isLarge ? await weighInTurn(() => current) : heapWeight(current);
      if (this.#forgotten === forgotten) this.#keep(current, weight!);
    }
    return current;
  }

  /** Lets go of a fold. */
  forget(stream: string): void {
    this.#forgotten += 1;
    this.#cache.delete(stream);
  }

  /** Lets go of the folds of one kind of stream. */
  forgetCategory(category: string): void {
    this.#forgotten += 1;
    for (const stream of [...this.#cache.keys()]) {
      if (categoryOf(stream) === category) this.#cache.delete(stream);
    }
  }

  /** The fold that is cached, however old. */
  held<State>(stream: string): StreamState<State> | undefined {
    return this.#cache.get(stream)?.current as StreamState<State> | undefined;
  }

  /**
   * Keeps the fold after a commit that this process has just appended; nothing is read again. Not where the fold before was
   * let go of meanwhile.
   */
  rememberCommit<State>(current: StreamState<State>, commit: FoldedCommit<State>): void {
    const isHeld = this.#cache.peek(current.stream)?.current === current;
    if (!isHeld && current.revision >= 0) return;
    const { state, revision, bytes, chain, occurredAt, occurredMs, keptDigest, heapGrowth } =
      commit;
    const { stream } = current;
    const receipts =
      keptDigest === undefined
        ? current.receipts
        : withReceipt(current.receipts, keptDigest, { revision, at: occurredMs });
    const folded = { stream, state, revision, bytes, chain, occurredAt, occurredMs, receipts };
    this.remember(folded, bytes - current.bytes + heapGrowth);
  }

  /**
   * Keeps a newer fold; an older one never replaces it.
   * @param added what its weight has grown by at most, where it continues the one kept before
   */
  remember(current: StreamState<unknown>, added: number): void {
    const { stream } = current;
    const held = this.#cache.peek(stream);
    if (held && held.current.revision >= current.revision) return;
    const weight = (held?.weight ?? PLACE_BYTES + current.bytes) + added;
    if (held && isNear(held, weight)) {
      const { weighed, keptShare } = held;
      this.#cache.set(stream, { current, weight, weighed, keptShare });
      return;
    }
    if (current.bytes < LARGE_BYTES) this.#keep(current, heapWeight(current), added);
    else void this.#keepLarge(current, weight);
  }

  /** Until it is weighed, in some turns of the loop, it counts for as much as is known of it. */
  async #keepLarge(current: StreamState<unknown>, assumed: number): Promise<void> {
    const { stream } = current;
    this.#cache.set(stream, { current, weight: assumed, weighed: assumed, keptShare: 0 });
    let before = 0;
    const heapBytes = await weighInTurn(() => {
      const held = this.#cache.peek(stream);
      before = held?.weight ?? 0;
      return held?.weighed === assumed ? held.current : undefined;
    });
    const now = this.#cache.peek(stream);
    // What was weighed again meanwhile stays as it is.
    if (heapBytes === undefined || now?.weighed !== assumed) return;
    const weighed = PLACE_BYTES + heapBytes;
    const added = now.weight - before;
    this.#cache.set(stream, { ...now, weight: weighed + added, weighed, keptShare: 0 });
  }

  /** Keeps a newer fold that was weighed. */
  #keep(current: StreamState<unknown>, heapBytes: number, added = 0): void {
    const held = this.#cache.peek(current.stream);
    if (held && held.current.revision >= current.revision) return;
    const weight = PLACE_BYTES + heapBytes;
    const keptShare = held ? keptShareOf(held, added, weight) : 0;
    this.#cache.set(current.stream, { current, weight, weighed: weight, keptShare });
  }
}

function isNear({ weighed, keptShare }: CachedFold, weight: number): boolean {
  const doubtful = (weight - weighed) * (1 - keptShare);
  return doubtful <= Math.max(UNWEIGHED_SHARE_MAX * weighed, UNWEIGHED_BYTES_MAX);
}

/** @param added with which what was held is weighed again as this */
function keptShareOf({ weight, weighed }: CachedFold, added: number, weighedNow: number): number {
  const share = (weighedNow - weighed) / (weight + added - weighed || 1);
  return Math.min(KEPT_SHARE_MAX, Math.max(0, share));
}
