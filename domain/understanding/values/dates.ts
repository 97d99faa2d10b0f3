import { MARK, PHRASE } from '../languages/compile.ts';
import { type Mention, phraseOf, type ReadText } from '../mentions.ts';
import { parseNumber } from './numbers.ts';

const DAY_MS = 86_400_000;
const SURE = 1;

/** A calendar day as days since 1970-01-01 (UTC): relative dates are sums. */
export type Day = number;

interface FoundDay {
  readonly day: Day;
  readonly end: number;
  readonly certainty: number;
}

export function dayOf(instant: string): Day {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${instant}`);
  return Math.floor(time / DAY_MS);
}

export function isoDate(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Monday = 0. */
function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

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
    const weekday = read.senses[at]?.weekday;
    if (weekday !== undefined && isWholeWord(read, at)) {
      found.push({ kind: 'weekday', value: weekday, start: at, end: at + 1, certainty: SURE });
    }
    const ordinal = ordinalAt(read, at);
    if (ordinal !== undefined) {
      found.push({
        kind: 'ordinal',
        value: ordinal.value,
        start: at,
        end: ordinal.end,
        certainty: SURE,
      });
    }
  }
  return found;
}

/** "sun", "mar" and "do" are weekdays where they are written as names or led in like days. */
function isWholeWord(read: ReadText, at: number): boolean {
  const token = read.tokens[at]!;
  if (token.word.length > 3) return true;
  const before = read.senses[at - 1];
  const isLed = before !== undefined && (before.leads !== 0 || stepAt(read, at - 1) !== undefined);
  return (token.capital || isLed) && !read.senses[at]!.isEmpty;
}

function hasMark(read: ReadText, at: number, mark: number): boolean {
  return ((read.senses[at]?.marks ?? 0) & mark) !== 0;
}

function dateAt(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const token = read.tokens[at]!;
  if (token.digits) return numericDate(read, at, today) ?? dayThenMonth(read, at, today);
  return (
    phraseDate(read, at, today) ??
    monthThenDay(read, at, today) ??
    weekdayDate(read, at, today) ??
    distantDate(read, at, today) ??
    dayThenMonth(read, at, today)
  );
}

function found(day: Day | undefined, end: number, certainty = SURE): FoundDay | undefined {
  return day === undefined ? undefined : { day, end, certainty };
}

/** The day of a calendar date; undefined for the 31st of April. */
function dayFrom(year: number, month: number, day: number): Day | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && day >= 1 && month >= 1 ? Math.floor(time / DAY_MS) : undefined;
}

/** The next such day from today on. */
function nextDay(month: number, day: number, today: Day): Day | undefined {
  const year = new Date(today * DAY_MS).getUTCFullYear();
  for (let i = 0; i <= 4; i++) {
    const candidate = dayFrom(year + i, month, day);
    if (candidate !== undefined && candidate >= today) return candidate;
  }
  return undefined;
}

function yearOf(written: string, today: Day): number | undefined {
  const value = Number(written);
  if (written.length === 4 && value >= 1000) return value;
  if (written.length !== 2) return undefined;
  const century = 100 * Math.floor(new Date(today * DAY_MS).getUTCFullYear() / 100);
  return value > (new Date(today * DAY_MS).getUTCFullYear() % 100) + 20
    ? century - 100 + value
    : century + value;
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
  return isDate ? found(nextDay(month, day, today), at + 2, 0.9) : undefined;
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
  return read.text[read.tokens[at]!.end] === '.' && read.language.table.numbers.decimalComma;
}

function dayAndMonth(read: ReadText, first: number, second: number): [number, number] {
  if (first > 12) return [first, second];
  if (second > 12) return [second, first];
  return read.monthFirst ? [second, first] : [first, second];
}

function phraseDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const phrase = phraseOf(read, at, PHRASE.today, PHRASE.yesterday);
  const offset = OFFSETS.get(phrase?.kind ?? -1);
  return offset === undefined ? undefined : found(today + offset, phrase!.end);
}

const OFFSETS: ReadonlyMap<number, number> = new Map([
  [PHRASE.today, 0],
  [PHRASE.tomorrow, 1],
  [PHRASE.afterTomorrow, 2],
  [PHRASE.yesterday, -1],
]);

interface Ordinal {
  readonly value: number;
  readonly end: number;
}

/** "9th", "ninth", "1er", "9." before a month. */
export function ordinalAt(read: ReadText, at: number): Ordinal | undefined {
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
  return isDayAlone(read, at) ? dayOfMonth(day, today) : undefined;
}

/** A day without a month has to be an ordinal, or to follow an article in languages that say "le 9". */
function isDayAlone(read: ReadText, at: number): boolean {
  if (ordinalAt(read, at) !== undefined) {
    return read.tokens[at]!.digits || hasMark(read, at - 1, MARK.article);
  }
  return false;
}

function dayOfMonth(day: Ordinal, today: Day): FoundDay | undefined {
  const now = new Date(today * DAY_MS);
  for (let i = 0; i <= 2; i++) {
    const month = now.getUTCMonth() + i;
    const candidate = dayFrom(
      now.getUTCFullYear() + Math.floor(month / 12),
      (month % 12) + 1,
      day.value,
    );
    if (candidate !== undefined && candidate >= today) return found(candidate, day.end, 0.9);
  }
  return undefined;
}

/** "this month", "next month" with its end. */
function monthAt(
  read: ReadText,
  at: number,
  today: Day,
): { year: number; month: number; end: number } | undefined {
  const now = new Date(today * DAY_MS);
  const step = stepAt(read, at);
  if (step === undefined || !hasMark(read, at + 1, MARK.month)) return undefined;
  const month = now.getUTCMonth() + step;
  return {
    year: now.getUTCFullYear() + Math.floor(month / 12),
    month: (month % 12) + 1,
    end: at + 2,
  };
}

/** 0 for "this", 1 for "next". */
function stepAt(read: ReadText, at: number): number | undefined {
  if (hasMark(read, at, MARK.current)) return 0;
  return hasMark(read, at, MARK.next) ? 1 : undefined;
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
  return withYear(read, month, day.value, { next: day.end, today });
}

function withYear(
  read: ReadText,
  month: number,
  day: number,
  at: { readonly next: number; readonly today: Day },
): FoundDay | undefined {
  let next = at.next;
  if (hasMark(read, next, MARK.of)) next++;
  const token = read.tokens[next];
  if (token?.digits && token.word.length === 4 && token.boundary < 2) {
    const value = Number(token.word);
    if (value > 1800 && value < 2200) return found(dayFrom(value, month, day), next + 1);
  }
  return found(nextDay(month, day, at.today), at.next);
}

/** "friday", "next friday", "friday next week", "this saturday". */
function weekdayDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const lead = leadOf(read, at);
  const weekday = read.senses[lead.at]?.weekday;
  if (weekday === undefined || !isWholeWord(read, lead.at)) return undefined;
  const monday = today - weekdayOf(today);
  const inWeek = weekOf(read, lead.at + 1);
  if (inWeek !== undefined) return found(monday + 7 * inWeek.step + weekday, inWeek.end);
  const coming = today + ((weekday - weekdayOf(today) + 7) % 7);
  const written = dayThenMonth(read, lead.at + 1, today);
  if (written !== undefined && lead.step === undefined) return written;
  // "next friday" is never in the week that is going on.
  const isSkipped = lead.step === 1 && coming < monday + 7;
  return found(isSkipped ? coming + 7 : coming, lead.end ?? lead.at + 1);
}

/** "next", "this" before a weekday, or after it as in "lundi prochain". */
function leadOf(
  read: ReadText,
  at: number,
): { at: number; step: number | undefined; end?: number } {
  const before = stepAt(read, at);
  if (before !== undefined && read.senses[at + 1]?.weekday !== undefined) {
    return { at: at + 1, step: before };
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

/** "in two weeks", "three days from now". */
function distantDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const isInside = hasMark(read, at, MARK.inside);
  const number = parseNumber(read, isInside ? at + 1 : at) ?? article(read, isInside ? at + 1 : at);
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
