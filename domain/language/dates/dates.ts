import { MARK } from '../grammar/language.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { DAY_MS, type Day, dayFrom, isoDate, latestDay, nextDay, yearOf } from './calendar.ts';
import { markedDate } from './marked-dates.ts';
import {
  daysAgo,
  distantDate,
  type FoundDay,
  found,
  foundEitherWay,
  hasMark,
  phraseDate,
  stepAt,
  weekdayAt,
  weekdayDate,
} from './relative-dates.ts';
import { yearAt } from './years.ts';

/**
 * All days in the text, as ISO dates; those without a year are the next ones from `today` on. A bare
 * weekday is a mention of its own kind as well, since a choice may be made by it.
 */
export function findDates(read: ReadText, today: Day): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const date = dateAt(read, at, today);
    if (date === undefined) continue;
    found.push({
      kind: 'date',
      value: isoDate(date.day),
      ...(date.pastDay === undefined ? {} : { pastValue: isoDate(date.pastDay) }),
      start: at,
      end: date.end,
      certainty: date.certainty,
    });
    at = date.end - 1;
  }
  return found;
}

/** Weekdays alone and ordinals: "friday" is 4, "the 19th" 19. */
export function findDayWords(read: ReadText): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const named = weekdayAt(read, at);
    if (named !== undefined) {
      const { weekday, end } = named;
      found.push({ kind: 'weekday', value: weekday, start: at, end, certainty: 1 });
    }
    const ordinal = ordinalAt(read, at) ?? placeAt(read, at);
    if (ordinal !== undefined) {
      found.push({
        kind: 'ordinal',
        value: ordinal.value,
        start: at,
        end: ordinal.end,
        certainty: 1,
      });
    }
  }
  return found;
}

function dateAt(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const token = read.tokens[at]!;
  const marked = markedDate(read, at, today);
  if (marked !== undefined) return marked;
  const ago = daysAgo(read, at, today);
  if (ago !== undefined) return ago;
  if (token.digits) return numericDate(read, at, today) ?? dayThenMonth(read, at, today);
  return (
    phraseDate(read, at, today) ??
    monthThenDay(read, at, today) ??
    dayAfterWeekday(read, at, today) ??
    weekdayDate(read, at, today) ??
    distantDate(read, at, today) ??
    dayThenMonth(read, at, today)
  );
}

/** "Friday, March 13th", "vendredi 13 mars": the day that is written counts. */
function dayAfterWeekday(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const named = weekdayAt(read, at);
  if (named === undefined) return undefined;
  let next = named.end;
  while (hasMark(read, next, MARK.article) && next < named.end + 2) next++;
  if (read.tokens[next] === undefined || read.tokens[next]!.boundary === 2) return undefined;
  if (read.tokens[next]!.digits) {
    return numericDate(read, next, today) ?? dayThenMonth(read, next, today);
  }
  return monthThenDay(read, next, today) ?? dayThenMonth(read, next, today);
}

/** 2019-03-09, 9/3/2019, 9.3., 3/9: day first unless the language says otherwise or it cannot be. */
function numericDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const [first, second, third] = [read.tokens[at]!, read.tokens[at + 1], read.tokens[at + 2]];
  if (!second?.digits || !isDateMark(second.joint)) return undefined;
  const rest = third?.digits === true && third.joint === second.joint ? third.word : undefined;
  if (first.word.length === 4 && rest !== undefined) {
    return found(dayFrom(Number(first.word), Number(second.word), Number(rest)), at + 3);
  }
  if (first.word.length > 2 || second.word.length > 2) return undefined;
  const [day, month] = dayAndMonth(read, Number(first.word), Number(second.word));
  if (rest !== undefined) return fullDate(yearOf(rest, today), month, day, at + 3);
  const isDate = second.joint === '/' || (second.joint === '.' && isDotted(read, at + 1));
  if (!isDate) return undefined;
  return foundEitherWay(nextDay(month, day, today), latestDay(month, day, today), at + 2, 0.9);
}

function isDateMark(joint: string | undefined): boolean {
  return joint === '-' || joint === '/' || joint === '.';
}

function fullDate(
  year: number | undefined,
  month: number,
  day: number,
  end: number,
): FoundDay | undefined {
  return year === undefined ? undefined : found(dayFrom(year, month, day), end);
}

/** "9.3." with its last dot is a date, "9.3" a number. */
function isDotted(read: ReadText, at: number): boolean {
  return read.text[read.tokens[at]!.end] === '.' && read.language.pack.numbers.decimalComma;
}

function dayAndMonth(read: ReadText, first: number, second: number): [number, number] {
  if (first > 12) return [first, second];
  if (second > 12) return [second, first];
  return read.monthFirst ? [second, first] : [first, second];
}

interface Ordinal {
  readonly value: number;
  readonly end: number;
}

/** "9th", "ninth", "1er", "9." before a month. */
function ordinalAt(read: ReadText, at: number): Ordinal | undefined {
  const token = read.tokens[at];
  if (token === undefined) return undefined;
  const word = read.senses[at]?.ordinal;
  if (word !== undefined) return { value: word, end: at + 1 };
  const tens = read.senses[at]?.number;
  const unit = read.senses[at + 1]?.ordinal;
  if (tens !== undefined && tens >= 20 && tens % 10 === 0 && unit !== undefined && unit < 10) {
    return { value: tens + unit, end: at + 2 };
  }
  if (!token.digits || token.word.length > 2) return undefined;
  const isMarked = hasMark(read, at + 1, MARK.ordinalMark) && read.tokens[at + 1]!.joint === '';
  return isMarked ? { value: Number(token.word), end: at + 2 } : undefined;
}

/** A place in a row that hardly names a day: "tercera", "第三". */
function placeAt(read: ReadText, at: number): Ordinal | undefined {
  const place = read.senses[at]?.place;
  if (place !== undefined) return { value: place, end: at + 1 };
  if (read.tokens[at]!.word !== ORDINAL_SIGN) return undefined;
  const number = parseNumber(read, at + 1);
  return number && { value: number.value, end: number.end };
}

/** Of Chinese: "第三". */
const ORDINAL_SIGN = '第';

function dayNumberAt(read: ReadText, at: number): Ordinal | undefined {
  const ordinal = ordinalAt(read, at);
  if (ordinal !== undefined) return ordinal;
  const number = parseNumber(read, at);
  if (number === undefined || number.value < 1 || number.value > 31) return undefined;
  return Number.isInteger(number.value) ? { value: number.value, end: number.end } : undefined;
}

/** "9th of March [2019]", "9 mars", "the 9th", "the 9th of this month". */
function dayThenMonth(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const day = dayNumberAt(read, at);
  if (day === undefined) return undefined;
  let next = day.end;
  while (hasMark(read, next, MARK.of | MARK.article) && next < day.end + 2) next++;
  const month = read.senses[next]?.month;
  if (month !== undefined && (read.tokens[next]!.boundary < 2 || isDotted(read, at))) {
    return withYear(read, month, day.value, { next: next + 1, today });
  }
  const relative = monthAt(read, next, today);
  if (relative !== undefined) {
    return found(dayFrom(relative.year, relative.month, day.value), relative.end);
  }
  // "The first two" are things.
  const isCounting = read.senses[day.end]?.number !== undefined && !read.tokens[at]!.digits;
  return isDayAlone(read, at) && !isCounting ? dayOfMonth(day, today) : undefined;
}

/** A day without a month has to be an ordinal, or to follow an article in languages that say "le 9". */
function isDayAlone(read: ReadText, at: number): boolean {
  if (ordinalAt(read, at) !== undefined) {
    return read.tokens[at]!.digits || hasMark(read, at - 1, MARK.article);
  }
  // "Dia 30", "el día 30".
  return (
    read.tokens[at]!.digits && hasMark(read, at - 1, MARK.day) && read.tokens[at]!.boundary === 0
  );
}

function dayOfMonth(day: Ordinal, today: Day): FoundDay | undefined {
  const candidates = [0, 1, 2, -1, -2].map((step) => {
    const { year, month } = monthFrom(today, step);
    return dayFrom(year, month, day.value);
  });
  const next = candidates.find((candidate) => candidate !== undefined && candidate >= today);
  const latest = candidates.find((candidate) => candidate !== undefined && candidate <= today);
  return foundEitherWay(next, latest, day.end, 0.9);
}

function monthFrom(today: Day, step: number): { readonly year: number; readonly month: number } {
  const now = new Date(today * DAY_MS);
  const months = 12 * now.getUTCFullYear() + now.getUTCMonth() + step;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** "this month", "next month" with its end. */
function monthAt(
  read: ReadText,
  at: number,
  today: Day,
): { year: number; month: number; end: number } | undefined {
  const step = stepAt(read, at);
  if (step === undefined || !hasMark(read, at + 1, MARK.month)) return undefined;
  return { ...monthFrom(today, step), end: at + 2 };
}

/** "March 9th", "March the 9th 2019". */
function monthThenDay(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const month = read.senses[at]?.month;
  if (month === undefined) return undefined;
  let next = at + 1;
  while (hasMark(read, next, MARK.of | MARK.article) && next < at + 3) next++;
  if (read.tokens[next] === undefined || read.tokens[next]!.boundary === 2) return undefined;
  const day = dayNumberAt(read, next);
  if (day === undefined) return undefined;
  // "Er wird im Mai drei": where the day comes first, a word after the month is none.
  const isWord = !read.tokens[next]!.digits && ordinalAt(read, next) === undefined;
  if (isWord && !read.language.pack.calendar.monthFirst) return undefined;
  return withYear(read, month, day.value, { next: day.end, today });
}

function withYear(
  read: ReadText,
  month: number,
  day: number,
  at: { readonly next: number; readonly today: Day },
): FoundDay | undefined {
  const isLed = hasMark(read, at.next, MARK.of);
  const year = yearAt(read, isLed ? at.next + 1 : at.next, { isLed, today: at.today });
  if (year !== undefined) return found(dayFrom(year.year, month, day), year.end);
  return foundEitherWay(nextDay(month, day, at.today), latestDay(month, day, at.today), at.next);
}
