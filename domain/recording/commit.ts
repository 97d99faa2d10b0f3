import type { DomainEvent } from '../decider.ts';
import { chainLink } from './chain.ts';
import type { Metadata, Provenance, Receipt } from './metadata.ts';

/** An event ready for `EventLog.append`. */
interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

export interface CommitContext {
  readonly stream: string;
  readonly firstRevision: number;
  /** Chain of the event before the first one; `CHAIN_START` for a new stream. */
  readonly previousChain: string;
  readonly occurredAt: string;
  readonly provenance: Provenance;
  readonly receipt?: Receipt<object>;
  /** SHA-256 of the request's body; guessable for short bodies, so it stands in the private part. */
  readonly bodyDigest?: string;
  readonly newId: () => string;
}

export interface EncodedCommit {
  readonly events: readonly EncodedEvent[];
  readonly lastChain: string;
}

/** Schema version of every event type that is not listed in `versions`. */
const FIRST_SCHEMA = 1;

/**
 * @param versions schema version by event type, where it is above 1
 */
export function encodeCommit(
  events: readonly DomainEvent[],
  context: CommitContext,
  versions: Readonly<Record<string, number>> = {},
): EncodedCommit {
  const commitId = context.newId();
  const encoded: EncodedEvent[] = [];
  let chain = context.previousChain;
  for (const [index, event] of events.entries()) {
    const isLast = index === events.length - 1;
    const id = context.newId();
    const data = JSON.stringify({
      facts: event.facts,
      ...privatePart(event, isLast ? context.bodyDigest : undefined),
    });
    const unchained = JSON.stringify({
      schema: versions[event.type] ?? FIRST_SCHEMA,
      commit: { id: commitId, index, count: events.length },
      occurred_at: context.occurredAt,
      ...(isLast ? closing(context) : {}),
    });
    const revision = context.firstRevision + index;
    chain = chainLink(chain, {
      stream: context.stream,
      revision,
      id,
      type: event.type,
      data,
      unchained,
    });
    encoded.push({ id, type: event.type, data, metadata: withChain(unchained, chain) });
  }
  return { events: encoded, lastChain: chain };
}

function privatePart(event: DomainEvent, bodyDigest: string | undefined): object {
  if (bodyDigest === undefined) return event.private ? { private: event.private } : {};
  return { private: { ...event.private, body_digest: bodyDigest } };
}

function closing(context: CommitContext): object {
  const { provenance, receipt } = context;
  return {
    ...(receipt ? { receipt } : {}),
    ...provenance,
    $correlationId: provenance.request_id,
    $causationId: provenance.request_id,
  };
}

const CHAIN_KEY = ',"chain":"';
/** `,"chain":"` + 64 hex digits + `"}` */
const CHAIN_SUFFIX_LENGTH = CHAIN_KEY.length + 64 + 2;

function withChain(unchained: string, chain: string): string {
  return `${unchained.slice(0, -1)}${CHAIN_KEY}${chain}"}`;
}

/** The metadata's text as it was before the chain was put in; undefined when there is no chain at its end. */
export function withoutChain(metadata: string): string | undefined {
  const cut = metadata.length - CHAIN_SUFFIX_LENGTH;
  if (cut < 1 || !metadata.startsWith(CHAIN_KEY, cut)) return undefined;
  return `${metadata.slice(0, cut)}}`;
}

/** The event as the domain sees it, with where and when it was recorded. */
export interface Recorded<Event extends DomainEvent = DomainEvent> {
  readonly event: Event;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly metadata: Metadata;
}

interface StoredEvent extends EncodedEvent {
  readonly stream: string;
  readonly revision: number;
}

/** An event that this build does not know: it fails closed, readers are deployed before writers. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

/**
 * @param types every event type this build knows, with its newest schema version
 * @param metadata of the event, where it was parsed already
 * @throws UnknownEvent
 */
export function decodeEvent<Event extends DomainEvent>(
  stored: StoredEvent,
  types: Readonly<Record<Event['type'], number>>,
  metadata: Metadata = JSON.parse(stored.metadata),
): Recorded<Event> {
  const known = Object.hasOwn(types, stored.type) ? types[stored.type as Event['type']] : 0;
  if (metadata.schema > known) {
    throw new UnknownEvent(
      `${stored.stream}@${stored.revision}: ${stored.type} schema ${metadata.schema} is unknown to this build`,
    );
  }
  const data = JSON.parse(stored.data) as { facts: object; private?: object };
  return {
    event: { type: stored.type, ...data } as unknown as Event,
    stream: stored.stream,
    revision: stored.revision,
    id: stored.id,
    metadata,
  };
}
