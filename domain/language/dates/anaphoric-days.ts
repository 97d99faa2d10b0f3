import { isOwnClause, isParted } from '../grammar/clause.ts';
import { leadBit, MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type Day, dayFrom, latestDay, monthFrom, nextDay, weekdayOf } from './calendar.ts';
import { dayNumberAt } from './ordinals.ts';
import { type FoundDay, found, foundEitherWay, weekdayAt } from './relative-dates.ts';

/** A day told by the one before it in the text: "the flight is on the 19th, so the day before", "Saturday, no, the Monday after". */
export function anaphoricDay(
  read: ReadText,
  at: number,
  last: LastDay | undefined,
): FoundDay | undefined {
  if (last === undefined) return undefined;
  const oneAfter = endOfOneAfter(read, at, last);
  if (oneAfter !== undefined) return found(last.day + 7, oneAfter);
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

const SMALL_WORDS_MAX = 3;

/** "Not this Friday, the one after", "el lunes no, el siguiente": a clause that tells no more than that, behind a weekday that is denied. */
function endOfOneAfter(read: ReadText, from: number, last: LastDay): number | undefined {
  if (!isParted(read, from) || !isDeniedWeekday(read, last, from)) return undefined;
  for (let at = from; at <= from + SMALL_WORDS_MAX && (at === from || !isParted(read, at)); at++) {
    const end = endOfNext(read, at);
    if (end !== undefined) return behindOne(read, end);
    // "No dia seguinte" is the day after.
    if (!read.senses[at]?.isEmpty || hasMark(read, at, MARK.day)) return undefined;
  }
  return undefined;
}

function endOfNext(read: ReadText, at: number): number | undefined {
  const phrase = phraseOf(read, at, PHRASE.afterThat);
  if (phrase !== undefined) return phrase.end;
  return hasMark(read, at, MARK.next | MARK.afterNext) ? at + 1 : undefined;
}

/** Where its clause ends: "the following one". */
function behindOne(read: ReadText, at: number): number | undefined {
  const end = !isParted(read, at) && read.senses[at]?.isEmpty ? at + 1 : at;
  return isParted(read, end) ? end : undefined;
}

function isDeniedWeekday(read: ReadText, { end, start }: LastDay, to: number): boolean {
  const around = read.senses.slice(Math.max(0, start - SMALL_WORDS_MAX), to);
  if (!around.some((sense) => sense?.negates)) return false;
  for (let at = start; at < end; at++) if (weekdayAt(read, at) !== undefined) return true;
  return false;
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

/** The day before it in the text, with its words [start, end). */
export interface LastDay extends FoundDay {
  readonly start: number;
}

/** "After Easter, the 23rd", "a primeros de abril, el 4": a day of the month that is all of its clause, in the month told before it. */
export function dayBehind(
  read: ReadText,
  at: number,
  last: LastDay | undefined,
  today: Day,
): FoundDay | undefined {
  // A day in digits is exact.
  if (last !== undefined && hasDigits(read, last)) return undefined;
  if (at === 0 || !hasMark(read, at - 1, MARK.article | MARK.day)) return undefined;
  const number = dayNumberAt(read, at);
  if (number === undefined || !isOwnClause(read, at, number.end)) return undefined;
  // "Am 15. November".
  if (read.senses[number.end]?.month !== undefined) return undefined;
  const month = monthBefore(read, at, last, number.value);
  if (month === undefined) return undefined;
  const next = nextDay(month, number.value, today);
  return foundEitherWay(next, latestDay(month, number.value, today), number.end);
}

function hasDigits({ tokens }: ReadText, { end, start }: LastDay): boolean {
  return tokens.slice(start, end).some(({ digits }) => digits);
}

function monthBefore(
  { senses }: ReadText,
  at: number,
  last: LastDay | undefined,
  number: number,
): number | undefined {
  const named = senses.slice(last?.end ?? 0, at).findLast((sense) => sense?.month !== undefined);
  if (named !== undefined || last === undefined) return named?.month;
  const days = [0, 1, -1].flatMap((step) => {
    const { year, month } = monthFrom(last.day, step);
    return dayFrom(year, month, number) ?? [];
  });
  const near = days.sort((a, b) => Math.abs(a - last.day) - Math.abs(b - last.day))[0];
  return near === undefined ? undefined : monthFrom(near, 0).month;
}
