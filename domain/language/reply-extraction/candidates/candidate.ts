import type { JsonValue } from '../../../json/json.ts';
import { endOfSentence, startOfSentence } from '../../grammar/clause.ts';
import { DIRECTION_BACK, DIRECTION_OUT, DIRECTIONS } from '../../grammar/directions.ts';
import { roleBit } from '../../grammar/language.ts';
import { isOwnWish } from '../../grammar/own-wish.ts';
import type { Mention } from '../../grammar/read-text.ts';
import { isForGroup } from '../../numbers/group-size.ts';
import { MEASURED_IN, UNITS, type Unit } from '../../pack-format/quantities.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { endOfChildWord } from '../../word-kinds/child-word.ts';
import { isLimit } from '../../word-kinds/limit.ts';
import { isUndecidedDay } from '../../word-kinds/undecided-day.ts';
import { type Context, countsChosen, type Extraction, overlapOf } from './context.ts';

/** A value that an information may take from the words [start, end). */
export interface ValueCandidate {
  readonly information: number;
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** Something beside the words leads to this very information: a small word, a word of its own, what it counts. */
  readonly isLed?: boolean;
  /** A day or an hour that is only said not to be passed: "not before the 10th". */
  readonly isLimit?: boolean;
  /** It is told instead of what is known. */
  readonly corrects?: true;
}

/** A candidate that fits less is none. */
export const SCORE_MIN = 1;

/** Of what fits less as many are kept for who asks why. */
const WEAK_MAX = 50;

/** Notes a candidate that fits well enough to become a value. */
export function addCandidate(
  { weak }: Pick<Extraction, 'weak'>,
  candidates: ValueCandidate[],
  candidate: ValueCandidate,
): void {
  if (candidate.score >= SCORE_MIN) candidates.push(candidate);
  else if (weak !== undefined && weak.length < WEAK_MAX) weak.push(candidate);
}

export const MAIN_ASKED = 3;
const CUE = 1.6;
const ROLE = 1.2;
const DIRECTION = 0.9;
/** "Leaving on the 11th" says more than "on the 11th". */
const DIRECTION_OF_TIME = 1.3;
const LED_DIRECTION = 1.5;
const DIRECTION_AGAINST = -1.2;
const LED_AGAINST = -2.5;
/** A number with the noun that counts for it. */
export const UNIT_FIT = 1.5;
const UNIT_AGAINST = -3.5;
const NEGATED = -4;
export const UNPREFERRED_FIT = -3;
const CORRECTED = 0.8;
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
  if (extraction.unpreferred.has(entry.position)) score += UNPREFERRED_FIT;
  return score + fitDirection(extraction, entry, context);
}

/** What is ruled out is no value; what is said after a correction stands. */
export function fitPlace({ negated, correctedFrom }: Extraction, start: number): number {
  const isCorrection = correctedFrom > 0 && start >= correctedFrom;
  return (negated[start] === 1 ? NEGATED : 0) + (isCorrection ? CORRECTED : 0);
}

/** How well a direction that the words around give fits the one an information speaks of. */
export function fitDirection(
  extraction: Extraction,
  entry: InformationEntry,
  context: Context,
): number {
  const own = directionIn(entry, context);
  if (own === 0) return 0;
  if (context.direction === 0) return isOutward(extraction, entry) ? OUTWARD : 0;
  const agrees = ((own & DIRECTION_OUT) !== 0) === ((context.direction & DIRECTION_OUT) !== 0);
  if (agrees && context.isLed) return LED_DIRECTION;
  if (agrees) return isOfTime(extraction, entry, context) ? DIRECTION_OF_TIME : DIRECTION;
  return context.isLed ? LED_AGAINST : DIRECTION_AGAINST;
}

/** "We leave on the 11th", "by 9:45". */
function isOfTime(
  { read }: Extraction,
  { kind }: InformationEntry,
  { end, isDue, start }: Context,
): boolean {
  if (kind !== 'date' && kind !== 'time') return false;
  return isDue === true || isOwnWish(read, start, end);
}

/** What has no direction tells where something begins, unless it was asked, in whatever words, where or when it ends. */
function isOutward({ asked, wanted }: Extraction, entry: InformationEntry): boolean {
  if ((entry.direction & DIRECTION_OUT) === 0) return false;
  return !wanted.some(
    ({ direction, kind, position }) =>
      asked[position] === 1 && kind === entry.kind && (direction & DIRECTION_BACK) !== 0,
  );
}

/** "When do you check out?" "3 - 9 May": one end of a range, where nobody asks for the other one. */
function directionIn({ direction, rangeEnd }: InformationEntry, { isOfRange }: Context): number {
  return direction === 0 && isOfRange === true ? rangeEnd : direction;
}

/** How well the noun after a number fits: "4 people" is no number of rooms. */
export function fitUnit(extraction: Extraction, entry: InformationEntry, context: Context): number {
  if (context.unit < 0) return countsChosen(extraction, entry, context) ? UNIT_FIT : 0;
  const root = extraction.stems[context.unit]!;
  const roles = extraction.read.roles[context.unit]!;
  if (isOfOthers(extraction, entry, context.unit)) return UNIT_AGAINST;
  const often = fitHowOften(extraction, entry, context);
  if (often !== undefined) return often;
  if (entry.cues.has(root) || (roles & entry.roles & ~DIRECTIONS) !== 0) return UNIT_FIT;
  // "一个小孩" to who asks for 孩子.
  const isChild = endOfChildWord(extraction.read, context.unit) === context.unit + 2;
  if (entry.counts === 'children' && isChild) return UNIT_FIT;
  return extraction.index.spread.has(root) || roles !== 0 ? UNIT_AGAINST : 0;
}

/** "Four times", "vier keer": to who asks how often, unless it is somebody else's ("my brother washes his twice a week"). */
function fitHowOften(
  { asked, read }: Extraction,
  { asksOften, position }: InformationEntry,
  { start, unit }: Context,
): number | undefined {
  if (!read.language.times.has(read.tokens[unit]!.word)) return undefined;
  const isAsked = asked[position] === 1;
  // Somebody may ask for the first time of something else.
  if (!asksOften) return isAsked ? 0 : undefined;
  const before = read.senses.slice(startOfSentence(read, start), start);
  return !isAsked && before.some((sense) => sense?.isRelation) ? UNIT_AGAINST : UNIT_FIT;
}

/**
 * "90 cm, and it is 8 metres long" to who asks for the draught, "eighty, with a budget of 2,000" to who asks how many come: beside
 * another number, one with words of what another information measures or counts, and none of this one, tells that one.
 */
export function isOfOtherNumber(
  extraction: Extraction,
  { cues: own, kind, position: at, roles, unit: asks }: InformationEntry,
  context: Context,
): boolean {
  const { asked, index, numbers, stems } = extraction;
  if (kind !== 'number' || asked[at] !== 1 || numbers.length < 2) return false;
  const behind = stems.slice(context.end, context.to).filter((root) => !own.has(root));
  const around = behind.concat(stems.slice(context.from, context.start));
  if (!around.some((root) => index.spread.has(root))) return false;
  const isOwn = overlapOf(extraction, own, context) > 0 || (roles & context.roles) !== 0;
  return index.byMention.get('number')!.some((other) => {
    const { cues, position, unit } = other;
    if (asked[position] !== 0 || other.kind !== 'number') return false;
    if (!isOwn && overlapOf(extraction, cues, context) >= OF_OTHER_MIN) return true;
    const isAlike = unit !== undefined && asks !== undefined && isSameDimension(unit, asks);
    return isAlike && behind.some((root) => cues.has(root));
  });
}

/** A word of the other information's own right beside the number. */
const OF_OTHER_MIN = 0.9;

function isSameDimension(one: Unit, other: Unit): boolean {
  return UNITS[one].dimension === UNITS[other].dimension;
}

/** "It weighs 30 kilos" and "for 11 metres" tell nobody a height or how many who did not ask first. */
export function isOfOtherUnit(
  { asked }: Extraction,
  { asksOften, isCount, measures, position, unit: own }: InformationEntry,
  { unit }: Mention,
): boolean {
  if (unit === undefined || own !== undefined || asked[position] === 1) return false;
  if (asksOften) return true;
  if (measures !== undefined) return !MEASURED_IN[measures].has(unit);
  return isCount && (MEASURED_IN.weight.has(unit) || MEASURED_IN.length.has(unit));
}

/** "34 kilos" to who asks what she weighs. */
export function measuresIn({ measures }: InformationEntry, unit: Unit | undefined): boolean {
  return measures !== undefined && unit !== undefined && MEASURED_IN[measures].has(unit);
}

/** "Not before noon, half past one": beside an hour or a day that is no limit, one that is tells nothing. */
export function isOvertaken(extraction: Extraction, mention: Mention): boolean {
  const { read } = extraction;
  const alike = alikeOf(extraction, mention);
  if (alike.length < 2 || !isLimit(read, mention)) return false;
  return alike.some((other) => other.start !== mention.start && !isLimit(read, other));
}

export function alikeOf({ days, hours }: Extraction, { kind }: Mention): readonly Mention[] {
  if (kind === 'time') return hours;
  return kind === 'date' ? days : [];
}

/** "Between the 3rd and the 5th of May", "from the 3rd to the 5th", "the 15th or the 1st of March" to who asks for one day. */
export function isUndecided(
  { days, isAgent, read }: Extraction,
  { direction, isList, kind, rangeEnd }: InformationEntry,
  mention: Mention,
): boolean {
  if (kind !== 'date' || mention.kind !== 'date' || isAgent || isList) return false;
  const isEnd = mention.ofRange !== undefined && direction === 0 && rangeEnd === 0;
  return isEnd || isUndecidedDay(read, days, mention);
}

/** "2 adults" are no children and "my three sons" no adults; "four people" may be the adults that were asked for. */
function isOfOthers(
  { asked, index, read }: Extraction,
  { counts, isAlone, position }: InformationEntry,
  at: number,
): boolean {
  if (counts === undefined) return false;
  const { children, grownUps } = index.language;
  const isIn = (own: ReadonlySet<string>, said: ReadonlySet<string>) =>
    own.has(read.stems[at]!) || said.has(read.stems[at]!);
  if (isIn(children, read.language.children)) return counts !== 'children';
  if (isIn(grownUps, read.language.grownUps)) return counts !== 'grownUps';
  if ((read.roles[at]! & PEOPLE) === 0) return false;
  return counts === 'children' ? !isAlone : index.countsChildren && asked[position] === 0;
}

const PEOPLE = roleBit('people');

/** "We're 16" and "zu acht" of who was asked something else: how many come, where one information alone asks that. */
export function fitGroup(
  { asked, index, read, wanted }: Extraction,
  { position }: InformationEntry,
  mention: Mention,
): number | undefined {
  const { isOfGroup, isOfPeople, value } = mention;
  if (position !== index.countsGroup) return undefined;
  if (asked[position] === 1) return isOfGroup ? GROUP_ASKED_FIT : undefined;
  if (isOfGroup || (isOfPeople && Number(value) > 1)) return GROUP_FIT;
  // "For two" of who asks for how many nights are nights.
  const mayBeFor = mention.kind === 'number' && mention.unit === undefined;
  if (!mayBeFor || wanted.some(({ kind }) => kind === 'number')) return undefined;
  return isForGroup(read, mention, Number(value)) ? GROUP_FIT : undefined;
}

const GROUP_FIT = 2.5;
/** "We're six, but two are children": the whole rather than its parts. */
const GROUP_ASKED_FIT = 3;
const FLOOR = roleBit('floor');

/** "Just me" is a number of people and of nothing else, "ground floor" one of floors; where somebody asks how many come, "we're five" is no amount. */
export function isOfRightSort(
  { index }: Extraction,
  { counts, isCount, position, roles }: InformationEntry,
  { isOfFloor, isOfGroup, isOfPeople }: Mention,
): boolean {
  if (isOfFloor === true) return (roles & FLOOR) !== 0;
  if (isOfGroup && !isCount && index.countsGroup !== undefined)
    return position === index.countsGroup;
  return isOfPeople !== true || ((roles & PEOPLE) !== 0 && counts !== 'children');
}

/** Whether the sentence that it stands in refuses, does not know or puts off, or asks beside one that does: "who knows. can I tell you Monday?" */
export function isDeclinedIn(
  { declined, isDeclining, read }: Extraction,
  { end, start }: Mention,
): boolean {
  if (!isDeclining || read.asks[start]! > 0) return isDeclining;
  return declined.subarray(startOfSentence(read, start), endOfSentence(read, end)).includes(1);
}
