import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { isFullYear } from '../../dates/years.ts';
import { leadBit, PHRASE } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { valueFor } from '../../reading-index/mention-values.ts';
import { isOfOtherNumber } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';
import { listSigns, type Sign, type Signs, sign, signNamed } from '../signs/sign.ts';
import { countedByNames } from './days-counted.ts';
import { type ExtractedSum, extractedSum } from './extracted-sum.ts';
import { hasMarkBetween, isRange, refines, unitSigns } from './number-relations.ts';
import { optionSigns, surroundingsOf } from './option-signs.ts';
import { type ExtractedNumber, workedOut } from './worked-out.ts';

/** A number that may answer, with the signs that it does. */
export interface NumberOption {
  readonly value: number;
  readonly signs: Signs;
  readonly words: readonly [number, number];
}

/** A reply of more numbers answers with none of them alone; each is scored against all others. */
const NUMBERS_MAX = 50;

/** All numbers that the information takes, and what is to be worked out of them; none where too many are told. */
export function numberOptions(
  extraction: Extraction,
  main: InformationEntry,
  ruled: number | undefined,
): NumberOption[] {
  const { numbers } = extraction;
  if (numbers.length > NUMBERS_MAX) return [];
  const all = numbers.flatMap((mention) => {
    // "My wife and I" are no children.
    const isOther =
      (mention.isOfPeople === true && main.counts === 'children') ||
      isOfOtherNumber(extraction, main, contextOf(extraction, mention.start, mention.end));
    const value = isOther ? undefined : valueFor(main, mention);
    return typeof value === 'number' ? [{ mention, value }] : [];
  });
  const single = all
    .map((each, i) => extractedOption(extraction, main, { all, i, each }))
    .filter(({ signs, value }) => value === ruled || !OTHERS.some((each) => signs.includes(each)));
  const found = [...single, ...derivedOptions(extraction, main, all, single)].filter(({ value }) =>
    acceptsValue(main.whole, value),
  );
  if (ruled !== undefined && found.every(({ value }) => value !== ruled)) {
    found.push({ value: ruled, signs: [], words: [0, extraction.read.tokens.length] });
  }
  return weighable(extraction, main, found, ruled);
}

/** It counts or measures something else. */
const OTHERS = [sign`noun_of_others`, sign`unit_of_others`, sign`unit_strange`];

/** The same value told twice is one option; where there is nothing to choose, nothing more is looked at. */
function weighable(
  extraction: Extraction,
  main: InformationEntry,
  found: readonly NumberOption[],
  ruled: number | undefined,
): NumberOption[] {
  const isChoice = found.some(({ value }) => value !== ruled);
  const around = isChoice ? surroundingsOf(extraction) : undefined;
  if (around === undefined) return [];
  return [...new Set(found.map(({ value }) => value))].map((value) => {
    const same = found.filter((option) => option.value === value);
    const signs = listSigns((add) => {
      for (const option of same) {
        for (const each of option.signs) add(each);
        optionSigns(add, around, main, option.words);
      }
      add(signOfRules(value, ruled));
    });
    return { value, signs, words: same[0]!.words };
  });
}

function signOfRules(value: number, ruled: number | undefined): Sign {
  if (ruled === undefined) return sign`no_rule`;
  return value === ruled ? sign`read_by_rules` : sign`beside_rules`;
}

interface NumberAmong {
  readonly all: readonly ExtractedNumber[];
  readonly i: number;
  readonly each: ExtractedNumber;
}

function extractedOption(
  extraction: Extraction,
  main: InformationEntry,
  { all, i, each }: NumberAmong,
): NumberOption {
  const { mention, value } = each;
  const { start, end } = mention;
  const values = all.map((one) => one.value);
  const earlier = values.slice(0, i);
  const isLater = i > 0 && hasMarkBetween(extraction.read, all[0]!.mention.end, start);
  const signs = {
    told: true,
    first: i === 0,
    last: i === all.length - 1,
    greatest: value === Math.max(...values),
    least: value === Math.min(...values),
    later_clause: isLater,
    last_in_later_clause: isLater && i === all.length - 1,
    is_article: mention.certainty < 1,
    sum_of_earlier: earlier.length > 1 && value === earlier.reduce((sum, one) => sum + one, 0),
    refines_earlier: earlier.some((one) => refines(one, value)),
    refined_later: values.slice(i + 1).some((one) => refines(value, one)),
    product_of_earlier:
      earlier.length > 1 && value === earlier.reduce((product, one) => product * one, 1),
    greatest_of_most: main.asksMost && i > 0 && value === Math.max(...values),
    ends_range_of_most: main.asksMost && isRange(extraction.read, start - 1),
    is_year_elsewhere: mention.unit === undefined && isFullYear(value) && !main.asksYear,
    ...aroundSigns(extraction, start, end),
    ...unitSigns(extraction, main, mention),
  };
  return { value, signs: named(signs), words: [start, end] };
}

function named(signs: Readonly<Record<string, boolean>>): Signs {
  return Object.keys(signs).flatMap((name) => (signs[name] ? signNamed(name) : []));
}

const OF = leadBit('of');

/** Words between a sign and the number that it speaks of. */
const NEAR = 3;

function aroundSigns(extraction: Extraction, start: number, end: number) {
  const { negated, read } = extraction;
  const { phrases, senses, tokens } = read;
  const before = senses.slice(Math.max(0, start - NEAR), start);
  const after = senses.slice(end, end + NEAR);
  const corrects = phrases.filter(({ kind }) => kind === PHRASE.correction);
  return {
    after_total: before.some((sense) => sense?.totals),
    before_total: after.at(-1)?.totals === true && end + NEAR >= tokens.length,
    after_correction: corrects.some((phrase) => phrase.end <= start),
    before_correction: corrects.some((phrase) => phrase.start >= end),
    negated: negated[start] === 1,
    clause_denied: isClauseDenied(extraction, start),
    clause_of_its_own: tokens[start]!.boundary > 0 && (tokens[end]?.boundary ?? 2) > 0,
    after_conjunction: before.some((sense) => sense?.joinsClauses),
    begins_range: isRange(read, end),
    after_of: ((senses[start - 1]?.leads ?? 0) & OF) !== 0,
    ends_range: isRange(read, start - 1),
  };
}

/** "Not the twelve over there, four": its clause begins with a denial. */
function isClauseDenied({ read }: Extraction, start: number): boolean {
  let from = start;
  while (from > 0 && read.tokens[from]!.boundary === 0) from--;
  return from < start && read.senses[from]?.negates === true;
}

/** What is worked out of what is told: a difference, a half, a sum, how many days. */
function derivedOptions(
  extraction: Extraction,
  main: InformationEntry,
  extracted: readonly ExtractedNumber[],
  options: readonly NumberOption[],
): NumberOption[] {
  const counted = countedByNames(extraction, main).map(
    ({ how, isList, isRange, value, words }) => ({
      value,
      words,
      signs: named({
        [how]: true,
        [`${how}_list`]: isList,
        [`${how}_range`]: isRange,
        [`${how}_beside_numbers`]: extracted.length > 0,
      }),
    }),
  );
  const derived = workedOut(extraction.read, extracted);
  if (derived !== undefined) {
    const { how, value, words } = derived;
    return [...counted, { value, signs: [signNamed(how)], words }];
  }
  const sum = extractedSum(extraction, main);
  return sum === undefined || isNamedOtherwise(options, sum)
    ? counted
    : [...counted, sumOption(extraction, main, sum)];
}

/** "Two and three, that is five" tells the sum itself, "about thirty, 31" and "two to three" none. */
function isNamedOtherwise(options: readonly NumberOption[], { isAdded }: ExtractedSum): boolean {
  return options.some(
    ({ signs }) =>
      signs.includes(sign`refines_earlier`) ||
      signs.includes(sign`sum_of_earlier`) ||
      (signs.includes(sign`begins_range`) && !isAdded),
  );
}

function sumOption(
  { read }: Extraction,
  { isCount }: InformationEntry,
  sum: ExtractedSum,
): NumberOption {
  const signs = named({
    together: true,
    together_count: isCount,
    together_people: sum.parts === 'people',
    together_things: sum.parts === 'things',
    together_all_numbers: sum.isAllNumbers,
    together_added: sum.isAdded,
    together_comment: sum.hasComment,
    together_told: sum.isPredicated,
    together_clauses: sum.isOfClauses,
    together_fits_noun: sum.fitsNoun,
    together_fits_unit: sum.fitsUnit,
  });
  return { value: sum.value, signs, words: [0, read.tokens.length] };
}
