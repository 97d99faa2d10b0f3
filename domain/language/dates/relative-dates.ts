import { isParted } from '../grammar/clause.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Day, isInCalendar, monthsFrom, weekdayOf } from './calendar.ts';
import { tellsAgo } from './may-tell-date.ts';

const SURE = 1;

export interface FoundDay {
  readonly day: Day;
  /** Read of what is past, where the words do not tell: the latest such day instead of the next. */
  readonly pastDay?: Day;
  readonly end: number;
  readonly certainty: number;
  /** "Saturday 10", where the 10th is one: the number may be an hour. */
  readonly isNumbered?: true;
  /** "A year ago", which a date told beside it makes exact. */
  readonly isVague?: true;
}

export function found(day: Day | undefined, end: number, certainty = SURE): FoundDay | undefined {
  return foundEitherWay(day, undefined, end, certainty);
}

/** The same, read of what is past as another day. */
export function foundEitherWay(
  day: Day | undefined,
  pastDay: Day | undefined,
  end: number,
  certainty = SURE,
): FoundDay | undefined {
  if (day === undefined || !isInCalendar(day)) return undefined;
  const hasPast = pastDay !== undefined && isInCalendar(pastDay);
  return hasPast ? { day, pastDay, end, certainty } : { day, end, certainty };
}

/** The same, some days later. */
export function movedBy(
  { day, pastDay, ...date }: FoundDay,
  days: number,
  end: number,
): FoundDay | undefined {
  const past = pastDay === undefined ? undefined : pastDay + days;
  const moved = foundEitherWay(day + days, past, end, date.certainty);
  return moved && { ...date, ...moved };
}

/** 0 for "this", 1 for "next", -1 for "last", 2 and -2 for one further. */
export function stepAt(read: ReadText, at: number): number | undefined {
  if (hasMark(read, at, MARK.current)) return 0;
  if (hasMark(read, at, MARK.last)) return -1;
  if (hasMark(read, at, MARK.next)) return 1;
  if (hasMark(read, at, MARK.afterNext)) return 2;
  return hasMark(read, at, MARK.beforeLast) ? -2 : undefined;
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
  if (offset === undefined) return undefined;
  // "大后天" is a day further off.
  const isFurther = Math.abs(offset) === 2 && read.tokens[at - 1]?.word === FURTHER;
  return found(today + offset + (isFurther ? Math.sign(offset) : 0), phrase!.end);
}

/** Of Chinese: "大后天", "大前天". */
const FURTHER = '大';

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
  const inWeek = read.tokens[end]?.boundary === 2 ? undefined : weekOf(read, end);
  if (inWeek !== undefined) return found(monday + 7 * inWeek.step + weekday, inWeek.end);
  const isOfWeek = read.language.pack.calendar.unitsFollow === true;
  if (isOfWeek && lead.step !== undefined) return found(monday + 7 * lead.step + weekday, end);
  const coming = today + ((weekday - weekdayOf(today) + 7) % 7);
  const further = furtherFrom(read, end);
  if (further !== undefined) return ofStep(coming, today, further.step, further.end);
  const toCome = endOfToCome(read, end);
  if (toCome !== undefined) return found(behind(coming, today), toCome);
  if (hasMark(read, at, MARK.coming)) return found(behind(coming, today), end);
  return ofStep(coming, today, lead.step, lead.end ?? end);
}

/** The same weekday a week later where it is today's. */
function behind(coming: Day, today: Day): Day {
  return coming === today ? coming + 7 : coming;
}

/** "El viernes que viene", "segunda que vem": the next such day, and not today. */
export function endOfToCome(read: ReadText, at: number): number | undefined {
  const isLed = (read.tokens[at]?.boundary ?? 2) === 0 && read.senses[at]?.isEmpty === true;
  if (!isLed || stepAt(read, at) !== undefined || isParted(read, at + 1)) return undefined;
  return stepAt(read, at + 1) === 1 && !hasMark(read, at, MARK.article) ? at + 2 : undefined;
}

/** "The Tuesday after next", "the Sunday before last". */
function furtherFrom(
  read: ReadText,
  at: number,
): { readonly step: number; readonly end: number } | undefined {
  const further = phraseOf(read, at, PHRASE.oneFurther);
  if (further !== undefined) return { step: 2, end: further.end };
  const before = phraseOf(read, at, PHRASE.oneBefore);
  return before && { step: -2, end: before.end };
}

/** A weekday that comes next on a day: that one, the one of next week, or the last one. */
function ofStep(
  coming: Day,
  today: Day,
  step: number | undefined,
  end: number,
): FoundDay | undefined {
  const gone = coming > today ? coming - 7 : today;
  const last = gone === today ? today - 7 : gone;
  if (step === -1 || step === -2) return found(last + 7 * (step + 1), end);
  // "next friday" is never in the week that is going on.
  const isThisWeek = coming < today - weekdayOf(today) + 7;
  if (step === 1 || step === 2) {
    return found((isThisWeek ? coming + 7 : coming) + 7 * (step - 1), end);
  }
  return foundEitherWay(coming, step === 0 ? undefined : gone, end);
}

function leadBefore(read: ReadText, at: number): { at: number; step: number } | undefined {
  const step = stepAt(read, at);
  if (step === undefined) return undefined;
  // "下下周一" is a week further off.
  const isTwice = read.tokens[at + 1]?.word === read.tokens[at]!.word;
  const first = isTwice ? at + 2 : at + 1;
  // "下个星期二": a measure word may stand between.
  const next = read.senses[first]?.isEmpty ? first + 1 : first;
  if (weekdayAt(read, next) === undefined) return undefined;
  return { at: next, step: isTwice ? 2 * step : step };
}

/** "next", "this" before a weekday, or after it as in "lundi prochain". */
function leadOf(
  read: ReadText,
  at: number,
): { at: number; step: number | undefined; end?: number } {
  const before = leadBefore(read, at);
  if (before !== undefined) return before;
  const after = read.senses[at]?.weekday === undefined ? undefined : stepAt(read, at + 1);
  if (after !== undefined && !hasMark(read, at + 2, MARK.week | MARK.month)) {
    return { at, step: after, end: at + 2 };
  }
  return { at, step: undefined };
}

/** "next week", "this week", "of next week", "la semaine prochaine": weeks from this one. */
export function weekOf(read: ReadText, at: number): { step: number; end: number } | undefined {
  let from = at;
  while (hasMark(read, from, MARK.of | MARK.article | MARK.inside) && from < at + 3) from++;
  const isNext = from > at && read.tokens[from]?.boundary === 2;
  if (read.tokens[from] === undefined || isNext) return undefined;
  const before = stepAt(read, from);
  if (before !== undefined && hasMark(read, from + 1, MARK.week))
    return { step: before, end: from + 2 };
  if (!hasMark(read, from, MARK.week)) return undefined;
  // "La semana que viene": a small word may stand between.
  const named = read.senses[from + 1]?.isEmpty && stepAt(read, from + 1) === undefined;
  const next = named ? from + 2 : from + 1;
  const after = stepAt(read, next);
  return after === undefined ? undefined : { step: after, end: next + 1 };
}

/** "three days ago", "vor drei Tagen", "il y a un mois". */
export function daysAgo(read: ReadText, at: number, today: Day): FoundDay | undefined {
  if (!tellsAgo(read)) return undefined;
  const before = phraseOf(read, at, PHRASE.ago);
  const length = before === undefined ? lengthAt(read, at) : lengthSoon(read, before.end);
  if (length === undefined) return undefined;
  const after = phraseOf(read, length.end, PHRASE.ago);
  if (before === undefined && after === undefined) return undefined;
  const day = found(length.from(today, -1), after?.end ?? length.end);
  return day && { ...day, isVague: true };
}

/** The same over one word: "vor genau einer Woche", "hoy hace justo un mes". */
export function lengthSoon(read: ReadText, at: number): Length | undefined {
  const length = lengthAt(read, at);
  if (length !== undefined || (read.tokens[at + 1]?.boundary ?? 2) > 0) return length;
  return read.tokens[at]!.digits ? undefined : lengthAt(read, at + 1);
}

/** "in two weeks", "three days from now", "tra un mese". */
export function distantDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const isInside = hasMark(read, at, MARK.inside);
  const first = isInside ? at + 1 : at;
  // "dentro de dos semanas", "daqui a duas semanas": a small word may follow.
  const isLed = isInside && read.senses[first]?.isEmpty === true;
  const length = lengthAt(read, first) ?? (isLed ? lengthAt(read, first + 1) : undefined);
  if (length === undefined) return undefined;
  const from = phraseOf(read, length.end, PHRASE.fromNow);
  if (!isInside && from === undefined) return undefined;
  return found(length.from(today, 1), from?.end ?? length.end);
}

interface Length {
  /** The day that is so far from another one: 1 forwards, -1 backwards. */
  readonly from: (day: Day, sign: 1 | -1) => Day;
  readonly end: number;
}

/** "three days", "a fortnight", "一个月", "two years". */
export function lengthAt(read: ReadText, at: number): Length | undefined {
  const number = parseNumber(read, at) ?? article(read, at);
  const count = number?.value ?? 1;
  const first = number?.end ?? at;
  // "两个星期": a measure word may stand between.
  const isMeasured = read.language.pack.calendar.unitsFollow && read.senses[first]?.isEmpty;
  const unit = isMeasured ? first + 1 : first;
  const span = phraseOf(read, unit, PHRASE.span, PHRASE.people - 1);
  if (span !== undefined) return inDays(count * (span.kind - PHRASE.span), span.end);
  if (number === undefined) return undefined;
  const days = daysPer(read, unit);
  if (days !== undefined) return inDays(count * days, unit + 1);
  const months = monthsPer(read, unit);
  if (months === undefined || !Number.isInteger(count * months)) return undefined;
  return { from: (day, sign) => monthsFrom(day, sign * count * months), end: unit + 1 };
}

function inDays(days: number, end: number): Length {
  return { from: (day, sign) => day + sign * Math.round(days), end };
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

function monthsPer(read: ReadText, at: number): number | undefined {
  if (hasMark(read, at, MARK.month)) return 1;
  return hasMark(read, at, MARK.year) ? 12 : undefined;
}

/** "sun", "mar" and "do" are weekdays where they are written as names or led in like days. */
function isWholeWord(read: ReadText, at: number): boolean {
  const token = read.tokens[at]!;
  if (token.word.length > 3) return true;
  const before = read.senses[at - 1];
  const isLed = before !== undefined && (before.leads !== 0 || stepAt(read, at - 1) !== undefined);
  return (token.capital || isLed) && !read.senses[at]!.isEmpty;
}
