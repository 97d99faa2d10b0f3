import type { Steps } from '../steps.ts';
import type { JsonValue } from './json.ts';

/** Units of a text that are parsed in one step: a millisecond or two, whatever they say. */
const STEP_LENGTH = 16 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;

const BLANK = /^[ \t\n\r]*$/;

/**
 * What `JSON.parse` makes of a text, some entries of a large list or object at a time.
 * @param text of no more brackets in each other than a stack holds
 * @throws SyntaxError
 */
export function* parseJsonInSteps(text: string, stepLength = STEP_LENGTH): Steps<JsonValue> {
  if (text.length <= stepLength) return JSON.parse(text) as JsonValue;
  const ends = yield* endsOfLarge(text, stepLength);
  yield;
  const start = text.search(/[^ \t\n\r]/);
  const end = ends.get(start);
  // A long text, or nothing that is JSON.
  if (end === undefined) return JSON.parse(text) as JsonValue;
  if (!BLANK.test(text.slice(end + 1))) throw new SyntaxError('something follows the value');
  return yield* parseLarge({ text, ends, stepLength }, start);
}

interface Source {
  readonly text: string;
  /** Where each large list or object ends, by where it begins. */
  readonly ends: ReadonlyMap<number, number>;
  readonly stepLength: number;
}

function* endsOfLarge(text: string, stepLength: number): Steps<ReadonlyMap<number, number>> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  let rested = 0;
  for (let at = 0; at < text.length; at++) {
    if (at - rested >= stepLength) {
      rested = at;
      yield;
    }
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(text, at);
        break;
      case OPENING_BRACKET:
      case OPENING_BRACE:
        open.push(at);
        break;
      case CLOSING_BRACKET:
      case CLOSING_BRACE: {
        const start = open.pop();
        if (start !== undefined && at - start > stepLength) ends.set(start, at);
      }
    }
  }
  return ends;
}

/** A list or object piece by piece. */
function* parseLarge(source: Source, start: number): Steps<JsonValue> {
  const { text, ends } = source;
  const end = ends.get(start)!;
  const whole = text[start] === '[' ? new ListOf() : new ObjectOf();
  if (text[end] !== whole.closing) throw new SyntaxError(`what begins at ${start} is not closed`);
  for (const { from, to, isBeforeLarge } of piecesOf(source, start + 1, end)) {
    const piece = text.slice(from, to);
    if (isBeforeLarge) whole.add(piece, yield* parseLarge(source, to));
    else whole.addRun(piece);
    yield;
  }
  return whole.made;
}

/** Some entries with the commas between them, or what stands before the value of a large one. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isBeforeLarge?: boolean;
}

function* piecesOf(source: Source, start: number, end: number): Generator<Piece> {
  const { text, ends } = source;
  let from = start;
  for (;;) {
    const { at, entry } = nextPlace(source, from, end);
    if (!ends.has(at)) {
      yield { from, to: at };
      from = at + 1;
    } else {
      if (entry > from) yield { from, to: entry - 1 };
      yield { from: entry, to: at, isBeforeLarge: true };
      from = nextComma(text, ends.get(at)! + 1, end) + 1;
    }
    if (from > end) return;
  }
}

/**
 * The first comma a step's length behind, the beginning of a large value, or the end of what they are in, with where the
 * entry begins in which that stands.
 */
function nextPlace({ text, ends, stepLength }: Source, from: number, end: number) {
  let entry = from;
  let depth = 0;
  for (let at = from; at < end; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(text, at);
        break;
      case COMMA:
        if (depth > 0) break;
        if (at - from >= stepLength) return { at, entry };
        entry = at + 1;
        break;
      case OPENING_BRACKET:
      case OPENING_BRACE:
        if (ends.has(at)) return { at, entry };
        depth += 1;
        break;
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        depth -= 1;
    }
  }
  return { at: end, entry };
}

/** The comma behind an entry, or the end of what it is in. */
function nextComma(text: string, from: number, end: number): number {
  const comma = text.indexOf(',', from);
  const at = comma < 0 || comma > end ? end : comma;
  if (!BLANK.test(text.slice(from, at))) throw new SyntaxError(`no comma at ${from}`);
  return at;
}

class ListOf {
  readonly closing = ']';
  readonly made: JsonValue[] = [];

  /** @param entries with the commas between them */
  addRun(entries: string): void {
    if (BLANK.test(entries)) throw new SyntaxError('an entry is missing');
    for (const item of JSON.parse(`[${entries}]`) as JsonValue[]) this.made.push(item);
  }

  /** @param before what stands before the value */
  add(before: string, value: JsonValue): void {
    if (!BLANK.test(before)) throw new SyntaxError('a comma is missing');
    this.made.push(value);
  }
}

class ObjectOf {
  readonly closing = '}';
  readonly made: Record<string, JsonValue> = {};

  addRun(entries: string): void {
    if (BLANK.test(entries)) throw new SyntaxError('an entry is missing');
    this.#put(JSON.parse(`{${entries}}`));
  }

  add(before: string, value: JsonValue): void {
    const named = JSON.parse(`{${before}[]}`) as Record<string, JsonValue>;
    for (const name of Object.keys(named)) named[name] = value;
    this.#put(named);
  }

  #put(entries: Readonly<Record<string, JsonValue>>): void {
    for (const name of Object.keys(entries)) {
      const value = entries[name]!;
      // An assignment would not make the forbidden name a property, and nobody would refuse it.
      if (name === '__proto__') Object.defineProperty(this.made, name, { ...OWN, value });
      else this.made[name] = value;
    }
  }
}

const OWN = { enumerable: true, configurable: true, writable: true };

/** Index of the quotation mark that ends a text, or of the last unit. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) return at;
  }
  return text.length - 1;
}
