import { isParted } from '../grammar/clause.ts';
import { leadBit, MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Day, dayFrom, lastDayOf, monthFrom, weekdayOf } from './calendar.ts';
import { nthWeekday } from './holidays.ts';
import { ordinalAt, placeAt, signedPlace } from './ordinals.ts';
import { type FoundDay, found, foundEitherWay, stepAt, weekdayAt } from './relative-dates.ts';
import { yearAt } from './years.ts';

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

/** "The first Monday of next month", "am letzten Freitag im Januar", "三月的第一个星期六". */
export function placedWeekday(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const placed = placedIn(read, at, today);
  if (placed === undefined) return undefined;
  const { end, month, year } = placed;
  if (year !== undefined) return found(dayIn(placed, year, month), end);
  const now = monthFrom(today, 0);
  const next = month < now.month ? now.year + 1 : now.year;
  const days = [next - 1, next, next + 1].map((each) => dayIn(placed, each, month));
  const gone = days.findLast((day) => day !== undefined && day <= today);
  const isGone = days[1] !== undefined && days[1] < today;
  return foundEitherWay(isGone ? days[2] : days[1], gone, end);
}

/** Token index behind such words, whether or not the month has that day: "the fifth Saturday in February". */
export function endOfPlacedWeekday(read: ReadText, at: number, today: Day): number | undefined {
  return placedIn(read, at, today)?.end;
}

interface Place {
  /** From 1; -1 for the last one, -2 for the last but one. */
  readonly nth: number;
  readonly end: number;
}

interface NamedMonth {
  /** Undefined where it is that of any year. */
  readonly year: number | undefined;
  /** 1-12 */
  readonly month: number;
  readonly end: number;
}

interface PlacedWeekday extends NamedMonth, Place {
  readonly weekday: number;
}

function placedIn(read: ReadText, at: number, today: Day): PlacedWeekday | undefined {
  if (read.language.pack.calendar.unitsFollow === true) return monthThenWeekday(read, at, today);
  const place = placeOf(read, at);
  const named = place && weekdayAt(read, place.end);
  if (place === undefined || named === undefined) return undefined;
  // "Sexta-feira".
  const end = read.tokens[named.end]?.joint === '-' ? named.end + 1 : named.end;
  const month = monthBehind(read, end, today);
  return month && { nth: place.nth, weekday: named.weekday, ...month };
}

function dayIn({ nth, weekday }: PlacedWeekday, year: number, month: number): Day | undefined {
  if (nth > 0) return nthWeekday(year, { month, nth, weekday });
  const last = lastDayOf(year, month);
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1);
}

const PLACES_MAX = 5;

function placeOf(read: ReadText, at: number): Place | undefined {
  const ordinal = ordinalAt(read, at) ?? placeAt(read, at) ?? signedPlace(read, at);
  const isPlace = ordinal !== undefined && ordinal.value >= 1 && ordinal.value <= PLACES_MAX;
  if (isPlace) return { nth: ordinal.value, end: ordinal.end };
  if (hasMark(read, at, MARK.last)) return { nth: -1, end: at + 1 };
  return hasMark(read, at, MARK.beforeLast) ? { nth: -2, end: at + 1 } : undefined;
}

const IN = leadBit('in');
const OF = leadBit('of');
const SMALL_WORDS_MAX = 4;

/** "Of next month", "im Mai", "del mes de mayo", "of May 2027". */
function monthBehind(read: ReadText, from: number, today: Day): NamedMonth | undefined {
  for (let at = from; at <= from + SMALL_WORDS_MAX; at++) {
    if (isParted(read, at)) return undefined;
    const month = namedMonthAt(read, at, today);
    if (month !== undefined || !isSmall(read, at)) return month;
  }
  return undefined;
}

function namedMonthAt(read: ReadText, at: number, today: Day): NamedMonth | undefined {
  const month = read.senses[at]?.month;
  if (month !== undefined) return withYear(read, month, at + 1, today);
  const relative = relativeMonth(read, at, today);
  if (relative !== undefined) return relative;
  const isThis = hasMark(read, at, MARK.month) && !goesOn(read, at + 1);
  return isThis ? monthOf(read, at, today) : undefined;
}

function isSmall(read: ReadText, at: number): boolean {
  if (hasMark(read, at, MARK.of | MARK.article | MARK.inside | MARK.month)) return true;
  return ((read.senses[at]?.leads ?? 0) & IN) !== 0;
}

/** "Del mes", "del mes que viene". */
function monthOf(read: ReadText, at: number, today: Day): NamedMonth {
  const next = read.senses[at + 1]?.isEmpty && stepAt(read, at + 2) !== undefined ? at + 2 : at + 1;
  const step = (read.tokens[next]?.boundary ?? 2) > 0 ? undefined : stepAt(read, next);
  return { ...monthFrom(today, step ?? 0), end: step === undefined ? at + 1 : next + 1 };
}

/** To the name of the month: "des Monats Mai", "du mois de mai". */
function goesOn(read: ReadText, at: number): boolean {
  const next = hasMark(read, at, MARK.of) ? at + 1 : at;
  return read.senses[next]?.month !== undefined && read.tokens[next]!.boundary === 0;
}

function withYear(read: ReadText, month: number, end: number, today: Day): NamedMonth {
  const isLed = hasMark(read, end, MARK.of);
  const year = yearAt(read, isLed ? end + 1 : end, { isLed, today });
  return { year: year?.year, month, end: year?.end ?? end };
}

/** Of Chinese: "四月第二个周六", "下个月的最后一个星期五". */
function monthThenWeekday(read: ReadText, at: number, today: Day): PlacedWeekday | undefined {
  const month = chineseMonth(read, at, today);
  if (month === undefined) return undefined;
  const from = ((read.senses[month.end]?.leads ?? 0) & OF) !== 0 ? month.end + 1 : month.end;
  const place = chinesePlace(read, from);
  if (place === undefined) return undefined;
  const next = read.senses[place.end]?.isEmpty ? place.end + 1 : place.end;
  const named = weekdayAt(read, next);
  return named && { ...month, ...place, weekday: named.weekday, end: named.end };
}

function chineseMonth(read: ReadText, at: number, today: Day): NamedMonth | undefined {
  const number = parseNumber(read, at);
  if (number !== undefined) {
    const isMonth =
      number.value >= 1 && number.value <= 12 && hasMark(read, number.end, MARK.month);
    return isMonth ? { year: undefined, month: number.value, end: number.end + 1 } : undefined;
  }
  const step = stepAt(read, at);
  const named = read.senses[at + 1]?.isEmpty ? at + 2 : at + 1;
  if (step === undefined || !hasMark(read, named, MARK.month)) return undefined;
  return { ...monthFrom(today, step), end: named + 1 };
}

function chinesePlace(read: ReadText, at: number): Place | undefined {
  const place = read.tokens[at] && placeAt(read, at);
  if (place && place.value <= PLACES_MAX) return { nth: place.value, end: place.end };
  const last = [...(read.language.pack.calendar.lastOne ?? '')];
  const isLast = last.length > 0 && last.every((sign, i) => read.tokens[at + i]?.word === sign);
  return isLast ? { nth: -1, end: at + last.length } : undefined;
}
