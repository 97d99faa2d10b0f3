import type { ReadText } from '../../../grammar/read-text.ts';
import type { Span } from '../../../mentions/spans.ts';
import type { Extraction } from '../context.ts';

/** A span among the others of its text. */
export interface SpanOfText {
  readonly span: Span;
  /** Whether it is the only one. */
  readonly isOnly: boolean;
  /** Where the first one that answers by itself ends. */
  readonly answeredAt: number;
  /** Another one is to be put down. */
  readonly isUnnoted: boolean;
}

/** Each span with what the others are: the first that answers is led in as a name, is one by its capital, or is all of the first clause. */
export function spansOfText(extraction: Extraction, spans: readonly Span[]): SpanOfText[] {
  const first = spans.find((span) => isAnswerByItself(extraction, span));
  const answeredAt = first?.end ?? Number.POSITIVE_INFINITY;
  const isOnly = spans.length === 1;
  const hasNoted = spans.some(({ isNoted }) => isNoted);
  return spans.map((span) => ({ span, isOnly, answeredAt, isUnnoted: hasNoted && !span.isNoted }));
}

/** Longer ones are a clause that tells something. */
const ANSWER_WORDS_MAX = 3;

function isAnswerByItself({ firstWord, read }: Extraction, span: Span): boolean {
  const { end, isBare, start } = span;
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

/** Plain words in a clause behind the one that answers. */
export function isBehindAnswer(
  { correctedFrom, read }: Extraction,
  { answeredAt, span }: SpanOfText,
): boolean {
  const { isCapital, isNoted, isQuoted, isRelated, start } = span;
  if (start < answeredAt || isCapital || isNoted || isQuoted || isRelated) return false;
  if (isLedIn(span) && (isWrittenAsName(read, span) || !read.hasCapitals)) return false;
  if ((correctedFrom > 0 && start >= correctedFrom) || isClause(read, span)) return false;
  for (let at = answeredAt; at <= start; at++) if (read.tokens[at]!.boundary > 0) return true;
  return false;
}

/** All that its clause says: "a bell", and not "round the bell". */
function isClause({ senses, tokens }: ReadText, { isBare, start }: Span): boolean {
  if (!isBare) return false;
  let from = start;
  while (tokens[from]!.boundary === 0) if (!senses[--from]?.isCourtesy) return false;
  return true;
}
