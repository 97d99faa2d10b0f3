import type { ReadText } from '../grammar/read-text.ts';
import type { TokenRange } from '../text/tokens.ts';

/** "A few hundred", "ein paar Leute", "十几个", "七八个", "两三千": about how many, and no number to be taken. */
export function isVague(read: ReadText, { end, start }: TokenRange): boolean {
  return isOfFew(read, start, end) || isBetweenDigits(read, start, end);
}

function isOfFew({ language, senses, tokens }: ReadText, start: number, end: number): boolean {
  const isFew = (at: number) => language.vague.has(tokens[at]?.word ?? '') && !tokens[at]!.capital;
  const isOneOf = senses[start]?.number === 1 && end > start + 1;
  if (isFew(isOneOf ? start + 1 : start)) return true;
  const isScale = senses[start]?.scale !== undefined && !tokens[start]!.digits;
  if (isScale && start > 0 && tokens[start]!.boundary === 0 && isFew(start - 1)) return true;
  return language.pack.numbers.ten !== undefined && tokens[end]?.joint === '' && isFew(end);
}

const DIGIT_MAX = 9;

/** Two digits that follow each other in words, where ten is told by its own: 七八 is seven or eight. */
function isBetweenDigits(read: ReadText, start: number, end: number): boolean {
  if (read.language.pack.numbers.ten === undefined) return false;
  const first = digitAt(read, start);
  if (first === undefined) return false;
  const isApart = (before: number, behind: number) =>
    digitAt(read, before) === undefined && digitAt(read, behind) === undefined;
  if (isNext(digitAt(read, start - 1), first) && touches(read, start))
    return isApart(start - 2, start + 1);
  if (end > start + 1 || !touches(read, end)) return false;
  return isNext(first, digitAt(read, end)) && isApart(start - 1, end + 1);
}

function isNext(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return other === one + 1 || (one === 3 && other === 5);
}

function touches({ tokens }: ReadText, at: number): boolean {
  return tokens[at]?.joint === '';
}

function digitAt({ senses, tokens }: ReadText, at: number): number | undefined {
  const { number } = senses[at] ?? {};
  if (number === undefined || tokens[at]!.digits) return undefined;
  return number > 0 && number <= DIGIT_MAX ? number : undefined;
}
