import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText, saysLittle } from '../grammar/read-text.ts';
import { converted, UNIT_NAMES, type Unit } from '../pack-format/quantities.ts';
import { approximateCount } from './approximate-count.ts';
import { type ParsedNumber, parseNumber } from './numbers.ts';
import { shareOf } from './shares.ts';
import { isSingleLetter, LAST_UNIT, signOf, type UnitWords, unitAfter, unitAt } from './units.ts';

/** A quantity as it stands in a text. */
export interface Quantity {
  readonly value: number;
  /** What it is a quantity of, where that is said. */
  readonly unit?: Unit;
  /** "One eighty": the value where the first number is of the question's unit, 1.8. */
  readonly asParts?: number;
  /** The value where money is asked for: "mille e cinque" is 1,500, "doce con cincuenta" 12.5. */
  readonly asMoney?: number;
  /** Index of the token after its numbers: a single unit stands behind it. */
  readonly end: number;
}

/** The quantity that begins at a token: "two and a half thousand", "a metre eighty", "un kilo et demi", "一米七五". */
export function quantityAt(read: ReadText, at: number): Quantity | undefined {
  const share = shareOf(read, at) ?? approximateCount(read, at);
  if (share !== undefined) return share;
  // "1st" counts nothing.
  const mark = read.tokens[at]!.digits ? read.senses[at + 1] : undefined;
  if (
    mark !== undefined &&
    (mark.marks & MARK.ordinalMark) !== 0 &&
    read.tokens[at + 1]!.joint === ''
  ) {
    return undefined;
  }
  const plain = parseNumber(read, at) ?? oneOf(read, at);
  if (plain === undefined) return bareAndHalf(read, at);
  const spoken = withDecimals(read, plain) ?? withHalf(read, at, plain);
  if (spoken !== undefined) return withUnit(read, at, spoken);
  return withCents(read, plain) ?? inParts(read, at, plain) ?? inMoney(read, at, plain);
}

/** "Doce con cincuenta". */
function withCents(read: ReadText, { value, end }: ParsedNumber): Quantity | undefined {
  if (!read.language.cents.has(read.tokens[end]?.word ?? '')) return undefined;
  if (read.tokens[end]!.boundary > 0 || (read.tokens[end + 1]?.boundary ?? 2) > 0) return undefined;
  const second = parseNumber(read, end + 1);
  if (second === undefined || !Number.isInteger(value) || !isIn(second, TENS_MIN, TENS_MAX)) {
    return undefined;
  }
  return { value, end: second.end, asMoney: sum(value, second.value / TENS_MAX) };
}

/** "Deux mille trois" of money is 2,300, where nobody counts single euros; "drie ton" is 300,000. */
function inMoney(read: ReadText, at: number, number: ParsedNumber): Quantity {
  const quantity = withUnit(read, at, number);
  const { pack } = read.language;
  const scale = read.language.moneyScales.get(read.tokens[number.end]?.word ?? '');
  if (scale !== undefined && quantity.unit !== undefined) {
    return { ...quantity, asMoney: number.value * scale };
  }
  // "1.200 euros": nobody tells tenths of cents.
  if (number.inThousands !== undefined) return { ...quantity, asMoney: number.inThousands };
  const rest = number.value % 1000;
  const isShort = !number.digits && number.value > 1000 && rest > 0 && rest < TENS_MIN;
  if (pack.numbers.tenthsOfThousand !== true || !isShort) return quantity;
  return { ...quantity, asMoney: number.value - rest + TENS_MAX * rest };
}

/** "Metro y medio", "metre eighty": the one is left unsaid. */
function bareAndHalf(read: ReadText, at: number): Quantity | undefined {
  if (at > 0 && read.tokens[at]!.boundary === 0 && !read.senses[at - 1]?.isEmpty) return undefined;
  const phrase = phraseOf(read, at, PHRASE.unit, LAST_UNIT);
  if (phrase === undefined || isSingleLetter(read, phrase)) return undefined;
  const unit = UNIT_NAMES[phrase.kind - PHRASE.unit]!;
  const end = halfAfter(read, phrase.end);
  if (end !== undefined) return { value: 1.5, unit, end };
  const hasRest = unit === 'm' || (unit === 'hour' && quarterAfter(read, phrase.end) !== undefined);
  return hasRest ? restAfter(read, 1, { unit, end: phrase.end }) : undefined;
}

/** "A metre", "an hour and a half". */
function oneOf(read: ReadText, at: number): ParsedNumber | undefined {
  const isOne = read.language.ones.has(read.tokens[at]!.word);
  const isOfUnit = isOne && unitAfter(read, { value: 1, end: at + 1, digits: false }) !== undefined;
  return isOfUnit ? { value: 1, end: at + 1, digits: false } : undefined;
}

/** Spoken digits after the point. */
const DECIMALS_MAX = 4;

/** "Eight point two five", "trois virgule quarante-cinq", "一点六八". */
function withDecimals(read: ReadText, whole: ParsedNumber): ParsedNumber | undefined {
  if (!read.senses[whole.end]?.isDecimal || read.tokens[whole.end]!.boundary > 0) return undefined;
  let digits = '';
  let { end } = whole;
  for (let next = end + 1; digits.length < DECIMALS_MAX; next = end) {
    const part = digitAt(read, next, digits === '');
    if (part === undefined) break;
    digits += part.value;
    end = part.end;
  }
  if (digits === '') return undefined;
  return { value: Number(`${whole.value}.${digits}`), end, digits: false };
}

/** One digit after another, or all of them as one number at first. */
function digitAt(read: ReadText, at: number, isFirst: boolean): ParsedNumber | undefined {
  if ((read.tokens[at]?.boundary ?? 2) > 0) return undefined;
  const value = read.senses[at]?.number;
  const isSingle = value !== undefined && value < 10 && read.senses[at + 1]?.scale === undefined;
  if (isSingle) return { value, end: at + 1, digits: false };
  return isFirst ? parseNumber(read, at) : undefined;
}

/** "Nine and a half", "two and a half thousand", "un million et demi". */
function withHalf(read: ReadText, at: number, whole: ParsedNumber): ParsedNumber | undefined {
  const phrase = Number.isInteger(whole.value)
    ? (halfAfter(read, whole.end) ?? halfBehindMeasure(read, whole.end))
    : undefined;
  if (phrase === undefined) return undefined;
  const scale = read.senses[phrase]?.scale;
  if (scale !== undefined && read.tokens[phrase]!.boundary === 0) {
    return { value: (whole.value + 0.5) * scale, end: phrase + 1, digits: false };
  }
  const own = whole.end > at ? read.senses[whole.end - 1]?.scale : undefined;
  const half = own !== undefined && own >= 1000 ? own / 2 : 0.5;
  return { value: whole.value + half, end: phrase, digits: false };
}

/** "八十六亩半": what is counted stands before the half, which ends the clause; "三点半" is a time. */
function halfBehindMeasure(read: ReadText, at: number): number | undefined {
  if (read.language.pack.calendar.unitsFollow !== true) return undefined;
  if ((read.tokens[at]?.boundary ?? 2) > 0 || hasMark(read, at, MARK.hour)) return undefined;
  if (unitAt(read, at) !== undefined) return undefined;
  const end = halfAfter(read, at + 1);
  if (end === undefined) return undefined;
  return (read.tokens[end]?.boundary ?? 2) > 0 || saysLittle(read, end) ? end : undefined;
}

/** Where words that add a half end. */
function halfAfter(read: ReadText, at: number): number | undefined {
  if ((read.tokens[at]?.boundary ?? 2) > 0) return undefined;
  return phraseOf(read, at, PHRASE.andHalf)?.end;
}

/** With the unit after it, and what is said after the unit: a half, or the rest in smaller parts. */
function withUnit(read: ReadText, at: number, number: ParsedNumber): Quantity {
  const { value, end } = number;
  const unit = unitAfter(read, number);
  if (unit === undefined) {
    const sign = signOf(read, at, end);
    return sign === undefined ? { value, end } : { value, end, unit: sign };
  }
  const half = Number.isInteger(value) ? halfAfter(read, unit.end) : undefined;
  if (half !== undefined) return { value: value + 0.5, unit: unit.unit, end: half };
  return restAfter(read, value, unit) ?? { value, unit: unit.unit, end };
}

/** What the smaller parts after a unit count: "a metre eighty", "2 kilos 300", "four euros fifty", "57 foot six". */
const PARTS: Readonly<Partial<Record<Unit, number>>> = {
  m: 100,
  kg: 1000,
  euro: 100,
  dollar: 100,
  sterling: 100,
  franc: 100,
  foot: 12,
};

function restAfter(read: ReadText, value: number, unit: UnitWords): Quantity | undefined {
  const from = joinsNumbers(read, unit.end) ? unit.end + 1 : unit.end;
  if ((read.tokens[from]?.boundary ?? 2) > 0 || !Number.isInteger(value)) return undefined;
  const digits = digitsAfter(read, from);
  if (digits !== undefined) {
    return { value: Number(`${value}.${digits.text}`), unit: unit.unit, end: digits.end };
  }
  const minutes = unit.unit === 'hour' ? minutesAfter(read, from, value) : undefined;
  if (minutes !== undefined) return minutes;
  const rest = parseNumber(read, from);
  if (rest === undefined || !Number.isInteger(rest.value)) return undefined;
  const named = unitAfter(read, rest);
  const part = named === undefined ? partOf(read, from, rest, unit) : partIn(rest, named, unit);
  if (part === undefined) return undefined;
  return { value: sum(value, part), unit: unit.unit, end: named?.end ?? rest.end };
}

/** "Hora y cuarto", "an hour and a quarter": of an hour, in minutes. */
function quarterAfter(read: ReadText, end: number): Quantity | undefined {
  if (!joinsNumbers(read, end)) return undefined;
  const { word, boundary } = read.tokens[end + 1] ?? {};
  const isOne = word !== undefined && (read.language.ones.has(word) || isArticle(read, end + 1));
  const at = isOne || read.senses[end + 1]?.number === 1 ? end + 2 : end + 1;
  const mark = read.senses[at]?.marks ?? 0;
  const minutes = (mark & MARK.quarter) !== 0 ? 15 : (mark & MARK.threeQuarters) !== 0 ? 45 : 0;
  if (minutes === 0 || boundary !== 0 || read.tokens[at]!.boundary > 0) return undefined;
  return { value: minutes, unit: 'minute', end: at + 1 };
}

/** "An hour and forty", where nothing is counted by the forty; in minutes, which are whole. */
function minutesAfter(read: ReadText, from: number, hours: number): Quantity | undefined {
  const quarter = quarterAfter(read, from - 1);
  if (quarter) return { ...quarter, value: MINUTES_IN_HOUR * hours + quarter.value };
  const rest = parseNumber(read, from);
  if (rest === undefined || rest.value < MINUTES_MIN || !isIn(rest, 1, MINUTES_IN_HOUR)) {
    return undefined;
  }
  const next = read.senses[rest.end];
  const ends = (read.tokens[rest.end]?.boundary ?? 2) > 0 || next?.isCourtesy === true;
  if (!ends) return undefined;
  return { value: MINUTES_IN_HOUR * hours + rest.value, unit: 'minute', end: rest.end };
}

const MINUTES_IN_HOUR = 60;
/** "An hour and two" counts no minutes. */
const MINUTES_MIN = 5;

function joinsNumbers({ senses, tokens }: ReadText, at: number): boolean {
  return senses[at]?.joinsNumbers === true && tokens[at]!.boundary === 0;
}

/** "2 metres 30 centimetres": a smaller unit of the same kind. */
function partIn({ value }: ParsedNumber, named: UnitWords, whole: UnitWords): number | undefined {
  const part = converted(value, named.unit, whole.unit);
  return part === undefined || part >= 1 ? undefined : part;
}

/** "一米七五": in Chinese digits after a unit stand for its decimals. */
function digitsAfter(read: ReadText, from: number): { text: string; end: number } | undefined {
  if (read.language.pack.calendar.unitsFollow !== true) return undefined;
  let text = '';
  let end = from;
  for (; end < from + 2 && read.tokens[end]?.boundary === 0; end++) {
    const digit = read.senses[end]?.number;
    if (digit === undefined || !Number.isInteger(digit)) break;
    text += digit;
  }
  if (text === '' || read.senses[end]?.scale !== undefined) return undefined;
  return unitAt(read, end) === undefined ? { text, end } : undefined;
}

/** 80 of 100 is .8; 3 of 100 speaks of something else. */
function partOf(
  { senses }: ReadText,
  from: number,
  { value }: ParsedNumber,
  { unit }: UnitWords,
): number | undefined {
  const parts = PARTS[unit];
  if (parts === undefined || senses[from]?.isEmpty) return undefined;
  return value >= parts / 20 && value < parts ? value / parts : undefined;
}

function sum(left: number, right: number): number {
  return Number((left + right).toPrecision(12));
}

/** Of two digits, and of years told in two parts. */
const [TENS_MIN, TENS_MAX, CENTURIES_MAX] = [10, 100, 22];

/** "One eighty", "eins zweiundachtzig", "uno e novantadue": hundreds, or a whole and its hundredths. */
function inParts(read: ReadText, at: number, first: ParsedNumber): Quantity | undefined {
  if (first.digits || isArticle(read, at)) return undefined;
  const from = joinsNumbers(read, first.end) ? first.end + 1 : first.end;
  const second = tensAt(read, from);
  if (second === undefined) return undefined;
  const asParts = sum(first.value, second.value / TENS_MAX);
  if (isPrice(first, second) && from === first.end) {
    return { ...withUnit(read, at, { ...second, value: asParts }), asMoney: asParts };
  }
  // "Ten and twelve" are two numbers.
  if (!isIn(first, 1, from > first.end ? TENS_MIN : CENTURIES_MAX)) return undefined;
  const whole = { value: first.value * TENS_MAX + second.value, end: second.end, digits: false };
  const asMoney = read.language.pack.quantities.namesHundreds === true ? { asMoney: asParts } : {};
  return { ...withUnit(read, at, whole), asParts, ...asMoney };
}

/** Two digits told in words, of which Chinese has none that stand behind a number. */
function tensAt(read: ReadText, at: number): ParsedNumber | undefined {
  const token = read.tokens[at];
  if (token === undefined || token.boundary > 0 || token.digits) return undefined;
  if (read.language.pack.calendar.unitsFollow) return undefined;
  const tens = parseNumber(read, at);
  return tens !== undefined && isIn(tens, TENS_MIN, TENS_MAX) ? tens : undefined;
}

/** "Neunundsiebzig fünfzig" are no hundreds, and no range as "thirty forty" is one. */
function isPrice(first: ParsedNumber, second: ParsedNumber): boolean {
  const isRange = first.value % TENS_MIN === 0 && second.value > first.value;
  return isIn(first, CENTURIES_MAX, TENS_MAX * TENS_MIN) && !isRange;
}

function isArticle({ language, tokens }: ReadText, at: number): boolean {
  return language.articles.has(tokens[at]!.word);
}

function isIn({ value }: ParsedNumber, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value < most;
}
