import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import type { PhraseMatch } from '../text/phrases.ts';

/** "in the evening", "de la tarde" and the words between it and the time. */
const PART_OF_DAY_WORDS_MAX = 5;

/** The part of the day said right after the time ("in the evening") or right before it ("morning 10"). */
export function partOfDay(read: ReadText, start: number, end: number): PhraseMatch | undefined {
  const after = phraseOf(read, end, PHRASE.morning, PHRASE.night);
  if (after !== undefined && read.tokens[end]!.boundary < 2) return after;
  for (let from = Math.max(0, start - PART_OF_DAY_WORDS_MAX); from < start; from++) {
    const before = phraseOf(read, from, PHRASE.morning, PHRASE.night);
    if (before === undefined || isShortMark(read, from, before)) continue;
    const gap = start - before.end;
    if (gap >= 0 && gap <= 2 && onlyAtBetween(read, before.end, start)) return before;
  }
  return partBefore(read, start);
}

/** "Evenings, after half past six": the last part of the day in the sentence, where no other time stands between. */
function partBefore(read: ReadText, start: number): PhraseMatch | undefined {
  for (let at = start - 1; at >= 0 && at >= start - PART_OF_DAY_WORDS_MAX; at--) {
    if (read.tokens[at + 1]!.boundary === 2 || read.tokens[at]!.digits) return undefined;
    const part = phraseOf(read, at, PHRASE.morning, PHRASE.night);
    if (part !== undefined && at === 0 && part.end <= start) return part;
  }
  return undefined;
}

/** "am" before a number is the verb. */
function isShortMark(read: ReadText, at: number, { start, end }: PhraseMatch): boolean {
  return end === start + 1 && /^[a-z]{1,2}$/.test(read.tokens[at]!.word);
}

function onlyAtBetween(read: ReadText, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!hasMark(read, i, MARK.at | MARK.article)) return false;
  return read.tokens[to]!.boundary < 2;
}

/** An hour of the twelve-hour clock in a part of the day; hours after noon stand as they are. */
export function hourIn(part: number, hour: number): number {
  if (hour > 12) return hour;
  if (part === PHRASE.morning) return hour % 12;
  if (part === PHRASE.night) return hour >= 5 && hour < 12 ? hour + 12 : hour % 12;
  if (hour === 12) return part === PHRASE.evening ? 0 : 12;
  // "Quarter to one in the afternoon".
  if (hour === 0) return part === PHRASE.afternoon ? 12 : 0;
  return hour + 12;
}

/** The first hour of the morning that is told without saying so. */
const MORNING_MIN = 6;

/** A spoken hour whose half of the day is not told: "quarter past four" and "quarter to one" are after noon. */
export function waking(hour: number, minute: number): number {
  const isNight = hour > 0 ? hour < MORNING_MIN : minute > 0;
  return isNight ? hour + 12 : hour;
}
