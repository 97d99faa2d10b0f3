import type { Mention, ReadText } from '../grammar/read-text.ts';
import { dayOf, weekdayOf } from './calendar.ts';
import { endOfToCome, weekdayAt } from './relative-dates.ts';

/** "Am 19.12., das ist ein Samstag", "Saturday, so the 19th": a weekday alone says no other day than the exact one it falls on. */
export function withoutComments(read: ReadText, found: Mention[]): Mention[] {
  if (found.length < 2) return found;
  const isWeekday = found.map(({ start, end }) => {
    const named = weekdayAt(read, start)?.end;
    return named !== undefined && (named === end || endOfToCome(read, named) === end);
  });
  if (!isWeekday.includes(true)) return found;
  const exact = firstByWeekday(found.filter((_, i) => !isWeekday[i]));
  return found.map((each, i) => {
    const named = isWeekday[i] ? exact[weekdayIn(each.value)] : undefined;
    if (named === undefined) return each;
    const { value, pastValue } = named;
    return { ...each, value, ...(pastValue && { pastValue }), certainty: VAGUE };
  });
}

/** By weekday: the first of the days that falls on it, coming or past. */
function firstByWeekday(days: readonly Mention[]): readonly (Mention | undefined)[] {
  const first: (Mention | undefined)[] = [];
  for (const each of days) {
    first[weekdayIn(each.value)] ??= each;
    if (each.pastValue !== undefined) first[weekdayIn(each.pastValue)] ??= each;
  }
  return first;
}

function weekdayIn(day: Mention['value']): number {
  return weekdayOf(dayOf(String(day)));
}

/** "A year ago, on the 15th of November": of several the ones that are told exactly count. */
export function withExactDays(found: Mention[], vague: ReadonlySet<number>): Mention[] {
  if (vague.size === 0 || vague.size === found.length) return found;
  return found.map((each, i) => (vague.has(i) ? { ...each, certainty: VAGUE } : each));
}

const VAGUE = 0.7;
