import type { DomainEvent } from '../decider.ts';
import { chainLink, type Linked, withChain } from './chain.ts';
import { decodeCommitData, decodeData, encodeCommitData } from './event-data.ts';
import { type EventData, type EventSchemas, liftData } from './event-schema.ts';
import {
  closesCommit,
  eventId,
  type Metadata,
  type Provenance,
  placeInCommit,
  type Receipt,
  readMetadata,
} from './metadata.ts';
import type { SealKey } from './sealing.ts';

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
  /** Link of the commit before; `CHAIN_START` for a new stream. */
  readonly previousChain: string;
  readonly occurredAt: string;
  readonly provenance: Provenance;
  readonly receipt?: Receipt<object>;
  /** SHA-256 of the request's body; guessable for short bodies, so it stands in the private part. */
  readonly bodyDigest?: string;
  /** What is private is sealed with it; absent: stored as it is. */
  readonly seal?: SealKey | undefined;
  /** A random UUID, from which the ids of all events are made. */
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
  const { stream, firstRevision, previousChain } = context;
  const commitId = context.newId();
  const last = events.length - 1;
  const places = events.map(({ type }, index) => ({
    stream,
    revision: firstRevision + index,
    id: eventId(commitId, index),
    type,
  }));
  const data = encodeCommitData(dataOf(events, context.bodyDigest), places, context.seal);
  const linked: Linked[] = places.map(({ revision, id, type }, index) => {
    const schema = schemas[type]?.version ?? FIRST_SCHEMA;
    const header = `{"schema":${schema},"commit":{"index":${index},"count":${events.length}}`;
    const unchained = index === last ? `${header},${closingOf(context)}` : `${header}}`;
    return { revision, id, type, data: data[index]!, unchained };
  });
  const lastChain = chainLink(previousChain, stream, linked);
  return {
    events: linked.map(({ id, type, data, unchained }, index) => {
      const metadata = index === last ? withChain(unchained, lastChain) : unchained;
      return { id, type, data, metadata };
    }),
    lastChain,
  };
}

/** With the digest of the body among what is private of the last one. */
function dataOf(
  events: readonly DomainEvent[],
  body_digest: string | undefined,
): readonly EventData[] {
  if (body_digest === undefined) return events;
  const data: EventData[] = [...events];
  const { facts, private: part } = events.at(-1)!;
  data[events.length - 1] = { facts, private: { body_digest, ...part } };
  return data;
}

/** What a commit has once: the rest of its last event's metadata. */
function closingOf({ occurredAt, receipt, provenance }: CommitContext): string {
  const { actor, origin, scopes, request_id } = provenance;
  const receiptText = receipt ? `,"receipt":${JSON.stringify(receipt)}` : '';
  const asked = JSON.stringify({ actor, origin, scopes }).slice(1, -1);
  const id = JSON.stringify(request_id);
  const correlation = `"request_id":${id},"$correlationId":${id},"$causationId":${id}`;
  return `"occurred_at":"${occurredAt}"${receiptText},${asked},${correlation}}`;
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
 * Reads an event by itself, lifted to its newest schema version. That it is as its schema says was seen to when it was
 * written, and is held against it where a log is audited.
 * @param schemas of every event type this build knows
 * @param metadata of the event, where they were read already
 * @param key of what is sealed; without it, that counts as erased
 * @throws UnknownEvent, SealBroken
 */
export function decodeEvent<Event extends DomainEvent>(
  stored: EventOfStream,
  schemas: EventSchemas<Event['type']>,
  metadata: Metadata = readMetadata(stored),
  key?: SealKey,
): Recorded<Event> {
  const schema = knownSchema(stored, schemas, metadata);
  return recordedAs(stored, schema, metadata, decodeData(stored, key));
}

function knownSchema(
  stored: EventOfStream,
  schemas: EventSchemas,
  metadata: Metadata,
): EventSchemas[string] {
  const schema = Object.hasOwn(schemas, stored.type) ? schemas[stored.type] : undefined;
  if (!schema || metadata.schema > schema.version) {
    throw new UnknownEvent(
      `${stored.stream}@${stored.revision}: ${stored.type} schema ${metadata.schema} is unknown to this build`,
    );
  }
  return schema;
}

function recordedAs<Event extends DomainEvent>(
  stored: EventOfStream,
  schema: EventSchemas[string],
  metadata: Metadata,
  data: EventData,
): Recorded<Event> {
  const event: DomainEvent = { type: stored.type, ...liftData(schema, metadata.schema, data) };
  return {
    event: event as Event,
    stream: stored.stream,
    revision: stored.revision,
    id: stored.id,
    metadata,
  };
}

/**
 * Reads the events of one commit: each is told its commit's time.
 * @param closing metadata of the last one, where they were read already
 * @param key of what is sealed; without it, that counts as erased
 * @throws UnknownEvent, SealBroken
 */
export function decodeCommit<Event extends DomainEvent>(
  events: readonly EventOfStream[],
  schemas: EventSchemas<Event['type']>,
  closing: Metadata = readMetadata(events.at(-1)!),
  key?: SealKey,
): Recorded<Event>[] {
  const last = events.length - 1;
  const known = events.map((stored, index) => {
    const metadata = index === last ? closing : readMetadata(stored, closing);
    return { stored, metadata, schema: knownSchema(stored, schemas, metadata) };
  });
  const data = decodeCommitData(events, key);
  return known.map(({ stored, metadata, schema }, index) =>
    recordedAs<Event>(stored, schema, metadata, data[index]!),
  );
}

/** Events in the order of their stream, cut into commits; one that was torn is as much of it as there is. */
export function commitsOf<Stored extends EncodedEvent>(
  events: readonly Stored[],
): readonly (readonly Stored[])[] {
  const commits: Stored[][] = [];
  let isOpen = false;
  for (const event of events) {
    const place = placeInCommit(event);
    if (isOpen && place?.index !== 0) commits.at(-1)!.push(event);
    else commits.push([event]);
    isOpen = place !== undefined && !closesCommit(place);
  }
  return commits;
}

/**
 * Events of one stream, read commit by commit.
 * @param key of what is sealed; without it, that counts as erased
 * @throws UnknownEvent, SealBroken
 */
export function decodeEvents<Event extends DomainEvent>(
  events: readonly EventOfStream[],
  schemas: EventSchemas<Event['type']>,
  key?: SealKey,
): Recorded<Event>[] {
  return commitsOf(events).flatMap((commit) =>
    decodeCommit<Event>(commit, schemas, undefined, key),
  );
}
