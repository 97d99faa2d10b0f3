import { MARK } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Day, yearOf } from './calendar.ts';

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
