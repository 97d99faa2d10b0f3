import { DAY_MS } from '../../input/instant.ts';
import { MARK } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Day, dayFrom, latestDay, nextDay } from './calendar.ts';
import { type FoundDay, found, foundEitherWay, stepAt } from './relative-dates.ts';
import { yearInDigits } from './years.ts';

interface DatePart {
  readonly value: number;
  readonly end: number;
}

/** "2019年3月9日", "四月十二号", "下个月5号": numbers, each followed by what it counts. */
export function markedDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  if (read.language.pack.calendar.unitsFollow !== true) return undefined;
  const year = yearInDigits(read, at, today);
  const month = partAt(read, year?.end ?? at, MARK.month);
  if (month === undefined) return ofRelativeMonth(read, at, today);
  const day = partAt(read, month.end, MARK.day | MARK.ordinalMark);
  if (day === undefined) return undefined;
  if (year === undefined) {
    const [next, latest] = [nextDay, latestDay].map((of) => of(month.value, day.value, today));
    return foundEitherWay(next, latest, day.end);
  }
  return found(dayFrom(year.year, month.value, day.value), day.end);
}

function partAt(read: ReadText, at: number, mark: number): DatePart | undefined {
  const number = parseNumber(read, at);
  if (number === undefined || !Number.isInteger(number.value)) return undefined;
  return hasMark(read, number.end, mark) ? { value: number.value, end: number.end + 1 } : undefined;
}

/** "下个月5号", "这个月5号". */
function ofRelativeMonth(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const step = stepAt(read, at);
  if (step === undefined) return undefined;
  const named = read.senses[at + 1]?.isEmpty ? at + 2 : at + 1;
  if (!hasMark(read, named, MARK.month)) return undefined;
  const day = partAt(read, named + 1, MARK.day | MARK.ordinalMark);
  if (day === undefined) return undefined;
  const now = new Date(today * DAY_MS);
  const month = now.getUTCMonth() + step;
  const year = now.getUTCFullYear() + Math.floor(month / 12);
  return found(dayFrom(year, (month % 12) + 1, day.value), day.end);
}
