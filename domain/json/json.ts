import { finish, type Steps } from '../steps.ts';
import { pointerTo } from './json-pointer.ts';

/** Any JSON value, as it stands in events and artifacts. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** Whether the text can be stored faithfully everywhere: no U+0000 and no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Whether a parsed JSON value can be stored and read back as it is: finite numbers, texts without U+0000
 * and lone surrogates, no key `__proto__`, nested at most `depthMax` deep (a bare text has depth 0).
 */
export function isStorableJson(value: unknown, depthMax: number): value is JsonValue {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || depthMax <= 0) return false;
  if (Array.isArray(value)) return value.every((item) => isStorableJson(item, depthMax - 1));
  return Object.entries(value).every(
    ([key, item]) => isSafeKey(key) && isStorableJson(item, depthMax - 1),
  );
}

/** JSON Pointer to the first thing in a value that `isStorableJson` refuses, undefined when it takes all. */
export function unstorableAt(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return isStorableJson(value, 0) ? undefined : '';
  // Indexes are not made into texts for nothing: lists may be long.
  if (Array.isArray(value)) return unstorableInList(value);
  for (const [key, item] of Object.entries(value)) {
    if (!isSafeKey(key)) return '';
    const below = unstorableAt(item);
    if (below !== undefined) return `${pointerTo([key])}${below}`;
  }
  return undefined;
}

function unstorableInList(items: readonly unknown[]): string | undefined {
  for (let i = 0; i < items.length; i++) {
    const below = unstorableAt(items[i]);
    if (below !== undefined) return `/${i}${below}`;
  }
  return undefined;
}

function isSafeKey(key: string): boolean {
  return key !== '__proto__' && isStorable(key);
}

/** One text for all values that are equal as JSON: key order and the sign of zero do not count. */
export function canonicalJson(value: JsonValue): string {
  // What holds no other value is written at once.
  return typeof value === 'object' && value !== null
    ? finish(canonicalInSteps(value))
    : begun(value, false, []);
}

/** Values that are written in one step: a millisecond or so. */
const VALUES_PER_STEP = 2_000;
const SHORT_LIST = 64;

/**
 * The same in steps: a large body holds hundreds of thousands of values.
 * @param isPlain whether none of its strings needs an escape
 */
export function* canonicalInSteps(value: JsonValue, isPlain = false): Steps<string> {
  const open: OpenValue[] = [];
  let text = begun(value, isPlain, open);
  for (let written = 1; open.length > 0; written++) {
    const top = open.at(-1)!;
    const at = top.at++;
    if (at === top.values.length) {
      text += top.keys ? '}' : ']';
      open.pop();
      continue;
    }
    if (at > 0) text += ',';
    if (top.keys) text += `${quoted(top.keys[at]!, isPlain)}:`;
    text += begun(top.values[at]!, isPlain, open);
    if (written % VALUES_PER_STEP === 0) yield;
  }
  return text;
}

/** A list or object whose beginning is written. */
interface OpenValue {
  /** Absent for a list. */
  readonly keys?: readonly string[];
  readonly values: readonly JsonValue[];
  at: number;
}

/** The text of a value, or the beginning of one that holds others, which is opened. */
function begun(value: JsonValue, isPlain: boolean, open: OpenValue[]): string {
  if (typeof value === 'string') return quoted(value, isPlain);
  // Numbers are finite here, and written as JSON writes them.
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    if (isPlain && isShortListOfTexts(value)) return `["${value.join('","')}"]`;
    open.push({ values: value, at: 0 });
    return '[';
  }
  const entries = value as Readonly<Record<string, JsonValue>>;
  // Without a comparison of ours: by UTF-16 units, as `<` compares.
  const keys = Object.keys(entries).sort();
  open.push({ keys, values: keys.map((key) => entries[key]!), at: 0 });
  return '{';
}

/** Most lists that clients send; joined at once it is a quarter of the garbage. */
function isShortListOfTexts(list: readonly JsonValue[]): boolean {
  if (list.length === 0 || list.length > SHORT_LIST) return false;
  return list.every((each) => typeof each === 'string');
}

function quoted(text: string, isPlain: boolean): string {
  return isPlain ? `"${text}"` : JSON.stringify(text);
}
