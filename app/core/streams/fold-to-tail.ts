import type { DomainEvent } from '../../../domain/decider.ts';
import { decodeInSteps, type Recorded } from '../../../domain/recording/decode-commit.ts';
import { storedBytes } from '../../../domain/recording/encode-commit.ts';
import type { EventLog, RecordedEvent } from '../../../log/port.ts';
import { withReceipts } from '../idempotency/receipt-places.ts';
import { finishInSlices } from '../in-slices.ts';
import type { SessionKeys } from '../sealing/session-keys.ts';
import { readWholeStream } from './read-stream.ts';
import type { Aggregate, StreamState } from './stream-state.ts';

/**
 * Folds what a stream holds beyond the given fold.
 * @param keys left out where nothing of the stream is ever sealed
 * @throws LogUnavailable, KeyringUnavailable, UnknownEvent, SealBroken
 */
export async function foldToTail<State, Event extends DomainEvent>(
  log: EventLog,
  aggregate: Aggregate<State, Event>,
  from: StreamState<State>,
  keys?: SessionKeys,
): Promise<StreamState<State>> {
  let current = from;
  for await (const page of readWholeStream(log, from.stream, from.revision + 1)) {
    const key = await keys?.toOpen(page);
    const decoded = await finishInSlices(decodeInSteps<Event>(page, aggregate.schemas, key));
    current = foldDecoded(aggregate, current, page, decoded);
  }
  return current;
}

/** @param events as they are stored, and the same decoded */
function foldDecoded<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  current: StreamState<State>,
  events: readonly RecordedEvent[],
  decoded: readonly Recorded<Event>[],
): StreamState<State> {
  const last = decoded.at(-1)!;
  const folded = decoded.map(({ event, metadata }) => ({
    event,
    occurredAt: metadata.occurred_at,
  }));
  return {
    stream: current.stream,
    state: aggregate.fold(current.state, folded),
    revision: last.revision,
    bytes: current.bytes + storedBytes(events),
    chain: last.metadata.chain ?? '',
    occurredAt: last.metadata.occurred_at,
    occurredMs: Date.parse(last.metadata.occurred_at) || 0,
    receipts: withReceipts(current.receipts, decoded),
  };
}
