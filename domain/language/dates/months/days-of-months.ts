import { MARK, PHRASE } from '../../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../../grammar/read-text.ts';
import { parseNumber } from '../../numbers/numbers.ts';
import { type Day, dayFrom, lastDayOf, monthFrom, weekdayOf } from '../calendar.ts';
import { type FoundDay, found, foundEitherWay, stepAt } from '../relative-dates.ts';

interface CalendarMonth {
  readonly year: number;
  /** 1-12 */
  readonly month: number;
  readonly end: number;
}

/** "this month", "next month" with its end. */
export function relativeMonth(read: ReadText, at: number, today: Day): CalendarMonth | undefined {
  const step = stepAt(read, at);
  if (step === undefined || !hasMark(read, at + 1, MARK.month)) return undefined;
  return { ...monthFrom(today, step), end: at + 2 };
}

/** "The month", "next month", "of November", over small words. */
function monthAt(read: ReadText, at: number, today: Day): CalendarMonth | undefined {
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

const MONTHS_NEAR = [0, 1, 2, -1, -2];

/** "Samedi 28": the nearest 28th, where it is a Saturday and the number counts nothing and is no hour. */
export function numberedWeekday(
  read: ReadText,
  at: number,
  { today, weekday }: { readonly today: Day; readonly weekday: number },
): FoundDay | undefined {
  const number = parseNumber(read, at);
  if (number === undefined || !endsDay(read, number.end)) return undefined;
  const days = MONTHS_NEAR.map((step) => {
    const { year, month } = monthFrom(today, step);
    return dayFrom(year, month, number.value);
  }).filter((day) => day !== undefined);
  const coming = days.find((day) => day >= today);
  const gone = days.findLast((day) => day <= today && weekdayOf(day) === weekday);
  if (coming === undefined || weekdayOf(coming) !== weekday) return undefined;
  const day = foundEitherWay(coming, gone, number.end);
  return day && { ...day, isNumbered: true };
}

function endsDay(read: ReadText, end: number): boolean {
  const { senses, tokens } = read;
  const next = tokens[end];
  if (next === undefined) return true;
  if (next.boundary > 0) return true;
  const sense = senses[end];
  const isSmall = sense?.isEmpty || sense?.isCourtesy || sense?.isConnector || sense?.joinsClauses;
  return isSmall === true && !hasMark(read, end, MARK.hour | MARK.minute);
}
