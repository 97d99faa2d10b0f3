import { DAY_MS } from '../../input/instant.ts';

/** A calendar day as days since 1970-01-01 (UTC): relative dates are sums. */
export type Day = number;

export function dayOf(instant: string): Day {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${instant}`);
  return Math.floor(time / DAY_MS);
}

const FIRST: Day = Math.floor(Date.parse('0001-01-01T00:00:00Z') / DAY_MS);
const LAST: Day = Math.floor(Date.parse('9999-12-31T00:00:00Z') / DAY_MS);

/** Whether it is written with a year of four digits: "in 999999999 days" names no day that anybody could write. */
export function isInCalendar(day: Day): boolean {
  return day >= FIRST && day <= LAST;
}

/** @param day in the calendar */
export function isoDate(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Monday = 0. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The day of a calendar date; undefined for the 31st of April. */
export function dayFrom(year: number, month: number, day: number): Day | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && day >= 1 && month >= 1 ? Math.floor(time / DAY_MS) : undefined;
}

/** The next such day from today on. */
export function nextDay(month: number, day: number, today: Day): Day | undefined {
  const year = new Date(today * DAY_MS).getUTCFullYear();
  for (let i = 0; i <= 4; i++) {
    const candidate = dayFrom(year + i, month, day);
    if (candidate !== undefined && candidate >= today) return candidate;
  }
  return undefined;
}

/** The latest such day up to today. */
export function latestDay(month: number, day: number, today: Day): Day | undefined {
  const year = new Date(today * DAY_MS).getUTCFullYear();
  for (let i = 0; i <= 4; i++) {
    const candidate = dayFrom(year - i, month, day);
    if (candidate !== undefined && candidate <= today) return candidate;
  }
  return undefined;
}

export function yearOf(written: string, today: Day): number | undefined {
  const value = Number(written);
  if (written.length === 4 && value >= 1000) return value;
  if (written.length !== 2) return undefined;
  const century = 100 * Math.floor(new Date(today * DAY_MS).getUTCFullYear() / 100);
  return value > (new Date(today * DAY_MS).getUTCFullYear() % 100) + 20
    ? century - 100 + value
    : century + value;
}

/** The same day a number of months later, or the last one of a shorter month. */
export function monthsFrom(day: Day, months: number): Day {
  const now = new Date(day * DAY_MS);
  const all = 12 * now.getUTCFullYear() + now.getUTCMonth() + months;
  const [year, month] = [Math.floor(all / 12), (((all % 12) + 12) % 12) + 1];
  return Math.min(dayFrom(year, month, 1)! + now.getUTCDate() - 1, lastDayOf(year, month));
}

export function lastDayOf(year: number, month: number): Day {
  return Math.floor(Date.UTC(year, month, 0) / DAY_MS);
}

/** The month a number of months from that of today. */
export function monthFrom(
  today: Day,
  step: number,
): { readonly year: number; readonly month: number } {
  const now = new Date(today * DAY_MS);
  const months = 12 * now.getUTCFullYear() + now.getUTCMonth() + step;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}
