import type { ReadText } from '../grammar/read-text.ts';
import { isUnspaced } from '../text/words.ts';
import { isOfWish } from './all-of-list.ts';
import { isBeforeOnly } from './limited.ts';

/** Small words between what is denied and the negation: "les crampons on n'en veut pas". */
const BETWEEN_MAX = 2;
/** "Eh", "né": longer words that say nothing are listed. */
const FILLER_LENGTH_MAX = 2;

/**
 * "Il garage non ce l'ho", "de van não precisa", "保险就不买了": a negation right behind words that end before `end`, with no more
 * in its clause than small words and those of having, wanting and needing. "Le parking n'est pas cher" denies no parking.
 */
export function isDeniedBehind(read: ReadText, end: number): boolean {
  const negation = negationBehind(read, end);
  if (negation === undefined || isBeforeOnly(read, negation)) return false;
  const { senses, tokens } = read;
  if (isUnspaced(tokens[negation]!.word)) return isDeniedInRun(read, negation);
  for (let at = negation + 1; at < tokens.length && tokens[at]!.boundary === 0; at++) {
    if (senses[at]?.joinsClauses && !senses[at]?.isConnector) break;
    if (senses[at]?.compares) return false;
    if (!saysNothingElse(read, at, end)) return false;
  }
  return true;
}

function negationBehind({ language, senses, tokens }: ReadText, end: number): number | undefined {
  for (let at = end; at < tokens.length && at <= end + BETWEEN_MAX; at++) {
    if (tokens[at]!.boundary > 0) return undefined;
    if (senses[at]?.negates) return at;
    // "In a group or not."
    if (language.alternatives.has(tokens[at]!.word)) return undefined;
    if (!senses[at]?.isEmpty || senses[at]?.joinsClauses) return undefined;
  }
  return undefined;
}

/** A small word, one of having, wanting or taking, or the word that is denied: "fumar no fumo". */
function saysNothingElse(read: ReadText, at: number, end: number): boolean {
  const { senses, stems, tokens } = read;
  if (senses[at]?.isEmpty || senses[at]?.negates || isOfTaking(read, at)) return true;
  return tokens[at]!.word.length <= FILLER_LENGTH_MAX || stems[at] === stems[end - 1];
}

function isOfTaking(read: ReadText, at: number): boolean {
  const { offering, taking } = read.language;
  return isOfWish(read, at) || offering.has(read.stems[at]!) || taking.has(read.stems[at]!);
}

/** "不要了", "没有": where words are not parted, one verb behind the negation, whatever follows. */
function isDeniedInRun(read: ReadText, negation: number): boolean {
  const { tokens } = read;
  const isLast = (tokens[negation + 1]?.boundary ?? 2) > 0;
  return isLast || isOfTaking(read, negation + 1);
}
