import { type Day, isoDate } from '../../dates/calendar.ts';
import { DIRECTIONS, OF_TIMES } from '../../grammar/directions.ts';
import { roleBit } from '../../grammar/language.ts';
import type { Mention } from '../../grammar/read-text.ts';
import { concludedMoment } from '../../mentions/concluded-moment.ts';
import type { Unit } from '../../pack-format/quantities.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { valueFor } from '../../reading-index/mention-values.ts';
import { isBesideDay } from '../../word-kinds/is-beside-day.ts';
import { isLimit } from '../../word-kinds/limit.ts';
import { isPutOff } from '../../word-kinds/put-off.ts';
import { countsNoun } from '../akin/compound-count.ts';
import {
  addCandidate,
  alikeOf,
  fitContext,
  fitGroup,
  fitPlace,
  fitUnit,
  isDeclinedIn,
  isOfOtherNumber,
  isOfOtherUnit,
  isOfRightSort,
  isOvertaken,
  isUndecided,
  measuresIn,
  UNIT_FIT,
  type ValueCandidate,
} from './candidate.ts';
import { type Context, contextOf, type Extraction, overlapOf } from './context.ts';
import { directedBy } from './fit-lead.ts';

/** Candidates of every information that may take the mention. */
export function addMentionCandidates(
  extraction: Extraction,
  mention: Mention,
  today: Day,
  candidates: ValueCandidate[],
): void {
  const entries = extraction.index.byMention.get(mention.kind);
  if (entries === undefined) return;
  const around = contextOf(extraction, mention.start, mention.end, OF_TIMES);
  const context = directedBy(extraction.read, mention, around);
  const place = fitPlace(extraction, mention.start) + 2 * (mention.certainty - 1);
  const isLimited = alikeOf(extraction, mention).length > 0 && isLimit(extraction.read, mention);
  const concluded = concludedMoment(extraction.read, alikeOf(extraction, mention), mention);
  for (const entry of entries) {
    const value = valueFor(entry, mention);
    if (value === undefined || !mayBe(extraction, entry, mention, context)) continue;
    const amount =
      fitGroup(extraction, entry, mention) ?? fitAmount(extraction, entry, mention, context);
    addCandidate(extraction, candidates, {
      information: entry.position,
      value,
      start: mention.start,
      end: mention.end,
      isLimit: isLimited,
      isLed:
        amount > 0 ||
        (entry.roles & (context.roles | (mention.isOfPeople ? PEOPLE : 0)) & ~DIRECTIONS) !== 0,
      score:
        place +
        fitContext(extraction, entry, context) +
        fitMention(extraction, entry, mention, isAloneFor(extraction, entry, mention, today)) +
        fitYear(extraction, entry, mention) +
        fitTellsAnother(extraction, entry, mention) +
        fitConcluded(extraction, entry, concluded) +
        fitBesideDay(extraction, mention) +
        (isOfOtherNumber(extraction, entry, context) ? OTHER_NUMBER : 0) +
        amount,
    });
  }
}

function mayBe(
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
  context: Context,
): boolean {
  if (!isOfRightSort(extraction, entry, mention) || isPutOff(extraction, entry.cues, mention))
    return false;
  if (isOvertaken(extraction, mention) || isUndecided(extraction, entry, mention)) return false;
  const { noun } = mention;
  if (noun !== undefined) return countsNoun(extraction.index.language.endings, entry, noun);
  if (isBareMeasure(extraction, entry, mention, context)) return false;
  if (isOfHours(extraction, entry, mention) || isOfOtherUnit(extraction, entry, mention))
    return false;
  return !isArticle(mention) || isCounted(extraction, entry, mention, context);
}

/** "Two people" measures nothing: an unasked amount has its unit, or words of its own beside it. */
function isBareMeasure(
  extraction: Extraction,
  entry: InformationEntry,
  { kind, unit }: Mention,
  context: Context,
): boolean {
  if (kind !== 'number' || unit !== undefined) return false;
  if (entry.unit === undefined && entry.measures === undefined) return false;
  if (extraction.asked[entry.position] === 1) return false;
  return overlapOf(extraction, entry.cues, context) === 0;
}

/** "24 hours a day" tells nobody a number of days who did not ask for one. */
function isOfHours(
  { asked }: Extraction,
  { position, unit: own }: InformationEntry,
  { unit }: Mention,
) {
  if (unit === undefined || own === undefined || asked[position] === 1) return false;
  return CLOCK_UNITS.has(unit) && !CLOCK_UNITS.has(own);
}

const CLOCK_UNITS: ReadonlySet<Unit> = new Set(['minute', 'quarter', 'threeQuarters', 'hour']);

/** How well the unit of a number fits, or what a place in a row speaks of. */
function fitAmount(
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
  context: Context,
): number {
  if (mention.kind === 'number' && entry.kind === 'number' && mention.unit !== undefined) {
    return fitOwnUnit(extraction, entry, mention, context) + fitTotal(extraction, mention);
  }
  const isPlace = mention.kind === 'ordinal' && entry.kind === 'number';
  if (mention.kind !== 'number' && !isPlace) return 0;
  const fit = fitUnit(extraction, entry, context) + fitTotal(extraction, mention);
  if (!isPlace || fit > 0) return fit;
  // "The second" is no day of the month and no second choice where a floor or a grade is asked for.
  const isAsked = extraction.asked[entry.position]! > 0;
  return isAsked && context.unit !== context.end ? Math.max(0, fit) : PLACE_OF_OTHERS;
}

const PLACE_OF_OTHERS = -5;
const TOTAL = 1;

/** "Two and one, so three", "drie dus": the number by the word that sums up. */
function fitTotal({ read }: Extraction, { start, end }: Mention): number {
  const totals = (at: number) => read.senses[at]?.totals === true;
  if (start > 0 && (totals(start - 1) || (start > 1 && totals(start - 2)))) return TOTAL;
  return totals(end) && read.tokens[end]!.boundary === 0 ? TOTAL : 0;
}

const MEASURED_COUNT = -1.5;
/** Nothing else is measured so. */
const MEASURE_FIT = 2.5;

/** "Three years" counts no rooms; an amount of money fits a price. */
function fitOwnUnit(
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
  context: Context,
): number {
  const isAsked = extraction.asked[entry.position] === 1;
  if (!isAsked && measuresIn(entry, mention.unit)) return MEASURE_FIT;
  if (entry.unit !== undefined) return UNIT_FIT;
  const fit = fitUnit(extraction, entry, context);
  if (entry.isAmount) return Math.max(0, fit);
  return entry.isCount && fit <= 0 ? Math.min(fit, MEASURED_COUNT) : fit;
}

/** "One", which may be no number. */
function isArticle({ certainty, kind }: Mention): boolean {
  return kind === 'number' && certainty < 1;
}

/** "One" is a number where it stands alone or before what is counted: "one never knows" counts nothing. */
function isCounted(
  extraction: Extraction,
  entry: InformationEntry,
  { unit }: Mention,
  context: Context,
): boolean {
  // "That one" is not the 1st.
  if (entry.kind === 'choice') return false;
  if (unit !== undefined && entry.unit !== undefined) return true;
  const { end } = context;
  const stemAt = (at: number) => extraction.read.stems[at]!;
  const next = extraction.read.tokens[end];
  const sense = extraction.read.senses[end];
  if (next === undefined || next.boundary > 0 || sense?.isCourtesy || sense?.isStance) return true;
  // "The only one staying": what is done is not counted.
  if (extraction.asked[entry.position] === 0 && extraction.read.language.actions.has(stemAt(end))) {
    return false;
  }
  return fitUnit(extraction, entry, context) > 0;
}

function fitBesideDay({ days, read }: Extraction, mention: Mention): number {
  return isBesideDay(read, days, mention) ? 1 : 0;
}

const OTHER_NUMBER = -2;

const YEAR = roleBit('year');
const YEAR_OF_OTHERS = -3;

/**
 * "It is on Friday, so the day before": where one day alone is asked for, the other one is meant. Not so of "Friday, I am
 * out the day before", which answers before it tells more.
 */
function fitTellsAnother(
  { correctedFrom, negated, read }: Extraction,
  { isAlone }: InformationEntry,
  { end, start, tellsAnother }: Mention,
): number {
  if (tellsAnother === undefined || !isAlone) return 0;
  const denies = correctedFrom > 0 || negated.some((mark) => mark === 1);
  const isOwnClause = read.tokens[start]!.boundary > 0 && read.tokens[end]!.boundary > 0;
  return isOwnClause && !denies ? ANSWERS_FIRST : TELLS_ANOTHER;
}

const CONCLUDED = 2;

function fitConcluded(
  { asked }: Extraction,
  { position }: InformationEntry,
  isConcluded: () => boolean,
): number {
  return asked[position] === 1 && isConcluded() ? CONCLUDED : 0;
}

const TELLS_ANOTHER = -1.5;
const ANSWERS_FIRST = 1;

/** "A house from 1978" tells the year, where one is wanted no less, and no square metres. */
function fitYear(extraction: Extraction, entry: InformationEntry, mention: Mention): number {
  const isYear = (roles: number) => (roles & YEAR) !== 0;
  if (!maybeYear(mention) || isYear(entry.roles)) return 0;
  const { index, asked } = extraction;
  const isWanted = index.byMention
    .get('number')!
    .some(
      (other) =>
        isYear(other.roles) &&
        asked[other.position]! >= asked[entry.position]! &&
        valueFor(other, mention) !== undefined,
    );
  return isWanted ? YEAR_OF_OTHERS : 0;
}

/** Four digits without a unit, of our time or that of our houses. */
function maybeYear({ kind, unit, value }: Mention): boolean {
  if (kind !== 'number' || unit !== undefined) return false;
  return Number.isInteger(value) && Number(value) >= 1500 && Number(value) < 2100;
}

/** "I'll tell you tomorrow" gives no date. */
const DECLINED = -1.2;
const ALONE = 1.4;

/** How well the kind of a mention fits an information, whatever stands around it. */
function fitMention(
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
  isAlone: boolean,
): number {
  let score = 0;
  if (extraction.asked[entry.position] === 0 && isDeclinedIn(extraction, mention))
    score += DECLINED;
  if (mention.kind !== 'number' && isIndirect(entry, mention)) score += INDIRECT;
  if (mention.kind !== 'number') return isAlone ? score + ALONE : score;
  return entry.kind === 'choice' ? score + NUMBER_AS_CHOICE : score;
}

/** A day to come tells nothing to who asks when somebody was born; told so, "12 November" may lie behind as well. */
function isAloneFor(
  { read, wanted }: Extraction,
  { isAlone, isAloneAhead }: InformationEntry,
  mention: Mention,
  today: Day,
): boolean {
  if (isAlone || !isAloneAhead) return isAlone;
  const day = String(mention.value);
  const isFar = mention.pastValue !== undefined && day > isoDate(today + HALF_A_YEAR);
  if (isFar || day <= isoDate(today) || isLimit(read, mention)) return false;
  return !wanted.some(({ isPast }) => isPast);
}

/** In days: a day without its year that is further off was meant to be nearer. */
const HALF_A_YEAR = 182;

/** "Tonight" names a weekday only to who asks for one. */
function isIndirect(entry: InformationEntry, mention: Mention): boolean {
  return entry.kind === 'choice' && entry.choiceKind !== mention.kind;
}

const INDIRECT = -0.8;
const PEOPLE = roleBit('people');

/** "29" for "29th" answers the question; it does not stand for the 29th by itself. */
const NUMBER_AS_CHOICE = -1.5;
