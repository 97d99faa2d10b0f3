import { PHRASE } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';

/**
 * "After New Year, so Monday the 4th", "Sunday won't do, the one after, the 29th": a day that is told exactly behind one of
 * the text's days that is not, with a denial or a word of concluding between them.
 */
export function isConcludedDay(
  read: ReadText,
  days: readonly Mention[],
  mention: Mention,
): boolean {
  if (mention.kind !== 'date' || !isExact(read, mention)) return false;
  return days.some(
    (day) => day.end <= mention.start && !isExact(read, day) && isTurned(read, day.end, mention),
  );
}

function isExact({ tokens }: ReadText, { start, end }: Mention): boolean {
  return tokens.slice(start, end).some(({ digits }) => digits);
}

function isTurned({ phrases, senses }: ReadText, from: number, { start, end }: Mention): boolean {
  if (senses.slice(from, start).some((sense) => sense?.negates)) return true;
  return phrases.some(
    (phrase) => phrase.kind === PHRASE.concludes && phrase.start >= from && phrase.start < end,
  );
}
