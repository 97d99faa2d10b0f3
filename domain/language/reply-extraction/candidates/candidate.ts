import type { JsonValue } from '../../../json/json.ts';
import { DIRECTION_OUT, DIRECTIONS } from '../../grammar/directions.ts';
import { roleBit } from '../../grammar/language.ts';
import { isOwnWish } from '../../grammar/own-wish.ts';
import { UNITS } from '../../pack-format/quantities.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { type Context, type Extraction, overlapOf } from './context.ts';

/** A value that an information may take from the words [start, end). */
export interface ValueCandidate {
  readonly information: number;
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** Something beside the words leads to this very information: a small word, a word of its own, what it counts. */
  readonly isLed?: boolean;
}

/** A candidate that fits less is none. */
export const SCORE_MIN = 1;

/** Notes a candidate that fits well enough to become a value. */
export function addCandidate(candidates: ValueCandidate[], candidate: ValueCandidate): void {
  if (candidate.score >= SCORE_MIN) candidates.push(candidate);
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
  if (extraction.unpreferred[entry.position] === 1) score += UNPREFERRED_FIT;
  return score + fitDirection(extraction, entry, context);
}

/** What is ruled out is no value; what is said after a correction stands. */
export function fitPlace({ negated, correctedFrom }: Extraction, start: number): number {
  const isCorrection = correctedFrom > 0 && start >= correctedFrom;
  return (negated[start] === 1 ? NEGATED : 0) + (isCorrection ? CORRECTED : 0);
}

/** How well a direction that the words around give fits the one an information speaks of. */
export function fitDirection(
  { read }: Extraction,
  entry: InformationEntry,
  context: Context,
): number {
  const own = directionIn(entry, context);
  if (own === 0) return 0;
  if (context.direction === 0) return (own & DIRECTION_OUT) !== 0 ? OUTWARD : 0;
  const agrees = ((own & DIRECTION_OUT) !== 0) === ((context.direction & DIRECTION_OUT) !== 0);
  if (agrees && context.isLed) return LED_DIRECTION;
  const isOfTime = entry.kind === 'date' || entry.kind === 'time';
  const isOwn = isOfTime && isOwnWish(read, context.start, context.end);
  if (agrees) return isOwn ? DIRECTION_OF_TIME : DIRECTION;
  return context.isLed ? LED_AGAINST : DIRECTION_AGAINST;
}

/** "When do you check out?" "3 - 9 May": one end of a range, where nobody asks for the other one. */
function directionIn({ direction, rangeEnd }: InformationEntry, { isOfRange }: Context): number {
  return direction === 0 && isOfRange === true ? rangeEnd : direction;
}

/** How well the noun after a number fits: "4 people" is no number of rooms. */
export function fitUnit(extraction: Extraction, entry: InformationEntry, context: Context): number {
  if (context.unit < 0) return 0;
  const root = extraction.stems[context.unit]!;
  const roles = extraction.read.roles[context.unit]!;
  if (isOfOthers(extraction, entry, context.unit)) return UNIT_AGAINST;
  if (entry.cues.has(root) || (roles & entry.roles & ~DIRECTIONS) !== 0) return UNIT_FIT;
  return extraction.index.spread.has(root) || roles !== 0 ? UNIT_AGAINST : 0;
}

/**
 * "90 cm, and it is 8 metres long" to who asks for the draught: beside another number, one with words of another measure
 * alone tells that one.
 */
export function isOfOtherMeasure(
  { asked, index, numbers, stems }: Extraction,
  { cues: own, position: at, unit: asks }: InformationEntry,
  { end, to }: Context,
): boolean {
  if (asks === undefined || asked[at] !== 1 || numbers.length < 2) return false;
  const behind = stems.slice(end, to).filter((root) => !own.has(root));
  return index.byMention
    .get('number')!
    .some(
      ({ cues, position, unit }) =>
        asked[position] === 0 &&
        unit !== undefined &&
        UNITS[unit].dimension === UNITS[asks].dimension &&
        behind.some((root) => cues.has(root)),
    );
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
