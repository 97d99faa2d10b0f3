import { MARK, roleBit } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { wordsOfAllPacks } from '../packs/of-all-packs.ts';
import type { Day } from './calendar.ts';
import { endOfPlacedWeekday, placedWeekday } from './days-of-months.ts';
import { isDotted } from './numeric-dates.ts';
import { type Ordinal, ordinalAt, placeAt, signedPlace } from './ordinals.ts';

/**
 * Token index behind words that look like a day and are none: "the 30th of February", "the fifth Saturday in February", "am
 * dritten Maiwochenende". Undefined where no such words begin at a token.
 */
export function endOfNoDay(read: ReadText, at: number, today: Day): number | undefined {
  const placed = endOfPlacedWeekday(read, at, today);
  if (placed !== undefined) return placedWeekday(read, at, today) ? undefined : placed;
  const isCounted = read.language.pack.calendar.unitsFollow !== true;
  if (!isCounted) return endOfImpossible(read, at);
  return endOfImpossible(read, at) ?? endOfWeekend(read, at) ?? endOfPlaceInRow(read, at);
}

/** "On the second floor", "el tercer piso", "la terza volta": what is counted so is no day. */
function endOfPlaceInRow(read: ReadText, at: number): number | undefined {
  const place = ordinalAt(read, at) ?? placeAt(read, at) ?? signedPlace(read, at);
  const next = place && read.tokens[place.end];
  if (next === undefined || (next.boundary > 0 && !isDotted(read, at))) return undefined;
  const isFloor = (read.roles[place!.end]! & FLOOR) !== 0;
  return isFloor || OCCASIONS.has(next.word) ? place!.end + 1 : undefined;
}

const FLOOR = roleBit('floor');
const OCCASIONS = wordsOfAllPacks(({ offers }) => offers.occasions);

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Greater ones count something. */
const NUMBER_MAX = 39;

function endOfImpossible(read: ReadText, at: number): number | undefined {
  const month = read.senses[at]?.month;
  if (month !== undefined) {
    const day = numberBehind(read, at + 1);
    return day && isTooGreat(day, month) ? day.end : undefined;
  }
  const day = numberAt(read, at);
  if (day === undefined) return undefined;
  if (read.language.pack.calendar.unitsFollow === true) return endOfUnits(read, day);
  const next = behindSmall(read, day.end);
  const named = read.senses[next]?.month;
  const isNext = (read.tokens[next]?.boundary ?? 2) < 2 || isDotted(read, at);
  return named !== undefined && isNext && isTooGreat(day, named) ? next + 1 : undefined;
}

/** "February 30th"; but "in April 31 Personen". */
function numberBehind(read: ReadText, from: number): Ordinal | undefined {
  const at = behindSmall(read, from);
  if ((read.tokens[at]?.boundary ?? 2) === 2) return undefined;
  const isFirst = read.language.pack.calendar.monthFirst;
  return isFirst ? numberAt(read, at) : ordinalAt(read, at);
}

function behindSmall(read: ReadText, from: number): number {
  let at = from;
  while (hasMark(read, at, MARK.of | MARK.article) && at < from + 2) at++;
  return at;
}

function numberAt(read: ReadText, at: number): Ordinal | undefined {
  const number = ordinalAt(read, at) ?? parseNumber(read, at);
  return number && Number.isInteger(number.value) ? number : undefined;
}

function isTooGreat({ value }: Ordinal, month: number): boolean {
  return value > DAYS_OF_MONTHS[month - 1]! && value <= NUMBER_MAX;
}

/** "2月30日". */
function endOfUnits(read: ReadText, month: Ordinal): number | undefined {
  if (!hasMark(read, month.end, MARK.month) || month.value < 1 || month.value > 12)
    return undefined;
  const day = numberAt(read, month.end + 1);
  return day && isTooGreat(day, month.value) ? day.end : undefined;
}

const DAYS_MAX = 31;

/** "Am 3. Mai-Wochenende", "the third weekend in May", "in der 2. Maiwoche": what is counted is no day. */
function endOfWeekend(read: ReadText, at: number): number | undefined {
  const ordinal = ordinalAt(read, at) ?? signedPlace(read, at);
  if (ordinal === undefined || ordinal.value > DAYS_MAX) return undefined;
  const next = read.senses[ordinal.end]?.month === undefined ? ordinal.end : ordinal.end + 1;
  const token = read.tokens[next];
  if (token === undefined || (next > ordinal.end && token.boundary > 0)) return undefined;
  const isNamed = hasMark(read, next, MARK.weekend) || isOfWeeks(read, token.word);
  return isNamed ? next + 1 : undefined;
}

const COMPOUND_END_MIN = 4;

/** "Maiwochenende", "meiweekend", "Ferienwoche". */
function isOfWeeks({ language }: ReadText, word: string): boolean {
  const { week, weekend } = language.pack.calendar;
  return `${week} ${weekend}`
    .split(' ')
    .some((end) => end.length >= COMPOUND_END_MIN && word !== end && word.endsWith(end));
}
