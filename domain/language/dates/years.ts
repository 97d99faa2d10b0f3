import { leadBit, MARK } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Day, dayFrom, isoDate, monthFrom, yearOf } from './calendar.ts';
import { type FoundDay, found, stepAt } from './relative-dates.ts';

export interface FoundYear {
  readonly year: number;
  /** Index of the token after it. */
  readonly end: number;
}

/** The year that begins at a token behind a day and its month; `isLed` by "of", `today` in days since 1970. */
export function yearAt(
  read: ReadText,
  at: number,
  { isLed, today }: { readonly isLed: boolean; readonly today: Day },
): FoundYear | undefined {
  const token = read.tokens[at];
  if (token === undefined || token.boundary === 2) return undefined;
  const { value, end } = numberAt(read, at) ?? { value: Number.NaN, end: at };
  if (isFullYear(value)) return { year: value, end };
  return inTwoParts(read, value, end) ?? shortYear(read, at, { value, end, isLed, today });
}

/** Of digits these alone: "1979 12" has no groups of three. */
function numberAt(read: ReadText, at: number) {
  const { digits, word } = read.tokens[at]!;
  return digits ? { value: Number(word), end: at + 1 } : parseNumber(read, at);
}

export function isFullYear(value: number): boolean {
  return Number.isInteger(value) && value > 1800 && value < 2200;
}

/** "Nineteen eighty-eight", "twenty ten". */
function inTwoParts(read: ReadText, century: number, at: number): FoundYear | undefined {
  const isWord = read.tokens[at]?.boundary === 0 && !read.tokens[at]!.digits;
  if (!isWord || !(century >= 18 && century <= 21)) return undefined;
  const rest = parseNumber(read, at);
  if (rest === undefined || !(rest.value >= 1 && rest.value < 100)) return undefined;
  return { year: 100 * century + rest.value, end: rest.end };
}

/** "Feb '14". */
const APOSTROPHE = /['’‘]/;
/** No day and hardly an hour: the least number that says a year without "of". */
const BARE_MIN = 32;

/** "El 8 de enero del 79", "am achten Mai fünfundsiebzig": two digits that end the clause. */
function shortYear(
  read: ReadText,
  at: number,
  {
    value,
    end,
    isLed,
    today,
  }: { readonly value: number; readonly end: number; readonly isLed: boolean; readonly today: Day },
): FoundYear | undefined {
  const { digits, word, boundary } = read.tokens[at]!;
  const isShort = Number.isInteger(value) && value < 100 && (!digits || word.length === 2);
  const endsClause = boundary === 0 && (read.tokens[end]?.boundary ?? 2) > 0;
  const isMarked = APOSTROPHE.test(read.text[read.tokens[at]!.start - 1] ?? '');
  if (!isShort || !endsClause || (!isLed && !isMarked && value < BARE_MIN)) return undefined;
  const year = yearOf(String(value).padStart(2, '0'), today);
  return year === undefined ? undefined : { year, end };
}

/** "二零二六年", "九零年", "85年": a year digit by digit, with the mark behind it. */
export function yearInDigits(read: ReadText, at: number, today: Day): FoundYear | undefined {
  let written = '';
  let end = at;
  for (; end < at + 4 && (end === at || read.tokens[end]?.boundary === 0); end++) {
    const token = read.tokens[end];
    const digit = token?.digits ? token.word : read.senses[end]?.number;
    if (digit === undefined || String(digit).length > 4) break;
    written += digit;
    if (token!.digits) {
      end++;
      break;
    }
  }
  if (!hasMark(read, end, MARK.year)) return undefined;
  const year = yearOf(written, today);
  return year === undefined ? undefined : { year, end: end + 1 };
}

/** Small words before "last year": "of the". */
const SMALL_WORDS_MAX = 3;

/** "Last year", "de l'année dernière", "letzten Jahres", "del año que viene", "去年". */
export function relativeYear(read: ReadText, at: number, today: Day): FoundYear | undefined {
  let from = at;
  const isLead = (i: number) =>
    hasMark(read, i, MARK.of | MARK.article | MARK.inside) && stepAt(read, i) === undefined;
  while (isLead(from) && from < at + SMALL_WORDS_MAX) from++;
  if (from > at && read.tokens[from]?.boundary === 2) return undefined;
  const before = stepAt(read, from);
  if (before !== undefined && hasMark(read, from + 1, MARK.year)) {
    return { year: monthFrom(today, MONTHS * before).year, end: from + 2 };
  }
  if (!hasMark(read, from, MARK.year)) return undefined;
  const isParted = read.senses[from + 1]?.isEmpty === true && stepAt(read, from + 1) === undefined;
  const next = isParted ? from + 2 : from + 1;
  const after = (read.tokens[next]?.boundary ?? 2) === 0 ? stepAt(read, next) : undefined;
  return after === undefined
    ? undefined
    : { year: monthFrom(today, MONTHS * after).year, end: next + 1 };
}

const MONTHS = 12;

/** A day and its month, behind "last year" or "in 2019", or before "in 2019". */
export function inToldYear(
  read: ReadText,
  at: number,
  date: FoundDay | undefined,
  today: Day,
): FoundDay | undefined {
  if (date?.pastDay === undefined || !namesMonth(read, at, date.end)) return date;
  const year = yearBefore(read, at, today) ?? yearBehind(read, date.end);
  if (year === undefined) return date;
  const [month, day] = isoDate(date.day).split('-').slice(1).map(Number);
  return found(dayFrom(year, month!, day!), date.end, date.certainty);
}

function namesMonth({ senses, tokens }: ReadText, start: number, end: number): boolean {
  const isOfNumbers = tokens.slice(start, end).filter(({ digits }) => digits).length > 1;
  return isOfNumbers || senses.slice(start, end).some((sense) => sense?.month !== undefined);
}

/** "Last year, on the 14th of October": the year that is told right before a day. */
function yearBefore(read: ReadText, at: number, today: Day): number | undefined {
  for (let from = at - 1; from >= Math.max(0, at - WORDS_BEFORE_MAX); from--) {
    const year = relativeYear(read, from, today) ?? numberedYear(read, from);
    const isNext = year !== undefined && year.end <= at;
    if (isNext && read.senses.slice(year.end, at).every((sense) => sense?.isEmpty)) {
      return year.year;
    }
  }
  return undefined;
}

const WORDS_BEFORE_MAX = 6;

/** "8 March, back in 2019", within the sentence. */
function yearBehind(read: ReadText, at: number): number | undefined {
  for (let from = at; from <= at + WORDS_BEHIND_MAX; from++) {
    if ((read.tokens[from]?.boundary ?? 2) === 2) return undefined;
    const year = from > at ? numberedYear(read, from) : undefined;
    if (year !== undefined) return year.year;
    if (read.senses[from]?.isEmpty !== true && !isLeadOfYear(read, from)) return undefined;
  }
  return undefined;
}

const WORDS_BEHIND_MAX = 4;

/** "In 2019", "no ano de 2019": four digits alone are rather a code. */
function numberedYear(read: ReadText, at: number): FoundYear | undefined {
  const { digits, word } = read.tokens[at]!;
  if (!digits || word.length !== YEAR_DIGITS || !isFullYear(Number(word))) return undefined;
  const least = Math.max(0, at - SMALL_WORDS_MAX);
  for (let from = at - 1; from >= least && read.tokens[from + 1]!.boundary === 0; from--) {
    if (isLeadOfYear(read, from)) return { year: Number(word), end: at + 1 };
    if (read.senses[from]?.isEmpty !== true) return undefined;
  }
  return undefined;
}

const YEAR_DIGITS = 4;
const IN = leadBit('in');

function isLeadOfYear(read: ReadText, at: number): boolean {
  return ((read.senses[at]?.leads ?? 0) & IN) !== 0 || hasMark(read, at, MARK.year);
}
