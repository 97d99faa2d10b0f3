import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { valueFor } from '../../reading-index/mention-values.ts';
import { fitUnit } from '../candidates/candidate.ts';
import { contextOf, type Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { type CountedTogether, countTogether } from './counted-together.ts';
import { multiplied } from './multiplied.ts';
import { NUMBER_WEIGHTS } from './number-weights.ts';

/** The signs that one of several numbers of a reply is the one asked for. */
export const NUMBER_SIGNS = [
  'read_by_rules',
  'first',
  'last',
  'greatest',
  'least',
  'after_total',
  'before_total',
  'after_correction',
  'before_correction',
  'negated',
  'is_article',
  'unit_fits',
  'unit_of_others',
  'unit_strange',
  'noun_fits',
  'noun_of_others',
  'sum_of_earlier',
  'product_of_earlier',
  'later_clause',
  'last_in_later_clause',
  'clause_of_its_own',
  'after_conjunction',
  'begins_range',
  'ends_range',
  'together',
  'together_count',
  'together_people',
  'together_things',
  'together_no_rule',
] as const;

type Signs = Record<(typeof NUMBER_SIGNS)[number], boolean>;

/** A number that may answer, with its signs in the order of their names. */
export interface NumberOption {
  readonly value: number;
  readonly signs: readonly number[];
  readonly words: readonly [number, number];
}

const CONFIDENCE = 0.75;

/** A reply of more numbers answers with none of them alone; each is weighed against all others. */
const NUMBERS_MAX = 50;

/** Tells the number asked for where a reply holds several, or one that no rule took. */
export function chooseNumber(extraction: Extraction, extracted: Extracted): void {
  const main = numberAsked(extraction);
  if (main === undefined) return;
  const known = extracted.get(main.position);
  if (known !== undefined && typeof known.value !== 'number') return;
  const ruled = known?.value as number | undefined;
  const chosen = multiplied(extraction, main) ?? whichNumber(extraction, main, ruled);
  if (chosen === undefined) return;
  const { value, words } = chosen;
  extracted.set(main.position, { value, words, confidence: CONFIDENCE });
}

/** The number that the main question asks for, where the reply does not decline. */
export function numberAsked({
  asked,
  isDeclining,
  unpreferred,
  wanted,
}: Extraction): InformationEntry | undefined {
  if (isDeclining) return undefined;
  return wanted.find(
    ({ isList, kind, position }) =>
      kind === 'number' && !isList && asked[position] === 1 && unpreferred[position] === 0,
  );
}

/**
 * Which of the numbers of a reply answers the question for one, their sum among them: "zwölf Euro fünfzig, zusammen also
 * 500". A linear score of signs, learned by bench/understanding/training; undefined where what the rules read stands.
 */
function whichNumber(
  extraction: Extraction,
  main: InformationEntry,
  ruled: number | undefined,
): NumberOption | undefined {
  const options = numberOptions(extraction, main, ruled);
  let best: NumberOption | undefined;
  let most = ruled === undefined ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = option.signs.reduce((sum, sign, i) => sum + sign * NUMBER_WEIGHTS[i]!, 0);
    if (score <= most) continue;
    most = score;
    best = option;
  }
  return best === undefined || best.value === ruled || staysRuled(options, best, ruled)
    ? undefined
    : best;
}

const CORRECTS = ['after_total', 'before_total', 'after_correction'] as const;
const FITS = ['unit_fits', 'noun_fits', 'begins_range'] as const;

/** "Five people and three nights": what the rules read by its noun or its unit, or as the lower end, is not outweighed. */
function staysRuled(
  options: readonly NumberOption[],
  best: NumberOption,
  ruled: number | undefined,
): boolean {
  const own = options.find(({ value }) => value === ruled);
  if (own === undefined || CORRECTS.some((sign) => has(best, sign))) return false;
  // "Four. No, five": what is corrected never comes back.
  if (has(own, 'after_correction') && has(best, 'before_correction')) return true;
  return FITS.some((sign) => has(own, sign) && !has(best, sign));
}

function has({ signs }: NumberOption, sign: (typeof NUMBER_SIGNS)[number]): boolean {
  return signs[NUMBER_SIGNS.indexOf(sign)] === 1;
}

const OTHERS = ['noun_of_others', 'unit_of_others', 'unit_strange'] as const;

/** All numbers that the information takes, and what they come to together; none where too many are told. */
export function numberOptions(
  extraction: Extraction,
  main: InformationEntry,
  ruled: number | undefined,
): NumberOption[] {
  const { numbers, read } = extraction;
  if (numbers.length > NUMBERS_MAX) return [];
  const told = numbers.flatMap((mention) => {
    const value = valueFor(main, mention);
    return typeof value === 'number' && acceptsValue(main.whole, value) ? [{ mention, value }] : [];
  });
  const plain = numbers.filter(({ certainty, unit }) => unit === undefined && certainty > 0);
  const sum = plain.length === numbers.length ? countTogether(read, numbers) : undefined;
  const options = told
    .map((each, i) => optionOf(extraction, main, { told, i, each, ruled }))
    .filter((option) => option.value === ruled || !OTHERS.some((sign) => has(option, sign)));
  const isSum =
    sum !== undefined &&
    (main.isCount || sum.parts === 'numbers') &&
    !main.isAmount &&
    !(sum.parts === 'things' && main.unit !== undefined) &&
    !options.some((option) => has(option, 'noun_fits')) &&
    !speaksOtherwise(extraction, main);
  if (isSum && acceptsValue(main.whole, sum.value)) {
    options.push(togetherOption(main, read, sum, ruled));
  }
  if (ruled !== undefined && options.every(({ value }) => value !== ruled)) {
    options.push({ value: ruled, signs: inOrder({ read_by_rules: true }), words: [0, 0] });
  }
  return options;
}

/** Verbs, negations, days and what other informations are about: more is told than what is counted. */
function speaksOtherwise(
  { index, read, stems, taken, numbers }: Extraction,
  main: InformationEntry,
): boolean {
  const own = new Set<number>();
  for (const { start, end } of numbers) for (let at = start; at < end; at++) own.add(at);
  return read.senses.some((sense, at) => {
    if (own.has(at)) return false;
    if (taken[at] === 1 || sense?.negates || read.asks[at]! > 0) return true;
    if (sense?.isEmpty) return false;
    const isOfOthers = index.spread.has(stems[at]!) && !main.cues.has(stems[at]!);
    return isOfOthers || (read.language.actions.has(read.stems[at]!) && !sense?.isNounToo);
  });
}

interface Told {
  readonly mention: Mention;
  readonly value: number;
}

interface ToldNumber {
  readonly told: readonly Told[];
  readonly i: number;
  readonly each: Told;
  readonly ruled: number | undefined;
}

function optionOf(
  extraction: Extraction,
  main: InformationEntry,
  { told, i, each, ruled }: ToldNumber,
): NumberOption {
  const { mention, value } = each;
  const { start, end } = mention;
  const values = told.map((one) => one.value);
  const earlier = values.slice(0, i);
  const isLater = i > 0 && isParted(extraction.read, told[0]!.mention.end, start);
  const signs: Partial<Signs> = {
    read_by_rules: value === ruled,
    first: i === 0,
    last: i === told.length - 1,
    greatest: value === Math.max(...values),
    least: value === Math.min(...values),
    later_clause: isLater,
    last_in_later_clause: isLater && i === told.length - 1,
    is_article: mention.certainty < 1,
    sum_of_earlier: earlier.length > 1 && value === earlier.reduce((sum, one) => sum + one, 0),
    product_of_earlier:
      earlier.length > 1 && value === earlier.reduce((product, one) => product * one, 1),
    ...aroundSigns(extraction, start, end),
    ...unitSigns(extraction, main, mention),
  };
  return { value, signs: inOrder(signs), words: [start, end] };
}

/** Whether a comma or the like stands between two words. */
function isParted({ tokens }: ReadText, from: number, to: number): boolean {
  return tokens.slice(from, to + 1).some(({ boundary }) => boundary > 0);
}

function inOrder(signs: Partial<Signs>): number[] {
  return NUMBER_SIGNS.map((name) => Number(signs[name] ?? false));
}

/** Words between a sign and the number that it speaks of. */
const NEAR = 3;

function aroundSigns({ negated, read }: Extraction, start: number, end: number): Partial<Signs> {
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
    clause_of_its_own: tokens[start]!.boundary > 0 && (tokens[end]?.boundary ?? 2) > 0,
    after_conjunction: before.some((sense) => sense?.joinsClauses),
    begins_range: isRange(read, end),
    ends_range: isRange(read, start - 1),
  };
}

/** "Eighteen to twenty", "zwischen 80 und 100": one small word between two numbers. */
function isRange({ senses, tokens }: ReadText, at: number): boolean {
  const isNumber = (i: number) => tokens[i]?.digits === true || senses[i]?.number !== undefined;
  return at > 0 && isNumber(at - 1) && isNumber(at + 1) && senses[at]?.isEmpty === true;
}

function unitSigns(
  extraction: Extraction,
  main: InformationEntry,
  mention: Mention,
): Partial<Signs> {
  const { unit } = mention;
  const fit = fitUnit(extraction, main, contextOf(extraction, mention.start, mention.end));
  return {
    unit_fits: unit !== undefined && unit === main.unit,
    unit_of_others: unit !== undefined && main.unit !== undefined && unit !== main.unit,
    unit_strange: unit !== undefined && main.unit === undefined,
    noun_fits: fit > 0,
    noun_of_others: fit < 0,
  };
}

function togetherOption(
  main: InformationEntry,
  { tokens }: ReadText,
  { parts, value }: CountedTogether,
  ruled: number | undefined,
): NumberOption {
  const signs: Partial<Signs> = {
    together: true,
    together_count: main.isCount,
    together_people: parts === 'people',
    together_things: parts === 'things',
    together_no_rule: ruled === undefined,
  };
  return { value, signs: inOrder(signs), words: [0, tokens.length] };
}
