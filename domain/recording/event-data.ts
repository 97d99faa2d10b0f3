import type { EventData } from './event-schema.ts';
import { openText, type SealedPlace, type SealedWhat, type SealKey, sealText } from './sealing.ts';

/** An event's data as it is stored. */
interface StoredData {
  readonly facts: object;
  readonly private?: object;
  readonly sealed?: string;
  /** What it says in words, apart: sealed with a key that may go before that of the rest. */
  readonly sealed_texts?: string;
}

/** Data that are stored, with where. */
type StoredIn = SealedPlace & { readonly data: string };

/** An event may be so large, and no larger, in every log: what is more than this is not put into one. */
const TOGETHER_BYTES_MAX = 96 * 1024;

/** By what an event's data tells each kind of what is sealed. */
const FIELDS = { parts: 'sealed', texts: 'sealed_texts' } as const;

/**
 * What of an event's private part is words of somebody, or an object that may hold any: it is sealed with a key of its own, so that
 * it can be forgotten before ids, choices and values are. All of it may be missing.
 */
const TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  TurnRecorded: ['assistant_text', 'user_text', 'free_text'],
  ContextReceived: ['text', 'messages'],
  ExternalEventReceived: ['data'],
  FeedbackRecorded: ['metadata'],
  ConversionRecorded: ['metadata'],
};

/** The data of a commit's events before anything of them is sealed, as JSON. */
export interface PlainData {
  /** Of each event. */
  readonly facts: readonly string[];
  /** By what it tells: what is private of all events, the last one's first; '' where nothing is. */
  readonly parts: string;
  readonly texts: string;
}

/**
 * The data of a commit's events as they are stored: what is private of all of them is sealed in one text, and what is said in
 * words in another, where it has a key of its own. Both stand with the last one. Making a cipher costs more than what it
 * seals. What is too much for one event is sealed event by event.
 * @param places of the events, in their order
 * @param seal absent: everything is stored as it is
 */
export function encodeCommitData(
  data: readonly EventData[],
  places: readonly SealedPlace[],
  seal: SealKey | undefined,
): string[] {
  if (!seal) return data.map((each) => encodeOpen(each));
  const plain = plainData(data, places, seal);
  if (!isTooMuch(plain)) return sealData(plain, places, seal);
  return data.flatMap((each, at) => {
    const place = [places[at]!];
    return sealData(plainData([each], place, seal), place, seal);
  });
}

/** @param seal only asked for whether texts have a key of their own */
export function plainData(
  data: readonly EventData[],
  places: readonly { readonly type: string }[],
  seal: SealKey,
): PlainData {
  const facts = data.map((each) => JSON.stringify(each.facts));
  if (!seal.texts) {
    return { facts, parts: textOf(data.map((each) => each.private ?? null)), texts: '' };
  }
  const split = data.map((each, at) => splitTexts(places[at]!.type, each.private));
  const parts = textOf(split.map(({ rest }) => rest));
  return { facts, parts, texts: textOf(split.map(({ texts }) => texts)) };
}

/** Whether an event says anything in words. */
export function hasTexts(type: string, part: object | undefined): boolean {
  if (part === undefined || !maySayTexts(type)) return false;
  return TEXT_FIELDS[type]!.some((field) => Object.hasOwn(part, field));
}

/** Whether any of the events does. */
export function haveTexts(
  events: readonly { readonly type: string; readonly private?: object | undefined }[],
): boolean {
  return events.some((event) => hasTexts(event.type, event.private));
}

/** Whether events of a type say anything in words at all. */
export function maySayTexts(type: string): boolean {
  return Object.hasOwn(TEXT_FIELDS, type);
}

/** A private part, without its texts and its texts alone; null for what there is nothing of. */
function splitTexts(
  type: string,
  part: object | undefined,
): { readonly rest: object | null; readonly texts: object | null } {
  if (!hasTexts(type, part)) return { rest: part ?? null, texts: null };
  const fields = TEXT_FIELDS[type]!;
  const entries = Object.entries(part!);
  const others = entries.filter(([name]) => !fields.includes(name));
  return {
    rest: others.length === 0 ? null : Object.fromEntries(others),
    texts: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
  };
}

/** What is private stands with the last event. */
export function sealData(
  { facts, parts, texts }: PlainData,
  places: readonly SealedPlace[],
  seal: SealKey,
): string[] {
  const stored = facts.map((each) => `{"facts":${each}}`);
  const put = (what: SealedWhat, key: SealKey, text: string) => {
    const sealed = sealText(key, places.at(-1)!, text, what);
    // Base64 needs no escapes.
    stored.push(`${stored.pop()!.slice(0, -1)},"${FIELDS[what]}":"${sealed}"}`);
  };
  if (parts !== '') put('parts', seal, parts);
  if (texts !== '') put('texts', seal.texts!, texts);
  return stored;
}

/** From the first event that has a part on, the last one first; '' where none has. */
function textOf(parts: readonly (object | null)[]): string {
  const first = parts.findIndex((part) => part !== null);
  return first < 0 ? '' : JSON.stringify(parts.slice(first).reverse());
}

/** Whether it has to be sealed event by event. A unit of a text has three bytes at most, so most need not be counted. */
export function isTooMuch({ parts, texts }: PlainData): boolean {
  if ((parts.length + texts.length) * 3 <= TOGETHER_BYTES_MAX) return false;
  return Buffer.byteLength(parts) + Buffer.byteLength(texts) > TOGETHER_BYTES_MAX;
}

function encodeOpen({ facts, private: part }: EventData): string {
  return JSON.stringify(part ? { facts, private: part } : { facts });
}

/**
 * The data of an event by itself, as it was stored by whichever build. Private parts that are sealed with the last event
 * of its commit are told by `decodeCommitData` only.
 * @param key without it, what is sealed counts as erased
 * @throws SealBroken, SyntaxError
 */
export function decodeData(stored: StoredIn, key: SealKey | undefined): EventData {
  const parsed = JSON.parse(stored.data) as StoredData;
  return withPart(
    parsed,
    openedParts(stored, parsed, key, 'parts')[0],
    openedParts(stored, parsed, key?.texts, 'texts')[0],
  );
}

/**
 * The data of all events of a commit, as it was stored by whichever build.
 * @param key without it, what is sealed counts as erased
 * @throws SealBroken, SyntaxError
 */
export function decodeCommitData(
  commit: readonly StoredIn[],
  key: SealKey | undefined,
): readonly EventData[] {
  if (!key) return commit.map((stored) => decodeData(stored, undefined));
  const last = commit.length - 1;
  const closing = commit[last]!;
  const closed = JSON.parse(closing.data) as StoredData;
  const parts = openedParts(closing, closed, key, 'parts');
  const texts = openedParts(closing, closed, key.texts, 'texts');
  return commit.map((stored, index) => {
    const parsed = index === last ? closed : (JSON.parse(stored.data) as StoredData);
    // Older builds sealed each event by itself, and so is what is too much for one.
    const own = (what: SealedWhat, of: SealKey | undefined) =>
      index === last ? undefined : openedParts(stored, parsed, of, what)[0];
    return withPart(
      parsed,
      parts[last - index] ?? own('parts', key),
      texts[last - index] ?? own('texts', key.texts),
    );
  });
}

type Opened = object | null | undefined;

function withPart({ facts, private: open }: StoredData, opened: Opened, texts: Opened): EventData {
  const part = opened ?? open;
  if (texts) return { facts, private: { ...part, ...texts } };
  return part ? { facts, private: part } : { facts };
}

/** What is sealed with an event: its own part, then that of the event before it in its commit, and so on. */
function openedParts(
  stored: StoredIn,
  parsed: StoredData,
  key: SealKey | undefined,
  what: SealedWhat,
): readonly (object | null)[] {
  if (!key) return [];
  const sealed = parsed[FIELDS[what]];
  const text = sealed === undefined ? undefined : openText(key, stored, sealed, what);
  if (text === undefined) return [];
  const opened = JSON.parse(text) as object | (object | null)[];
  // Older builds sealed the part of one event as it is.
  return Array.isArray(opened) ? opened : [opened];
}
