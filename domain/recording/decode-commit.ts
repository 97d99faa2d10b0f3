import type { DomainEvent } from '../decider.ts';
import { finish, mapInSteps, type Steps } from '../steps.ts';
import type { EncodedEvent } from './encode-commit.ts';
import { decodeCommitData, decodeData } from './event-data.ts';
import { type EventData, type EventSchemas, upcastData } from './event-schema.ts';
import { closesCommit, type Metadata, placeInCommit, readMetadata } from './metadata.ts';
import type { SealKey } from './sealing.ts';

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
 * Reads an event by itself, lifted to its newest schema version. It was checked against its
 * schema when it was written, and is checked again where a log is audited.
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
  const schema = knownSchema(stored, schemas, metadata.schema);
  return recordedAs(stored, schema, metadata, decodeData(stored, key));
}

/**
 * The event alone, for readers of very many: without what is sealed of it.
 * @param version of the schema that it was written by
 * @throws UnknownEvent
 */
export function decodeFacts<Event extends DomainEvent>(
  stored: EventOfStream,
  schemas: EventSchemas<Event['type']>,
  version: number,
): Event {
  const schema = knownSchema(stored, schemas, version);
  const data = JSON.parse(stored.data) as EventData;
  const { facts } = upcastData(schema, version, data);
  const event: DomainEvent = { type: stored.type, facts };
  return event as Event;
}

function knownSchema(
  stored: EventOfStream,
  schemas: EventSchemas,
  version: number,
): EventSchemas[string] {
  const schema = Object.hasOwn(schemas, stored.type) ? schemas[stored.type] : undefined;
  if (!schema || version > schema.version) {
    throw new UnknownEvent(
      `${stored.stream}@${stored.revision}: ${stored.type} schema ${version} is unknown to this build`,
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
  const event: DomainEvent = { type: stored.type, ...upcastData(schema, metadata.schema, data) };
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
    return { stored, metadata, schema: knownSchema(stored, schemas, metadata.schema) };
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

/** As `decodeInSteps`, all at once. */
export function decodeEvents<Event extends DomainEvent>(
  events: readonly EventOfStream[],
  schemas: EventSchemas<Event['type']>,
  key?: SealKey,
): Recorded<Event>[] {
  return finish(decodeInSteps<Event>(events, schemas, key));
}

/**
 * Events of one stream, read commit by commit, a commit a step.
 * @param key of what is sealed; without it, that counts as erased
 * @throws UnknownEvent, SealBroken
 */
export function* decodeInSteps<Event extends DomainEvent>(
  events: readonly EventOfStream[],
  schemas: EventSchemas<Event['type']>,
  key?: SealKey,
): Steps<Recorded<Event>[]> {
  const decoded = yield* mapInSteps(commitsOf(events), (commit) =>
    decodeCommit<Event>(commit, schemas, undefined, key),
  );
  return decoded.flat();
}
