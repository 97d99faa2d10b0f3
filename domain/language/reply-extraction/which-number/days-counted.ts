import { DAY_MS } from '../../../input/instant.ts';
import { roleBit } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';

/** What the days or the hours of a reply come to where a number of them is asked for. */
export interface Counted {
  readonly value: number;
  /** From the first to the last one, or a number of them. */
  readonly how: 'days_between' | 'days_listed' | 'hours_between';
  /** Token indexes of what it rests on, [start, end). */
  readonly words: readonly [number, number];
  /** Nothing but commas and "and" between them. */
  readonly isList: boolean;
  readonly isRange: boolean;
}

const LASTING = roleBit('nights') | roleBit('days');
const PEOPLE = roleBit('people');
const WEEK = 7;

/** "From Friday to Monday" is three nights, "Monday, Wednesday and Friday" three times a week, "noon till six" six hours. */
export function countedByNames(extraction: Extraction, main: InformationEntry): Counted[] {
  return main.unit === 'hour' ? betweenHours(extraction) : ofDays(extraction, main);
}

function ofDays({ days, read }: Extraction, main: InformationEntry): Counted[] {
  const first = days[0];
  const last = days.at(-1);
  const lasts = main.unit === 'day' || (main.roles & LASTING) !== 0;
  if (first === undefined || last === undefined || first === last) return [];
  if (!main.isCount && !lasts && main.unit !== 'week') return [];
  const common = {
    words: [first.start, last.end] as const,
    isList: isListed(read, days),
    isRange: days.some(({ ofRange }) => ofRange !== undefined),
  };
  const between = daysBetween(read, first, last);
  const value = main.unit === 'week' ? between / WEEK : between;
  const named = new Set(days.map((each) => each.value)).size;
  const { isList } = common;
  const options: Counted[] = [];
  // "Monday, Tuesday and Saturday" are three.
  if (between > 0 && mayLast(main, lasts, isList))
    options.push({ ...common, value, how: 'days_between' });
  if (named > 1 && mayList(main, lasts, isList))
    options.push({ ...common, value: named, how: 'days_listed' });
  return options;
}

function mayLast({ unit }: InformationEntry, lasts: boolean, isList: boolean): boolean {
  return unit === 'week' || (lasts && !isList);
}

/** "Tuesday to Friday" counts no guests, and "Tuesday and Friday" neither. */
function mayList({ roles, unit }: InformationEntry, lasts: boolean, isList: boolean): boolean {
  return unit !== 'week' && (lasts || (isList && (roles & PEOPLE) === 0));
}

/** Weekdays are of the same week or of the next one, whichever come first in it; dates may be told in any order. */
function daysBetween(read: ReadText, first: Mention, last: Mention): number {
  const days = (Date.parse(String(last.value)) - Date.parse(String(first.value))) / DAY_MS;
  const isNamed = [first, last].every((each) => isWeekday(read, each));
  return isNamed ? ((days % WEEK) + WEEK) % WEEK || WEEK : Math.abs(days);
}

function isWeekday({ senses, tokens }: ReadText, { end, start }: Mention): boolean {
  const words = senses.slice(start, end);
  return (
    words.some((sense) => sense?.weekday !== undefined) &&
    words.every((sense) => sense?.month === undefined) &&
    tokens.slice(start, end).every(({ digits }) => !digits)
  );
}

function isListed({ senses }: ReadText, days: readonly Mention[]): boolean {
  return days.every(({ end }, i) => {
    const next = days[i + 1];
    return next === undefined || senses.slice(end, next.start).every((each) => each?.joinsNumbers);
  });
}

const MINUTES = 60;
const HALF_DAY = 12 * MINUTES;

/** Which half of the day each is in is seldom told, and hardly anything lasts longer. */
function betweenHours({ hours }: Extraction): Counted[] {
  const [first, second, third] = hours;
  if (first === undefined || second === undefined || third !== undefined) return [];
  const minutes = Number(second.value) - Number(first.value);
  const value = (minutes > 0 ? minutes : (minutes + 2 * HALF_DAY) % HALF_DAY || HALF_DAY) / MINUTES;
  const isRange = first.ofRange !== undefined;
  const words = [first.start, second.end] as const;
  return [{ value, how: 'hours_between', words, isList: false, isRange }];
}
