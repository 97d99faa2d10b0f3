import type { EventData } from './event-schema.ts';
import { openText, type SealedPlace, type SealKey, sealText } from './sealing.ts';

/** An event's data as it is stored. */
interface StoredData {
  readonly facts: object;
  readonly private?: object;
  readonly sealed?: string;
}

/** Data that are stored, with where. */
type StoredIn = SealedPlace & { readonly data: string };

/** An event may be so large, and no larger, in every log: what is more than this is not put into one. */
const TOGETHER_BYTES_MAX = 96 * 1024;

/**
 * The data of a commit's events as they are stored: what is private of all of them is sealed in one text, which stands
 * with the last one. Making a cipher costs more than what it seals. What is too much for one event is sealed event by event.
 * @param places of the events, in their order
 * @param seal absent: everything is stored as it is
 */
export function encodeCommitData(
  data: readonly EventData[],
  places: readonly SealedPlace[],
  seal: SealKey | undefined,
): string[] {
  if (!seal) return data.map((each) => encodeOpen(each));
  const texts = data.map(({ facts }) => `{"facts":${JSON.stringify(facts)}}`);
  const parts = data.map((each) => each.private ?? null).reverse();
  while (parts.length > 0 && parts.at(-1) === null) parts.pop();
  if (parts.length === 0) return texts;
  const together = JSON.stringify(parts);
  if (isTooMuch(together)) {
    return texts.map((text, index) => {
      const part = data[index]!.private;
      return part ? withSealed(text, sealText(seal, places[index]!, JSON.stringify([part]))) : text;
    });
  }
  texts.push(withSealed(texts.pop()!, sealText(seal, places.at(-1)!, together)));
  return texts;
}

/** A unit of a text has three bytes at most, so most texts need not be counted. */
function isTooMuch(text: string): boolean {
  return text.length * 3 > TOGETHER_BYTES_MAX && Buffer.byteLength(text) > TOGETHER_BYTES_MAX;
}

/** Base64 needs no escapes. */
function withSealed(facts: string, sealed: string): string {
  return `${facts.slice(0, -1)},"sealed":"${sealed}"}`;
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
  return withPart(JSON.parse(stored.data) as StoredData, openedParts(stored, key)[0]);
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
  const parts = openedParts(commit[last]!, key);
  return commit.map((stored, index) =>
    // Older builds sealed each event by itself.
    index === last || parts[last - index] !== undefined
      ? withPart(JSON.parse(stored.data) as StoredData, parts[last - index])
      : decodeData(stored, key),
  );
}

function withPart(
  { facts, private: open }: StoredData,
  opened: object | null | undefined,
): EventData {
  const part = opened ?? open;
  return part ? { facts, private: part } : { facts };
}

/** What is sealed with an event: its own part, then that of the event before it in its commit, and so on. */
function openedParts(stored: StoredIn, key: SealKey | undefined): readonly (object | null)[] {
  if (!key) return [];
  const { sealed } = JSON.parse(stored.data) as StoredData;
  const text = sealed === undefined ? undefined : openText(key, stored, sealed);
  if (text === undefined) return [];
  const opened = JSON.parse(text) as object | (object | null)[];
  // Older builds sealed the part of one event as it is.
  return Array.isArray(opened) ? opened : [opened];
}
