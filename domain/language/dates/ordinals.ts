import { MARK } from '../grammar/language.ts';
import { hasMark, type ReadText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';

export interface Ordinal {
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
  if (!hasMark(read, at + 1, MARK.ordinalMark)) return undefined;
  const isMarked = read.tokens[at + 1]!.joint === '' || isBesideMonth(read, at);
  return isMarked ? { value: Number(token.word), end: at + 2 } : undefined;
}

/** "4 th September", "September 4 th": the mark written apart. */
function isBesideMonth({ senses, tokens }: ReadText, at: number): boolean {
  if (tokens[at + 1]!.boundary > 0) return false;
  const next = hasMarkOf(senses[at + 2]?.marks) ? at + 3 : at + 2;
  return senses[next]?.month !== undefined || senses[at - 1]?.month !== undefined;
}

function hasMarkOf(marks = 0): boolean {
  return (marks & MARK.of) !== 0;
}

/** A place in a row that hardly names a day: "tercera", "第三". */
export function placeAt(read: ReadText, at: number): Ordinal | undefined {
  const place = read.senses[at]?.place;
  if (place !== undefined) return { value: place, end: at + 1 };
  if (read.tokens[at]!.word !== ORDINAL_SIGN) return undefined;
  const number = parseNumber(read, at + 1);
  return number && { value: number.value, end: number.end };
}

/** Of Chinese: "第三". */
const ORDINAL_SIGN = '第';

/** "Der 3. Samstag", whose dot ends no sentence, "il 3° sabato". */
export function signedPlace({ language, text, tokens }: ReadText, at: number): Ordinal | undefined {
  const [number, next] = [tokens[at]!, tokens[at + 1]];
  if (!number.digits || next === undefined || !language.pack.numbers.decimalComma) return undefined;
  if (!/^[.°º]$/.test(text.slice(number.end, next.start).trim())) return undefined;
  return { value: Number(number.word), end: at + 1 };
}

export function dayNumberAt(read: ReadText, at: number): Ordinal | undefined {
  const ordinal = ordinalAt(read, at);
  if (ordinal !== undefined) return ordinal;
  const number = parseNumber(read, at);
  if (number === undefined || number.value < 1 || number.value > 31) return undefined;
  return Number.isInteger(number.value) ? { value: number.value, end: number.end } : undefined;
}
