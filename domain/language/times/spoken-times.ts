import { DIRECTION_BACK } from '../grammar/directions.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type ParsedNumber, parseNumber } from '../numbers/numbers.ts';
import { unitAt } from '../numbers/units.ts';
import {
  type Clock,
  clock,
  fromMinutes,
  hourAt,
  isDuration,
  namedHourAt,
  SURE,
  skipArticle,
  skipArticleBack,
} from './clock.ts';
import { partOfDay } from './part-of-day.ts';

const LIKELY = 0.8;

const BARE = 0.5;

const ARTICLE = 0.2;

/** Fewer are hardly told after an hour without the word minutes. */
const MINUTES_MIN = 3;

const SPOKEN_MINUTES = new Set([5, 10, 15, 20, 25]);

/** Times with words: "half past six", "quarter to nine", "halb sieben", "six et demie", "5 pm". */
export function spokenClock(read: ReadText, at: number): Clock | undefined {
  const time =
    beforeOrAfterHour(read, at) ??
    partOfComing(read, at) ??
    halfAfter(read, at) ??
    aboutHour(read, at) ??
    lackingMinutes(read, at) ??
    hourFirst(read, at);
  return time && { ...time, isSpoken: namedHourAt(read, at) === undefined };
}

/** [a] half|quarter|ten [minutes] past|to hour */
function beforeOrAfterHour(read: ReadText, at: number): Clock | undefined {
  const part = partOfHour(read, at);
  if (part === undefined) return undefined;
  const direction = part.end;
  const past = hasMark(read, direction, MARK.past);
  if (!past && !hasMark(read, direction, MARK.to)) return undefined;
  const next = skipArticle(read, direction + 1);
  const half = partOfComing(read, next);
  if (half !== undefined) {
    const base = half.hour * 60 + half.minute + (past ? part.minutes : -part.minutes);
    return fromMinutes(base, half.end, SURE);
  }
  const hour = hourAt(read, next);
  if (hour === undefined) return undefined;
  const certainty = part.sure ? SURE : certaintyOfMinutes(read, at, { part, hour });
  if (certainty === undefined) return undefined;
  const base = hour.value * 60 + (past ? part.minutes : -part.minutes);
  return fromMinutes(base, hour.end, certainty);
}

/** "From 5 to 7" is no time: bare minutes need a word that speaks of a time, or to be more than the hour. */
function certaintyOfMinutes(
  read: ReadText,
  at: number,
  { part, hour }: { readonly part: PartOfHour; readonly hour: ParsedNumber },
): number | undefined {
  if (!SPOKEN_MINUTES.has(part.minutes)) return undefined;
  const speaksOfTime =
    hasMark(read, at - 1, MARK.at) ||
    hasMark(read, hour.end, MARK.hour) ||
    partOfDay(read, at, hour.end) !== undefined;
  if (speaksOfTime) return SURE;
  const mayBeRange = (read.roles[part.end]! & DIRECTION_BACK) !== 0;
  return mayBeRange && part.minutes <= hour.value ? undefined : LIKELY;
}

interface PartOfHour {
  readonly minutes: number;
  readonly end: number;
  readonly sure: boolean;
}

/** "Un quarto", "a quarter", "三刻": the article is no number of minutes. */
function quartersAt(read: ReadText, at: number): number | undefined {
  if (!hasMark(read, at + 1, MARK.quarter)) return undefined;
  const sense = read.senses[at];
  if (sense?.isEmpty === true || sense?.number === 1) return 1;
  return read.language.pack.calendar.unitsFollow && sense?.number === 3 ? 3 : undefined;
}

function partOfHour(read: ReadText, at: number): PartOfHour | undefined {
  const marks = read.senses[at]?.marks ?? 0;
  const quarters = quartersAt(read, at);
  if (quarters !== undefined) return { minutes: 15 * quarters, end: at + 2, sure: true };
  if ((marks & MARK.quarter) !== 0) return { minutes: 15, end: at + 1, sure: true };
  if ((marks & MARK.threeQuarters) !== 0) return { minutes: 45, end: at + 1, sure: true };
  if ((marks & MARK.half) !== 0) return { minutes: 30, end: at + 1, sure: true };
  const number = parseNumber(read, at);
  if (number === undefined || number.value < 1 || number.value > 59) return undefined;
  const minuteMark = hasMark(read, number.end, MARK.minute);
  return { minutes: number.value, end: number.end + (minuteMark ? 1 : 0), sure: minuteMark };
}

/** "Halb sieben" is half an hour before seven, "(drei)viertel acht" a part of the hour that ends at eight. */
function partOfComing(read: ReadText, at: number): Clock | undefined {
  if (!read.language.pack.clock.halfBefore) return undefined;
  const isInTwo = read.senses[at]?.number === 3 && hasMark(read, at + 1, MARK.quarter);
  const named = isInTwo && read.tokens[at + 1]!.boundary === 0 ? at + 1 : at;
  const before = isInTwo ? 15 : minutesBefore(read, at);
  if (before === undefined) return undefined;
  const hour = hourAt(read, named + 1);
  return hour && fromMinutes(hour.value * 60 - before, hour.end, SURE);
}

function minutesBefore(read: ReadText, at: number): number | undefined {
  if (hasMark(read, at, MARK.half)) return 30;
  if (hasMark(read, at, MARK.threeQuarters)) return 15;
  return hasMark(read, at, MARK.quarter) ? 45 : undefined;
}

/** "Half seven" for half past seven. */
function halfAfter(read: ReadText, at: number): Clock | undefined {
  if (!read.language.pack.clock.halfAfter || !hasMark(read, at, MARK.half)) return undefined;
  const hour = hourAt(read, at + 1);
  const isApart = hour !== undefined && unitAt(read, hour.end) === undefined && hour.value <= 12;
  return isApart ? fromMinutes(hour.value * 60 + 30, hour.end, LIKELY) : undefined;
}

/** "Een uur of drie" is about three. */
function aboutHour(read: ReadText, at: number): Clock | undefined {
  const phrase = phraseOf(read, at, PHRASE.aboutHour);
  const hour = phrase && hourAt(read, phrase.end);
  return hour && clock(hour.value, 0, hour.end, LIKELY);
}

/** "差五分八点": the minutes that an hour lacks stand before it. */
function lackingMinutes(read: ReadText, at: number): Clock | undefined {
  if (!read.language.pack.calendar.unitsFollow || !hasMark(read, at, MARK.minus)) return undefined;
  const part = partOfHour(read, at + 1);
  const hour = part?.sure ? hourAt(read, part.end) : undefined;
  if (hour === undefined || !hasMark(read, hour.end, MARK.hour)) return undefined;
  return fromMinutes(hour.value * 60 - part!.minutes, hour.end + 1, SURE);
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
    const isSure = hasHour || hour.digits || isBehindAt(read, at);
    return fromMinutes(hour.value * 60 + after.minutes, after.end, isSure ? SURE : LIKELY);
  }
  if (hasHour) return clock(hour.value, 0, end, SURE);
  return hourAlone(read, at, hour);
}

function hourAlone(read: ReadText, at: number, hour: ParsedNumber): Clock | undefined {
  if (namedHourAt(read, at) !== undefined) return undefined;
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
  const part = partBehindArticle(read, plus || minus ? at + 1 : at);
  if (part === undefined || read.tokens[part.end - 1]!.boundary > 0) return undefined;
  // "Uno y un aseo" tells no time.
  if (!part.sure && part.minutes < MINUTES_MIN && !read.tokens[part.end - 1]!.digits)
    return undefined;
  return { minutes: minus ? -part.minutes : part.minutes, end: part.end };
}

/** "Y un cuarto"; in "la 1 y la 3" are two of them. */
function partBehindArticle(read: ReadText, from: number): ReturnType<typeof partOfHour> {
  const start = skipArticle(read, from);
  const part = partOfHour(read, start);
  return start > from && part?.sure === false ? undefined : part;
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
  const isArticle = hour.end === at + 1 && read.senses[at]?.isEmpty === true;
  const part = partOfDay(read, at, hour.end);
  // "Eine Nacht" is no hour of it, "one pm" is.
  const isCounted = isArticle && part?.start === hour.end && part.end === hour.end + 1;
  if (isCounted && !isHalfOfDay(read, hour.end)) return undefined;
  if (part !== undefined) return clock(hour.value, 0, hour.end, SURE);
  if (!isBehindAt(read, at)) return undefined;
  // "About one" is an hour where one is asked for; "told me about one" is none.
  return clock(hour.value, 0, hour.end, isArticle ? ARTICLE : BARE);
}

function isHalfOfDay({ tokens }: ReadText, at: number): boolean {
  return HALF_OF_DAY.test(tokens[at]!.word);
}

const HALF_OF_DAY = /^[ap]m$/;

/** "At nine", "a las nueve": whether or not the word is an article as well. */
function isBehindAt(read: ReadText, at: number): boolean {
  return hasMark(read, at - 1, MARK.at) || hasMark(read, skipArticleBack(read, at), MARK.at);
}
