import type { Writable } from '../writable.ts';
import type { Actor, Origin } from './provenance.ts';

/** What is written beside every event's data. Nothing personal: metadata cannot be encrypted per session. */

/**
 * What a mutation answered: the log is the only idempotency store. With the commit's events and the pinned artifact,
 * this is enough to give the first answer again byte for byte.
 */
export interface Receipt<Answer extends object = Readonly<Record<string, unknown>>> {
  /** Keyed digest (`keptDigest`) of operation, tenant, service, the path's ids and the client's key; before 2026-11-23 their SHA-256. */
  readonly key_digest: string;
  readonly answer: Answer;
}

export interface Commit {
  /** Of its first event; the others' ids are counted on from it. */
  readonly id: string;
  readonly index: number;
  readonly count: number;
}

/** What every event says of itself; what its commit has once stands with the commit's last event. */
interface Header {
  readonly schema: number;
  readonly commit: Commit;
}

/** What an event's metadata tell its reader. */
export interface Metadata extends Header {
  /** Of its commit, ISO 8601 UTC; never goes back within a stream. '' where the commit's end is not at hand. */
  readonly occurred_at: string;
  /** The last event of a commit only: */
  readonly receipt?: Receipt;
  readonly actor?: Actor;
  readonly origin?: Origin;
  readonly scopes?: readonly string[];
  readonly request_id?: string;
  /** Hex SHA-256; links this commit to the one before it in its stream. */
  readonly chain?: string;
}

/** An event's id and metadata as they are stored. */
interface Stored {
  readonly id: string;
  readonly metadata: string;
}

/** What metadata say, in whichever form. */
interface AsStored extends Partial<Omit<Metadata, 'commit'>> {
  readonly place?: readonly [index: number, count: number];
  readonly commit?: Partial<Commit>;
}

/** How the metadata of every event begin, and of all but a commit's last one end; the empty group stands where older ones had an id. */
const HEADER = /^\{"schema":(\d+),"place":\[()(\d+),(\d+)\](\}$)?/;

/** The same as until 2026-11-23; with the commit's id, of logs begun before 2026-11-22. */
const OLDER_HEADER =
  /^\{"schema":(\d+),"commit":\{(?:"id":"([^"\\]*)",)?"index":(\d+),"count":(\d+)\}(\}$)?/;

/** How an event's metadata begin: the version of its schema, and its place in its commit. */
export function headerText(schema: number, index: number, count: number): string {
  return `{"schema":${schema},"place":[${index},${count}]`;
}

/** An event whose metadata are not of our form: another program wrote it, or somebody altered it. */
export class UnknownForm extends Error {
  override readonly name = 'UnknownForm';
}

/** What a commit's last event says of when that was and what it answered. */
export type Closing = Pick<Metadata, 'schema' | 'occurred_at' | 'receipt'>;

/** Hex digits of an id that are its event's place in the commit. */
const PLACE_DIGITS = 4;

/** The id of the event at this place of the commit whose first event has this id. */
export function eventId(commitId: string, index: number): string {
  return commitId.slice(0, -PLACE_DIGITS) + index.toString(16).padStart(PLACE_DIGITS, '0');
}

/** The commit that an event belongs to, and its place there; undefined for what is not of our form. */
export function placeInCommit(stored: Stored): Commit | undefined {
  const found = orderInCommit(stored);
  if (!found) return undefined;
  const { id = eventId(stored.id, 0), index, count } = found;
  return { id, index, count };
}

type Order = Omit<Commit, 'id'> & Partial<Pick<Commit, 'id'>>;

/** As `placeInCommit`, without the commit's id: what reads every event of a log needs no more. */
export function orderInCommit({ metadata }: Pick<Stored, 'metadata'>): Order | undefined {
  return foundHeader(metadata) ?? orderOf(partsOf(metadata));
}

function orderOf(parts: AsStored | undefined): Order | undefined {
  const [index, count] = Array.isArray(parts?.place) ? parts.place : [];
  const order = parts?.commit ?? { index, count };
  return typeof order.index === 'number' && typeof order.count === 'number'
    ? (order as Order)
    : undefined;
}

/** Version of the schema that an event was written by. @throws UnknownForm */
export function schemaOf(stored: Stored): number {
  return foundHeader(stored.metadata)?.schema ?? readMetadata(stored).schema;
}

/** Whether a place is the last one of its commit. */
export function closesCommit({ index, count }: Pick<Commit, 'index' | 'count'>): boolean {
  return index === count - 1;
}

/**
 * Reads an event's metadata.
 * @param closing metadata of the last event of its commit, where that is another one
 * @throws UnknownForm
 */
export function readMetadata(stored: Stored, closing?: Metadata): Metadata {
  const { id: own, metadata } = stored;
  const occurred_at = closing?.occurred_at ?? '';
  const header = foundHeader(metadata);
  if (header?.isAll) {
    const { schema, id = eventId(own, 0), index, count } = header;
    return { schema, commit: { id, index, count }, occurred_at };
  }
  const parsed = partsOf(metadata);
  const order = orderOf(parsed);
  if (!order) throw new UnknownForm(`the metadata of event ${own} are of another form`);
  const { id = eventId(own, 0), index, count } = order;
  // Put in where they were parsed: copies of this many properties cost more than parsing them.
  const read = parsed as Writable<AsStored>;
  read.commit = { id, index, count };
  read.occurred_at ??= occurred_at;
  return read as Metadata;
}

const ASKED_BY = ',"actor":';

/**
 * The part of a commit's last metadata that stands before who asked for it: what views of sessions show is a third of
 * the text. @throws UnknownForm
 */
export function readClosing(stored: Stored): Closing {
  const { metadata } = stored;
  const end = metadata.indexOf(ASKED_BY);
  // Cut within another object, it cannot be parsed.
  const part = end < 0 ? undefined : partsOf(`${metadata.slice(0, end)}}`);
  if (!orderOf(part) || part?.occurred_at === undefined) return readMetadata(stored);
  const { schema, occurred_at, receipt } = part as Metadata;
  if (receipt === undefined && metadata.includes('"receipt":', end)) return readMetadata(stored);
  return receipt === undefined ? { schema, occurred_at } : { schema, occurred_at, receipt };
}

interface FoundHeader extends Order {
  readonly schema: number;
  readonly isAll: boolean;
}

/** What metadata say that tell a place and no more, by their text: nearly all events have one of a few dozen. */
const PLACES = new Map<string, FoundHeader>();
const PLACES_MAX = 1_000;
const PLACE_LENGTH_MAX = 60;

/** Without parsing all of it. */
function foundHeader(metadata: string): FoundHeader | undefined {
  return PLACES.get(metadata.length > PLACE_LENGTH_MAX ? '' : metadata) ?? matchedHeader(metadata);
}

function matchedHeader(metadata: string): FoundHeader | undefined {
  const match = HEADER.exec(metadata) ?? OLDER_HEADER.exec(metadata);
  if (!match) return undefined;
  const [, schema, id, index, count, end] = match;
  const place = {
    schema: Number(schema),
    index: Number(index),
    count: Number(count),
    isAll: end !== undefined,
  };
  const found = id ? { id, ...place } : place;
  const isPlace = found.isAll && metadata.length <= PLACE_LENGTH_MAX;
  if (isPlace && PLACES.size < PLACES_MAX) PLACES.set(metadata, found);
  return found;
}

function partsOf(metadata: string): AsStored | undefined {
  try {
    return (JSON.parse(metadata) as AsStored | null) ?? undefined;
  } catch {
    return undefined;
  }
}
