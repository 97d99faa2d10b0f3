import {
  endOfClause,
  endOfSentence,
  startOfClause,
  startOfSentence,
} from '../../grammar/clause.ts';
import { MARK, PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import type { TokenRange } from '../../text/tokens.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import { findOfferPhrases, OFFER_PHRASE, offerWords } from './offer-words.ts';

const BUT = HINTS.indexOf('but');

/** Whether a negation or words such as "too late" stand in the clause of the words, before or behind them. */
export function isTurnedDownAt(read: ReadText, { start, end }: TokenRange): boolean {
  const from = startOfClause(read, start);
  const to = endOfClause(read, end);
  return (
    negatesIn(read, from, to) ||
    againstIn(read).some(
      (each) => each.start >= from && each.end <= to && (each.end <= start || each.start >= end),
    )
  );
}

/** Whether the words are their clause, but for small ones: "neither works for me", not "none of us eats meat". */
export function isWholeClause(read: ReadText, { start, end }: TokenRange): boolean {
  const { following, stands } = offerWords(read.language);
  const from = startOfClause(read, start);
  const to = endOfClause(read, end);
  for (let at = from; at < to; at++) {
    const { word } = read.tokens[at]!;
    const isOwn = at >= start && at < end;
    if (!isOwn && !saysLittle(read, at) && !stands.has(word) && !following.has(word)) return false;
  }
  return true;
}

/** Whether a reply says of anything that it is not so, or that it would be otherwise: "perfect, but later". */
export function takesBack(read: ReadText): boolean {
  if (negatesIn(read, 0, read.tokens.length) || againstIn(read).length > 0) return true;
  const isNo = ({ kind, start }: PhraseMatch) => kind === PHRASE.no && !agreesAt(read, start);
  return read.phrases.some(isNo) || read.senses.some((sense) => sense?.joinsClauses === true);
}

/** Whether a question is about the words: "is the second one quieter?", but not "can I have the second one?". */
export function isAskedAbout(read: ReadText, { start, end }: TokenRange): boolean {
  if (read.asks[start] === 0) return false;
  const { requesting } = offerWords(read.language);
  const to = endOfSentence(read, end);
  for (let at = end; at < to; at++) if (!saysLittle(read, at)) return true;
  const from = startOfSentence(read, start);
  const isRequest = (at: number) => requesting.has(read.tokens[at]!.word);
  const before = Array.from({ length: start - from }, (_, i) => from + i);
  const asking = before.find((at) => read.senses[at]?.asks);
  if (asking !== undefined && !isRequest(asking)) return true;
  return before.length > 0 && !before.some(isRequest);
}

/** "A second", "a last one": none of those that were offered. */
export function isAnyOne({ language, tokens }: ReadText, start: number): boolean {
  return start > 0 && tokens[start]!.boundary === 0 && language.ones.has(tokens[start - 1]!.word);
}

/** "The second day", "第二天". */
export function isOfDays({ senses }: ReadText, start: number, end: number): boolean {
  return senses.slice(start, end).some((sense) => ((sense?.marks ?? 0) & MARK.day) !== 0);
}

/**
 * Whether what follows words that agree takes them back in their sentence: "sounds good but is too early", "parfait pour ma
 * femme, mais pas pour moi". What only sounds good is taken back by any "but".
 */
export function isTakenBack(read: ReadText, { start, end }: TokenRange): boolean {
  const to = endOfSentence(read, end);
  const has = (hint: number) =>
    findHints(read).some((each) => each.kind === hint && each.start >= end && each.start < to);
  if (!has(BUT)) return false;
  const taking = findOfferPhrases(read).filter(({ kind }) => kind === OFFER_PHRASE.taking);
  if (taking.some((each) => each.start < end && start < each.end)) return true;
  return (
    negatesIn(read, end, to) || againstIn(read).some((each) => each.start >= end && each.start < to)
  );
}

function againstIn(read: ReadText): TokenRange[] {
  return findOfferPhrases(read).filter(({ kind }) => kind === OFFER_PHRASE.against);
}

function negatesIn(read: ReadText, from: number, to: number): boolean {
  return read.senses
    .slice(from, to)
    .some((sense, i) => sense?.negates && !agreesAt(read, from + i));
}

/** Within "no problem", "why not". */
function agreesAt({ phrases }: ReadText, at: number): boolean {
  return phrases.some(
    ({ kind, start, end }) =>
      (kind === PHRASE.yes || kind === PHRASE.everything) && start <= at && at < end,
  );
}
