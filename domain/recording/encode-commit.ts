import type { DomainEvent } from '../decider.ts';
import { chainLink, type Linked, withChain } from './chain.ts';
import { encodeCommitData, isTooMuch, plainData, sealData } from './event-data.ts';
import type { EventData, EventSchema, EventSchemas } from './event-schema.ts';
import { eventId, headerText, type Receipt } from './metadata.ts';
import type { Provenance } from './provenance.ts';
import type { SealedPlace, SealKey } from './sealing.ts';

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
export interface CommitContext {
  readonly stream: string;
  readonly firstRevision: number;
  /** Link of the commit before; `CHAIN_START` for a new stream. */
  readonly previousChain: string;
  readonly occurredAt: string;
  readonly provenance: Provenance;
  readonly receipt?: Receipt<object> | undefined;
  /** SHA-256 of the request's body; guessable for short bodies, so it stands in the private part. */
  readonly bodyDigest?: string | undefined;
  /** What is private is sealed with it; absent: stored as it is. */
  readonly seal?: SealKey | undefined;
  /** A random UUID, from which the ids of all events are made. */
  readonly newId: () => string;
}

export interface EncodedCommit {
  readonly events: readonly EncodedEvent[];
  readonly lastChain: string;
}

/** Schema version of event types that have no schema. */
const FIRST_SCHEMA = 1;

/** @param schemas of the stream's events: each is written in its newest version */
export function encodeCommit(
  events: readonly DomainEvent[],
  context: CommitContext,
  schemas: EventSchemas = {},
): EncodedCommit {
  const places = placesOf(
    events.map(({ type }) => type),
    { stream: context.stream, firstRevision: context.firstRevision, id: context.newId() },
  );
  const data = encodeCommitData(
    dataOf(storedOf(events, schemas), context.bodyDigest),
    places,
    context.seal,
  );
  const versions = versionsOf(events, schemas);
  return linked(places, { data, versions, closing: closingOf(context) }, context.previousChain);
}

/**
 * A commit that is still to be sealed and linked, as one text, which crosses to another thread at the least cost;
 * `encodeDraft` makes of it what `encodeCommit` would have made. Its parts are joined by line feeds, which JSON texts, ids and
 * names never hold unescaped.
 * @returns undefined where there is no key, or what is private is too much for one event
 */
export function draftCommit(
  events: readonly DomainEvent[],
  context: CommitContext,
  schemas: EventSchemas = {},
): string | undefined {
  const { seal, stream, firstRevision, previousChain } = context;
  if (!seal) return undefined;
  const plain = plainData(dataOf(storedOf(events, schemas), context.bodyDigest), events, seal);
  if (isTooMuch(plain)) return undefined;
  const closing = closingOf(context);
  const versions = versionsOf(events, schemas);
  let draft = `${stream}\n${firstRevision}\n${previousChain}\n${context.newId()}\n${keyText(seal)}`;
  draft += `\n${closing}\n${plain.parts}\n${plain.texts}`;
  for (const [index, { type }] of events.entries())
    draft += `\n${type}\n${versions[index]}\n${plain.facts[index]}`;
  return draft;
}

/** Those of the commit, then some for each event. */
type DraftLines = [string, string, string, string, string, string, string, string, ...string[]];
const LINES_OF_EVENT = 3;

/** @returns with the commit's link as the note */
export function encodeDraft(text: string): {
  readonly events: readonly EncodedEvent[];
  readonly note: string;
} {
  const [stream, firstRevision, previousChain, id, key, closing, parts, texts, ...lines] =
    text.split('\n') as DraftLines;
  const ofEvents = (line: number) => lines.filter((_, at) => at % LINES_OF_EVENT === line);
  const places = placesOf(ofEvents(0), { stream, firstRevision: Number(firstRevision), id });
  const data = sealData({ facts: ofEvents(2), parts, texts }, places, keyOf(key));
  const versions = ofEvents(1).map(Number);
  const { events, lastChain: note } = linked(places, { data, versions, closing }, previousChain);
  return { events, note };
}

/** For as long as somebody holds the key. */
const keyTexts = new WeakMap<SealKey, string>();

/** Bytes and id of a key, then of the one of its texts, in base64. */
function keyText(key: SealKey): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const own = `${base64(key.bytes)} ${base64(key.id)}`;
  const made = key.texts ? `${own} ${keyText(key.texts)}` : own;
  keyTexts.set(key, made);
  return made;
}

function keyOf(text: string): SealKey {
  const [bytes, id, ofTexts, idOfTexts] = text
    .split(' ')
    .map((part) => Buffer.from(part, 'base64'));
  const key = { bytes: bytes!, id: id! };
  return ofTexts ? { ...key, texts: { bytes: ofTexts, id: idOfTexts! } } : key;
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

/** The facts as they are stored: without those that are as usual. */
function storedFacts({ usual }: EventSchema, facts: object): object {
  if (usual.length === 0) return facts;
  const all = facts as Readonly<Record<string, unknown>>;
  const stored: Record<string, unknown> = {};
  for (const name in all) if (!isUsual(usual, name, all[name])) stored[name] = all[name];
  return stored;
}

/** Lists and objects that are usual are empty ones. */
function isUsual(usual: EventSchema['usual'], name: string, value: unknown): boolean {
  for (const [known, expected] of usual) {
    if (known !== name) continue;
    if (typeof expected !== 'object' || expected === null) return value === expected;
    return typeof value === 'object' && value !== null && isEmpty(value);
  }
  return false;
}

function isEmpty(value: object): boolean {
  if (Array.isArray(value)) return value.length === 0;
  for (const _ in value) return false;
  return true;
}

function placesOf(
  types: readonly string[],
  { stream, firstRevision, id }: { stream: string; firstRevision: number; id: string },
): readonly SealedPlace[] {
  return types.map((type, index) => {
    return { stream, revision: firstRevision + index, id: eventId(id, index), type };
  });
}

interface Unlinked {
  readonly data: readonly string[];
  /** Schema version of each event. */
  readonly versions: readonly number[];
  /** The rest of the last one's metadata. */
  readonly closing: string;
}

function linked(
  places: readonly SealedPlace[],
  { data, versions, closing }: Unlinked,
  previousChain: string,
): EncodedCommit {
  const last = places.length - 1;
  const covered: Linked[] = places.map(({ revision, id, type }, index) => {
    const header = headerText(versions[index]!, index, places.length);
    const unchained = index === last ? `${header},${closing}` : `${header}}`;
    return { revision, id, type, data: data[index]!, unchained };
  });
  const lastChain = chainLink(previousChain, places[0]!.stream, covered);
  return {
    events: covered.map(({ id, type, data, unchained }, index) => {
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
