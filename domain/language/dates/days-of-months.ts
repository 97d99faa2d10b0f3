import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type Day, lastDayOf, monthFrom, weekdayOf } from './calendar.ts';
import { nthWeekday } from './holidays.ts';
import { type FoundDay, found, stepAt, weekdayAt } from './relative-dates.ts';

interface Month {
  readonly year: number;
  /** 1-12 */
  readonly month: number;
  readonly end: number;
}

/** "this month", "next month" with its end. */
export function relativeMonth(read: ReadText, at: number, today: Day): Month | undefined {
  const step = stepAt(read, at);
  if (step === undefined || !hasMark(read, at + 1, MARK.month)) return undefined;
  return { ...monthFrom(today, step), end: at + 2 };
}

/** "The month", "next month", "of November", over small words. */
function monthAt(read: ReadText, at: number, today: Day): Month | undefined {
  let next = at;
  while (hasMark(read, next, MARK.of | MARK.article | MARK.inside) && next < at + 3) next++;
  if ((read.tokens[next]?.boundary ?? 2) > 0) return undefined;
  const relative = relativeMonth(read, next, today);
  if (relative !== undefined) return relative;
  const month = read.senses[next]?.month;
  if (month !== undefined) {
    const now = monthFrom(today, 0);
    return { year: month < now.month ? now.year + 1 : now.year, month, end: next + 1 };
  }
  return hasMark(read, next, MARK.month) ? { ...monthFrom(today, 0), end: next + 1 } : undefined;
}

/** "The last day of the month", "Ende November", "月底". */
export function lastDayAt(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const alone = phraseOf(read, at, PHRASE.monthEnd);
  if (alone !== undefined) {
    const { year, month } = monthFrom(today, 0);
    return found(lastDayOf(year, month), alone.end);
  }
  const phrase = phraseOf(read, at, PHRASE.lastDay);
  const month = phrase && monthAt(read, phrase.end, today);
  return month && found(lastDayOf(month.year, month.month), month.end);
}

/** "The third Saturday in December", "el último viernes del mes". */
export function weekdayOfMonth(
  read: ReadText,
  at: number,
  { nth, end, today }: { readonly nth: number; readonly end: number; readonly today: Day },
): FoundDay | undefined {
  const named = weekdayAt(read, end);
  const month = named && monthAt(read, named.end, today);
  if (month === undefined || read.tokens[at] === undefined) return undefined;
  if (nth > 0)
    return found(nthWeekday(month.year, { ...month, nth, weekday: named!.weekday }), month.end);
  const last = lastDayOf(month.year, month.month);
  return found(last - ((weekdayOf(last) - named!.weekday + 7) % 7), month.end);
}
