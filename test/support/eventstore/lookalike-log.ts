/** The events of a look-alike of EventStoreDB, and its rules for appends. Shared by the nodes of a cluster. */
import { randomUUID } from 'node:crypto';

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  /** Byte offset in the log: sparse, as the real one's. */
  readonly position: bigint;
}

export type Judgement =
  | { readonly kind: 'written' | 'repeated'; readonly last: bigint; readonly position: bigint }
  | { readonly kind: 'conflict'; readonly last: bigint }
  | { readonly kind: 'deleted' };

const TOMBSTONE_REVISION = 2n ** 63n - 1n;

export class LookalikeLog {
  readonly all: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #deleted = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #end = 0n;

  constructor() {
    // The real one begins with events of its own, so whoever forgets to filter fails here too.
    this.writeSystemEvent();
  }

  stream(name: string): readonly StoredEvent[] {
    return this.#streams.get(name) ?? [];
  }

  /** Place of the event at a position in `all`, whose positions grow; undefined where none begins. */
  indexOf(position: bigint): number | undefined {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.all[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return this.all[low]?.position === position ? low : undefined;
  }

  /** @param expected last revision the stream must have, -1 for none */
  append(name: string, expected: bigint, events: readonly ProposedEvent[]): Judgement {
    const stored = this.stream(name);
    const last = BigInt(stored.length) - 1n;
    if (this.isDeleted(name)) return { kind: 'deleted' };
    if (expected === last) return { kind: 'written', ...this.#write(name, events) };
    if (expected > last) return { kind: 'conflict', last };
    const repeated = events.map((_, index) => stored[Number(expected) + 1 + index]);
    const isRepeat = repeated.every((event, index) => event?.id === events[index]?.id);
    const end = repeated.at(-1);
    if (!isRepeat || end === undefined) return { kind: 'conflict', last };
    return { kind: 'repeated', last: end.revision, position: end.position };
  }

  /** Deletes the stream for good, as an operator may with the server's own tools; a read of everything goes on showing it. */
  tombstone(name: string): void {
    this.#deleted.add(name);
    this.#write(name, [systemEvent('$streamDeleted')]);
  }

  isDeleted(name: string): boolean {
    return this.#deleted.has(name);
  }

  writeSystemEvent(): void {
    this.#write('$lookalike', [systemEvent('$noted')]);
  }

  /** Calls back after every write, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #write(name: string, events: readonly ProposedEvent[]): { last: bigint; position: bigint } {
    const stored = this.#streams.get(name) ?? [];
    this.#streams.set(name, stored);
    for (const event of events) {
      const revision = this.isDeleted(name) ? TOMBSTONE_REVISION : BigInt(stored.length);
      const written = { ...event, stream: name, revision, position: this.#end };
      stored.push(written);
      this.all.push(written);
      this.#end += BigInt(100 + name.length + event.data.length + event.metadata.length);
    }
    for (const listener of [...this.#listeners]) listener();
    return { last: BigInt(stored.length) - 1n, position: this.all.at(-1)!.position };
  }
}

function systemEvent(type: string): ProposedEvent {
  const texts = { data: Buffer.from('{}'), metadata: Buffer.alloc(0) };
  return { id: randomUUID(), type, isJson: true, ...texts };
}
