import { DAY_MS } from '../../../input/instant.ts';
import { dayNumberAt } from '../../dates/ordinals.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { Extraction } from '../candidates/context.ts';
import { isBeside, type Offer, range } from './offer.ts';

/** The days of an agent's words, in their order: also those that leave their month to the day behind them. */
export function offeredDays(proposal: Extraction, found: readonly Offer[]): Offer[] {
  const days = withMonths(proposal.read, wholeDays(proposal.read, found));
  return [...days, ...daysBefore(proposal, days)].sort((a, b) => a.start - b.start);
}

/** A weekday right behind a day says no other one: "11月28号星期六". */
function wholeDays(read: ReadText, found: readonly Offer[]): Offer[] {
  const days: Offer[] = [];
  for (const { value, start, end } of found) {
    const before = days.at(-1);
    const isOfBefore = before?.end === start && read.tokens[start]!.boundary === 0;
    if (isOfBefore) days[days.length - 1] = { ...before!, end };
    else days.push({ value, start, end });
  }
  return days;
}

/** "The 9th or the 13th of December": a day without its month is of that of the day behind it. */
function withMonths(read: ReadText, found: readonly Offer[]): readonly Offer[] {
  const days: Offer[] = [];
  let month: string | undefined;
  for (const day of found.toReversed()) {
    const next = days.at(-1);
    if (next !== undefined && !isBeside(read, day, next)) month = undefined;
    const isBare = isBareDay(read, day);
    if (!isBare) month = monthOf(read, day);
    const whole = isBare && month !== undefined ? inMonth(day, month, next!) : day;
    // "The 2nd or the 1st of December": of which month?
    if (whole === undefined) return [];
    days.push(whole);
  }
  return days.reverse();
}

function inMonth(day: Offer, month: string, next: Offer): Offer | undefined {
  const date = String(day.value);
  const value = month + date.slice(MONTH_LENGTH);
  if (value < String(next.value)) return { ...day, value };
  return isShortlyBefore(date, String(next.value)) ? day : undefined;
}

/** "The 30th or the 2nd of December". */
function isShortlyBefore(date: string, other: string): boolean {
  const days = (Date.parse(other) - Date.parse(date)) / DAY_MS;
  return days > 0 && days <= FORTNIGHT;
}

const FORTNIGHT = 14;

const MONTH_LENGTH = 'YYYY-MM-'.length;

function monthOf(read: ReadText, day: Offer): string | undefined {
  return tellsMonth(read, day) ? String(day.value).slice(0, MONTH_LENGTH) : undefined;
}

function tellsMonth({ senses, tokens }: ReadText, { start, end }: Offer): boolean {
  if (senses.slice(start, end).some((sense) => sense?.month !== undefined)) return true;
  return tokens.slice(start, end).filter(({ digits }) => digits).length > 1;
}

/** "The 9th", but neither "tomorrow" nor "9.12.". */
function isBareDay(read: ReadText, day: Offer): boolean {
  if (tellsMonth(read, day)) return false;
  const number = Number(String(day.value).slice(8, 10));
  return range(day.start, day.end).some((at) => dayNumberAt(read, at)?.value === number);
}

/** "1, 4 en 9 december", "el 3 y el 9 de diciembre": bare numbers before a day are days of its month. */
function daysBefore({ negated, read }: Extraction, found: readonly Offer[]): Offer[] {
  const { tokens } = read;
  const taken = new Uint8Array(tokens.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  const days: Offer[] = [];
  let left = 0;
  for (const [at, { digits, word }] of tokens.entries()) {
    while (left < found.length && found[left]!.start <= at) left++;
    const next = found[left];
    if (next === undefined) break;
    const value = Number(word);
    if (!digits || value < 1 || value > 31 || negated[at] === 1 || taken[at] === 1) continue;
    const date = `${String(next.value).slice(0, 8)}${String(value).padStart(2, '0')}`;
    if (date < String(next.value)) days.push({ value: date, start: at, end: at + 1 });
  }
  return days;
}
