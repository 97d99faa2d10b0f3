import { isParted } from '../grammar/clause.ts';
import { MARK, PHRASE } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import type { Day } from './calendar.ts';
import {
  daysAgo,
  type FoundDay,
  found,
  lengthAt,
  lengthSoon,
  phraseDate,
} from './relative-dates.ts';

/** "A week today", "a week ago today", "hoy hace una semana", "faz hoje um ano": a length of time beside the day that it is counted from. */
export function countedFromToday(read: ReadText, at: number, today: Day): FoundDay | undefined {
  return (
    lengthThenDay(read, at, today) ??
    agoThenDay(read, at, today) ??
    dayThenAgo(read, at, today) ??
    agoAroundDay(read, at, today)
  );
}

/** Where days are counted from the word behind the length. */
function lengthThenDay(read: ReadText, at: number, today: Day): FoundDay | undefined {
  if (read.language.pack.calendar.countedFrom === undefined) return undefined;
  const length = lengthAt(read, at);
  // "Week tomorrow".
  const end = length?.end ?? (hasMark(read, at, MARK.week) ? at + 1 : undefined);
  const date = end === undefined || isParted(read, end) ? undefined : phraseDate(read, end, today);
  if (date === undefined || date.day < today) return undefined;
  return found(length?.from(date.day, 1) ?? date.day + 7, date.end);
}

function agoThenDay(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const ago = daysAgo(read, at, today);
  const date = ago && daySoon(read, ago.end, today);
  return date && found(ago.day + date.day - today, date.end);
}

function dayThenAgo(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const date = phraseDate(read, at, today);
  if (date === undefined || isParted(read, date.end)) return undefined;
  const ago = daysAgo(read, date.end, date.day) ?? daysAgo(read, date.end + 1, date.day);
  return ago && !isParted(read, date.end + 1) ? found(ago.day, ago.end) : undefined;
}

function agoAroundDay(read: ReadText, at: number, today: Day): FoundDay | undefined {
  const before = phraseOf(read, at, PHRASE.ago);
  const date = before && phraseDate(read, before.end, today);
  if (date === undefined || isParted(read, date.end)) return undefined;
  const length = lengthSoon(read, date.end);
  return length && found(length.from(date.day, -1), length.end);
}

/** Over one word: "una settimana fa giusto oggi". */
function daySoon(read: ReadText, at: number, today: Day): FoundDay | undefined {
  if (isParted(read, at)) return undefined;
  return (
    phraseDate(read, at, today) ??
    (isParted(read, at + 1) ? undefined : phraseDate(read, at + 1, today))
  );
}
