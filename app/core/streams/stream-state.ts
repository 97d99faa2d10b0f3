import type { Refused } from '../../../domain/accept-or-refuse.ts';
import type { DomainEvent, Timed } from '../../../domain/decider.ts';
import { CHAIN_START } from '../../../domain/recording/chain.ts';
import type { EventSchemas } from '../../../domain/recording/event-schema.ts';
import type { ReceiptPlaces } from '../idempotency/receipt-places.ts';

/** One kind of stream: which events it holds and what they add up to. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly schemas: EventSchemas<Event['type']>;
  readonly initial: State;
  readonly fold: (state: State, events: readonly Timed<Event>[]) => State;
  /** Why nothing is told or taken in any more: asked before a key's replay and before any decision. Undefined while the stream is open. */
  readonly refuseClosed?: (state: State, stream: string) => Refused | undefined;
  /** What one stream may hold; absent: as much as is appended. */
  readonly bounds?: StreamBounds;
  /** Bytes of the heap that the state has grown by beyond what was stored, at most; absent: none. */
  readonly heapGrowth?: (before: State, after: State) => number;
}

export interface StreamBounds {
  readonly eventsMax: number;
  /** Stored bytes of data and metadata. */
  readonly bytesMax: number;
}

/** A stream folded up to `revision` (-1: it does not exist). Never mutated. */
export interface StreamState<State> {
  readonly stream: string;
  readonly state: State;
  readonly revision: number;
  /** Stored bytes of the data and metadata of its events. */
  readonly bytes: number;
  readonly chain: string;
  /** Time of the last event, '' before the first. */
  readonly occurredAt: string;
  /** The same in milliseconds since the epoch, 0 before the first. */
  readonly occurredMs: number;
  readonly receipts: ReceiptPlaces;
}

export function emptyStream<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  stream: string,
): StreamState<State> {
  return {
    stream,
    state: aggregate.initial,
    revision: -1,
    bytes: 0,
    chain: CHAIN_START,
    occurredAt: '',
    occurredMs: 0,
    receipts: [],
  };
}
