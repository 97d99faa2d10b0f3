import { DIRECTION_BACK, DIRECTION_OUT } from '../grammar/directions.ts';
import { PHRASE } from '../grammar/language.ts';
import { endsBefore, type Mention, phraseOf, type ReadText } from '../grammar/read-text.ts';

/** Words behind an hour that may say what is done then: "9:45之前出发", "bis 9:45 Uhr abfahren". */
const WORDS_BEHIND_MAX = 4;

/** What an hour is said to be the latest one for: "by 9:45", "spätestens um 9:45", "9:45之前" for what ends then, unless it begins. */
export function dueBy(read: ReadText, { end, start }: Mention): number | undefined {
  const behind =
    read.tokens[end]?.boundary === 0 ? phraseOf(read, end, PHRASE.dueBehind) : undefined;
  // "Uiterlijk om kwart over tien": an hour may begin with the "at" that ends such words.
  const isBehind = [start, start + 1].some((at) => at < end && endsBefore(read, at, PHRASE.due));
  if (behind === undefined && !isBehind) return undefined;
  return leavesBehind(read, behind?.end ?? end) ? DIRECTION_OUT : DIRECTION_BACK;
}

function leavesBehind({ roles, senses, tokens }: ReadText, from: number): boolean {
  for (let at = from; at < from + WORDS_BEHIND_MAX && tokens[at]?.boundary === 0; at++)
    if (!senses[at]?.isEmpty && (roles[at]! & DIRECTION_OUT) !== 0) return true;
  return false;
}
