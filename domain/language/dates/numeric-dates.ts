import type { ReadText } from '../grammar/read-text.ts';
import { type Day, dayFrom, latestDay, nextDay, yearOf } from './calendar.ts';
import { type FoundDay, found, foundEitherWay } from './relative-dates.ts';
import { isFullYear } from './years.ts';

/** 2019-03-09, 9/3/2019, 9.3., 3/9: day first unless the language says otherwise or it cannot be. */
export function numericDate(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const [first, second, third] = [read.tokens[at]!, read.tokens[at + 1], read.tokens[at + 2]];
  if (!second?.digits || !isDateMark(second.joint)) return undefined;
  const rest = third?.digits === true && third.joint === second.joint ? third.word : undefined;
  if (first.word.length === 4 && rest !== undefined) {
    return found(dayFrom(Number(first.word), Number(second.word), Number(rest)), at + 3);
  }
  if (first.word.length > 2 || second.word.length > 2) return undefined;
  const [day, month] = dayAndMonth(read, Number(first.word), Number(second.word));
  if (rest !== undefined) return fullDate(yearOf(rest, today), month, day, at + 3);
  if (!isWithoutYear(read, at + 1) && !isNoRange(read, at)) return undefined;
  return (
    fullDate(yearApart(read, at + 2), month, day, at + 3) ?? eitherYear(month, day, today, at + 2)
  );
}

/** The month of "3/9" or "9.3." at a token. */
function isWithoutYear(read: ReadText, at: number): boolean {
  const { joint } = read.tokens[at]!;
  return joint === '/' || (joint === '.' && isDotted(read, at));
}

/** "19-12" led in like a day, where the numbers go down: nobody tells a range so. */
function isNoRange({ senses, tokens }: ReadText, at: number): boolean {
  const [first, second] = [tokens[at]!, tokens[at + 1]!];
  if (second.joint !== '-' || Number(first.word) <= Number(second.word)) return false;
  const isLed =
    first.boundary === 0 && first.joint === undefined && senses[at - 1]?.isEmpty === true;
  return isLed && tokens[at + 2]?.joint !== '-';
}

function eitherYear(month: number, day: number, today: Day, end: number): FoundDay | undefined {
  return foundEitherWay(nextDay(month, day, today), latestDay(month, day, today), end, 0.9);
}

function isDateMark(joint: string | undefined): boolean {
  return joint === '-' || joint === '/' || joint === '.';
}

/** "24/10 1995": four digits of a year that end their clause. */
function yearApart({ tokens }: ReadText, at: number): number | undefined {
  const token = tokens[at];
  if (!token?.digits || token.boundary > 0 || token.joint !== undefined) return undefined;
  const endsClause = (tokens[at + 1]?.boundary ?? 2) > 0;
  const year = token.word.length === 4 ? Number(token.word) : Number.NaN;
  return endsClause && isFullYear(year) ? year : undefined;
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
export function isDotted(read: ReadText, at: number): boolean {
  return read.text[read.tokens[at]!.end] === '.' && read.language.pack.numbers.decimalComma;
}

export function dayAndMonth(read: ReadText, first: number, second: number): [number, number] {
  if (first > 12) return [first, second];
  if (second > 12) return [second, first];
  return read.monthFirst ? [second, first] : [first, second];
}
