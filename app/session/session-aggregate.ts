import { sessionDecider } from '../../domain/session/decide.ts';
import { refuseErased } from '../../domain/session/erasure/refuse-erased.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../../domain/session/events.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { sessionAddress } from '../../domain/session/stream.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';

/** A value's bytes in the heap for each unit of its JSON, at most: a list in a list takes 56 for its two brackets. */
const VALUE_BYTES_MAX = 28;

/** A session's stream: its events, what they add up to, and how much of them there may be. */
export const sessionAggregate: Aggregate<SessionState, SessionEvent> = {
  schemas: SESSION_EVENT_SCHEMAS,
  initial: sessionDecider.initialState,
  fold: sessionDecider.fold,
  refuseClosed: ({ erasure }, stream) =>
    erasure ? refuseErased(erasure, sessionAddress(stream).sessionId) : undefined,
  // A session is folded whole by whoever does not have it at hand.
  bounds: { eventsMax: 10_000, bytesMax: 16 * 1024 * 1024 },
  heapGrowth: (before, after) =>
    VALUE_BYTES_MAX * Math.max(0, after.valuesLength - before.valuesLength),
};
