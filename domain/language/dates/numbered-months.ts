import { MARK } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { type Day, dayFrom, latestDay, nextDay } from './calendar.ts';
import { dayAndMonth } from './numeric-dates.ts';
import { dayNumberAt, type Ordinal, ordinalAt } from './ordinals.ts';
import { type FoundDay, found, foundEitherWay } from './relative-dates.ts';
import { isFullYear, yearAt } from './years.ts';

/** Three groups of digits may be a code as well: their digits stay free for one. */
const APART_CERTAINTY = 0.8;
const MONTHS = 12;

/** A day whose month is told by its number: "the 18th of the 7th 1936", "05 01 1943". */
export function numberedMonth(read: ReadText, at: number, today: Day): FoundDay | undefined {
  if (read.tokens[at]!.digits) {
    const inDigits = digitsApart(read, at) ?? dottedApart(read, at, today);
    if (inDigits !== undefined) return inDigits;
  }
  return ofNumberedMonth(read, at, today);
}

/** "The 18th of the 7th [1936]", "am zehnten vierten 1962", "el 18 del 7 de 1936". */
function ofNumberedMonth(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const day = dayNumberAt(read, at);
  const isOrdinal = ordinalAt(read, at) !== undefined;
  const month = day && monthAfter(read, day.end, isOrdinal);
  if (month === undefined) return undefined;
  const areOrdinals = isOrdinal && month.isOrdinal;
  const isLed = hasMark(read, month.end, MARK.of);
  const year = yearAt(read, isLed ? month.end + 1 : month.end, { isLed, today });
  if (year !== undefined) return found(dayFrom(year.year, month.value, day!.value), year.end);
  // "The second of the third" may be anything, and so may "the 2nd of the 3rd row".
  const isDay = areOrdinals && month.isLed && month.isDigits && read.tokens[at]!.digits;
  if (!isDay || !endsClause(read, month.end)) return undefined;
  const coming = nextDay(month.value, day!.value, today);
  return foundEitherWay(coming, latestDay(month.value, day!.value, today), month.end, 0.9);
}

interface NumberedMonth extends Ordinal {
  /** "Of the" stands before it. */
  readonly isLed: boolean;
  readonly isOrdinal: boolean;
  readonly isDigits: boolean;
}

/** Its number, which is an ordinal after another one, or led to. */
function monthAfter(
  read: ReadText,
  from: number,
  isAfterOrdinal: boolean,
): NumberedMonth | undefined {
  let at = from;
  while (hasMark(read, at, MARK.of | MARK.article) && at < from + 2) at++;
  if (!isBeside(read, from) || !isBeside(read, at)) return undefined;
  const isLed = at > from;
  const isOrdinal = ordinalAt(read, at) !== undefined;
  if (!isLed && !(isAfterOrdinal && isOrdinal)) return undefined;
  const month = dayNumberAt(read, at);
  if (month === undefined || month.value > MONTHS) return undefined;
  return { ...month, isLed, isOrdinal, isDigits: read.tokens[at]!.digits };
}

function isBeside({ tokens }: ReadText, at: number): boolean {
  return tokens[at]?.boundary === 0;
}

function endsClause({ tokens }: ReadText, at: number): boolean {
  return (tokens[at]?.boundary ?? 2) > 0;
}

/** "18. 7. 1936", and "am 18. 7." where nothing follows: dots with blanks behind them. */
function dottedApart(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const { text, tokens } = read;
  const [day, month, year] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (!month?.digits || day.word.length > 2 || month.word.length > 2) return undefined;
  if (!read.language.pack.numbers.decimalComma || text.slice(day.end, month.start) !== '. ')
    return undefined;
  const isDated = year?.digits === true && text.slice(month.end, year.start) === '. ';
  if (isDated && isFullYear(Number(year.word))) {
    return found(dayFrom(Number(year.word), Number(month.word), Number(day.word)), at + 3);
  }
  const isAll = year === undefined && text[month.end] === '.' && isLedByArticle(read, at);
  if (!isAll) return undefined;
  const coming = nextDay(Number(month.word), Number(day.word), today);
  return foundEitherWay(
    coming,
    latestDay(Number(month.word), Number(day.word), today),
    at + 2,
    0.9,
  );
}

/** "Am", "der", "op". */
function isLedByArticle({ senses, tokens }: ReadText, at: number): boolean {
  return tokens[at]!.boundary === 0 && senses[at - 1]?.isEmpty === true;
}

/** "05 01 1943", "15 08 19 19": all that its clause tells. */
function digitsApart(read: ReadText, at: number): FoundDay | undefined {
  const { tokens } = read;
  const isPart = (part: number, length: number) =>
    tokens[part]?.digits === true &&
    tokens[part].boundary === 0 &&
    tokens[part].joint === undefined &&
    tokens[part].word.length === length;
  const first = tokens[at]!.word;
  const second = tokens[at + 1]?.word ?? '';
  if (first.length > 2 || second.length > 2 || !isPart(at + 1, second.length)) return undefined;
  if (tokens[at]!.boundary === 0 && !isLedByArticle(read, at)) return undefined;
  const isWhole = isPart(at + 2, 4);
  if (!isWhole && !(isPart(at + 2, 2) && isPart(at + 3, 2))) return undefined;
  const end = isWhole ? at + 3 : at + 4;
  const year = Number(tokens[at + 2]!.word + (isWhole ? '' : tokens[at + 3]!.word));
  if (!isFullYear(year) || !endsClause(read, end)) return undefined;
  const [day, month] = dayAndMonth(read, Number(first), Number(second));
  return found(dayFrom(year, month, day), end, APART_CERTAINTY);
}
