import { DAY_MS } from '../../input/instant.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type HolidayRule, holidayRule } from '../pack-format/holidays.ts';
import { type Day, dayFrom, weekdayOf } from './calendar.ts';
import { type FoundDay, found, foundEitherWay } from './relative-dates.ts';

/** "Boxing Day", "am zweiten Advent", "last Easter", "Noël 2019". */
export function holidayAt(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const phrase = phraseOf(read, at, PHRASE.holiday, PHRASE.putOff - 1);
  if (phrase === undefined) return undefined;
  const { start, end } = phrase;
  const rule = holidayRule(phrase.kind - PHRASE.holiday);
  const { next, latest } = holidayAround(rule, today);
  if (hasMark(read, end, MARK.last)) return found(latest, end + 1);
  const isOfLastYear = hasMark(read, start - 1, MARK.year) && hasMark(read, start - 2, MARK.last);
  if (isOfLastYear || hasMark(read, start - 1, MARK.last)) return found(latest, end);
  const word = read.tokens[end];
  if (word?.digits === true && word.word.length === 4 && word.boundary < 2) {
    return found(holidayIn(rule, Number(word.word)), end + 1);
  }
  return foundEitherWay(next, latest, end);
}

/** The day that a rule names, the next one from today on and the latest one up to today. */
function holidayAround(
  rule: HolidayRule,
  today: Day,
): { readonly next: Day | undefined; readonly latest: Day | undefined } {
  const year = new Date(today * DAY_MS).getUTCFullYear();
  const days = [year - 1, year, year + 1].map((each) => holidayIn(rule, each));
  return {
    next: days.find((day) => day !== undefined && day >= today),
    latest: days.findLast((day) => day !== undefined && day <= today),
  };
}

function holidayIn(rule: HolidayRule, year: number): Day | undefined {
  switch (rule.kind) {
    case 'fixed':
      return dayFrom(year, rule.month, rule.day);
    case 'easter':
      return easterSunday(year) + rule.days;
    case 'advent':
      return lastAdvent(year) - 7 * (4 - rule.nth);
    case 'weekday':
      return nthWeekday(year, rule);
  }
}

/** The n-th such weekday of a month, Monday = 0; undefined where it has fewer. */
export function nthWeekday(
  year: number,
  {
    month,
    nth,
    weekday,
  }: { readonly month: number; readonly nth: number; readonly weekday: number },
): Day | undefined {
  const first = dayFrom(year, month, 1)!;
  const day = first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1);
  return new Date(day * DAY_MS).getUTCMonth() === month - 1 ? day : undefined;
}

/** The Sunday before Christmas Day. */
function lastAdvent(year: number): Day {
  const eve = dayFrom(year, 12, 24)!;
  return eve - ((weekdayOf(eve) + 1) % 7);
}

/** Gregorian Easter (Meeus, Jones and Butcher, "Astronomical Algorithms", 1991). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayFrom(year, Math.floor(sum / 31), (sum % 31) + 1)!;
}
