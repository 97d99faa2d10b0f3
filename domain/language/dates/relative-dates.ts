import { HOLIDAY_DAYS, MARK, PHRASE } from '../grammar/language.ts';
import { phraseOf, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Day, latestDay, nextDay, weekdayOf } from './calendar.ts';

const SURE = 1;

export interface FoundDay {
  readonly day: Day;
  /** Read of what is past, where the words do not tell: the latest such day instead of the next. */
  readonly pastDay?: Day;
  readonly end: number;
  readonly certainty: number;
}

export function found(day: Day | undefined, end: number, certainty = SURE): FoundDay | undefined {
  return day === undefined ? undefined : { day, end, certainty };
}

export function hasMark(read: ReadText, at: number, mark: number): boolean {
  return ((read.senses[at]?.marks ?? 0) & mark) !== 0;
}

/** The same, read of what is past as another day. */
export function foundEitherWay(
  day: Day | undefined,
  pastDay: Day | undefined,
  end: number,
  certainty = SURE,
): FoundDay | undefined {
  if (day === undefined) return undefined;
  return pastDay === undefined ? { day, end, certainty } : { day, pastDay, end, certainty };
}

/** 0 for "this", 1 for "next", -1 for "last". */
export function stepAt(read: ReadText, at: number): number | undefined {
  if (hasMark(read, at, MARK.current)) return 0;
  if (hasMark(read, at, MARK.last)) return -1;
  return hasMark(read, at, MARK.next) ? 1 : undefined;
}

const OFFSETS: ReadonlyMap<number, number> = new Map([
  [PHRASE.today, 0],
  [PHRASE.tomorrow, 1],
  [PHRASE.afterTomorrow, 2],
  [PHRASE.yesterday, -1],
  [PHRASE.beforeYesterday, -2],
]);

export function phraseDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const phrase =
    phraseOf(read, at, PHRASE.beforeYesterday) ??
    phraseOf(read, at, PHRASE.today, PHRASE.yesterday);
  const offset = OFFSETS.get(phrase?.kind ?? -1);
  if (offset === undefined) return holidayAt(read, at, today);
  // "大后天" is a day further off.
  const isFurther = Math.abs(offset) === 2 && read.tokens[at - 1]?.word === FURTHER;
  return found(today + offset + (isFurther ? Math.sign(offset) : 0), phrase!.end);
}

/** Of Chinese: "大后天", "大前天". */
const FURTHER = '大';

function holidayAt(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const phrase = phraseOf(read, at, PHRASE.holiday, PHRASE.people - 1);
  if (phrase === undefined) return undefined;
  const date = phrase.kind - PHRASE.holiday;
  const [month, day] = [Math.floor(date / HOLIDAY_DAYS), date % HOLIDAY_DAYS];
  return foundEitherWay(nextDay(month, day, today), latestDay(month, day, today), phrase.end);
}

export interface FoundWeekday {
  /** From Monday = 0. */
  readonly weekday: number;
  readonly end: number;
}

/** The weekday that is named at a token, by a word or by several. */
export function weekdayAt(read: ReadText, at: number): FoundWeekday | undefined {
  const weekday = read.senses[at]?.weekday;
  if (weekday !== undefined && isWholeWord(read, at)) return { weekday, end: at + 1 };
  const phrase = phraseOf(read, at, PHRASE.weekday, PHRASE.weekday + 6);
  return phrase && { weekday: phrase.kind - PHRASE.weekday, end: phrase.end };
}

/** "friday", "next friday", "friday next week", "this saturday". */
export function weekdayDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const lead = leadOf(read, at);
  const named = weekdayAt(read, lead.at);
  if (named === undefined) return undefined;
  const { weekday, end } = named;
  const monday = today - weekdayOf(today);
  const inWeek = weekOf(read, end);
  if (inWeek !== undefined) return found(monday + 7 * inWeek.step + weekday, inWeek.end);
  const coming = today + ((weekday - weekdayOf(today) + 7) % 7);
  return ofStep(coming, today, lead.step, lead.end ?? end);
}

/** A weekday that comes next on a day: that one, the one of next week, or the last one. */
function ofStep(
  coming: Day,
  today: Day,
  step: number | undefined,
  end: number,
): FoundDay | undefined {
  const gone = coming > today ? coming - 7 : today;
  if (step === -1) return found(gone === today ? today - 7 : gone, end);
  // "next friday" is never in the week that is going on.
  const isThisWeek = coming < today - weekdayOf(today) + 7;
  if (step === 1) return found(isThisWeek ? coming + 7 : coming, end);
  return foundEitherWay(coming, step === 0 ? undefined : gone, end);
}

/** "next", "this" before a weekday, or after it as in "lundi prochain". */
function leadOf(
  read: ReadText,
  at: number,
): { at: number; step: number | undefined; end?: number } {
  const before = stepAt(read, at);
  if (before !== undefined) {
    // "下个星期二": a measure word may stand between.
    const next = read.senses[at + 1]?.isEmpty ? at + 2 : at + 1;
    if (weekdayAt(read, next) !== undefined) return { at: next, step: before };
  }
  const after = read.senses[at]?.weekday === undefined ? undefined : stepAt(read, at + 1);
  if (after !== undefined && !hasMark(read, at + 2, MARK.week | MARK.month)) {
    return { at, step: after, end: at + 2 };
  }
  return { at, step: undefined };
}

/** "next week", "this week", "of next week", "la semaine prochaine": weeks from this one. */
function weekOf(read: ReadText, at: number): { step: number; end: number } | undefined {
  let from = at;
  while (hasMark(read, from, MARK.of | MARK.article | MARK.inside) && from < at + 3) from++;
  if (read.tokens[from] === undefined || read.tokens[from]!.boundary === 2) return undefined;
  const before = stepAt(read, from);
  if (before !== undefined && hasMark(read, from + 1, MARK.week))
    return { step: before, end: from + 2 };
  const after = hasMark(read, from, MARK.week) ? stepAt(read, from + 1) : undefined;
  return after === undefined ? undefined : { step: after, end: from + 2 };
}

/** "three days ago", "vor drei Tagen", "il y a trois jours". */
export function daysAgo(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const before = phraseOf(read, at, PHRASE.ago);
  const first = before?.end ?? at;
  const number = parseNumber(read, first) ?? article(read, first);
  if (number === undefined) return undefined;
  const days = daysPer(read, number.end);
  if (days === undefined) return undefined;
  const after = phraseOf(read, number.end + 1, PHRASE.ago);
  if (before === undefined && after === undefined) return undefined;
  return found(today - Math.round(number.value * days), after?.end ?? number.end + 1);
}

/** "in two weeks", "three days from now". */
export function distantDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const isInside = hasMark(read, at, MARK.inside);
  const first = isInside ? at + 1 : at;
  // "dentro de dos semanas", "daqui a duas semanas": a small word may follow.
  const number =
    parseNumber(read, first) ??
    (isInside && read.senses[first]?.isEmpty ? parseNumber(read, first + 1) : undefined) ??
    article(read, first);
  if (number === undefined) return undefined;
  const days = daysPer(read, number.end);
  if (days === undefined) return undefined;
  const from = phraseOf(read, number.end + 1, PHRASE.fromNow);
  if (!isInside && from === undefined) return undefined;
  return found(today + Math.round(number.value * days), from?.end ?? number.end + 1);
}

/** "in a week": the article counts one. */
function article(read: ReadText, at: number): { value: number; end: number } | undefined {
  const token = read.tokens[at];
  return token !== undefined && token.word.length <= 5 && read.senses[at]?.isEmpty
    ? { value: 1, end: at + 1 }
    : undefined;
}

function daysPer(read: ReadText, at: number): number | undefined {
  if (hasMark(read, at, MARK.day)) return 1;
  return hasMark(read, at, MARK.week) ? 7 : undefined;
}
/** "sun", "mar" and "do" are weekdays where they are written as names or led in like days. */
function isWholeWord(read: ReadText, at: number): boolean {
  const token = read.tokens[at]!;
  if (token.word.length > 3) return true;
  const before = read.senses[at - 1];
  const isLed = before !== undefined && (before.leads !== 0 || stepAt(read, at - 1) !== undefined);
  return (token.capital || isLed) && !read.senses[at]!.isEmpty;
}
