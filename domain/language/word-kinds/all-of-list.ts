import { betweenMarks } from '../grammar/clause.ts';
import { type Language, MARK, PHRASE } from '../grammar/language.ts';
import { type ReadText, saysLittle } from '../grammar/read-text.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import type { TokenRange } from '../text/tokens.ts';

/** Phrases whose words say no more than what is said by the words beside them. */
const AGREEING: ReadonlySet<number> = new Set([
  PHRASE.yes,
  PHRASE.everything,
  PHRASE.courtesy,
  PHRASE.thanks,
  PHRASE.noPreference,
]);

/** "All of them, please": everything, in a clause that says no more. "People pass all day" and "all I see is a hydrant" mean none of a list. */
export function saysAll(read: ReadText): PhraseMatch | undefined {
  return read.phrases.find(
    (phrase) =>
      phrase.kind === PHRASE.everything &&
      read.asks[phrase.start] === 0 &&
      isWholeClause(read, withNoun(read, phrase)),
  );
}

/** "Las dos cosas": with what a number within it counts. */
function withNoun(read: ReadText, { start, end }: TokenRange): TokenRange {
  const counts = read.senses.slice(start, end).some((sense) => sense?.number !== undefined);
  return { start, end: counts && read.tokens[end]?.boundary === 0 ? end + 1 : end };
}

/** "All four", "las tres": as many as there are to choose from, in a clause that says no more. */
export function countsAll(read: ReadText, listed: number): TokenRange | undefined {
  const at = read.senses.findIndex((_, i) => countAt(read, i) === listed);
  if (listed < 2 || at < 0) return undefined;
  const words = { start: at, end: at + (countsUnits(read, at) ? 2 : 1) };
  return isOfAll(read, words) && isWholeClause(read, words) ? words : undefined;
}

function countAt({ senses, tokens }: ReadText, at: number): number | undefined {
  return tokens[at]!.digits ? Number(tokens[at]!.word) : senses[at]?.number;
}

/** "四样": the character behind counts them. */
function countsUnits({ language, tokens }: ReadText, at: number): boolean {
  return language.pack.calendar.unitsFollow === true && tokens[at + 1]?.boundary === 0;
}

/** With "all" in its clause, or an article before it. */
function isOfAll(read: ReadText, { start, end }: TokenRange): boolean {
  const [from, to] = betweenMarks(read, start, end);
  const isAll = read.phrases.some(
    (phrase) => phrase.kind === PHRASE.everything && phrase.start >= from && phrase.end <= to,
  );
  const before = start > from ? (read.senses[start - 1]?.marks ?? 0) : 0;
  return isAll || (before & MARK.article) !== 0;
}

function isWholeClause(read: ReadText, { start, end }: TokenRange): boolean {
  const [from, to] = betweenMarks(read, start, end);
  const small = new Uint8Array(read.tokens.length);
  small.fill(1, start, end);
  for (const phrase of read.phrases) {
    if (AGREEING.has(phrase.kind) && phrase.end <= to) small.fill(1, phrase.start, phrase.end);
  }
  for (let at = from; at < to; at++) {
    if (read.senses[at]?.negates && (at < start || at >= end)) return false;
    const isCount = countAt(read, at) !== undefined;
    if (small[at] === 0 && !isCount && !saysLittle(read, at) && !isOfWish(read, at)) return false;
  }
  return true;
}

/** "I would like", "nehmen wir". */
export function isOfWish({ language, stems, tokens }: ReadText, at: number): boolean {
  return isWishWord(language, tokens[at]!.word, stems[at]!);
}

function isWishWord(language: Language, word: string, stem: string): boolean {
  return language.wishing.has(word) || language.needing.has(stem) || language.having.has(stem);
}
