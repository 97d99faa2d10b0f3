import type { DomainEvent } from '../decider.ts';
import { chainLink, type Linked, withChain } from './chain.ts';
import { encodeCommitData } from './event-data.ts';
import { type EventData, type EventSchemas, storedFacts } from './event-schema.ts';
import { eventId, headerText, type Provenance, type Receipt } from './metadata.ts';
import type { SealKey } from './sealing.ts';

/** An event ready for `EventLog.append`. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** Bytes of the data and metadata of events as they are stored. */
export function storedBytes(events: readonly Pick<EncodedEvent, 'data' | 'metadata'>[]): number {
  return events.reduce(
    (sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata),
    0,
  );
}

/** Where, when, by whom and under which key events are recorded together. */
interface Circumstances {
  readonly stream: string;
  readonly firstRevision: number;
  /** Link of the commit before; `CHAIN_START` for a new stream. */
  readonly previousChain: string;
  readonly occurredAt: string;
  readonly provenance: Provenance;
  readonly receipt?: Receipt<object> | undefined;
  /** SHA-256 of the request's body; guessable for short bodies, so it stands in the private part. */
  readonly bodyDigest?: string | undefined;
}

export interface CommitContext extends Circumstances {
  /** What is private is sealed with it; absent: stored as it is. */
  readonly seal?: SealKey | undefined;
  /** A random UUID, from which the ids of all events are made. */
  readonly newId: () => string;
}

/** All that a commit is encoded from. */
interface CommitParts extends Circumstances {
  /** As they are stored. */
  readonly events: readonly DomainEvent[];
  /** Schema version of each event. */
  readonly versions: readonly number[];
  readonly id: string;
  readonly seal: SealKey | undefined;
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
  { newId, seal, ...circumstances }: CommitContext,
  schemas: EventSchemas = {},
): EncodedCommit {
  const versions = versionsOf(events, schemas);
  const stored = storedOf(events, schemas);
  return encodeParts({ events: stored, versions, id: newId(), seal, ...circumstances });
}

/**
 * A commit that is still to be encoded, as one text, which crosses to another thread at the least cost; `encodeDraft`
 * makes of it what `encodeCommit` would have made.
 */
export function draftCommit(
  events: readonly DomainEvent[],
  context: CommitContext,
  schemas: EventSchemas = {},
): string {
  // Field by field: a spread takes longer than all of the text.
  const draft: Draft = {
    events: storedOf(events, schemas),
    versions: versionsOf(events, schemas),
    id: context.newId(),
    seal: context.seal && keyTexts(context.seal),
    stream: context.stream,
    firstRevision: context.firstRevision,
    previousChain: context.previousChain,
    occurredAt: context.occurredAt,
    provenance: context.provenance,
    receipt: context.receipt,
    bodyDigest: context.bodyDigest,
  };
  return JSON.stringify(draft);
}

interface Draft extends Omit<CommitParts, 'seal'> {
  readonly seal: KeyTexts | undefined;
}

/** A key in base64. */
interface KeyTexts {
  readonly bytes: string;
  readonly id: string;
  readonly texts?: KeyTexts;
}

/** For as long as somebody holds the key. */
const texts = new WeakMap<SealKey, KeyTexts>();

function keyTexts(key: SealKey): KeyTexts {
  const known = texts.get(key);
  if (known) return known;
  const own = { bytes: base64(key.bytes), id: base64(key.id) };
  const made = key.texts ? { ...own, texts: keyTexts(key.texts) } : own;
  texts.set(key, made);
  return made;
}

function keyOf({ bytes, id, texts }: KeyTexts): SealKey {
  const key = { bytes: Buffer.from(bytes, 'base64'), id: Buffer.from(id, 'base64') };
  return texts ? { ...key, texts: keyOf(texts) } : key;
}

/** @returns with the commit's link as the note */
export function encodeDraft(text: string): {
  readonly events: readonly EncodedEvent[];
  readonly note: string;
} {
  const { seal, ...draft } = JSON.parse(text) as Draft;
  const key = seal && keyOf(seal);
  const { events, lastChain: note } = encodeParts({ ...draft, seal: key });
  return { events, note };
}

function base64({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function versionsOf(events: readonly DomainEvent[], schemas: EventSchemas): readonly number[] {
  return events.map(({ type }) => schemas[type]?.version ?? FIRST_SCHEMA);
}

function storedOf(events: readonly DomainEvent[], schemas: EventSchemas): readonly DomainEvent[] {
  return events.map((event) => {
    const schema = schemas[event.type];
    if (!schema) return event;
    const { type, private: part } = event;
    const facts = storedFacts(schema, event.facts);
    return part === undefined ? { type, facts } : { type, facts, private: part };
  });
}

function encodeParts(parts: CommitParts): EncodedCommit {
  const { events, versions, stream, firstRevision, previousChain } = parts;
  const last = events.length - 1;
  const places = events.map(({ type }, index) => ({
    stream,
    revision: firstRevision + index,
    id: eventId(parts.id, index),
    type,
  }));
  const data = encodeCommitData(dataOf(events, parts.bodyDigest), places, parts.seal);
  const linked: Linked[] = places.map(({ revision, id, type }, index) => {
    const header = headerText(versions[index]!, index, events.length);
    const unchained = index === last ? `${header},${closingOf(parts)}` : `${header}}`;
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
function closingOf({ occurredAt, receipt, provenance }: Circumstances): string {
  const { actor, origin, scopes, request_id } = provenance;
  const receiptText = receipt ? `,"receipt":${JSON.stringify(receipt)}` : '';
  const asked = JSON.stringify({ actor, origin, scopes }).slice(1, -1);
  const id = JSON.stringify(request_id);
  const correlation = `"request_id":${id},"$correlationId":${id},"$causationId":${id}`;
  return `"occurred_at":"${occurredAt}"${receiptText},${asked},${correlation}}`;
}
