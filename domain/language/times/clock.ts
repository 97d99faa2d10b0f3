import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { type ParsedNumber, parseNumber } from '../numbers/numbers.ts';
import { wordsOfAllPacks } from '../packs/of-all-packs.ts';

/** A time of day while it is being read. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly end: number;
  readonly certainty: number;
  /** Told in words or by a bare hour, as people tell hours of either half of the day. */
  readonly isSpoken?: boolean;
}

const MINUTES_OF_DAY = 24 * 60;

export const SURE = 1;

export function clock(
  hour: number,
  minute: number,
  end: number,
  certainty: number,
): Clock | undefined {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return undefined;
  return { hour: hour % 24, minute, end, certainty };
}

export function namedHourAt(read: ReadText, at: number): ParsedNumber | undefined {
  const phrase = phraseOf(read, at, PHRASE.noon, PHRASE.midnight);
  if (phrase === undefined) return undefined;
  return { value: phrase.kind === PHRASE.noon ? 12 : 0, end: phrase.end, digits: false };
}

const IN_HOURS = wordsOfAllPacks(({ clock }) => clock.lengthInHours);

/** "2 hours" is a length of time where the hour is not also said so ("2 o'clock", "2 Uhr"). */
export function isDuration(read: ReadText, at: number): boolean {
  if (!IN_HOURS.has(read.tokens[at + 1]!.word)) return false;
  // "A las dos horas" is two hours later, "a las 14 horas" an hour.
  const isSpelled = !read.tokens[at]!.digits && read.language.pack.clock.spelledHoursLast === true;
  return isSpelled || !hasMark(read, at - 1, MARK.at);
}

export function hourAt(read: ReadText, at: number): ParsedNumber | undefined {
  if (read.tokens[at] === undefined) return undefined;
  const named = namedHourAt(read, at);
  if (named !== undefined) return named;
  const number = parseNumber(read, at);
  if (number === undefined || !Number.isInteger(number.value) || number.value > 24)
    return undefined;
  return number;
}

export function skipArticle(read: ReadText, at: number): number {
  return hasMark(read, at, MARK.article) ? at + 1 : at;
}

export function skipArticleBack(read: ReadText, at: number): number {
  return hasMark(read, at - 1, MARK.article) ? at - 2 : at - 1;
}

export function fromMinutes(minutes: number, end: number, certainty: number): Clock {
  const inDay = (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return { hour: Math.floor(inDay / 60), minute: inDay % 60, end, certainty };
}
