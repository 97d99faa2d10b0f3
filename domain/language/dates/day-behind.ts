import { isOwnClause } from '../grammar/clause.ts';
import { MARK } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { type Day, dayFrom, latestDay, monthFrom, nextDay } from './calendar.ts';
import { dayNumberAt } from './ordinals.ts';
import { type FoundDay, foundEitherWay } from './relative-dates.ts';

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
