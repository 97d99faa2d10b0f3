import { isFullYear } from '../../dates/years.ts';
import { startOfClause } from '../../grammar/clause.ts';
import { roleBit } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { valueFor } from '../../reading-index/mention-values.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';
import { type CountedTogether, countTogether } from './counted-together.ts';
import type { NumberOption } from './number-options.ts';

/** A sum of what a reply tells one by one, and how that fits what is asked for. */
export interface ExtractedSum extends CountedTogether {
  /** Something is said to be done, or denied. */
  readonly isPredicated: boolean;
  /** Several clauses: another thought begins. */
  readonly isOfClauses: boolean;
  /** All that is counted has the noun, or the unit, of the question. */
  readonly fitsNoun: boolean;
  readonly fitsUnit: boolean;
}

const PEOPLE = roleBit('people');

/** What the reply comes to where its parts may be added up for this question; undefined where they may not. */
export function extractedSum(
  extraction: Extraction,
  main: InformationEntry,
): ExtractedSum | undefined {
  const numbers = addends(extraction, main);
  // "One, my sister has three": who is only mentioned is not counted.
  if (numbers === undefined || extraction.aside.includes(1)) return undefined;
  const isPlain = numbers.every(({ unit }) => unit === undefined);
  const sum = countTogether(extraction.read, numbers);
  if (sum === undefined || !mayAdd(main, sum, isPlain)) return undefined;
  const fits = numbers
    .filter(({ isOfPeople }) => isOfPeople !== true)
    .map((number) => fitOf(extraction, main, number));
  // "Four chairs and two tables", "three nights, and there are five of us": each counts its own.
  const fitsNoun = fits.some((fit) => fit > 0);
  if (fits.some((fit) => fit < 0) || (fitsNoun && fits.some((fit) => fit === 0))) return undefined;
  if (speaksOfOthers(extraction, main) || !areAlike(numbers, sum)) return undefined;
  if (fitsNoun && sum.hasUnnumbered && !countsPeople(extraction, main)) return undefined;
  return {
    ...sum,
    isPredicated: isPredicated(extraction, numbers),
    isOfClauses: extraction.read.senses.some((sense) => sense?.joinsClauses && !sense.joinsNumbers),
    fitsNoun,
    fitsUnit: numbers.length > 0 && numbers.every(({ unit }) => unit !== undefined),
  };
}

function mayAdd(main: InformationEntry, sum: CountedTogether, isPlain: boolean): boolean {
  // Amounts with their units are added up where that is said.
  if (sum.isAllNumbers) {
    // "Eight will do, twelve would be too many."
    return sum.isAdded || (main.isCount && isPlain && sum.isJoined);
  }
  return main.isCount && main.unit === undefined;
}

/** The numbers of the reply, each in the unit asked for; undefined where one of them is something else. */
function addends({ numbers }: Extraction, main: InformationEntry): Mention[] | undefined {
  const longest = numbers.filter(
    (each) => !numbers.some((other) => isInside(each, other) && !isInside(other, each)),
  );
  const found: Mention[] = [];
  for (const mention of longest) {
    const value = valueFor(main, mention);
    const isOwn = mention.unit === undefined || main.unit !== undefined;
    if (typeof value !== 'number' || mention.certainty === 0 || !isOwn) return undefined;
    found.push({ ...mention, value });
  }
  return found.sort((a, b) => a.start - b.start);
}

function isInside(inner: Mention, outer: Mention): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Nobody adds two and a year, or one thing to hundreds. */
function areAlike(numbers: readonly Mention[], { hasUnnumbered }: CountedTogether): boolean {
  const values = numbers.map(({ value }) => Number(value));
  const most = Math.max(...values);
  if (values.some(isFullYear) || (hasUnnumbered && most >= HUNDREDS)) return false;
  return most <= SHARE_MAX * Math.min(...values.filter((value) => value > 0));
}

const HUNDREDS = 100;
const SHARE_MAX = 100;

/** How the noun right after a number fits: "ten for the children" may be chairs. */
function fitOf(extraction: Extraction, main: InformationEntry, { end, start }: Mention): number {
  const context = contextOf(extraction, start, end);
  const { language, stems, tokens } = extraction.read;
  if (context.unit !== end || language.couples.has(tokens[end]!.word)) return 0;
  const fit = fitUnit(extraction, main, context);
  // "Three couples and a friend": somebody is one of the people.
  const isSomebody = (main.roles & PEOPLE) !== 0 && language.relations.has(stems[end]!);
  return fit < 0 && isSomebody ? 0 : fit;
}

/** Asks for people, or for somebody: "brothers and sisters". */
function countsPeople({ read }: Extraction, { cues, roles }: InformationEntry): boolean {
  if ((roles & PEOPLE) !== 0) return true;
  return [...cues.keys()].some((root) => read.language.relations.has(root));
}

/** Questions, days, choices, and what other informations are about: more is told than what is counted. */
function speaksOfOthers(
  { index, numbers, read, stems, taken }: Extraction,
  main: InformationEntry,
): boolean {
  const own = wordsOf(numbers);
  return read.senses.some((sense, at) => {
    if (own.has(at)) return false;
    if (taken[at] === 1 || read.asks[at]! > 0) return true;
    return !sense?.isEmpty && index.spread.has(stems[at]!) && !main.cues.has(stems[at]!);
  });
}

function isPredicated({ read }: Extraction, numbers: readonly Mention[]): boolean {
  const own = wordsOf(numbers);
  return read.senses.some((sense, at) => {
    if (own.has(at) || sense?.isEmpty) return !own.has(at) && sense?.negates === true;
    return sense?.negates || (read.language.actions.has(read.stems[at]!) && !sense?.isNounToo);
  });
}

function wordsOf(numbers: readonly Mention[]): Set<number> {
  const own = new Set<number>();
  for (const { start, end } of numbers) for (let at = start; at < end; at++) own.add(at);
  return own;
}

/** More of one sort are an age or a number of something else. */
const OF_A_SORT_MAX = 20;

/** "Me, my wife and the three kids" to who asks for people: everybody who is named, where nothing else is said. */
export function peopleTogether(
  extraction: Extraction,
  main: InformationEntry,
): Pick<NumberOption, 'value' | 'words'> | undefined {
  const { numbers, read } = extraction;
  if (main.counts !== undefined || !main.isCount || !countsPeople(extraction, main))
    return undefined;
  const sum = extractedSum(extraction, main);
  if (!sum?.isOfPeople || sum.hasComment || sum.isPredicated || sum.isOfClauses) return undefined;
  if (!numbers.every((number) => isOfSomebody(read, number))) return undefined;
  return { value: sum.value, words: [0, read.tokens.length] };
}

/** More than the two of "my wife and I" are all who come. */
const COUPLE = 2;

/** "Three kids", "us two", and not "the lad's only 16" nor "zu viert, Oma mitgezählt". */
function isOfSomebody(
  read: ReadText,
  { end, isOfGroup, isOfPeople, start, value }: Mention,
): boolean {
  if (isOfGroup === true) return false;
  if (isOfPeople === true) return Number(value) <= COUPLE;
  if (Number(value) > OF_A_SORT_MAX) return false;
  if (isSomebody(read, end)) return true;
  for (let at = startOfClause(read, start); at < start; at++)
    if (isSomebody(read, at)) return false;
  return (read.tokens[end]?.boundary ?? 2) > 0 || read.senses[end]?.joinsNumbers === true;
}

function isSomebody({ language, senses, stems }: ReadText, at: number): boolean {
  return senses[at]?.isRelation === true || language.relations.has(stems[at] ?? '');
}
