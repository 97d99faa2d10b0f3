import { type Day, dayFrom, dayOf, isoDate, monthFrom } from '../dates/calendar.ts';
import { weekdayAt } from '../dates/relative-dates.ts';
import type { Mention, ReadText } from '../grammar/read-text.ts';

/** What the words of a day leave open: its week, its month, or its year alone. */
type OpenPart = 'week' | 'month' | 'year';

const MONTHS = 12;
const WEEK = 7;
/** Nobody stays for longer without telling the year. */
const SPAN_DAYS_MAX = 200;

/**
 * The two days of a range, the second one not before the first: "from Thursday until Wednesday" ends in the week after,
 * "the 18th to the 3rd of March" begins in February. What the words themselves tell stays.
 */
export function inOrder(
  read: ReadText,
  first: Mention,
  second: Mention,
): readonly [Mention, Mention] {
  const open = openPartOf(read, first);
  const openOfEnd = openPartOf(read, second);
  if (open === 'month' && namesMonth(read, second)) {
    return [before(first, second), second];
  }
  const [start, end] = [dayOf(String(first.value)), dayOf(String(second.value))];
  const isSameWeekday = openOfEnd === 'week' && end === start;
  if ((end >= start && !isSameWeekday) || openOfEnd === undefined) return [first, second];
  const later = laterDay(end, openOfEnd, start);
  const isSpan = later !== undefined && later - start <= SPAN_DAYS_MAX;
  return [first, isSpan ? { ...second, value: isoDate(later) } : second];
}

/** Undefined where nothing is open: tomorrow, a feast, a day with its year. */
function openPartOf(read: ReadText, { end, pastValue, start }: Mention): OpenPart | undefined {
  if (pastValue === undefined) return undefined;
  if (namesMonth(read, { end, start })) return 'year';
  const isWeekday = weekdayAt(read, end - 1) !== undefined || weekdayAt(read, start) !== undefined;
  return isWeekday ? 'week' : 'month';
}

function namesMonth({ senses }: ReadText, { end, start }: Pick<Mention, 'end' | 'start'>): boolean {
  return senses.slice(start, end).some((sense) => sense?.month !== undefined);
}

/** The same day of the month that the range ends in, or of the one before. */
function before(first: Mention, second: Mention): Mention {
  const last = dayOf(String(second.value));
  const day = Number(String(first.value).slice(8));
  for (const step of [0, -1]) {
    const { year, month } = monthFrom(last, step);
    const found = dayFrom(year, month, day);
    if (found !== undefined && found <= last) return { ...first, value: isoDate(found) };
  }
  return first;
}

/** The first such day behind another one. */
function laterDay(day: Day, open: OpenPart, start: Day): Day | undefined {
  if (open === 'week') return day + WEEK * Math.max(1, Math.ceil((start - day) / WEEK));
  const written = new Date(isoDate(day));
  for (let step = 0; step <= MONTHS; step++) {
    const { year, month } = monthFrom(start, step);
    if (open === 'year' && month !== written.getUTCMonth() + 1) continue;
    const found = dayFrom(year, month, written.getUTCDate());
    if (found !== undefined && found > start) return found;
  }
  return undefined;
}
