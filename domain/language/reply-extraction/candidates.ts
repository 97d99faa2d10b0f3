import type { JsonValue } from '../../json.ts';
import { DIRECTION_BACK, DIRECTION_OUT, DIRECTIONS, OF_TIMES } from '../grammar/directions.ts';
import { roleBit } from '../grammar/language.ts';
import type { Mention } from '../mentions/read-text.ts';
import { type Context, contextOf, type Extraction, overlapOf } from './context.ts';
import type { InformationEntry } from './information-entry.ts';
import type { LabelMatch } from './labels.ts';
import { valueFor } from './mention-values.ts';

/** A value that an information may take from the words [start, end). */
export interface Candidate {
  readonly information: number;
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** A candidate that fits less is none. */
export const SCORE_MIN = 1;

/** Notes a candidate that fits well enough to become a value. */
export function addCandidate(candidates: Candidate[], candidate: Candidate): void {
  if (candidate.score >= SCORE_MIN) candidates.push(candidate);
}

const MAIN_ASKED = 3;
const CUE = 1.6;
const ROLE = 1.2;
const DIRECTION = 0.9;
const LED_DIRECTION = 1.5;
const DIRECTION_AGAINST = -1.2;
const LED_AGAINST = -2.5;
const UNIT = 1.5;
const UNIT_AGAINST = -3.5;
const NEGATED = -4;
/** "I'll tell you tomorrow" gives no date. */
const DECLINED = -1.2;
const UNPREFERRED = -3;
const CORRECTED = 0.8;
const ALONE = 1.4;
/** "On the 13th" is the way out, unless it is said to be the way back. */
const OUTWARD = 1.2;

/** How well the words around a mention fit an information. */
export function fitContext(
  extraction: Extraction,
  entry: InformationEntry,
  context: Context,
): number {
  let score = MAIN_ASKED * extraction.asked[entry.position]!;
  score += CUE * Math.min(1.5, overlapOf(extraction, entry.cues, context));
  if ((entry.roles & context.roles & ~DIRECTIONS) !== 0) score += ROLE;
  if (extraction.unpreferred[entry.position] === 1) score += UNPREFERRED;
  return score + fitDirection(entry, context);
}

/** What is ruled out is no value; what is said after a correction stands. */
export function fitPlace({ negated, correctedFrom }: Extraction, start: number): number {
  const isCorrection = correctedFrom > 0 && start >= correctedFrom;
  return (negated[start] === 1 ? NEGATED : 0) + (isCorrection ? CORRECTED : 0);
}

function fitDirection(entry: InformationEntry, context: Context): number {
  const own = entry.direction;
  if (own === 0) return 0;
  if (context.direction === 0) return (own & DIRECTION_OUT) !== 0 ? OUTWARD : 0;
  const agrees = ((own & DIRECTION_OUT) !== 0) === ((context.direction & DIRECTION_OUT) !== 0);
  if (agrees) return context.isLed ? LED_DIRECTION : DIRECTION;
  return context.isLed ? LED_AGAINST : DIRECTION_AGAINST;
}

/** How well the noun after a number fits: "4 people" is no number of rooms. */
export function fitUnit(extraction: Extraction, entry: InformationEntry, context: Context): number {
  if (context.unit < 0) return 0;
  const root = extraction.stems[context.unit]!;
  const roles = extraction.read.roles[context.unit]!;
  if (entry.cues.has(root) || (roles & entry.roles & ~DIRECTIONS) !== 0) return UNIT;
  return extraction.index.spread.has(root) || roles !== 0 ? UNIT_AGAINST : 0;
}

/** Claims of every information that may take the mention. */
export function addMentionCandidates(
  extraction: Extraction,
  mention: Mention,
  candidates: Candidate[],
): void {
  const entries = extraction.index.byMention.get(mention.kind);
  if (entries === undefined) return;
  const around = contextOf(extraction, mention.start, mention.end, OF_TIMES);
  const context = directedBy(mention, around);
  const place = fitPlace(extraction, mention.start) + 2 * (mention.certainty - 1);
  for (const entry of entries) {
    const value = valueFor(entry, mention);
    if (value === undefined || !isOfRightSort(entry, mention)) continue;
    if (isArticle(mention) && !isCounted(extraction, entry, mention, context)) continue;
    addCandidate(candidates, {
      information: entry.position,
      value,
      start: mention.start,
      end: mention.end,
      score:
        place +
        fitContext(extraction, entry, context) +
        fitMention(extraction, entry, mention) +
        fitAmount(extraction, entry, mention, context),
    });
  }
}

/** How well the unit of a number fits, or what a place in a row speaks of. */
function fitAmount(
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
  context: Context,
): number {
  if (mention.kind === 'number' && entry.kind === 'number' && mention.unit !== undefined) {
    return fitOwnUnit(extraction, entry, context) + fitTotal(extraction, mention);
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

/** "Three years" counts no rooms; an amount of money fits a price. */
function fitOwnUnit(extraction: Extraction, entry: InformationEntry, context: Context): number {
  if (entry.unit !== undefined) return UNIT;
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
  const next = extraction.read.tokens[end];
  const sense = extraction.read.senses[end];
  if (next === undefined || next.boundary > 0 || sense?.isCourtesy || sense?.isStance) return true;
  return fitUnit(extraction, entry, context) > 0;
}

/** How well the kind of a mention fits an information, whatever stands around it. */
function fitMention(extraction: Extraction, entry: InformationEntry, mention: Mention): number {
  let score = 0;
  if (extraction.isDeclining && extraction.asked[entry.position] === 0) score += DECLINED;
  if (mention.kind !== 'number' && isIndirect(entry, mention)) score += INDIRECT;
  if (mention.kind !== 'number') return entry.isAlone ? score + ALONE : score;
  return entry.kind === 'choice' ? score + NUMBER_AS_CHOICE : score;
}

/** "Tonight" names a weekday only to who asks for one. */
function isIndirect(entry: InformationEntry, mention: Mention): boolean {
  return entry.kind === 'choice' && entry.choiceKind !== mention.kind;
}

const INDIRECT = -0.8;
const PEOPLE = roleBit('people');

const FLOOR = roleBit('floor');

/** "Just me" is a number of people and of nothing else, "ground floor" one of floors. */
function isOfRightSort(entry: InformationEntry, mention: Mention): boolean {
  if (mention.isOfFloor === true) return (entry.roles & FLOOR) !== 0;
  return mention.isOfPeople !== true || (entry.roles & PEOPLE) !== 0;
}

/** "29" for "29th" answers the question; it does not stand for the 29th by itself. */
const NUMBER_AS_CHOICE = -1.5;

/** In "from the 3rd to the 9th" and "3rd - 9th" the first one is the start, whatever the verb. */
function directedBy(mention: Mention, context: Context): Context {
  if (mention.ofRange === undefined) return context;
  const direction = (mention.ofRange === 'start' ? DIRECTION_OUT : DIRECTION_BACK) & OF_TIMES;
  return { ...context, direction, isLed: true };
}

/** A label that is a word of several informations, "hotel" in a form about hotels, names no choice by itself. */
function isGeneric({ index, asked, stems }: Extraction, match: LabelMatch): boolean {
  if (asked[match.information]! > 0 || match.end > match.start + 1) return false;
  return (index.spread.get(stems[match.start]!) ?? 0) > 1;
}

/** "North Indian": a label that is asked for follows at once, and this one is a part of it. */
function isModifier(
  { asked, labels, read }: Extraction,
  { end, information }: LabelMatch,
): boolean {
  if (asked[information]! > 0 || (read.tokens[end]?.boundary ?? 2) > 0) return false;
  return labels.some((other) => other.start === end && asked[other.information]! > 0);
}

const MODIFIER = -4;

/** "est" is east in French, and "is": as a label it stands alone or is led in. */
function isSmallWord({ read }: Extraction, { start, end }: LabelMatch): boolean {
  if (end > start + 1 || !read.senses[start]?.isEmpty) return false;
  const isLed = [start - 1, start - 2].some((at) => (read.senses[at]?.leads ?? 0) !== 0);
  const isAlone = read.tokens[start]!.boundary > 0 && (read.tokens[end]?.boundary ?? 2) > 0;
  return !isLed && !isAlone;
}

const SMALL_LABEL = -4;
const GENERIC_LABEL = -1.5;
/** "The second one": the choice that was listed second. */
export function addListedCandidates(
  extraction: Extraction,
  mention: Mention,
  candidates: Candidate[],
): void {
  const { asked, read } = extraction;
  const after = read.tokens[mention.end];
  const isApart = after === undefined || after.boundary > 0 || read.senses[mention.end]?.isEmpty;
  if (mention.kind !== 'ordinal' || isApart !== true) return;
  if (extraction.declined[mention.start] === 1) return;
  const place = Number(mention.value);
  for (const entry of extraction.wanted) {
    const choice = entry.choices[place - 1];
    if (entry.kind !== 'choice' || entry.listed < place) continue;
    if (choice === undefined || entry.choiceKind !== undefined) continue;
    addCandidate(candidates, {
      information: entry.position,
      value: choice.value,
      start: mention.start,
      end: mention.end,
      score: LISTED * asked[entry.position]!,
    });
  }
}

/** Less than a label that is named. */
const LISTED = 1.8;
const LABEL_ASKED = 3;
const LABEL_WHOLE = 1.4;

/** Claims of a label that stands in the text. */
export function addLabelCandidate(
  extraction: Extraction,
  match: LabelMatch,
  candidates: Candidate[],
): void {
  const entry = extraction.index.informations[match.information]!;
  const context = contextOf(extraction, match.start, match.end);
  const score =
    LABEL_ASKED * extraction.asked[match.information]! +
    LABEL_WHOLE +
    fitPlace(extraction, match.start) +
    (extraction.unpreferred[match.information] === 1 ? UNPREFERRED : 0) +
    (isGeneric(extraction, match) ? GENERIC_LABEL : 0) +
    (isModifier(extraction, match) ? MODIFIER : 0) +
    (isSmallWord(extraction, match) ? SMALL_LABEL : 0) +
    4 * (match.weight - 1) +
    0.5 * (match.end - match.start - 1) +
    0.5 * Math.min(1, overlapOf(extraction, entry.cues, context)) +
    fitDirection(entry, context);
  addCandidate(candidates, {
    information: match.information,
    value: entry.choices[match.choice]!.value,
    start: match.start,
    end: match.end,
    score,
  });
}
