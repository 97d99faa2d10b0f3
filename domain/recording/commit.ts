import type { DomainEvent } from '../decider.ts';
import { chainLink } from './chain.ts';
import { type EventSchemas, liftData } from './event-schema.ts';
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

/** Schema version of an event type that no schema is given for. */
const FIRST_SCHEMA = 1;

/** @param schemas of the stream's events: each is written in its newest version */
export function encodeCommit(
  events: readonly DomainEvent[],
  context: CommitContext,
  schemas: EventSchemas = {},
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
      schema: schemas[event.type]?.version ?? FIRST_SCHEMA,
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

interface EventOfStream extends EncodedEvent {
  readonly stream: string;
  readonly revision: number;
}

/** An event that this build does not know: it fails closed, readers are deployed before writers. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

/**
 * Reads an event, lifted to its newest schema version. That it is as its schema says was seen to when it was written,
 * and is held against it where a log is audited.
 * @param schemas of every event type this build knows
 * @param metadata of the event, where it was parsed already
 * @throws UnknownEvent
 */
export function decodeEvent<Event extends DomainEvent>(
  stored: EventOfStream,
  schemas: EventSchemas<Event['type']>,
  metadata: Metadata = JSON.parse(stored.metadata),
): Recorded<Event> {
  const schema = Object.hasOwn(schemas, stored.type)
    ? schemas[stored.type as Event['type']]
    : undefined;
  if (!schema || metadata.schema > schema.version) {
    throw new UnknownEvent(
      `${stored.stream}@${stored.revision}: ${stored.type} schema ${metadata.schema} is unknown to this build`,
    );
  }
  const data = JSON.parse(stored.data) as { facts: object; private?: object };
  const event: DomainEvent = { type: stored.type, ...liftData(schema, metadata.schema, data) };
  return {
    event: event as Event,
    stream: stored.stream,
    revision: stored.revision,
    id: stored.id,
    metadata,
  };
}
