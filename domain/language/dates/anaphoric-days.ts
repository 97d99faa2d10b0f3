import { leadBit, MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type Day, weekdayOf } from './calendar.ts';
import { type FoundDay, found, foundEitherWay, weekdayAt } from './relative-dates.ts';

/** A day told by the one before it in the text: "the flight is on the 19th, so the day before", "Saturday, no, the Monday after". */
export function anaphoricDay(
  read: ReadText,
  at: number,
  last: FoundDay | undefined,
): FoundDay | undefined {
  if (last === undefined) return undefined;
  const { day: from, pastDay } = last;
  const before = phraseOf(read, at, PHRASE.dayBeforeThat);
  const phrase = before ?? phraseOf(read, at, PHRASE.dayAfterThat);
  if (phrase !== undefined) {
    if (isOfAnother(read, phrase.end)) return undefined;
    const step = before === undefined ? 1 : -1;
    return foundEitherWay(from + step, pastDay && pastDay + step, phrase.end);
  }
  const named = weekdayAt(read, at);
  if (named === undefined) return undefined;
  const after = phraseOf(read, named.end, PHRASE.afterThat);
  // "Friday after five" is that Friday.
  if (after === undefined || read.tokens[after.end]?.boundary === 0) return undefined;
  return found(nextWeekday(named.weekday, from), after.end);
}

/** Whether what words lead on to is told from something else: "the day after my shift", "il giorno dopo la festa". */
export function isOfAnother(read: ReadText, at: number): boolean {
  if ((read.tokens[at]?.boundary ?? 2) > 0) return false;
  if (hasMark(read, at, MARK.of | MARK.article)) return true;
  const { isEmpty, joinsClauses, leads = 0 } = read.senses[at] ?? {};
  if ((leads & OF) !== 0) return true;
  // "My": a small word that does nothing, before another one.
  const isLast = (read.tokens[at + 1]?.boundary ?? 2) > 0;
  const acts = read.language.actions.has(read.stems[at]!) || joinsClauses === true;
  return isEmpty === true && leads === 0 && !isLast && !acts;
}

const OF = leadBit('of');

/** The next such weekday behind a day. */
function nextWeekday(weekday: number, day: Day): Day {
  return day + 1 + ((weekday - weekdayOf(day + 1) + 7) % 7);
}
