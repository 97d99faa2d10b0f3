import { PHRASE } from '../languages/compile.ts';
import { phraseOf, type ReadText } from '../mentions.ts';

/** Words that may be a name or another text: where they stand and what leads them in. */
export interface Span {
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
  /** Bits of `leadBit` of the small word before it. */
  readonly lead: number;
  /** A phrase such as "my name is" or "it is called" ends right before it. */
  readonly isNamed: boolean;
  /** Where its last word with a capital ends; `end` where it has none. */
  readonly capitalEnd: number;
  /** It begins and ends where the reply or a clause of it does. */
  readonly isBare: boolean;
  /** Written with a capital where a plain word would not be. */
  readonly isCapital: boolean;
  readonly isQuoted: boolean;
}

/** Names are short; what is longer is a sentence. */
const SPAN_WORDS_MAX = 8;
/** A text of which more is in capitals does not use them to mark names. */
const CAPITALS_SHARE_MAX = 0.7;

/** Tells names from other words in one text. */
interface Casing {
  /** Whether a capital inside a sentence means a name here. */
  readonly isTelling: boolean;
}

function casingOf(read: ReadText): Casing {
  let words = 0;
  let capitals = 0;
  for (const token of read.tokens) {
    if (token.digits) continue;
    words++;
    if (token.capital) capitals++;
  }
  const isTelling =
    !read.language.table.nounsCapital && capitals <= Math.max(2, words * CAPITALS_SHARE_MAX);
  return { isTelling };
}

const OUT = 0;
const CONNECTOR = 1;
const PLAIN = 2;
const CAPITAL = 3;

/** What a token can be in a name. */
function partOf(read: ReadText, at: number, casing: Casing): number {
  const token = read.tokens[at]!;
  if (read.claimed[at] === 1) return OUT;
  const sense = read.senses[at];
  if (token.digits) return PLAIN;
  if (token.capital && casing.isTelling && token.boundary < 2 && token.word.length > 1) {
    return isFirstPerson(token.word) ? OUT : CAPITAL;
  }
  if (sense?.isConnector) return CONNECTOR;
  if (sense?.isEmpty || read.language.actions.has(read.stems[at]!)) return OUT;
  return token.capital && casing.isTelling ? CAPITAL : PLAIN;
}

function isFirstPerson(word: string): boolean {
  return word === 'i' || word === 'im' || word === 'id' || word === 'ill' || word === 'ive';
}

/** All spans of a text that may be names, left to right; none of them overlap. */
export function findSpans(read: ReadText): Span[] {
  const casing = casingOf(read);
  const parts = read.tokens.map((_, at) => partOf(read, at, casing));
  const spans: Span[] = [];
  for (let at = 0; at < parts.length; at++) {
    if (parts[at]! < PLAIN) continue;
    const end = endOfRun(read, parts, at);
    if (isDigitsOnly(read, at, end)) continue;
    spans.push(spanAt(read, parts, nameStart(read, parts, at, end), end));
    at = end - 1;
  }
  return spans;
}

function isDigitsOnly(read: ReadText, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!read.tokens[at]!.digits) return false;
  return true;
}

/** A name goes on over connectors between its words: "Bank of England", "frankie and bennys". */
function endOfRun(read: ReadText, parts: readonly number[], start: number): number {
  let end = start + 1;
  while (end < parts.length && end - start < SPAN_WORDS_MAX) {
    const token = read.tokens[end]!;
    if (token.boundary > 0) break;
    if (parts[end]! >= PLAIN || token.joint === '-') {
      end++;
      continue;
    }
    const next = afterConnectors(read, parts, end);
    if (next === undefined) break;
    end = next + 1;
  }
  return end;
}

/** The word after one or two connectors, if it is of the kind of the word before them. */
function afterConnectors(read: ReadText, parts: readonly number[], at: number): number | undefined {
  for (let i = at; i < at + 3 && i < parts.length; i++) {
    if (read.tokens[i]!.boundary > 0) return undefined;
    if (parts[i]! >= PLAIN) return i > at && parts[i] === parts[at - 1] ? i : undefined;
    if (parts[i] !== CONNECTOR) return undefined;
  }
  return undefined;
}

/** In "the song Yomonsan" the name begins at its capital, in "my house 12 Hill Road" at its number. */
function nameStart(read: ReadText, parts: readonly number[], start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (parts[at] !== CAPITAL) continue;
    let first = at;
    while (first > start && read.tokens[first - 1]!.digits) first--;
    return first;
  }
  return start;
}

function spanAt(read: ReadText, parts: readonly number[], start: number, end: number): Span {
  let capitalEnd = end;
  while (capitalEnd > start && parts[capitalEnd - 1] !== CAPITAL) capitalEnd--;
  const hasCapital = capitalEnd > start;
  return {
    start,
    end,
    capitalEnd: hasCapital ? capitalEnd : end,
    isBare: isBare(read, start, end),
    lead: leadOf(read, start),
    isNamed: isNamed(read, start),
    isCapital: hasCapital && (read.tokens[start]!.boundary < 2 || capitalEnd > start + 1),
    isQuoted: isQuoted(read, start, end),
  };
}

/** Nothing else stands in its clause, but for words like "yes" before it and "please" after it. */
function isBare(read: ReadText, start: number, end: number): boolean {
  const after = read.tokens[end];
  const isLast = after === undefined || after.boundary > 0 || isCourtesy(read, end);
  const first = read.tokens[start]!;
  return isLast && (first.boundary > 0 || isCourtesy(read, start - 1));
}

function isCourtesy(read: ReadText, at: number): boolean {
  const word = read.tokens[at]?.word;
  return word === 'please' || word === 'thanks' || word === 'the';
}

const LEAD_DISTANCE_MAX = 3;

/** The small word before a span, over articles and plain words: "from the airport in …". */
function leadOf(read: ReadText, start: number): number {
  for (let at = start - 1; at >= 0 && at >= start - LEAD_DISTANCE_MAX; at--) {
    if (read.tokens[at + 1]!.boundary > 0) return 0;
    const sense = read.senses[at];
    if (sense !== undefined && sense.leads !== 0) return sense.leads;
    if (read.language.actions.has(read.stems[at]!)) return 0;
  }
  return 0;
}

/** "call it X", "the name is X", "name the event X". */
function isNamed(read: ReadText, start: number): boolean {
  for (let from = Math.max(0, start - SPAN_WORDS_MAX); from < start; from++) {
    const phrase = phraseOf(read, from, PHRASE.naming);
    if (phrase === undefined) continue;
    const gap = start - phrase.end;
    if (gap === 0 || (gap === 1 && read.tokens[start]!.boundary === 0)) return true;
  }
  return false;
}

const OPENING = '"“„«‘\'';
const CLOSING = '"”“»’\'';

function isQuoted(read: ReadText, start: number, end: number): boolean {
  const before = read.text[read.tokens[start]!.start - 1];
  const after = read.text[read.tokens[end - 1]!.end];
  return (
    before !== undefined &&
    after !== undefined &&
    OPENING.includes(before) &&
    CLOSING.includes(after)
  );
}
