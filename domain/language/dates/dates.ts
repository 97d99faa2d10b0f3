import type { Steps } from '../../steps.ts';
import { OF_TIMES } from '../grammar/directions.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, type Mention, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { anaphoricDay, dayBehind, type LastDay } from './anaphoric-days.ts';
import {
  type Day,
  dayFrom,
  isoDate,
  latestDay,
  monthFrom,
  nextDay,
  weekdayOf,
} from './calendar.ts';
import { countedFromToday } from './counted-from-today.ts';
import { lastDayAt, numberedWeekday, placedWeekday, relativeMonth } from './days-of-months.ts';
import { withExactDays, withoutComments } from './exact-days.ts';
import { holidayAt } from './holidays.ts';
import { markedDate } from './marked-dates.ts';
import { mayTellDate, namesDaysOrLengths } from './may-tell-date.ts';
import { endOfNoDay } from './no-day.ts';
import { numberedMonth } from './numbered-months.ts';
import { isDotted, numericDate } from './numeric-dates.ts';
import { dayNumberAt, type Ordinal, ordinalAt, placeAt } from './ordinals.ts';
import {
  daysAgo,
  distantDate,
  type FoundDay,
  found,
  foundEitherWay,
  lengthAt,
  movedBy,
  phraseDate,
  weekdayAt,
  weekdayDate,
  weekOf,
} from './relative-dates.ts';
import { inToldYear, relativeYear, yearAt } from './years.ts';

/** Words that are looked at in a step: where every one may begin a day, each takes some microseconds. */
const WORDS_A_STEP = 128;

/**
 * All days in the text, as ISO dates; those without a year are the next ones from `today` on. A bare
 * weekday is a mention of its own kind as well, since a choice may be made by it.
 */
export function* findDates(read: ReadText, today: Day, isHourAsked = false): Steps<Mention[]> {
  const found: Mention[] = [];
  const vague = new Set<number>();
  let last: LastDay | undefined;
  const namesDays = namesDaysOrLengths(read);
  const noDay = { end: 0 };
  for (let at = 0, looked = 1; at < read.tokens.length; at++, looked++) {
    if (looked % WORDS_A_STEP === 0) yield;
    if (!mayBeginDay(read, at, { namesDays, noDay, today })) continue;
    const own = dayLedTo(read, at, last, { today, isHourAsked });
    const fromLast = longer(anaphoricDay(read, at, last), own);
    const date = fromLast ?? own;
    if (date === undefined) continue;
    if (fromLast !== undefined) found.push({ ...found.pop()!, tellsAnother: true });
    last = { ...date, start: at };
    found.push(mentionOf(date, at));
    if (date.isVague) vague.add(found.length - 1);
    at = date.end - 1;
  }
  return withExactDays(withoutComments(read, found), vague);
}

/** A first look, which passes over words that only look like a day. */
function mayBeginDay(
  read: ReadText,
  at: number,
  looking: { readonly namesDays: boolean; readonly noDay: { end: number }; readonly today: Day },
): boolean {
  const { namesDays, noDay, today } = looking;
  if (at < noDay.end || !mayTellDate(read, at, namesDays)) return false;
  noDay.end = endOfNoDay(read, at, today) ?? 0;
  return noDay.end === 0;
}

/** The day that begins at a token, or that the last one found leads to. */
function dayLedTo(
  read: ReadText,
  at: number,
  last: LastDay | undefined,
  { today, isHourAsked }: { readonly today: Day; readonly isHourAsked: boolean },
): FoundDay | undefined {
  const dayAt = isHourAsked ? dateBesideHour : dateAt;
  return dayBehind(read, at, last, today) ?? inToldYear(read, at, dayAt(read, at, today), today);
}

function mentionOf({ certainty, day, end, pastDay }: FoundDay, start: number): Mention {
  const past = pastDay === undefined ? {} : { pastValue: isoDate(pastDay) };
  return { kind: 'date', value: isoDate(day), ...past, start, end, certainty };
}

function dateBesideHour(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const date = dateAt(read, at, today);
  return date?.isNumbered ? weekdayDate(read, at, today) : date;
}

/** "The day before Easter" is told from no other day. */
function longer(one: FoundDay | undefined, other: FoundDay | undefined): FoundDay | undefined {
  return one !== undefined && one.end >= (other?.end ?? 0) ? one : undefined;
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

/** The day that begins at a token, looked for thoroughly. */
export function dateAt(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const before = phraseOf(read, at, PHRASE.dayBefore);
  const around = before ?? phraseOf(read, at, PHRASE.dayAfter);
  const next = around && plainDate(read, around.end, today);
  if (next !== undefined) return movedBy(next, before === undefined ? 1 : -1, next.end);
  const date = plainDate(read, at, today);
  return date && (putOff(read, date) ?? date);
}

/** "Monday week", "lundi en quinze", "Donnerstag in einer Woche", "heute in zwei Wochen". */
function putOff(read: ReadText, date: FoundDay): FoundDay | undefined {
  const { end } = date;
  if ((read.tokens[end]?.boundary ?? 2) > 0) return undefined;
  const phrase = phraseOf(read, end, PHRASE.putOff, PHRASE.span - 1);
  if (phrase !== undefined) return movedBy(date, phrase.kind - PHRASE.putOff, phrase.end);
  const length = hasMark(read, end, MARK.inside) ? lengthAt(read, end + 1) : undefined;
  return length && found(length.from(date.day, 1), length.end);
}

function plainDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const token = read.tokens[at];
  if (token === undefined) return undefined;
  const marked = markedDate(read, at, today);
  if (marked !== undefined) return marked;
  const ago = countedFromToday(read, at, today) ?? daysAgo(read, at, today);
  if (ago !== undefined) return ago;
  const named = lastDayAt(read, at, today) ?? holidayAt(read, at, today);
  if (named !== undefined) return named;
  const numbered = numberedMonth(read, at, today);
  if (numbered !== undefined) return numbered;
  const placed = placedWeekday(read, at, today);
  if (placed !== undefined) return placed;
  if (token.digits) return numericDate(read, at, today) ?? dayThenMonth(read, at, today);
  return (
    phraseDate(read, at, today) ??
    monthThenDay(read, at, today) ??
    inNamedWeek(read, at, today) ??
    dayAfterWeekday(read, at, today) ??
    weekdayDate(read, at, today) ??
    weekOnDay(read, at, today) ??
    distantDate(read, at, today) ??
    dayThenMonth(read, at, today)
  );
}

/** "A week on Monday", "two weeks from Friday". */
function weekOnDay(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const length = lengthAt(read, at);
  if (length === undefined || !hasMark(read, length.end, MARK.countedFrom)) return undefined;
  if (weekdayAt(read, length.end + 1) === undefined) return undefined;
  const day = weekdayDate(read, length.end + 1, today);
  return day && found(length.from(day.day, 1), day.end);
}

/** "Last week, Tuesday I think", "vorige Woche Mittwoch", "la semana que viene, el martes". */
function inNamedWeek(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const week = weekOf(read, at);
  if (week === undefined) return undefined;
  let next = week.end;
  while (read.senses[next]?.isEmpty && next < week.end + 2) next++;
  const named = weekdayAt(read, next);
  if (named === undefined || read.tokens[next]!.boundary === 2) return undefined;
  return found(today - weekdayOf(today) + 7 * week.step + named.weekday, named.end);
}

/** "Friday, March 13th", "vendredi 13 mars": the day that is written counts. */
function dayAfterWeekday(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const named = weekdayAt(read, at);
  if (named === undefined) return undefined;
  let next = named.end;
  while (hasMark(read, next, MARK.article) && next < named.end + 2) next++;
  if (read.tokens[next] === undefined || read.tokens[next]!.boundary === 2) return undefined;
  if (read.tokens[next]!.digits) {
    const day = numericDate(read, next, today) ?? dayThenMonth(read, next, today);
    return day ?? numberedWeekday(read, next, { today, weekday: named.weekday });
  }
  return monthThenDay(read, next, today) ?? dayThenMonth(read, next, today);
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
  const relative = relativeMonth(read, next, today);
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
    if (read.tokens[at]!.digits) return true;
    // "A primeira", "la première": days are masculine.
    const isOfThing =
      read.language.pack.modifiersFollow && /(?:a|ere)$/.test(read.tokens[at]!.word);
    return !isOfThing && hasMark(read, at - 1, MARK.article);
  }
  const { boundary, digits } = read.tokens[at]!;
  if (!digits || boundary > 0) return false;
  // "Dia 30", "el día 30", "on revient le 20".
  return hasMark(read, at - 1, MARK.day) || isOfComing(read, at);
}

/** Behind a verb of coming, leaving or returning and its article, where nothing is counted. */
function isOfComing(read: ReadText, at: number): boolean {
  const { roles, senses, tokens } = read;
  if (!hasMark(read, at - 1, MARK.article) || tokens[at - 1]!.boundary > 0) return false;
  // "Llegan las 2", "on part les 2".
  if (hasMark(read, at - 1, MARK.at) || tokens[at - 1]!.word.endsWith('s')) return false;
  if (((roles[at - 2] ?? 0) & OF_TIMES) === 0) return false;
  return (tokens[at + 1]?.boundary ?? 2) > 0 || senses[at + 1]?.joinsClauses === true;
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
  const isOther = (read.tokens[at.next]?.boundary ?? 2) === 2;
  const dated = year ?? (isOther ? undefined : relativeYear(read, at.next, at.today));
  if (dated !== undefined) return found(dayFrom(dated.year, month, day), dated.end);
  return foundEitherWay(nextDay(month, day, at.today), latestDay(month, day, at.today), at.next);
}
