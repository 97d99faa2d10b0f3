import type { Steps } from '../../../steps.ts';
import { leadBit, roleBit } from '../../grammar/language.ts';
import type { Mention } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { converted, type Unit } from '../../pack-format/quantities.ts';
import type { ReplyInput } from '../../reading.ts';
import {
  type ChoiceRange,
  type NumberBounds,
  type RangeSide,
  sideOf,
  sideRange,
} from '../../reading-index/choice-ranges.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import { countsNoun } from '../akin/compound-count.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { offerWords } from '../offers/offer-words.ts';
import { addEndOfScale } from '../orders/end-of-scale.ts';
import { addPartOfDay } from './part-of-day-choice.ts';
import { isPlain, type Others, othersIn } from './plain-clause.ts';

const CONFIDENCE = 0.8;
/** "1) 5 litres 2) 2 litres": a number alone may be the place of what was offered. */
const NUMBERED = /(?:^|[\s(（])[1-9][).:、．）]/;

/** "I'm 71" to who asks for one of "under 18", "18-64" and "65+": the range that every number of the reply falls into. */
export function* addRanged(
  extraction: Extraction,
  { assistantText }: Pick<ReplyInput, 'assistantText'>,
  extracted: Extracted,
): Steps<void> {
  if (extraction.isDeclining) return;
  addPartOfDay(extraction, extracted);
  addEndOfScale(extraction, extracted);
  if (extraction.numbers.length === 0) return;
  if (extraction.read.tokens.length === 1 && NUMBERED.test(assistantText ?? '')) return;
  const side = sideOf(extraction.read);
  for (const entry of extraction.wanted) {
    const { isList, kind, position, ranges } = entry;
    const isOpen = kind === 'choice' && !isList && extraction.asked[position] === 1;
    if (!isOpen || ranges.length === 0 || extracted.has(position)) continue;
    tellRange(extraction, entry, side, extracted);
    yield;
  }
}

function tellRange(
  extraction: Extraction,
  entry: InformationEntry,
  side: RangeSide | undefined,
  extracted: Extracted,
): void {
  const numbers = numbersIn(extraction, entry);
  const ranges = new Set(
    numbers.map((each) => rangeOf(entry, each, isFor(extraction, each) ? undefined : side)),
  );
  const [range] = ranges;
  if (range === undefined || ranges.size > 1) return;
  const { start, end } = numbers[0]!;
  for (const [other, { words }] of [...extracted]) {
    const isOfIt = words !== undefined && words[0] < end && start < words[1];
    if (isOfIt && extraction.asked[other] !== 1) extracted.delete(other);
  }
  const { value } = entry.choices[range.choice]!;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words: [start, end] });
}

/** "Voor vier personen" is for four, "voor 1945" before. */
function isFor(extraction: Extraction, { end, start, unit }: Mention): boolean {
  const leads = extraction.read.senses[start - 1]?.leads ?? 0;
  if ((leads & leadBit('for')) === 0) return false;
  return unit !== undefined || contextOf(extraction, start, end).unit >= 0;
}

/** What is corrected and what is ruled out tell none; nor does what counts or measures something else. */
function numbersIn(extraction: Extraction, entry: InformationEntry): readonly Mention[] {
  const { correctedFrom, declined, negated, numbers } = extraction;
  const others = othersIn(extraction, entry);
  const open = numbers.filter(
    (each) =>
      mayCount(extraction, each) &&
      negated[each.start] !== 1 &&
      declined[each.start] !== 1 &&
      mayFall(extraction, entry, others, each),
  );
  const corrected = open.filter(({ start }) => start >= correctedFrom);
  const meant = correctedFrom > 0 && corrected.length > 0 ? corrected : open;
  const own = meant.filter(({ unit }) => unit !== undefined && unit === entry.unitOfRanges);
  return own.length > 0 ? own : meant;
}

/** "One is enough": a word that may be no number is one at the beginning of its clause. */
function mayCount({ read }: Extraction, { certainty, start }: Mention): boolean {
  return certainty === 1 || start === 0 || read.tokens[start]!.boundary > 0;
}

/** Units that a label may leave out: "71 years", "30 euros". */
const PLAIN_UNITS: ReadonlySet<Unit> = new Set<Unit>([
  'year',
  'euro',
  'dollar',
  'sterling',
  'franc',
  'yuan',
  'real',
]);

const AGE = roleBit('age');
const WE = HINTS.indexOf('we');

/** "Four nights" are no four weeks, "two children" nobody's age. */
function mayFall(
  extraction: Extraction,
  entry: InformationEntry,
  others: Others,
  mention: Mention,
): boolean {
  const { end, start, unit } = mention;
  if (mention.noun !== undefined)
    return countsNoun(extraction.index.language.endings, entry, mention.noun);
  if (!isPlain(extraction, others, mention)) return false;
  const wanted = entry.unitOfRanges;
  if (unit !== undefined)
    return wanted === undefined ? PLAIN_UNITS.has(unit) : converted(1, unit, wanted) !== undefined;
  // "We are 2" tells nobody's age.
  if ((entry.roles & AGE) !== 0 && findHints(extraction.read).some(({ kind }) => kind === WE))
    return false;
  const context = contextOf(extraction, start, end);
  if (wanted !== undefined) return context.unit < 0 || isOfAnswer(extraction, context.unit);
  return fitUnit(extraction, entry, context) >= 0;
}

/** "300 is enough": what goes on behind an answer counts nothing. */
function isOfAnswer({ read }: Extraction, at: number): boolean {
  return offerWords(read.language).following.has(read.tokens[at]!.word);
}

/** The one range that what is told can only be in: the number itself, or all that is on its side of it ("over 65"). */
function rangeOf(
  { ranges, unitOfRanges }: InformationEntry,
  { unit, value }: Mention,
  side: RangeSide | undefined,
): ChoiceRange | undefined {
  const number =
    unit === undefined || unitOfRanges === undefined
      ? Number(value)
      : converted(Number(value), unit, unitOfRanges);
  if (number === undefined) return undefined;
  const possible = sideRange(side, number);
  const [range, other] = ranges.filter((each) => meet(each, possible));
  return other === undefined ? range : undefined;
}

function meet(a: NumberBounds, b: NumberBounds): boolean {
  return reaches(a, b) && reaches(b, a);
}

/** Whether the one begins no later than the other ends. */
function reaches(one: NumberBounds, other: NumberBounds): boolean {
  return one.from < other.to || (one.from === other.to && one.hasFrom && other.hasTo);
}
