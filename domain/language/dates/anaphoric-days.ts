import { PHRASE } from '../grammar/language.ts';
import { phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type Day, weekdayOf } from './calendar.ts';
import { type FoundDay, found, weekdayAt } from './relative-dates.ts';

/** A day told by the one before it in the text: "the flight is on the 19th, so the day before", "Saturday, no, the Monday after". */
export function anaphoricDay(read: ReadText, at: number, from: Day): FoundDay | undefined {
  const before = phraseOf(read, at, PHRASE.dayBeforeThat);
  const phrase = before ?? phraseOf(read, at, PHRASE.dayAfterThat);
  if (phrase !== undefined) return found(from + (before === undefined ? 1 : -1), phrase.end);
  const named = weekdayAt(read, at);
  if (named === undefined) return undefined;
  const after = phraseOf(read, named.end, PHRASE.afterThat);
  // "Friday after five" is that Friday.
  if (after === undefined || read.tokens[after.end]?.boundary === 0) return undefined;
  return found(nextWeekday(named.weekday, from), after.end);
}

/** The next such weekday behind a day. */
function nextWeekday(weekday: number, day: Day): Day {
  return day + 1 + ((weekday - weekdayOf(day + 1) + 7) % 7);
}
