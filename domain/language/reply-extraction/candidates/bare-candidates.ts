import { type Day, isoDate, latestDay, monthFrom, nextDay } from '../../dates/calendar.ts';
import { endOfNoDay } from '../../dates/no-day.ts';
import { MARK } from '../../grammar/language.ts';
import type { Mention } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { clockText } from '../../reading-index/mention-values.ts';
import { waking } from '../../times/part-of-day.ts';
import { isUndecidedDay } from '../../word-kinds/undecided-day.ts';
import { addCandidate, fitPlace, type ValueCandidate } from './candidate.ts';
import type { Extraction } from './context.ts';

/** Less than a time or a day that is told as one. */
const SCORE = 2;
/** "The 2nd of January, no, the 4th" tells its month as well. */
const ANOTHER_DAY = 3;
/** The same where no other day is wanted. */
const ONLY_DAY = 4.4;
const HOURS = 24;

/** Reads a bare number as the answer to a question for an hour ("Eleven", "six sharp") or for a day ("le trois"). */
export function addBareAnswers(
  extraction: Extraction,
  mention: Mention,
  today: Day,
  candidates: ValueCandidate[],
): void {
  const { start, end, kind, unit, value } = mention;
  if (kind !== 'number' || unit !== undefined || typeof value !== 'number') return;
  if (!Number.isInteger(value) || extraction.declined[start] === 1) return;
  // "I don't need one."
  if (extraction.negated[start] === 1) return;
  for (const entry of extraction.wanted) {
    // "One in the morning, two at night" to who asked for something else.
    if (extraction.asked[entry.position]! < 1 && !isClause(extraction, start, end)) continue;
    const candidate = bareValue(extraction, entry, { value, start, end, today });
    if (candidate === undefined) continue;
    const score = scoreOf(extraction, entry, start) * extraction.asked[entry.position]!;
    addCandidate(extraction, candidates, {
      information: entry.position,
      value: candidate,
      start,
      end,
      score,
    });
  }
}

function scoreOf(
  extraction: Extraction,
  { isAlone, kind }: InformationEntry,
  start: number,
): number {
  const isAgain = kind === 'date' && monthBefore(extraction, start) !== undefined;
  if (!isAgain) return SCORE;
  return (isAlone ? ONLY_DAY : ANOTHER_DAY) + fitPlace(extraction, start);
}

/** Nothing else stands between its commas. */
function isClause({ read }: Extraction, start: number, end: number): boolean {
  return read.tokens[start]!.boundary > 0 && (read.tokens[end]?.boundary ?? 2) > 0;
}

interface Bare {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly today: Day;
}

function bareValue(
  extraction: Extraction,
  entry: InformationEntry,
  bare: Bare,
): string | undefined {
  const { end, start, today, value } = bare;
  if (entry.kind === 'time' && value <= HOURS && endsThere(extraction, end)) {
    return clockText(60 * waking(value % HOURS, 0));
  }
  if (entry.kind !== 'date' || value < 1 || value > 31 || !endsThere(extraction, end))
    return undefined;
  const mark = extraction.read.senses[start - 1]?.marks ?? 0;
  if ((mark & MARK.article) === 0 || isOfMonth(extraction, bare)) return undefined;
  const month = monthBefore(extraction, start);
  const near = entry.isPast ? latestDay : nextDay;
  const day =
    month === undefined ? dayOfMonth(value, today, entry.isPast) : near(month, value, today);
  return day === undefined ? undefined : isoDate(day);
}

/** "Am 30. Februar", "am 3. Wochenende": what was looked at as a day before is no bare one. */
function isOfMonth({ days, read }: Extraction, bare: Bare): boolean {
  const { end, start, today } = bare;
  return (
    read.senses[end]?.month !== undefined ||
    endOfNoDay(read, start, today) !== undefined ||
    isUndecidedDay(read, days, { ...bare, kind: 'number', certainty: 1 })
  );
}

/** No noun follows that is counted: "six sharp", and not "six people". */
function endsThere({ read }: Extraction, end: number): boolean {
  const next = read.tokens[end];
  if (next === undefined || next.boundary > 0) return true;
  const sense = read.senses[end];
  // "一点儿": what has the mark of an hour was looked at as a time.
  if (((sense?.marks ?? 0) & MARK.hour) !== 0) return false;
  if (sense?.isExact || sense?.isCourtesy) return true;
  return sense?.isEmpty === true && sense.leads === 0;
}

/** The month of a day that was told before, and is corrected: 1-12. */
function monthBefore({ correctedFrom, read }: Extraction, start: number): number | undefined {
  if (correctedFrom === 0 || start < correctedFrom) return undefined;
  return read.senses.slice(0, start).findLast((sense) => sense?.month !== undefined)?.month;
}

/** The next such day of a month from today on, or the latest one. */
function dayOfMonth(day: number, today: Day, isPast: boolean): Day | undefined {
  const near = isPast ? latestDay : nextDay;
  for (const step of isPast ? [0, -1, -2] : [0, 1, 2]) {
    const { month } = monthFrom(today, step);
    const found = near(month, day, today);
    if (found !== undefined && Math.abs(found - today) <= 62) return found;
  }
  return undefined;
}
