import type { Steps } from '../steps.ts';
import type { JsonValue } from './json.ts';

/** Characters that are parsed, or looked through, in one step. */
const STEP_CHARACTERS = 64 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * The same as `JSON.parse`, in short steps however long the text is; for texts without white space between tokens.
 * Linear in the text for each level of lists and objects that are longer than a step.
 * @param stepMax characters of one step
 * @throws SyntaxError for what is no JSON
 */
export function* parseJsonInSteps(text: string, stepMax = STEP_CHARACTERS): Steps<JsonValue> {
  if (text.length <= stepMax) return JSON.parse(text) as JsonValue;
  if (text.startsWith('[')) return yield* parseList(text, stepMax);
  if (text.startsWith('{')) return yield* parseObject(text, stepMax);
  return JSON.parse(text) as JsonValue;
}

function* parseList(text: string, stepMax: number): Steps<JsonValue[]> {
  const ends = yield* endsOfParts(text, stepMax);
  const items: JsonValue[] = [];
  let start = 1;
  for (let first = 0; first < ends.length; ) {
    // As many items at once as a step has room for, and a longer one by itself.
    let next = first + 1;
    while (next < ends.length && ends[next]! - start <= stepMax) next++;
    const end = ends[next - 1]!;
    if (next === first + 1) items.push(yield* parseJsonInSteps(text.slice(start, end), stepMax));
    else for (const item of JSON.parse(`[${text.slice(start, end)}]`)) items.push(item);
    start = end + 1;
    first = next;
    yield;
  }
  return items;
}

function* parseObject(text: string, stepMax: number): Steps<{ [key: string]: JsonValue }> {
  const entries: [string, JsonValue][] = [];
  let start = 1;
  for (const end of yield* endsOfParts(text, stepMax)) {
    const keyEnd = endOfText(text, start);
    if (text.charCodeAt(keyEnd) !== COLON) throw new SyntaxError(`no value at ${keyEnd}`);
    const key = JSON.parse(text.slice(start, keyEnd)) as string;
    entries.push([key, yield* parseJsonInSteps(text.slice(keyEnd + 1, end), stepMax)]);
    start = end + 1;
    yield;
  }
  return Object.fromEntries(entries);
}

/** Where the items of a list, or the entries of an object, end: at a comma or at its closing bracket. */
function* endsOfParts(text: string, stepMax: number): Steps<number[]> {
  const ends: number[] = [];
  let depth = 0;
  let rested = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfText(text, at) - 1;
    depth += deeperBy(unit);
    if (endsPart(unit, depth)) ends.push(at);
    if (depth === 0) break;
    if (at - rested < stepMax) continue;
    rested = at;
    yield;
  }
  if (depth !== 0 || ends.at(-1) !== text.length - 1) throw new SyntaxError('not one value');
  return ends;
}

function endsPart(unit: number, depth: number): boolean {
  return depth === 0 || (depth === 1 && unit === COMMA);
}

function deeperBy(unit: number): number {
  if (unit === BRACKET || unit === BRACE) return 1;
  return unit === CLOSING_BRACKET || unit === CLOSING_BRACE ? -1 : 0;
}

/** The place after the text in quotes that begins there. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  throw new SyntaxError(`no end of the text at ${start}`);
}
