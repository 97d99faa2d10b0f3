import type { Mention } from '../../grammar/read-text.ts';
import { converted, type Unit } from '../../pack-format/quantities.ts';
import type { ChoiceRange } from '../../reading-index/choice-ranges.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';

const CONFIDENCE = 0.8;

/** "I'm 71" to who asks for one of "under 18", "18-64" and "65+": the range that every number of the reply falls into. */
export function addRanged(extraction: Extraction, extracted: Extracted): void {
  if (extraction.isDeclining) return;
  for (const entry of extraction.wanted) {
    const { isList, kind, position, ranges } = entry;
    const isOpen = kind === 'choice' && !isList && extraction.asked[position] === 1;
    if (isOpen && ranges.length > 0 && !extracted.has(position))
      tellRange(extraction, entry, extracted);
  }
}

function tellRange(extraction: Extraction, entry: InformationEntry, extracted: Extracted): void {
  const told = numbersTold(extraction, entry);
  const ranges = new Set(told.map((each) => rangeOf(entry, each)));
  const [range] = ranges;
  if (range === undefined || ranges.size > 1) return;
  const { start, end } = told[0]!;
  for (const [other, { words }] of [...extracted]) {
    const isOfIt = words !== undefined && words[0] < end && start < words[1];
    if (isOfIt && extraction.asked[other] !== 1) extracted.delete(other);
  }
  const { value } = entry.choices[range.choice]!;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words: [start, end] });
}

/** What is corrected and what is ruled out tell none; nor does what counts or measures something else. */
function numbersTold(extraction: Extraction, entry: InformationEntry): readonly Mention[] {
  const { correctedFrom, declined, negated, numbers } = extraction;
  const open = numbers.filter(
    (each) =>
      each.certainty === 1 &&
      negated[each.start] !== 1 &&
      declined[each.start] !== 1 &&
      mayFall(extraction, entry, each),
  );
  const corrected = open.filter(({ start }) => start >= correctedFrom);
  const told = correctedFrom > 0 && corrected.length > 0 ? corrected : open;
  const own = told.filter(({ unit }) => unit !== undefined && unit === entry.unitOfRanges);
  return own.length > 0 ? own : told;
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

/** "Four nights" are no four weeks, "two children" nobody's age. */
function mayFall(
  extraction: Extraction,
  entry: InformationEntry,
  { end, start, unit }: Mention,
): boolean {
  const wanted = entry.unitOfRanges;
  if (unit !== undefined)
    return wanted === undefined ? PLAIN_UNITS.has(unit) : converted(1, unit, wanted) !== undefined;
  const context = contextOf(extraction, start, end);
  if (wanted !== undefined) return context.unit < 0;
  return fitUnit(extraction, entry, context) >= 0;
}

function rangeOf(
  { ranges, unitOfRanges }: InformationEntry,
  { unit, value }: Mention,
): ChoiceRange | undefined {
  const number =
    unit === undefined || unitOfRanges === undefined
      ? Number(value)
      : converted(Number(value), unit, unitOfRanges);
  if (number === undefined) return undefined;
  return ranges.find(
    ({ from, hasFrom, hasTo, to }) =>
      (number > from || (hasFrom && number === from)) && (number < to || (hasTo && number === to)),
  );
}
