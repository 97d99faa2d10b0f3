import { type Refused, refuse } from '../../../domain/accept-or-refuse.ts';
import type { DomainEvent } from '../../../domain/decider.ts';
import {
  type CommitContext,
  draftCommit,
  type EncodedCommit,
  encodeCommit,
  storedBytes,
} from '../../../domain/recording/encode-commit.ts';
import type { Steps } from '../../../domain/steps.ts';
import { AppendOutcomeUnknown, type DraftAppendResult, type EventLog } from '../../../log/port.ts';
import { finishInSlices } from '../in-slices.ts';
import type { Aggregate, StreamBounds, StreamState } from './stream-state.ts';

/** Events that were decided on a fold, and what is recorded beside them. */
interface ToAppend<State, Event extends DomainEvent> {
  readonly aggregate: Aggregate<State, Event>;
  readonly current: StreamState<State>;
  readonly events: readonly Event[];
  readonly recordedBy: RecordedBy;
}

type RecordedBy = Omit<CommitContext, 'stream' | 'firstRevision' | 'previousChain'>;

/** Drafts up to this size are far below what a log takes at once. */
const DRAFT_BYTES_MAX = 96 * 1024;
/** A unit of a text has three bytes at most; sealed, in base64, four. */
const BYTES_OF_UNIT_MAX = 4;
/** What an event has beside what its draft says, at most. */
const BYTES_OF_EVENT_MAX = 1024;

/** What the log says of an append that was made at another revision than the stream's. */
export type Conflict = Extract<DraftAppendResult, { ok: false }>;

/**
 * Appends events behind the fold they were decided on.
 * @returns what was written, with the commit's link in the chain as its note; a refusal where the stream takes no more;
 *   a conflict as the log tells of it; why, when it is not known whether the append was written
 * @throws LogUnavailable, LogOverloaded, TooLarge
 */
export async function appendCommit<State, Event extends DomainEvent>(
  log: EventLog,
  commit: ToAppend<State, Event>,
): Promise<DraftAppendResult | Refused | AppendOutcomeUnknown> {
  const { aggregate, current, events } = commit;
  const { eventsMax = Infinity, bytesMax = Infinity }: Partial<StreamBounds> =
    aggregate.bounds ?? {};
  if (current.revision + 1 + events.length > eventsMax)
    return refuseFull({ max_events: eventsMax });
  const bytesLeft = bytesMax - current.bytes;
  try {
    const appended = await (appendDrafted(log, commit, bytesLeft) ??
      appendEncoded(log, commit, bytesLeft));
    if (appended === 'full') return refuseFull({ max_bytes: bytesMax });
    return appended;
  } catch (error) {
    // The next round reads the stream: it finds the key there, or decides again at the revision found.
    if (error instanceof AppendOutcomeUnknown) return error;
    throw error;
  }
}

/** Where there is something to seal, a log that does so in a thread of its own is given the draft; undefined for another. */
function appendDrafted<State, Event extends DomainEvent>(
  log: EventLog,
  { aggregate, current, events, recordedBy }: ToAppend<State, Event>,
  bytesLeft: number,
): Promise<DraftAppendResult> | undefined {
  if (!log.appendDraft) return undefined;
  const draft = draftCommit(events, contextBehind(current, recordedBy), aggregate.schemas);
  if (draft === undefined) return undefined;
  const bytes = draft.length * BYTES_OF_UNIT_MAX + events.length * BYTES_OF_EVENT_MAX;
  if (bytes > Math.min(bytesLeft, DRAFT_BYTES_MAX)) return undefined;
  return log.appendDraft(current.stream, draft, expectedOf(current));
}

async function appendEncoded<State, Event extends DomainEvent>(
  log: EventLog,
  { aggregate, current, events, recordedBy }: ToAppend<State, Event>,
  bytesLeft: number,
): Promise<DraftAppendResult | 'full'> {
  const context = contextBehind(current, recordedBy);
  // What is large was worked on in this turn of the loop already: it may have to wait for the next one.
  const { events: encoded, lastChain: note } = await finishInSlices(
    encodeInStep(events, context, aggregate.schemas),
  );
  const bytes = storedBytes(encoded);
  if (bytes > bytesLeft) return 'full';
  const appended = await log.append(current.stream, encoded, expectedOf(current));
  return appended.ok ? { note, bytes, ...appended } : appended;
}

function* encodeInStep(...args: Parameters<typeof encodeCommit>): Steps<EncodedCommit> {
  yield;
  return encodeCommit(...args);
}

/** Field by field: spreads take a microsecond for each property here. */
function contextBehind(
  { stream, revision, chain }: StreamState<unknown>,
  { occurredAt, provenance, seal, newId, receipt, bodyDigest }: RecordedBy,
): CommitContext {
  return {
    stream,
    firstRevision: revision + 1,
    previousChain: chain,
    occurredAt,
    provenance,
    seal,
    newId,
    receipt,
    bodyDigest,
  };
}

function expectedOf({ revision }: StreamState<unknown>) {
  return { expected: revision < 0 ? ('none' as const) : revision };
}

/** Why a stream takes no more, with what it may hold. */
function refuseFull(allowed: { readonly max_events: number } | { readonly max_bytes: number }) {
  const message =
    'This would be more than one session holds; send less, or go on in a new session.';
  return refuse('payload_too_large', message, allowed);
}
