import { MARK, PHRASE } from '../grammar/language.ts';
import { type Mention, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type ParsedNumber, parseNumber } from '../numbers/numbers.ts';
import { unitAt } from '../numbers/quantities.ts';
import { UNITS } from '../pack-format/quantities.ts';
import { hourIn, partOfDay } from './part-of-day.ts';

/** A time of day while it is being read. */
interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly end: number;
  readonly certainty: number;
}

const MINUTES_OF_DAY = 24 * 60;
const SURE = 1;
const LIKELY = 0.8;
const BARE = 0.5;
const ARTICLE = 0.2;
/** "ten to eight" without the word minutes: only the ones people say so. */
/** Fewer are hardly told after an hour without the word minutes. */
const MINUTES_MIN = 3;
const SPOKEN_MINUTES = new Set([5, 10, 20, 25]);

/** All times of day in the text, as minutes since midnight. */
export function findTimes(read: ReadText): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const clock = clockAt(read, at);
    if (clock === undefined || isMeasured(read, clock)) continue;
    const mention = inItsPartOfDay(read, at, clock);
    found.push(mention);
    at = Math.max(at, mention.end - 1);
  }
  return found;
}

/** "一点六八米" and "seven and a half kilos" are no times. */
function isMeasured(read: ReadText, { end }: Clock): boolean {
  const unit = unitAt(read, end)?.unit;
  if (unit !== undefined && UNITS[unit].dimension !== 'time') return true;
  const isDigit = (at: number) => (read.senses[at]?.number ?? SPOKEN_TENS) < SPOKEN_TENS;
  const followsFraction = read.tokens[end]?.boundary === 0 && isDigit(end) && isDigit(end - 1);
  return followsFraction && read.language.pack.calendar.unitsFollow === true;
}

const SPOKEN_TENS = 10;

function clockAt(read: ReadText, at: number): Clock | undefined {
  const sense = read.senses[at];
  const token = read.tokens[at]!;
  if (token.digits) return digitalClock(read, at) ?? spokenClock(read, at);
  if (sense === undefined) return phraseClock(read, at);
  const spoken = spokenClock(read, at);
  return spoken ?? phraseClock(read, at);
}

/** "noon", "midnight" and their like. */
function phraseClock(read: ReadText, at: number): Clock | undefined {
  const phrase = phraseOf(read, at, PHRASE.noon, PHRASE.midnight);
  if (phrase === undefined) return undefined;
  return clock(phrase.kind === PHRASE.noon ? 12 : 0, 0, phrase.end, SURE);
}

function clock(hour: number, minute: number, end: number, certainty: number): Clock | undefined {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return undefined;
  return { hour: hour % 24, minute, end, certainty };
}

/** "18:30", "18h30", "18.30 Uhr", "1830 hrs", "17h". */
function digitalClock(read: ReadText, at: number): Clock | undefined {
  const { word } = read.tokens[at]!;
  if (word.length === 4 && hasMark(read, at + 1, MARK.hour)) {
    return clock(Number(word.slice(0, 2)), Number(word.slice(2)), at + 2, SURE);
  }
  if (word.length > 2) return undefined;
  const joined = joinedMinutes(read, at);
  if (joined !== undefined) return joined;
  const hourMark = at + 1;
  if (!hasMark(read, hourMark, MARK.hour) || read.tokens[hourMark]!.boundary > 0) return undefined;
  if (isDuration(read, at)) return undefined;
  const minutes = read.tokens[at + 2];
  if (minutes?.digits && minutes.word.length === 2 && minutes.boundary === 0) {
    return clock(Number(word), Number(minutes.word), at + 3, SURE);
  }
  return undefined;
}

/** "18:30" is sure, "18.30" may be a number. */
function joinedMinutes(read: ReadText, at: number): Clock | undefined {
  const minutes = read.tokens[at + 1];
  if (minutes === undefined || !minutes.digits || minutes.word.length !== 2) return undefined;
  const { joint } = minutes;
  if (joint !== ':' && joint !== '.' && joint !== '：') return undefined;
  // "1.200.50" and "12.05.2024" are no times.
  if (read.tokens[at]!.joint === '.' || isJoinedDigits(read, at + 2)) return undefined;
  const hasHour = hasMark(read, at + 2, MARK.hour);
  const certainty = joint === '.' && !hasHour ? 0.6 : SURE;
  const end = hasHour && read.tokens[at + 2]!.boundary === 0 ? at + 3 : at + 2;
  const value = Number(read.tokens[at]!.word);
  return clock(value, Number(minutes.word), end, certainty);
}

function isJoinedDigits(read: ReadText, at: number): boolean {
  const token = read.tokens[at];
  return token?.digits === true && /^[.:/-]$/.test(token.joint ?? '');
}

/** "2 hours" is a length of time where the hour is not also said so ("2 o'clock", "2 Uhr"). */
function isDuration(read: ReadText, at: number): boolean {
  return /^hours?$|^hrs?$|^stunden?$|^horas?$|^ore$|^uren$/.test(read.tokens[at + 1]!.word)
    ? !hasMark(read, at - 1, MARK.at)
    : false;
}

function hasMark(read: ReadText, at: number, mark: number): boolean {
  return ((read.senses[at]?.marks ?? 0) & mark) !== 0;
}

/** Times with words: "half past six", "quarter to nine", "halb sieben", "six et demie", "5 pm". */
function spokenClock(read: ReadText, at: number): Clock | undefined {
  return beforeOrAfterHour(read, at) ?? halfBefore(read, at) ?? hourFirst(read, at);
}

/** [a] half|quarter|ten [minutes] past|to hour */
function beforeOrAfterHour(read: ReadText, at: number): Clock | undefined {
  const part = partOfHour(read, at);
  if (part === undefined) return undefined;
  const direction = part.end;
  const past = hasMark(read, direction, MARK.past);
  if (!past && !hasMark(read, direction, MARK.to)) return undefined;
  const hour = hourAt(read, skipArticle(read, direction + 1));
  if (hour === undefined) return undefined;
  const spoken = part.sure || isSpokenMinutes(read, at, part.minutes, hour.end);
  if (!spoken) return undefined;
  const base = hour.value * 60 + (past ? part.minutes : -part.minutes);
  return fromMinutes(base, hour.end, SURE);
}

/** "from 5 to 7" is no time: bare minutes need a word around them that speaks of a time. */
function isSpokenMinutes(read: ReadText, at: number, minutes: number, end: number): boolean {
  if (!SPOKEN_MINUTES.has(minutes)) return false;
  return (
    hasMark(read, at - 1, MARK.at) ||
    hasMark(read, end, MARK.hour) ||
    partOfDay(read, at, end) !== undefined
  );
}

function partOfHour(
  read: ReadText,
  at: number,
): { minutes: number; end: number; sure: boolean } | undefined {
  const marks = read.senses[at]?.marks ?? 0;
  // "un quarto", "a quarter": the article is no number of minutes.
  const isOne = read.senses[at]?.isEmpty === true || read.senses[at]?.number === 1;
  if (isOne && hasMark(read, at + 1, MARK.quarter)) {
    return { minutes: 15, end: at + 2, sure: true };
  }
  if ((marks & MARK.quarter) !== 0) return { minutes: 15, end: at + 1, sure: true };
  if ((marks & MARK.threeQuarters) !== 0) return { minutes: 45, end: at + 1, sure: true };
  if ((marks & MARK.half) !== 0) return { minutes: 30, end: at + 1, sure: true };
  const number = parseNumber(read, at);
  if (number === undefined || number.value < 1 || number.value > 59) return undefined;
  const minuteMark = hasMark(read, number.end, MARK.minute);
  return { minutes: number.value, end: number.end + (minuteMark ? 1 : 0), sure: minuteMark };
}

/** "halb sieben" is half an hour before seven, "dreiviertel acht" a quarter before eight. */
function halfBefore(read: ReadText, at: number): Clock | undefined {
  if (!read.language.pack.clock.halfBefore) return undefined;
  const half = hasMark(read, at, MARK.half);
  if (!half && !hasMark(read, at, MARK.threeQuarters)) return undefined;
  const hour = hourAt(read, at + 1);
  if (hour === undefined) return undefined;
  return fromMinutes(hour.value * 60 - (half ? 30 : 15), hour.end, SURE);
}

/** hour [o'clock] [and] [half|quarter|minutes] [to] */
function hourFirst(read: ReadText, at: number): Clock | undefined {
  const hour = hourAt(read, at);
  if (hour === undefined || hour.value > 24) return undefined;
  let { end } = hour;
  const hasHour = hasMark(read, end, MARK.hour) && read.tokens[end]!.boundary === 0;
  if (hasHour && isDuration(read, end - 1)) return undefined;
  if (hasHour) end++;
  const after = minutesAfter(read, end, hasHour);
  if (after !== undefined) {
    // "Seventeen and a half" may be a temperature.
    const isSure = hasHour || hour.digits || hasMark(read, skipArticleBack(read, at), MARK.at);
    return fromMinutes(hour.value * 60 + after.minutes, after.end, isSure ? SURE : LIKELY);
  }
  if (hasHour) return clock(hour.value, 0, end, SURE);
  return thirtyAfter(read, hour) ?? bareHour(read, at, hour);
}

/** "et demie", "y cuarto", "meno un quarto", "menos dez", "半". */
function minutesAfter(
  read: ReadText,
  at: number,
  hasHour: boolean,
): { minutes: number; end: number } | undefined {
  // "às 19h, às 20h" are two times.
  if ((read.tokens[at]?.boundary ?? 2) > 0) return undefined;
  const plus = hasMark(read, at, MARK.plus);
  const minus = hasMark(read, at, MARK.minus);
  if (!plus && !minus && !hasHour) return undefined;
  const part = partOfHour(read, skipArticle(read, plus || minus ? at + 1 : at));
  if (part === undefined || read.tokens[part.end - 1]!.boundary > 0) return undefined;
  // "Uno y un aseo" tells no time.
  if (!part.sure && part.minutes < MINUTES_MIN && !read.tokens[part.end - 1]!.digits)
    return undefined;
  return { minutes: minus ? -part.minutes : part.minutes, end: part.end };
}

/** "six thirty", "ten fifteen". */
function thirtyAfter(read: ReadText, hour: ParsedNumber): Clock | undefined {
  const next = read.tokens[hour.end];
  if (hour.digits || next === undefined || next.boundary > 0 || next.digits) return undefined;
  const minutes = parseNumber(read, hour.end);
  if (minutes === undefined || minutes.value < 10 || minutes.value > 59) return undefined;
  return clock(hour.value, minutes.value, minutes.end, LIKELY);
}

/** An hour alone: a time if a part of the day stands by it, else perhaps one after "at". */
function bareHour(read: ReadText, at: number, hour: ParsedNumber): Clock | undefined {
  if (partOfDay(read, at, hour.end) !== undefined) return clock(hour.value, 0, hour.end, SURE);
  const before = skipArticleBack(read, at);
  if (!hasMark(read, before, MARK.at)) return undefined;
  // "About one" is an hour where one is asked for; "told me about one" is none.
  const isArticle = hour.end === at + 1 && read.senses[at]?.isEmpty === true;
  return clock(hour.value, 0, hour.end, isArticle ? ARTICLE : BARE);
}

function hourAt(read: ReadText, at: number): ParsedNumber | undefined {
  const number = parseNumber(read, at);
  if (number === undefined || !Number.isInteger(number.value) || number.value > 24)
    return undefined;
  return number;
}

function skipArticle(read: ReadText, at: number): number {
  return hasMark(read, at, MARK.article) ? at + 1 : at;
}

function skipArticleBack(read: ReadText, at: number): number {
  return hasMark(read, at - 1, MARK.article) ? at - 2 : at - 1;
}

function fromMinutes(minutes: number, end: number, certainty: number): Clock {
  const inDay = (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return { hour: Math.floor(inDay / 60), minute: inDay % 60, end, certainty };
}

function inItsPartOfDay(read: ReadText, at: number, time: Clock): Mention {
  const part = partOfDay(read, at, time.end);
  const hour = part === undefined ? time.hour : hourIn(part.kind, time.hour);
  return {
    kind: 'time',
    value: hour * 60 + time.minute,
    start: part === undefined ? at : Math.min(at, part.start),
    end: part === undefined ? time.end : Math.max(time.end, part.end),
    certainty: part === undefined ? time.certainty : SURE,
  };
}
