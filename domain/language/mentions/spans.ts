import type { Steps } from '../../steps.ts';
import { leadBit, PHRASE, roleBit } from '../grammar/language.ts';
import { endsBefore, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { isUnspaced } from '../text/words.ts';
import { CAPITAL, CONNECTOR, namePartsOf, PLAIN } from './name-parts.ts';

/** Words that may be a name or another text: where they stand and what leads them in. */
export interface Span {
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
  /** Where its last word with a capital ends, `end` where it has none. */
  readonly capitalEnd: number;
  /** Where it ends when small words like "at" belong to it: "Dinner at Chef Li". */
  readonly longEnd: number;
  /** Bits of `leadBit` of the small word before it. */
  readonly lead: number;
  /** A phrase such as "my name is" or "it is called" ends right before it. */
  readonly isNamed: boolean;
  /** Who it names was told right before: "my wife, Anna". */
  readonly isRelated: boolean;
  /** It ends a pair "from … to …". */
  readonly isPaired: boolean;
  /** "my name is", "I'm" ends right before it. */
  readonly isIntroduced: boolean;
  /** The words that introduce it tell more often what something is: "it is", "ich bin". */
  readonly isDescribed: boolean;
  /** It is to be put down as the name: "just put", "ask for" ends right before it. */
  readonly isNoted: boolean;
  /** It ends where a clause does. */
  readonly endsClause: boolean;
  /** It begins and ends where the reply or a clause of it does. */
  readonly isBare: boolean;
  /** It begins a sentence with a capital, which may mean a name or nothing. */
  readonly isFirst: boolean;
  /** It has a word like "street" or "station". */
  readonly isSite: boolean;
  /** It follows another one after a comma, as a region does: "London, UK". */
  readonly isTail: boolean;
  /** Written with a capital where a plain word would not be. */
  readonly isCapital: boolean;
  readonly isQuoted: boolean;
}

/** Names are short; what is longer is a sentence. */
const SPAN_WORDS_MAX = 8;

/** Those that are looked at in a step, each for what leads it in. */
const SPANS_A_STEP = 128;

/** All spans of a text that may be names, left to right; none of them overlap. */
export function* findSpans(read: ReadText): Steps<Span[]> {
  const parts = namePartsOf(read);
  if (read.isLong) yield;
  const spans: Span[] = [];
  let lastEnd = -1;
  for (let at = 0; at < parts.length; at++) {
    if (parts[at]! < PLAIN) continue;
    const end = endOfRun({ read, parts, withLeads: false }, at);
    if (!isNumbersOnly(read, at, end)) {
      const start = nameStart(read, parts, at, end);
      const span = spanAt(read, parts, { start, end, isTail: isTail(read, start, lastEnd) });
      spans.push(isPair(spans.at(-1), span) ? { ...span, isPaired: true } : span);
      if (spans.length % SPANS_A_STEP === 0) yield;
    }
    lastEnd = end;
    at = end - 1;
  }
  return spans;
}

/** Numbers, in digits or words, name nothing by themselves. */
function isNumbersOnly(read: ReadText, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (!read.tokens[at]!.digits && read.senses[at]?.number === undefined) return false;
  }
  return true;
}

function isTail(read: ReadText, start: number, lastEnd: number): boolean {
  if (start !== lastEnd || read.tokens[start]!.boundary !== 1) return false;
  return read.text[read.tokens[start - 1]!.end] === ',';
}

const FROM = leadBit('from');
const TO = leadBit('to');
const PAIR_WORDS_MAX = 3;

function isPair(before: Span | undefined, span: Span): boolean {
  if (before === undefined || span.start - before.end > PAIR_WORDS_MAX) return false;
  return (before.lead & FROM) !== 0 && (span.lead & TO) !== 0;
}

interface NameRun {
  readonly read: ReadText;
  readonly parts: readonly number[];
  /** Whether words like "at" and "with" may connect too. */
  readonly withLeads: boolean;
}

/** A name goes on over connectors between its words: "Bank of England", "frankie and bennys". */
function endOfRun(run: NameRun, start: number): number {
  const { read, parts } = run;
  let end = start + 1;
  while (end < parts.length && end - start < SPAN_WORDS_MAX) {
    const token = read.tokens[end]!;
    if (token.boundary > 0 || isSetApart(read, end)) break;
    if (parts[end]! >= PLAIN || token.joint === '-') {
      end++;
      continue;
    }
    const next = afterConnectors(run, end);
    if (next === undefined) break;
    end = next + 1;
  }
  return end;
}

const CONNECTORS_MAX = 2;

/** The word after one or two connectors, if it is of the kind of the word before them. */
function afterConnectors(run: NameRun, at: number): number | undefined {
  const most = Math.min(run.parts.length, at + CONNECTORS_MAX + 1);
  for (let i = at; i < most && run.read.tokens[i]!.boundary === 0; i++) {
    if (run.parts[i]! >= PLAIN) return i > at && areAlike(run, at - 1, i) ? i : undefined;
    if (!connects(run, i)) return undefined;
  }
  return undefined;
}

function connects({ read, parts, withLeads }: NameRun, at: number): boolean {
  return parts[at] === CONNECTOR || (withLeads && (read.senses[at]?.leads ?? 0) !== 0);
}

/** Both with a capital or both without; a number goes with either, as in "5th and Main". */
function areAlike({ read, parts }: NameRun, left: number, right: number): boolean {
  if (parts[left] === parts[right]) return true;
  return (
    parts[right] === CAPITAL &&
    (read.tokens[left]!.digits || /^(st|nd|rd|th)$/.test(read.tokens[left]!.word))
  );
}

/** In "the song Yomonsan" the name begins at its capital, in "my house 12 Hill Road" at its number. */
function nameStart(read: ReadText, parts: readonly number[], start: number, end: number): number {
  if (read.tokens[start]!.digits && isSite(read, start, end)) return start;
  for (let at = start; at < end; at++) {
    if (parts[at] !== CAPITAL) continue;
    let first = at;
    while (first > start && isOfNumber(read, parts, first - 1)) first--;
    return first;
  }
  return isForeignArticle(read, parts, start - 1) ? start - 1 : start;
}

const ADDRESS = roleBit('address');

/** Whether words like "street" and "station" stand among them. */
function isSite(read: ReadText, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((read.roles[at]! & ADDRESS) !== 0) return true;
  return false;
}

/** "la tasca", "el shaddai": an article that is none of the language of the text. */
function isForeignArticle(read: ReadText, parts: readonly number[], at: number): boolean {
  if (at < 0 || parts[at] !== CONNECTOR || read.tokens[at + 1]!.boundary > 0) return false;
  return read.senses[at]?.isEmpty !== true;
}

/** A number, its mark, or "and" after one: what may stand before the capital of an address. */
function isOfNumber(read: ReadText, parts: readonly number[], at: number): boolean {
  const token = read.tokens[at]!;
  if (token.digits || token.word === 'th' || token.word === 'st') return true;
  return parts[at] === CONNECTOR && at > 0 && isOfNumber(read, parts, at - 1);
}

interface SpanBounds {
  readonly start: number;
  readonly end: number;
  readonly isTail: boolean;
}

function spanAt(
  read: ReadText,
  parts: readonly number[],
  { start, end, isTail }: SpanBounds,
): Span {
  let capitalEnd = end;
  while (capitalEnd > start && !isNameEnd(read, parts, capitalEnd - 1)) capitalEnd--;
  const hasCapital = capitalEnd > start;
  const beginsSentence = read.tokens[start]!.boundary === 2;
  return {
    start,
    end,
    capitalEnd: hasCapital ? capitalEnd : end,
    longEnd: endOfRun({ read, parts, withLeads: true }, start),
    lead: leadOf(read, start),
    isNamed: isAfter(read, start, PHRASE.naming),
    isIntroduced: isAfter(read, start, PHRASE.introducing),
    isDescribed: isAfter(read, start, PHRASE.describing),
    isNoted: endsBefore(read, start, PHRASE.noting),
    isRelated:
      start > 0 && read.senses[start - 1]?.isRelation === true && read.tokens[start]!.boundary < 2,
    isPaired: false,
    endsClause: endsClause(read, end),
    isBare: isBare(read, start, end),
    isFirst: beginsSentence && read.tokens[start]!.capital,
    isSite: isSite(read, start, end),
    isTail,
    isCapital: hasCapital && (!beginsSentence || capitalEnd > start + 1),
    isQuoted: isQuoted(read, start, end),
  };
}

/** A capital, a number after one, or the second half of "Chi-town". */
function isNameEnd(read: ReadText, parts: readonly number[], at: number): boolean {
  if (parts[at] === CAPITAL) return true;
  const token = read.tokens[at]!;
  return (token.digits || token.joint === '-') && at > 0 && parts[at - 1] === CAPITAL;
}

/** Nothing else stands in its clause, but for words like "yes" before it and "please" after it. */
function isBare(read: ReadText, start: number, end: number): boolean {
  if (!endsClause(read, end)) return false;
  return read.tokens[start]!.boundary > 0 || isApart(read, start - 1);
}

function endsClause(read: ReadText, end: number): boolean {
  const after = read.tokens[end];
  return after === undefined || after.boundary > 0 || isApart(read, end) || isSetApart(read, end);
}

/** "沈一鸣 今年三十四": where words are not parted, a space parts clauses. */
function isSetApart({ tokens }: ReadText, at: number): boolean {
  const [before, { start, word }] = [tokens[at - 1], tokens[at]!];
  return before !== undefined && before.end < start && isUnspaced(word) && isUnspaced(before.word);
}

/** A courtesy, or a word that has a meaning of its own: a yes, a time. */
function isApart(read: ReadText, at: number): boolean {
  return read.senses[at]?.isCourtesy === true || read.occupied[at] === 1;
}

const LEAD_DISTANCE_MAX = 3;

/** The small word before a span, over articles and plain words: "from the airport in …". */
function leadOf(read: ReadText, start: number): number {
  for (let at = start - 1; at >= 0 && at >= start - LEAD_DISTANCE_MAX; at--) {
    if (read.tokens[at + 1]!.boundary > 0) return 0;
    const sense = read.senses[at];
    if (sense !== undefined && sense.leads !== 0) {
      return read.senses[at - 1]?.isInterested ? 0 : sense.leads;
    }
    if (read.language.actions.has(read.stems[at]!)) return 0;
  }
  return 0;
}

/** Whether a phrase such as "call it", "the name is", "name the event" ends right before. */
function isAfter(read: ReadText, start: number, kind: number): boolean {
  for (let from = Math.max(0, start - SPAN_WORDS_MAX); from < start; from++) {
    const phrase = phraseOf(read, from, kind);
    if (phrase === undefined) continue;
    const gap = start - phrase.end;
    if (gap === 0) return true;
    if (gap === 1 && read.tokens[start]!.boundary === 0 && !read.senses[start - 1]?.leads)
      return true;
  }
  return false;
}

const OPENING = '"“„«‘\'';
const CLOSING = '"”“»’\'';

function isQuoted(read: ReadText, start: number, end: number): boolean {
  const before = read.text[read.tokens[start]!.start - 1];
  const after = read.text[read.tokens[end - 1]!.end];
  if (before === undefined || after === undefined) return false;
  return OPENING.includes(before) && CLOSING.includes(after);
}
