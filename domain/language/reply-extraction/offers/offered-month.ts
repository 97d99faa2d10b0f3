import type { Steps } from '../../../steps.ts';
import { type Day, dayFrom, dayOf, isoDate, weekdayOf } from '../../dates/calendar.ts';
import { weekdayAt } from '../../dates/relative-dates.ts';
import { MARK } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import type { AgentWordsOnce } from './agent-words.ts';
import { offersOf } from './find-offers.ts';

/**
 * "The 17th of February then?" "No, the 24th.": a day that tells no month of its own is of the month that the agent put forward, and
 * a weekday by itself of the week of the day that is known.
 */
export function* keepOfferedMonth(
  extraction: Extraction,
  extracted: Extracted,
  agent: AgentWordsOnce,
): Steps<void> {
  const { asked, read, wanted } = extraction;
  const main = wanted.find(({ kind, position }) => kind === 'date' && asked[position] === 1);
  const told = main && extracted.get(main.position);
  if (main === undefined || told?.words === undefined || typeof told.value !== 'string') return;
  const inWeek = inKnownWeek(extraction, main, told.words);
  if (mayBe(main, inWeek, agent.today))
    extracted.set(main.position, { ...told, value: isoDate(inWeek) });
  if (!isBareDay(read, told.words, told.value)) return;
  const words = yield* agent.read();
  const offers = words === undefined ? [] : yield* offersOf(words, main);
  const months = new Set(offers.map(({ value }) => String(value).slice(0, MONTH_LENGTH)));
  const [month] = months;
  if (month === undefined || months.size > 1 || told.value.startsWith(month)) return;
  if (!offers.every((offer) => namesMonth(words!.proposal.read, [offer.start, offer.end]))) return;
  const day = dayFrom(Number(month.slice(0, 4)), Number(month.slice(5, 7)), dayIn(told.value));
  if (mayBe(main, day, agent.today)) extracted.set(main.position, { ...told, value: isoDate(day) });
}

/** A day gone by only where such are asked for. */
function mayBe({ isPast }: InformationEntry, day: Day | undefined, today: string): day is Day {
  return day !== undefined && (isPast || day >= dayOf(`${today}T00:00:00Z`));
}

/** "Friday the 27th, then?" "Saturday suits us better": of that week rather than of this one. */
function inKnownWeek(
  { known, read }: Extraction,
  { id }: InformationEntry,
  [start, end]: readonly [number, number],
): Day | undefined {
  const held = known.get(id)?.value;
  const named = weekdayAt(read, start);
  if (typeof held !== 'string' || named?.end !== end) return undefined;
  const day = dayOf(`${held}T00:00:00Z`);
  return day - weekdayOf(day) + named.weekday;
}

const MONTH_LENGTH = 'YYYY-MM-'.length;
const DAY_MARKS = MARK.month | MARK.week | MARK.year;

function dayIn(date: string): number {
  return Number(date.slice(MONTH_LENGTH));
}

/** "The 24th", "am 24.": neither "tomorrow" nor "the 24th of next month". */
function isBareDay(read: ReadText, words: readonly [number, number], date: string): boolean {
  if (namesMonth(read, words)) return false;
  const numbers = Array.from({ length: words[1] - words[0] }, (_, i) => {
    const { digits, word } = read.tokens[words[0] + i]!;
    const { marks = 0, number, ordinal } = read.senses[words[0] + i] ?? {};
    return (marks & DAY_MARKS) !== 0 ? Number.NaN : digits ? Number(word) : (ordinal ?? number);
  });
  return numbers.some((each) => each === dayIn(date)) && !numbers.some(Number.isNaN);
}

function namesMonth({ senses, tokens }: ReadText, [from, to]: readonly [number, number]): boolean {
  if (senses.slice(from, to).some((sense) => sense?.month !== undefined)) return true;
  return tokens.slice(from, to).filter(({ digits }) => digits).length > 1;
}
