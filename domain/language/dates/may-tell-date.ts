import { MARK, PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { mayCount } from '../numbers/numbers.ts';
import { FoundOnce } from '../text/found-once.ts';

/** Words before a weekday or a length of time: they tell no day where the text has neither. */
const LEADING =
  MARK.current | MARK.last | MARK.next | MARK.afterNext | MARK.beforeLast | MARK.week | MARK.of;
const LEADING_OR_SMALL = LEADING | MARK.article | MARK.inside;
const LENGTHS = MARK.day | MARK.week | MARK.month | MARK.year;

/** Whether the text names a weekday, or what lengths of time are told in. */
export function namesDaysOrLengths({ phrases, senses }: ReadText): boolean {
  const isNamed = senses.some(
    (sense) =>
      sense !== undefined && (sense.weekday !== undefined || (sense.marks & LENGTHS) !== 0),
  );
  return isNamed || phrases.some(({ kind }) => isWeekday(kind) || isSpan(kind));
}

function isWeekday(kind: number): boolean {
  return kind >= PHRASE.weekday && kind < PHRASE.ago;
}

const agos = new FoundOnce<boolean>();

/** Whether anything in the text is told to be so long ago. */
export function tellsAgo(read: ReadText): boolean {
  return (
    agos.known(read) ??
    agos.hold(
      read,
      read.phrases.some(({ kind }) => kind === PHRASE.ago),
    )
  );
}

/** Kinds of phrases that a day begins with: "tomorrow", "three days ago", "the last day of". */
const OF_DAYS: ReadonlySet<number> = new Set([
  PHRASE.today,
  PHRASE.tomorrow,
  PHRASE.afterTomorrow,
  PHRASE.yesterday,
  PHRASE.beforeYesterday,
  PHRASE.ago,
  PHRASE.dayBefore,
  PHRASE.dayAfter,
  PHRASE.lastDay,
  PHRASE.monthEnd,
  PHRASE.dayBeforeThat,
  PHRASE.dayAfterThat,
]);

function beginsDay({ phraseAt, phrases }: ReadText, at: number): boolean {
  for (let i = phraseAt[at]!; phrases[i]?.start === at; i++) {
    const { kind } = phrases[i]!;
    if (OF_DAYS.has(kind) || isWeekday(kind) || isSpan(kind) || isHoliday(kind)) return true;
  }
  return false;
}

function isHoliday(kind: number): boolean {
  return kind >= PHRASE.holiday && kind < PHRASE.putOff;
}

function isSpan(kind: number): boolean {
  return kind >= PHRASE.span && kind < PHRASE.people;
}

/** A first look, since most words begin no date: whatever `dateAt` begins with is named here. */
export function mayTellDate(read: ReadText, at: number, namesDays: boolean): boolean {
  if (read.tokens[at]!.digits || beginsDay(read, at)) return true;
  // Where units follow their numbers, dates are read in other ways.
  if (read.language.pack.calendar.unitsFollow === true) return true;
  if (mayCount(read, at)) return true;
  const sense = read.senses[at];
  if (sense === undefined) return false;
  if (sense.month !== undefined || sense.weekday !== undefined || sense.ordinal !== undefined)
    return true;
  return namesDays && (sense.isEmpty || (sense.marks & LEADING_OR_SMALL) !== 0);
}
