import type { ReadText } from '../grammar/read-text.ts';
import type { Span } from './spans.ts';

/** A text with what is known of its beginning and of what it corrects. */
export interface TextOfSpans {
  readonly read: ReadText;
  readonly stems: readonly string[];
  /** Per stem, how many informations speak of it. */
  readonly index: { readonly spread: ReadonlyMap<string, number> };
  /** The first word that is more than a courtesy. */
  readonly firstWord: number;
  /** Where the last correction begins, 0 without one. */
  readonly correctedFrom: number;
  /** Per token: above 0 where a name may only tell where something else is. */
  readonly located: Uint8Array;
}

/** A span among the others of its text. */
export interface SpanOfText {
  readonly span: Span;
  /** Whether it is the only one. */
  readonly isOnly: boolean;
  /** The first one that answers by itself. */
  readonly answer: Span | undefined;
  /** Another one is to be put down. */
  readonly isUnnoted: boolean;
}

/** Each span with what the others are: the first that answers is led in as a name, is one by its capital, or is all of the first clause. */
export function spansOfText(text: TextOfSpans, spans: readonly Span[]): SpanOfText[] {
  const answer = spans.find((span) => isAnswerByItself(text, span));
  const isOnly = spans.length === 1;
  const hasNoted = spans.some(({ isNoted }) => isNoted);
  return spans.map((span) => ({ span, isOnly, answer, isUnnoted: hasNoted && !span.isNoted }));
}

/** Longer ones are a clause that tells something. */
const ANSWER_WORDS_MAX = 3;

/** "A hotel" in reply to "Which hotel?" names none. */
export function isOnlyCues({ index, stems }: TextOfSpans, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) if (!index.spread.has(stems[at]!)) return false;
  return true;
}

function isAnswerByItself(text: TextOfSpans, span: Span): boolean {
  const { firstWord, located, read } = text;
  const { end, isBare, start } = span;
  if (located[start] !== 0 || (read.language.pack.nounsCapital && isOnlyCues(text, span)))
    return false;
  // "My sister": who it is, whose name follows.
  if (read.senses[start]?.isRelation) return false;
  if (isLedIn(span) || isWrittenAsName(read, span)) return true;
  return isBare && start === firstWord && end - start <= ANSWER_WORDS_MAX;
}

/** With a capital that a name has, or any noun of the language. */
export function isWrittenAsName(
  { language, tokens }: ReadText,
  { isCapital, start }: Span,
): boolean {
  return isCapital || (language.pack.nounsCapital === true && tokens[start]!.capital);
}

/** Something leads it in as a name. */
export function isLedIn({ isIntroduced, isNamed, isNoted, isQuoted, isRelated }: Span): boolean {
  return isIntroduced || isNamed || isNoted || isQuoted || isRelated;
}

/** Plain words behind the words that answer: in a clause of their own, or behind a name in the same one. */
export function isBehindAnswer(text: TextOfSpans, { answer, span }: SpanOfText): boolean {
  const { correctedFrom, read } = text;
  if (answer === undefined || span.start < answer.end || isMarked(read, span)) return false;
  if (correctedFrom > 0 && span.start >= correctedFrom) return false;
  if (!isLedIn(answer) && isClause(read, span)) return false;
  if (answer.isCapital) return true;
  for (let at = answer.end; at <= span.start; at++) if (read.tokens[at]!.boundary > 0) return true;
  return false;
}

/** Something says of it that it is a name, and no description. */
function isMarked(read: ReadText, span: Span): boolean {
  if (span.isCapital || span.isNoted || span.isQuoted || span.isRelated) return true;
  return isLedIn(span) && (isWrittenAsName(read, span) || !read.hasCapitals);
}

/** All that its clause says: "a bell", and not "round the bell". */
function isClause({ senses, tokens }: ReadText, { isBare, start }: Span): boolean {
  if (!isBare) return false;
  let from = start;
  while (tokens[from]!.boundary === 0) if (!senses[--from]?.isCourtesy) return false;
  return true;
}
