import { MARK, PHRASE, type WordSense } from '../grammar/language.ts';
import { phraseOf, type ReadText } from '../grammar/read-text.ts';
import { isCoupled } from './is-coupled.ts';

/** A number as it stands at a token: its value and the index of the token after it. */
export interface ParsedNumber {
  readonly value: number;
  readonly end: number;
  /** Written with digits. */
  readonly digits: boolean;
  /** Of one mark before three digits, read as decimals: what it comes to where the mark parts thousands, as in money. */
  readonly inThousands?: number;
}

const DIGITS_MAX = 15;
const GROUP = 3;
/** The last one is Arabic, as one of the decimal marks is. */
const GROUP_MARKS = ".,'’ \u00a0\u2009\u202f\u066c";
const DECIMAL_MARKS = '.,\u066b';
const WORDS_MAX = 12;

/** The number that begins at token `at`, in digits or in words; undefined where none does. */
export function parseNumber(read: ReadText, at: number): ParsedNumber | undefined {
  const token = read.tokens[at];
  if (token === undefined) return undefined;
  const plain = token.digits ? parseDigits(read, at) : parseWords(read, at);
  return plain === undefined ? undefined : scaled(read, plain);
}

/** "5 thousand", "12k", "3 million". */
function scaled(read: ReadText, number: ParsedNumber): ParsedNumber {
  if (!number.digits) return number;
  let { value, end } = number;
  for (let i = 0; i < 2; i++) {
    const scale = read.senses[end]?.scale;
    if (scale === undefined || read.tokens[end]!.boundary > 0) break;
    // A letter is a scale only where it touches its number: "5k", not "5 m".
    if (read.tokens[end]!.word.length === 1 && read.tokens[end]!.joint !== '') break;
    value *= scale;
    end++;
    const rest = restOfScale(read, end, scale) ?? hundredsBehind(read, end, scale);
    if (rest === undefined) continue;
    return { value: value + rest.value, end: rest.end, digits: true };
  }
  return end === number.end ? number : { value, end, digits: true };
}

/** "3 mil e quinhentos", "3 mille cinq cents", "3 mil 500": at least a hundred, and less than what it stands behind. */
function hundredsBehind(read: ReadText, at: number, scale: number): ParsedNumber | undefined {
  const from = read.senses[at]?.joinsNumbers ? at + 1 : at;
  const token = read.tokens[from];
  if (token === undefined || token.boundary > 0 || read.tokens[at]!.boundary > 0) return undefined;
  // "12 mil e 200 convidados" are two numbers.
  if (token.digits && from > at) return undefined;
  const rest = token.digits ? parseDigits(read, from) : parseWords(read, from);
  return rest !== undefined && rest.value >= 100 && rest.value < scale ? rest : undefined;
}

/** "8万5千", and "8万5": as in words, a digit right after a scale counts its tenths. */
function restOfScale(
  { language, senses, tokens }: ReadText,
  at: number,
  scale: number,
): { readonly value: number; readonly end: number } | undefined {
  const token = tokens[at];
  const isDigit = token?.digits === true && token.word.length === 1;
  const touches = token?.start === tokens[at - 1]!.end;
  if (language.pack.numbers.ten === undefined || !isDigit || !touches) return undefined;
  const own = senses[at + 1]?.scale;
  if (own !== undefined && own < scale) return { value: Number(token.word) * own, end: at + 2 };
  const goesOn = tokens[at + 1]?.digits === true && tokens[at + 1]!.start === token.end;
  return goesOn || countsTime(senses, at + 1)
    ? undefined
    : { value: (Number(token.word) * scale) / 10, end: at + 1 };
}

const LENGTHS = MARK.minute | MARK.hour | MARK.day | MARK.week | MARK.month | MARK.year;

/** "8万5个月内付": 80,000 within five months. */
function countsTime(senses: ReadText['senses'], at: number): boolean {
  const unit = senses[at]?.isEmpty ? at + 1 : at;
  return ((senses[unit]?.marks ?? 0) & LENGTHS) !== 0;
}

/** "1,200.50", "1.200,50", "1 200", "2,5": separators of both kinds. */
function parseDigits(read: ReadText, at: number): ParsedNumber | undefined {
  const { tokens } = read;
  let digits = tokens[at]!.word;
  if (digits.length > DIGITS_MAX) return undefined;
  let end = endOfLakhs(read, at);
  let groupMark = end > at + 1 ? ',' : undefined;
  for (let part = at + 1; part < end; part++) digits += tokens[part]!.word;
  while (digits.length < DIGITS_MAX && isGroup(read, end, groupMark, digits)) {
    groupMark = markBefore(read, end);
    digits += tokens[end]!.word;
    end++;
  }
  const decimal = decimalAt(read, end, groupMark);
  if (decimal === undefined) return { value: Number(digits), end, digits: true };
  const value = Number(`${digits}.${decimal}`);
  const isEither = groupMark === undefined && decimal.length === GROUP && mayHead(digits);
  const other = isEither ? { inThousands: Number(digits + decimal) } : {};
  return { value, end: end + 1, digits: true, ...other };
}

/** Behind "1,20,000", whose groups are of two digits but for the last one; `at + 1` where there are none. */
function endOfLakhs(read: ReadText, at: number): number {
  const lengthOf = (part: number) =>
    markBefore(read, part) === ',' ? read.tokens[part]!.word.length : 0;
  if (read.tokens[at]!.word.length >= GROUP) return at + 1;
  let end = at + 1;
  while (lengthOf(end) === GROUP - 1 && end < at + GROUPS_MAX) end++;
  return end > at + 1 && lengthOf(end) === GROUP ? end + 1 : at + 1;
}

const GROUPS_MAX = 5;

/** Whether groups may follow these digits: "0.500" is a half in every language. */
function mayHead(digits: string): boolean {
  return digits.length <= GROUP && !digits.startsWith('0');
}

/** The one character between this token of digits and the one before: a separator or a space. */
function markBefore(read: ReadText, at: number): string | undefined {
  const token = read.tokens[at];
  if (token === undefined || !token.digits) return undefined;
  if (token.joint !== undefined) return token.joint;
  return token.start === read.tokens[at - 1]!.end + 1 ? ' ' : undefined;
}

/** Whether token `at` goes on a number of three-digit groups. */
function isGroup(read: ReadText, at: number, mark: string | undefined, head: string): boolean {
  const before = markBefore(read, at);
  if (before === undefined || !GROUP_MARKS.includes(before) || before === '') return false;
  if (read.tokens[at]!.word.length !== GROUP) return false;
  if (mark !== undefined) return before === mark;
  if (!mayHead(head)) return false;
  const decimalMark = read.language.pack.numbers.decimalComma ? ',' : '.';
  if (before !== decimalMark) return true;
  // "1.200.300", "1,200,300", "1.200,50" and "1,200.50" are groups in every language.
  const next = markBefore(read, at + 1);
  if (next === before) return read.tokens[at + 1]!.word.length === GROUP;
  return next !== undefined && next !== '' && '.,'.includes(next) && '.,'.includes(before);
}

function decimalAt(read: ReadText, at: number, group: string | undefined): string | undefined {
  const before = markBefore(read, at);
  if (!before || !DECIMAL_MARKS.includes(before) || before === group) return undefined;
  return markBefore(read, at + 1) === before ? undefined : read.tokens[at]!.word;
}

/** "a hundred and twenty", "quatre-vingt-dix", "zweihundertfünfzig", "二十五". */
function parseWords(read: ReadText, at: number): ParsedNumber | undefined {
  if (!mayCount(read, at)) return undefined;
  // "k" and "m" scale digits and count nothing by themselves.
  if (/^[a-z]$/.test(read.tokens[at]!.word)) return undefined;
  const most = Math.min(read.tokens.length, at + WORDS_MAX);
  let sum: Sum = { total: 0, part: -1 };
  let end = at;
  for (let i = at; i < most && (i === at || read.tokens[i]!.boundary === 0); i++) {
    if (joinsMore(read, i, sum) || isCoupled(read, i)) continue;
    const next = append(read.senses[i] ?? joinedSense(read, i), sum);
    if (next === undefined) break;
    sum = next;
    end = i + 1;
  }
  if (end === at) return undefined;
  const tenth = tenthOfScale(read, at, end);
  return { value: sum.total + Math.max(sum.part, 0) + tenth, end, digits: false };
}

/** A first look, since most words begin no number in words: they are listed for something else, or too short to be joined. */
export function mayCount({ language, senses, tokens }: ReadText, at: number): boolean {
  const sense = senses[at];
  if (sense !== undefined) return sense.number !== undefined || sense.scale !== undefined;
  return language.pack.numbers.joined !== undefined && tokens[at]!.word.length >= JOINED_MIN;
}

/** "三千五" is 3,500 and "一万二" 12,000: a digit right after a scale counts its tenths. */
function tenthOfScale({ language, senses }: ReadText, at: number, end: number): number {
  if (language.pack.numbers.ten === undefined || end - at < 3) return 0;
  const digit = senses[end - 1]?.number;
  const scale = senses[end - 2]?.scale;
  if (digit === undefined || digit < 1 || scale === undefined || scale < 100) return 0;
  return (digit * scale) / 10 - digit;
}

/** Whether "and" stands here between the parts of a number: not in "five and twenty guests". */
function joinsMore(read: ReadText, at: number, { total, part }: Sum): boolean {
  const sense = read.senses[at];
  if (!sense?.joinsNumbers || sense.number !== undefined) return false;
  // "Eighty and a half" is not eighty-one.
  if (phraseOf(read, at, PHRASE.andHalf) !== undefined || fewAfter(read, at) !== undefined) {
    return false;
  }
  const next = read.senses[at + 1]?.number;
  if (next === undefined || read.tokens[at + 1]!.boundary > 0) return false;
  // "Dez e um quarto" is no eleven.
  return part < 0 ? total > 0 : part % 100 !== 10 && fits(part, next);
}

/** Where "and a few" ends, which rounds the number before it: "143.000 und ein paar Zerquetschte". */
export function fewAfter({ language, senses, tokens }: ReadText, at: number): number | undefined {
  if (senses[at]?.joinsNumbers !== true || tokens[at]!.boundary > 0) return undefined;
  const few = language.few.has(tokens[at + 1]?.word ?? '') ? at + 1 : at + 2;
  const isFew = language.few.has(tokens[few]?.word ?? '') && tokens[few]!.boundary === 0;
  return isFew && !senses[few + 1]?.isRelation ? few + 1 : undefined;
}

/** Whether a smaller number may follow `part`: 5 after 20 or 100, 12 after 60 or 80 (French). */
function fits(part: number, next: number): boolean {
  if (next >= 10 && next < 20 && (part % 100 === 60 || part % 100 === 80)) return true;
  if (next >= 100) return false;
  return part > 0 && part % (next < 10 ? 10 : 100) === 0 && next > 0;
}

/** A number while its words are added up: "two thousand" is in `total`, "forty" in `part`. */
interface Sum {
  readonly total: number;
  /** -1 before its first word. */
  readonly part: number;
}

function append(sense: WordSense | undefined, { total, part }: Sum): Sum | undefined {
  if (sense?.scale !== undefined) return multiply(sense.scale, { total, part });
  const number = sense?.number;
  if (number === undefined) return undefined;
  if (part < 0) return { total, part: number };
  // quatre-vingt
  if (part % 100 === 4 && number === 20) return { total, part: part - 4 + 80 };
  return fits(part, number) ? { total, part: part + number } : undefined;
}

/** Ten and a hundred multiply the digits before them only: 一百二十 is 120. */
function multiply(scale: number, { total, part }: Sum): Sum | undefined {
  if (scale <= 100) {
    const before = Math.max(part, 0);
    const digits = before % scale;
    return { total, part: before - digits + Math.max(digits, 1) * scale };
  }
  if (part < 0) return total === 0 ? { total: scale, part: -1 } : undefined;
  return { total: total + part * scale, part: -1 };
}

/** Letters of the shortest word that is joined of several numbers. */
const JOINED_MIN = 6;

/** Languages that join hundreds and thousands into one word: the number of "zweihundertfünfzig". */
function joinedSense(read: ReadText, at: number): WordSense | undefined {
  const { joined } = read.language.pack.numbers;
  const { word } = read.tokens[at]!;
  if (joined === undefined || word.length < JOINED_MIN) return undefined;
  const value = joinedValue(read, word);
  return value === undefined ? undefined : ({ ...BLANK, number: value } as WordSense);
}

function joinedValue(read: ReadText, word: string): number | undefined {
  const { hundred, thousand } = read.language.pack.numbers;
  return (
    splitAt(read, word, thousand, 1000) ?? splitAt(read, word, hundred, 100) ?? halved(read, word)
  );
}

/** "viereinhalb", "tweeënhalve", "einundzwanzigeinhalb". */
function halved(read: ReadText, word: string): number | undefined {
  for (const ending of (read.language.pack.quantities.joinedHalf ?? '').split(' ')) {
    if (ending === '' || !word.endsWith(ending)) continue;
    const whole = wholeOf(read, word.slice(0, -ending.length));
    if (whole !== undefined) return whole + 0.5;
  }
  return undefined;
}

const BLANK = { scale: undefined, joinsNumbers: false } as const;

function splitAt(read: ReadText, word: string, scales: string, scale: number): number | undefined {
  for (const mark of scales.split(' ')) {
    const at = mark.length < 3 ? -1 : word.indexOf(mark);
    if (at < 0) continue;
    const head = at === 0 ? 1 : wholeOf(read, word.slice(0, at));
    const rest = word.slice(at + mark.length);
    const tail = rest === '' ? 0 : wholeOf(read, rest);
    if (head !== undefined && tail !== undefined) return head * scale + tail;
  }
  return undefined;
}

function wholeOf(read: ReadText, word: string): number | undefined {
  const known = read.language.senses.get(word)?.number;
  if (known !== undefined) return known;
  return splitAt(read, word, read.language.pack.numbers.hundred, 100) ?? halved(read, word);
}
