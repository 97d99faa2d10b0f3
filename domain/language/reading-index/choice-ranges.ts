import { MadeOnce } from '../../steps.ts';
import { DIRECTION_BACK } from '../grammar/directions.ts';
import type { Language } from '../grammar/language.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import { type Quantity, quantityAt } from '../numbers/quantities.ts';
import { unitAt } from '../numbers/units.ts';
import type { SelectionTable } from '../pack-format/propositions.ts';
import { converted, type Unit } from '../pack-format/quantities.ts';
import { findIndexed, indexLists, type PhraseMatch } from '../text/phrases.ts';
import type { ChoiceEntry } from './choices.ts';

/** Numbers between two ends; either may be infinite. */
export interface NumberBounds {
  readonly from: number;
  readonly to: number;
  /** Whether `from` and `to` themselves are among them. */
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** The numbers that a label stands for: "under 18", "50-100 m2", "65+". */
export interface ChoiceRange extends NumberBounds {
  /** Its place among the choices. */
  readonly choice: number;
}

export interface RangedChoices {
  /** Of a choice whose labels are ranges of numbers: each of them, from the lowest on; else empty. */
  readonly ranges: readonly ChoiceRange[];
  /** The unit that the labels name. */
  readonly unitOfRanges: Unit | undefined;
}

const NONE: RangedChoices = { ranges: [], unitOfRanges: undefined };
/** Choices beside ranges: "I don't know". */
const OTHERS_MAX = 1;
const RANGES_MIN = 2;

/** Reads the labels of choices as ranges; none where they are something else, or where two of them overlap. */
export function rangesOf(language: Language, choices: readonly ChoiceEntry[]): RangedChoices {
  if (choices.length < RANGES_MIN) return NONE;
  const found: (RangeWithUnit & { readonly choice: number })[] = [];
  const read = choices.map(({ label }) => readText(label, language));
  const nouns = nounsOf(read);
  for (const choice of choices.keys()) {
    const range = rangeIn(read[choice]!, nouns);
    if (range !== undefined) found.push({ ...range, choice });
    else if (choice + 1 - found.length > OTHERS_MAX) return NONE;
  }
  if (found.length < RANGES_MIN) return NONE;
  // Numbers and nothing else are told by themselves.
  const isOfNumbers = found.every(({ from, to, unit }) => from === to && unit === undefined);
  if (isOfNumbers && nouns.size === 0) return NONE;
  const units = new Set(found.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  const [unit] = units;
  const ranges = found
    .map((each) => inUnit(each, unit))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const isApart = ranges.every(
    ({ from, to }, i) => from <= to && (i === 0 || from >= ranges[i - 1]!.to),
  );
  return isApart ? { ranges, unitOfRanges: unit } : NONE;
}

interface RangeWithUnit extends NumberBounds {
  readonly unit: Unit | undefined;
}

/** "Less than a week", "one to two weeks": all in the unit of the first. */
function inUnit(
  { unit, ...range }: RangeWithUnit & { readonly choice: number },
  wanted: Unit | undefined,
): ChoiceRange {
  const as = (value: number) =>
    unit === undefined || wanted === undefined || !Number.isFinite(value)
      ? value
      : (converted(value, unit, wanted) ?? Number.NaN);
  return { ...range, from: as(range.from), to: as(range.to) };
}

/** Letters that the forms of a noun share: "habitación", "habitaciones". */
const NOUN_LETTERS = 4;

/** What stands behind the number of several labels, by its beginning: "bedrooms" of "two bedrooms" and "three bedrooms". */
function nounsOf(labels: readonly ReadText[]): ReadonlySet<string> {
  const once = new Set<string>();
  const nouns = new Set<string>();
  for (const read of labels) {
    const number = quantityAt(read, 0);
    if (number === undefined || number.end >= read.tokens.length) continue;
    const noun = nounAt(read, number.end);
    (once.has(noun) ? nouns : once).add(noun);
  }
  return nouns;
}

function nounAt({ stems }: ReadText, at: number): string {
  return stems
    .slice(at)
    .map((root) => root.slice(0, NOUN_LETTERS))
    .join(' ');
}

function rangeIn(read: ReadText, nouns: ReadonlySet<string>): RangeWithUnit | undefined {
  const numbers = quantitiesIn(read);
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return undefined;
  const unit = second?.unit ?? first.unit;
  if (second === undefined) {
    const open = openRange(read, first, nouns);
    return open && { ...open, unit };
  }
  if (!isSpan(read, first.end, second.start)) return undefined;
  return { from: first.value, to: second.value, hasFrom: true, hasTo: true, unit };
}

/** "18-64", "50 m2 to 100 m2", "between 50 and 100", and no "1 adult 2 children". */
function isSpan({ language, roles, text, tokens }: ReadText, from: number, to: number): boolean {
  if (tokens.slice(0, from).some(({ word }) => language.ranging.has(word))) return true;
  const gap = text.slice(tokens[from - 1]!.end, tokens[to]!.start);
  return DASH.test(gap) || (to > from && (roles[to - 1]! & DIRECTION_BACK) !== 0);
}

const DASH = /[-–—~～]/;

const { NEGATIVE_INFINITY: LEAST, POSITIVE_INFINITY: MOST } = Number;

/** Undefined where the label says something else of its number: "phase 2". */
function openRange(
  read: ReadText,
  { end, start, value }: PlacedQuantity,
  nouns: ReadonlySet<string>,
): NumberBounds | undefined {
  const side = sideOf(read);
  if (side !== undefined) return sideRange(side, value);
  const isOfNoun = nouns.has(nounAt(read, end));
  const isAll = start === 0 && (isOfNoun || (unitAt(read, end)?.end ?? end) >= read.tokens.length);
  return isAll ? sideRange(side, value) : undefined;
}

/** All that is on one side of a number; without a side the number alone. */
export function sideRange(side: RangeSide | undefined, value: number): NumberBounds {
  const isBelow = side === 'upTo' || side === 'below';
  const isAbove = side === 'onward' || side === 'above';
  return {
    from: isBelow ? LEAST : value,
    to: isAbove ? MOST : value,
    hasFrom: !isBelow && side !== 'above',
    hasTo: !isAbove && side !== 'below',
  };
}

/** "Or more" is no "more": what holds its number as well comes first. */
const SIDES = ['upTo', 'onward', 'below', 'above'] as const;
export type RangeSide = (typeof SIDES)[number];
const SIGNS: Readonly<Record<RangeSide, RegExp>> = {
  upTo: /[≤⩽]|<=/,
  onward: /[≥⩾]|>=|\d\s*\+/,
  below: /</,
  above: />/,
};

/** Which side of its number a text speaks of: "over 65"; undefined where it tells the number itself. */
export function sideOf(read: ReadText): RangeSide | undefined {
  const found = findSides(read);
  return SIDES.find(
    (side, kind) => SIGNS[side].test(read.text) || found.some((each) => each.kind === kind),
  );
}

/** Where the words for a side stand in a text. */
export function findSides({ language, tokens }: ReadText): readonly PhraseMatch[] {
  return findIndexed(compiled.atOnce(language.pack.selections), tokens);
}

/** The words for a side, compiled when first a label is read in a language. */
const compiled = new MadeOnce((table: SelectionTable) =>
  indexLists(SIDES.map((side) => table[side])),
);

interface PlacedQuantity extends Quantity {
  readonly start: number;
}

function quantitiesIn(read: ReadText): PlacedQuantity[] {
  const found: PlacedQuantity[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const quantity = quantityAt(read, at);
    // "The week" counts none.
    const isArticle = read.language.ones.has(read.tokens[at]!.word) && quantity?.unit === undefined;
    if (quantity === undefined || isArticle) continue;
    found.push({ ...quantity, start: at });
    at = (unitAt(read, quantity.end)?.end ?? quantity.end) - 1;
  }
  return found;
}
