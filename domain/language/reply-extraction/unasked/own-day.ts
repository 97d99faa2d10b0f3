import { MARK, PHRASE } from '../../grammar/language.ts';
import { isOwnWish } from '../../grammar/own-wish.ts';
import { phraseOf, type ReadText } from '../../grammar/read-text.ts';

/** "I'm heading out from LAX on the 6th", "I'll leave tomorrow": the day of what its speaker wants to do. */
export function isOwnDay(read: ReadText, start: number, end: number): boolean {
  return isOwnWish(read, start, end) && (isOrdinal(read, start) || isComing(read, start));
}

/** "On the 2nd", and neither "la prima" nor "Paris 12e". */
export function isOrdinal({ senses, tokens }: ReadText, start: number): boolean {
  const before = senses[start - 1]?.marks ?? 0;
  return tokens[start]!.digits && (before & MARK.article) !== 0;
}

/** "Later today", "tomorrow", "the day after tomorrow". */
export function isComing(read: ReadText, start: number): boolean {
  return phraseOf(read, start, PHRASE.today, PHRASE.afterTomorrow) !== undefined;
}
