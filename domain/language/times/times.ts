import type { Steps } from '../../steps.ts';
import { MARK, PHRASE, type WordSense } from '../grammar/language.ts';
import {
  beginsPhrase,
  hasMark,
  type Mention,
  phraseOf,
  type ReadText,
} from '../grammar/read-text.ts';
import { mayCount } from '../numbers/numbers.ts';
import { unitAt } from '../numbers/units.ts';
import { UNITS } from '../pack-format/quantities.ts';
import { type Clock, clock, isDuration, namedHourAt, SURE } from './clock.ts';
import { hourIn, partOfDay, waking } from './part-of-day.ts';
import { spokenClock } from './spoken-times.ts';

/** Words that are looked at for a time in a step. */
const WORDS_A_STEP = 512;

/** All times of day in the text, as minutes since midnight. */
export function* findTimes(read: ReadText): Steps<Mention[]> {
  const found: Mention[] = [];
  for (let at = 0, looked = 1; at < read.tokens.length; at++, looked++) {
    if (looked % WORDS_A_STEP === 0) yield;
    if (!mayTellTime(read, at)) continue;
    const clock = clockAt(read, at);
    if (clock === undefined || isMeasured(read, clock) || isALittle(read, at)) continue;
    const mention = inItsPartOfDay(read, at, clock);
    found.push(mention);
    at = Math.max(at, mention.end - 1);
  }
  return found;
}

/** "一点六八米" and "seven and a half kilos" are no times. */
function isMeasured(read: ReadText, { end }: Clock): boolean {
  // "一点儿" is a little.
  if (read.tokens[end]?.word === '儿') return true;
  const unit = unitAt(read, end)?.unit;
  if (unit !== undefined && UNITS[unit].dimension !== 'time') return true;
  const isDigit = (at: number) => (read.senses[at]?.number ?? SPOKEN_TENS) < SPOKEN_TENS;
  const followsFraction = read.tokens[end]?.boundary === 0 && isDigit(end) && isDigit(end - 1);
  return followsFraction && read.language.pack.calendar.unitsFollow === true;
}

const SPOKEN_TENS = 10;

/** "快一点", "再便宜一点": a little more of it, and not one o'clock. */
function isALittle({ tokens }: ReadText, at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]!.word !== '一' || before === undefined || tokens[at]!.boundary > 0) return false;
  return tokens[at + 1]?.word === '点' && GRADED.has(before.word.at(-1)!);
}

const GRADED = new Set('快慢早晚大小多少高低长短远近宽窄厚薄轻重贵宜软硬热冷亮暗静净甜辣淡');

/** The time that begins at a token, looked for thoroughly. */
export function clockAt(read: ReadText, at: number): Clock | undefined {
  const sense = read.senses[at];
  const token = read.tokens[at]!;
  if (token.digits) return digitalClock(read, at) ?? spokenClock(read, at);
  const isWord = sense !== undefined || namedHourAt(read, at) !== undefined;
  return (isWord ? spokenClock(read, at) : undefined) ?? phraseClock(read, at);
}

const PARTS_OF_HOURS = MARK.half | MARK.quarter | MARK.threeQuarters | MARK.minus;

/** A first look, since most words begin no time: a number, a part of an hour, "a" before a quarter, or a phrase. */
export function mayTellTime(read: ReadText, at: number): boolean {
  if (read.tokens[at]!.digits || beginsPhrase(read, at)) return true;
  const sense = read.senses[at];
  if (sense === undefined) return false;
  if (mayCount(read, at) || (sense.marks & PARTS_OF_HOURS) !== 0) return true;
  return sense.isEmpty && hasMark(read, at + 1, MARK.quarter);
}

/** "noon", "midnight" and their like. */
function phraseClock(read: ReadText, at: number): Clock | undefined {
  const named = namedHourAt(read, at);
  return named && clock(named.value, 0, named.end, SURE);
}

/** "18:30", "18h30", "18.30 Uhr", "1830 hrs", "17h", "1130 am". */
function digitalClock(read: ReadText, at: number): Clock | undefined {
  const { word } = read.tokens[at]!;
  const halved = halvedClock(read, at);
  if (halved !== undefined) return halved;
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

/** "1130 am", "2 15 in the afternoon": minutes without a mark, of one part of the day. */
function halvedClock(read: ReadText, at: number): Clock | undefined {
  const { word } = read.tokens[at]!;
  const next = read.tokens[at + 1];
  const isApart = next?.digits === true && next.boundary === 0 && next.joint === undefined;
  const digits = isApart && word.length <= 2 && next.word.length === 2 ? word + next.word : word;
  const end = digits === word ? at + 1 : at + 2;
  const half = read.tokens[end];
  if (digits.length < 3 || digits.length > 4 || half?.boundary !== 0) return undefined;
  const hour = Number(digits.slice(0, -2));
  if (!isPartOfDay(read, end, digits !== word) || hour < 1 || hour > 12) return undefined;
  const isWhole = digits === word && digits.length === 4;
  if (!isWhole && !standsApart(read, at, end + 1)) return undefined;
  return clock(hour, Number(digits.slice(-2)), end, SURE);
}

/** "am" is a preposition in German; words for a part of the day follow an hour with minutes apart. */
function isPartOfDay(read: ReadText, at: number, isApart: boolean): boolean {
  const part = phraseOf(read, at, PHRASE.morning, PHRASE.night);
  if (part === undefined) return false;
  return isApart || (/^[ap]m$/.test(read.tokens[at]!.word) && part.end === at + 1);
}

/** "On 12 11 pm" and "gate 315 pm or so" may be something else. */
function standsApart({ phrases, senses, tokens }: ReadText, start: number, end: number): boolean {
  const before = senses[start - 1];
  if (before !== undefined && (before.marks & MARK.at) !== 0) return true;
  if (tokens[start]!.boundary > 0) return true;
  if (tokens[start]!.word.length !== 3 || (tokens[end]?.boundary ?? 2) === 0) return false;
  // Not "room 315 pm".
  if (phrases.some((phrase) => phrase.end === start)) return true;
  return before !== undefined && (before.isEmpty || before.marks !== 0 || isNamed(before));
}

function isNamed({ month, weekday }: WordSense): boolean {
  return month !== undefined || weekday !== undefined;
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

function inItsPartOfDay(read: ReadText, at: number, time: Clock): Mention {
  const part = partOfDay(read, at, time.end);
  const untold = time.isSpoken ? waking(time.hour, time.minute) : time.hour;
  const hour = part === undefined ? untold : hourIn(part.kind, time.hour);
  return {
    kind: 'time',
    value: hour * 60 + time.minute,
    start: part === undefined ? at : Math.min(at, part.start),
    end: part === undefined ? time.end : Math.max(time.end, part.end),
    certainty: part === undefined ? time.certainty : SURE,
  };
}
