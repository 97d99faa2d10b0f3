import type { Steps } from '../../../steps.ts';
import { dayFrom, dayOf, isoDate } from '../../dates/calendar.ts';
import { MARK } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import type { AgentWordsOnce } from './agent-words.ts';
import { offersOf } from './find-offers.ts';

/** "The 17th of February then?" "No, the 24th.": a day that tells no month of its own is of the month that the agent put forward. */
export function* keepOfferedMonth(
  { asked, read, wanted }: Extraction,
  extracted: Extracted,
  agent: AgentWordsOnce,
): Steps<void> {
  const main = wanted.find(({ kind, position }) => kind === 'date' && asked[position] === 1);
  const told = main && extracted.get(main.position);
  if (main === undefined || told?.words === undefined || typeof told.value !== 'string') return;
  if (!isBareDay(read, told.words, told.value)) return;
  const words = yield* agent.read();
  const offers = words === undefined ? [] : yield* offersOf(words, main);
  const months = new Set(offers.map(({ value }) => String(value).slice(0, MONTH_LENGTH)));
  const [month] = months;
  if (month === undefined || months.size > 1 || told.value.startsWith(month)) return;
  if (!offers.every((offer) => namesMonth(words!.proposal.read, [offer.start, offer.end]))) return;
  const day = dayFrom(Number(month.slice(0, 4)), Number(month.slice(5, 7)), dayIn(told.value));
  if (day !== undefined && (main.isPast || day >= dayOf(`${agent.today}T00:00:00Z`)))
    extracted.set(main.position, { ...told, value: isoDate(day) });
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
