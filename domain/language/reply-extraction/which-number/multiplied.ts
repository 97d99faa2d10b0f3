import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { isFullYear } from '../../dates/years.ts';
import { leadBit, roleBit } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import { UNITS } from '../../pack-format/quantities.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { valueFor } from '../../reading-index/mention-values.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';

/** A number with the words that tell it. */
export interface Multiplied {
  readonly value: number;
  readonly words: readonly [number, number];
}

const OF = leadBit('of');
/** The sign between two sides, which every language writes. */
const TIMES = 'x';

/**
 * What two numbers come to that multiply each other: a number of what holds a number ("three crates of six" bottles), or the
 * two sides of an area. Undefined where the reply tells another number as well.
 */
export function multiplied(extraction: Extraction, main: InformationEntry): Multiplied | undefined {
  const [first, second, third] = extraction.numbers;
  if (first !== undefined && second === undefined) return coupled(extraction, main, first);
  if (first === undefined || second === undefined) return undefined;
  const measured = ofMeasure(extraction, main, first, second);
  if (measured !== undefined) return measured;
  if (third !== undefined) return undefined;
  const value = Number(first.value) * Number(second.value);
  const isTold =
    main.unit === 'm2'
      ? isArea(extraction.read, first, second)
      : isHeld(extraction, main, first, second);
  if (!isTold || !acceptsValue(main.whole, value)) return undefined;
  return { value: Number(value.toPrecision(12)), words: [first.start, second.end] };
}

/** "Two sacks of 12.5 kilos", "three times twenty minutes": a number of a measure, in the unit asked for. */
function ofMeasure(
  extraction: Extraction,
  main: InformationEntry,
  first: Mention,
  second: Mention,
): Multiplied | undefined {
  if (main.unit === undefined || !MULTIPLIED.has(UNITS[main.unit].dimension)) return undefined;
  const each = valueFor(main, second);
  const isMany = Number(first.value) > 1 && Number.isInteger(first.value);
  if (second.unit === undefined || first.unit !== undefined || !isMany) return undefined;
  if (typeof each !== 'number' || !holdsEach(extraction.read, first.end, second.start)) {
    return undefined;
  }
  const value = Number((Number(first.value) * each).toPrecision(12));
  return acceptsValue(main.whole, value) ? { value, words: [first.start, second.end] } : undefined;
}

/** Whether the words from `start` to `end` lead from the pieces to what each one holds: "sacks of", "times". */
function holdsEach({ language, senses, tokens }: ReadText, start: number, end: number): boolean {
  const length = end - start;
  if (length < 1 || length > BETWEEN_MAX) return false;
  if (tokens.slice(start, end + 1).some(({ boundary }) => boundary > 0)) return false;
  const { word } = tokens[end - 1]!;
  if (length === 1) return language.times.has(word);
  const leads = senses[end - 1]?.leads ?? 0;
  return language.each.has(word) || SIGNS.has(word) || (leads & OF) !== 0;
}

/** What is told in pieces: no money, no age and no temperature. */
const MULTIPLIED: ReadonlySet<string> = new Set(['mass', 'volume', 'time', 'area']);
/** Words between the pieces and what each one holds. */
const BETWEEN_MAX = 3;
/** Before what each one holds, in all languages. */
const SIGNS: ReadonlySet<string> = new Set(['à', 'a']);

const PEOPLE = roleBit('people');

/** "Four couples" are eight people. */
function coupled(
  { read }: Extraction,
  main: InformationEntry,
  { end, start, value }: Mention,
): Multiplied | undefined {
  const isOfPeople = main.isCount && (main.roles & PEOPLE) !== 0;
  if (!isOfPeople || !read.language.couples.has(read.tokens[end]?.word ?? '')) return undefined;
  if (main.cues.has(read.stems[end]!) || !acceptsValue(main.whole, 2 * Number(value))) {
    return undefined;
  }
  return { value: 2 * Number(value), words: [start, end + 1] };
}

/** "Eight by five metres", "six mètres sur quatre". */
function isArea({ language, tokens }: ReadText, first: Mention, second: Mention): boolean {
  const at = second.start - 1;
  if (at !== first.end + (first.unit === undefined ? 0 : 1)) return false;
  if (tokens[at]!.boundary > 0 || tokens[second.start]!.boundary > 0) return false;
  const isLength = ({ unit }: Mention) => unit === undefined || unit === 'm';
  const { word } = tokens[at]!;
  return (word === TIMES || language.by.has(word)) && isLength(first) && isLength(second);
}

/** The thing counted is none of what the question asks for, and nothing else follows. */
function isHeld(
  extraction: Extraction,
  main: InformationEntry,
  first: Mention,
  second: Mention,
): boolean {
  const { language, senses, tokens } = extraction.read;
  const at = second.start - 1;
  if (!main.isCount || main.unit !== undefined || at !== first.end + 1) return false;
  // "Sei" is a small word as well as six.
  const isPlain = ({ asParts, kind, unit, value }: Mention) =>
    kind === 'number' && Number(value) > 1 && unit === undefined && asParts === undefined;
  if (!isPlain(first) || !isPlain(second) || isOtherwise(extraction, main, first, second))
    return false;
  for (let i = first.end; i <= second.start; i++) if (tokens[i]!.boundary > 0) return false;
  const isEach = language.each.has(tokens[at]!.word) || ((senses[at]?.leads ?? 0) & OF) !== 0;
  const next = tokens[second.end];
  const ends = next === undefined || next.boundary > 0 || senses[second.end]?.isCourtesy === true;
  return (
    isEach &&
    ends &&
    senses[first.end]?.isEmpty !== true &&
    fitUnit(extraction, main, contextOf(extraction, first.start, first.end)) === 0
  );
}

/** "Five instead of six", "two magnums of 2015", and "two girls of eight": of somebody, and of whom one asks for, it is the age. */
function isOtherwise(
  { negated, read }: Extraction,
  main: InformationEntry,
  first: Mention,
  second: Mention,
): boolean {
  if (negated[second.start] === 1 || isFullYear(Number(second.value))) return true;
  const isSomebody = (root: string) => read.language.relations.has(root);
  return isSomebody(read.stems[first.end]!) || [...main.cues.keys()].some(isSomebody);
}
