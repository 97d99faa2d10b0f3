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
  return found.map((each, i) => {
    if (!isWeekday[i]) return each;
    const exact = found.find((other, j) => !isWeekday[j] && fallsOn(other, each));
    if (exact === undefined) return each;
    const { value, pastValue } = exact;
    return { ...each, value, ...(pastValue && { pastValue }), certainty: VAGUE };
  });
}

/** Whether the day, coming or past, is a weekday of the kind of another one. */
function fallsOn({ value, pastValue }: Mention, weekday: Mention): boolean {
  const of = weekdayOf(dayOf(String(weekday.value)));
  return [value, pastValue].some(
    (day) => day !== undefined && weekdayOf(dayOf(String(day))) === of,
  );
}

/** "A year ago, on the 15th of November": of several the ones that are told exactly count. */
export function withExactDays(found: Mention[], vague: ReadonlySet<number>): Mention[] {
  if (vague.size === 0 || vague.size === found.length) return found;
  return found.map((each, i) => (vague.has(i) ? { ...each, certainty: VAGUE } : each));
}

const VAGUE = 0.7;
