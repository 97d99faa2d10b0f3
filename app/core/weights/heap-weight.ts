import { finish, type Steps } from '../../../domain/steps.ts';
import { VersionedMap } from '../../../domain/versioned-map.ts';

/** Things that are weighed in one step: a millisecond or so. */
const THINGS_PER_STEP = 5_000;

/**
 * What plain data weighs in V8's heap on 64 bits, in bytes: objects, arrays, maps, sets, typed arrays, texts and
 * numbers, each thing once. By V8's own layouts; `npm run bench:weights` holds the sum against the true heap.
 */
export function heapWeight(value: unknown): number {
  return finish(weigh(value));
}

/** The same in steps: the largest drafts hold hundreds of thousands of things. */
export function* weigh(value: unknown): Steps<number> {
  const seen = new Set<unknown>();
  const open: unknown[] = [value];
  let bytes = 0;
  for (let things = 1; open.length > 0; things++) {
    bytes += weightOf(open.pop(), seen, open);
    if (things % THINGS_PER_STEP === 0) yield;
  }
  return bytes;
}

/**
 * From this many things on, those that weigh no more than their places in the set of what was seen are not put there: it came to 16 MB for
 * 360,000 empty objects, of which hardly any are held twice.
 */
const SEEN_SMALL_MAX = 20_000;
const SHORT_LENGTH = 24;

function isSmall(value: string | object): boolean {
  if (typeof value === 'string') return value.length <= SHORT_LENGTH;
  if (Array.isArray(value)) return value.length === 0;
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const _ in value) return false;
  return true;
}

function weightOf(value: unknown, seen: Set<unknown>, open: unknown[]): number {
  if (typeof value === 'number') return weightOfNumber(value);
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return 0;
  const known = seen.size;
  if (known >= SEEN_SMALL_MAX && isSmall(value)) {
    if (seen.has(value)) return 0;
  } else if (seen.add(value).size === known) return 0;
  return typeof value === 'string' ? weightOfText(value) : weightOfObject(value, open);
}

const WORD = 8;
const HEADER = 2 * WORD;

function weightOfNumber(value: number): number {
  const isSmall = Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
  return isSmall ? 0 : HEADER;
}

const BEYOND_ONE_BYTE = /[\u0100-\uffff]/;

function weightOfText(text: string): number {
  const width = BEYOND_ONE_BYTE.test(text) ? 2 : 1;
  return HEADER + WORD * Math.ceil((width * text.length) / WORD);
}

function weightOfObject(value: object, open: unknown[]): number {
  if (Array.isArray(value)) return weightOfArray(value, open);
  if (value instanceof VersionedMap) return weightOfVersion(value, open);
  if (value instanceof Map) return weightOfEntries(value, open);
  if (value instanceof Set) {
    for (const item of value) open.push(item);
    return weightOfTable(value.size, 2);
  }
  if (ArrayBuffer.isView(value)) return 25 * WORD + value.byteLength;
  const before = open.length;
  for (const name in value) open.push((value as Readonly<Record<string, unknown>>)[name]);
  return weightOfFields(open.length - before || EMPTY_PLACES - 1);
}

/** Folds begin with empty maps that all of them share, as versions without changes do. */
function weightOfEntries(map: ReadonlyMap<unknown, unknown>, open: unknown[]): number {
  if (map.size === 0) return 0;
  for (const [key, item] of map) open.push(key, item);
  return weightOfMap(map.size);
}

function weightOfVersion({ parts, size }: VersionedMap<unknown, object>, open: unknown[]): number {
  if (size === 0) return 0;
  for (const part of parts) open.push(part);
  return HEADER + WORD * (parts.length + 2);
}

/** V8 keeps numbers among nothing but numbers in their places. */
function weightOfArray(items: readonly unknown[], open: unknown[]): number {
  if (items.some((item) => typeof item !== 'number')) for (const item of items) open.push(item);
  return weightOfList(items.length);
}

/** Of an array, without what it holds. */
export function weightOfList(length: number): number {
  return 4 * WORD + HEADER + WORD * length;
}

/** Of an object of this many fields, without what they hold. */
export function weightOfFields(count: number): number {
  return 4 * WORD + WORD * count;
}

/** Properties that an object without any has room for; others have a spare one, as a rule. */
const EMPTY_PLACES = 4;

/** Of a map, without what it holds. */
export function weightOfMap(size: number): number {
  return weightOfTable(size, 3);
}

/** @param wordsAnEntry of a map: key, value, and the next in the chain; of a set without a value */
function weightOfTable(size: number, wordsAnEntry: 2 | 3): number {
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(4, size)));
  return 4 * WORD + HEADER + WORD * (3 + capacity / 2 + capacity * wordsAnEntry);
}
