import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { isFullYear } from '../../dates/years.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { valueFor } from '../../reading-index/mention-values.ts';
import { findHints, type KindMatch } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { multiplied } from './multiplied.ts';
import { clauseSigns, isParted, isRange, refines, unitSigns } from './number-relations.ts';
import { NUMBER_WEIGHTS } from './number-weights.ts';
import { sumTold } from './sum-told.ts';
import { type Told, workedOut } from './worked-out.ts';

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
  'refines_earlier',
  'refined_later',
  'together',
  'together_count',
  'together_people',
  'together_things',
  'together_no_rule',
  'together_all_numbers',
  'together_added',
  'together_comment',
  'together_told',
  'together_clauses',
  'difference',
  'half_of_earlier',
  'greatest_of_most',
  'ends_range_of_most',
  'is_year_elsewhere',
  'past_near',
  'others_near',
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
  // "None, he has fifteen": none was told by a word, and no number stands against it.
  if (ruled === 0 && extraction.numbers.every(({ value }) => value !== 0)) return;
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
  const corrected = correctedTo(options, ruled);
  if (corrected !== undefined) return corrected;
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

/** "Cinque, ma che dico, sei": the one number behind what takes the other ones back, though it may be another word. */
function correctedTo(
  options: readonly NumberOption[],
  ruled: number | undefined,
): NumberOption | undefined {
  const own = options.find(({ value }) => value === ruled);
  if (own === undefined || !has(own, 'before_correction')) return undefined;
  const behind = options.filter((option) => has(option, 'after_correction'));
  return behind.length === 1 && !has(behind[0]!, 'negated') ? behind[0] : undefined;
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
  const isDerived = has(best, 'difference') || has(best, 'half_of_earlier');
  if (
    own === undefined ||
    isDerived ||
    has(best, 'ends_range_of_most') ||
    CORRECTS.some((sign) => has(best, sign))
  )
    return false;
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
  const { numbers } = extraction;
  if (numbers.length > NUMBERS_MAX) return [];
  const told = numbers.flatMap((mention) => {
    const value = valueFor(main, mention);
    return typeof value === 'number' && acceptsValue(main.whole, value) ? [{ mention, value }] : [];
  });
  const hints = told.length > 0 ? findHints(extraction.read) : [];
  const options = told
    .map((each, i) => optionOf(extraction, main, { told, i, each, ruled, hints }))
    .filter((option) => option.value === ruled || !OTHERS.some((sign) => has(option, sign)));
  const derived = workedOut(extraction.read, told);
  if (derived !== undefined && acceptsValue(main.whole, derived.value)) {
    const { how, value, words } = derived;
    const signs = { difference: how === 'difference', half_of_earlier: how === 'half' };
    options.push({ value, signs: inOrder(signs), words });
  }
  const together = derived ? undefined : sumOption(extraction, main, options, ruled);
  if (together !== undefined) options.push(together);
  if (ruled !== undefined && options.every(({ value }) => value !== ruled)) {
    options.push({ value: ruled, signs: inOrder({ read_by_rules: true }), words: [0, 0] });
  }
  return options;
}

interface ToldNumber {
  readonly told: readonly Told[];
  readonly i: number;
  readonly each: Told;
  readonly ruled: number | undefined;
  /** Of the whole reply. */
  readonly hints: readonly KindMatch[];
}

function optionOf(
  extraction: Extraction,
  main: InformationEntry,
  { told, i, each, ruled, hints }: ToldNumber,
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
    refines_earlier: earlier.some((one) => refines(one, value)),
    refined_later: values.slice(i + 1).some((one) => refines(value, one)),
    product_of_earlier:
      earlier.length > 1 && value === earlier.reduce((product, one) => product * one, 1),
    greatest_of_most: main.asksMost && i > 0 && value === Math.max(...values),
    ends_range_of_most: main.asksMost && isRange(extraction.read, start - 1),
    is_year_elsewhere: mention.unit === undefined && isFullYear(value) && !main.asksYear,
    ...aroundSigns(extraction, start, end),
    ...clauseSigns(extraction.read, hints, mention),
    ...unitSigns(extraction, main, mention),
  };
  return { value, signs: inOrder(signs), words: [start, end] };
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

/** What all numbers come to together, where they may be added. */
function sumOption(
  extraction: Extraction,
  main: InformationEntry,
  options: readonly NumberOption[],
  ruled: number | undefined,
): NumberOption | undefined {
  const sum = sumTold(extraction, main);
  if (sum === undefined || !acceptsValue(main.whole, sum.value)) return undefined;
  const isRefined = options.some((option) => has(option, 'refines_earlier'));
  // "Two and three, that is five" tells the sum itself.
  const isTold = options.some((option) => has(option, 'sum_of_earlier'));
  const isRange = options.some((option) => has(option, 'begins_range') && !sum.isAdded);
  if (isRefined || isTold || isRange) return undefined;
  const signs: Partial<Signs> = {
    together: true,
    together_count: main.isCount,
    together_people: sum.parts === 'people',
    together_things: sum.parts === 'things',
    together_no_rule: ruled === undefined,
    together_all_numbers: sum.isAllNumbers,
    together_added: sum.isAdded,
    together_comment: sum.hasComment,
    together_told: sum.isTold,
    together_clauses: sum.isOfClauses,
    noun_fits: sum.fitsNoun,
    unit_fits: sum.fitsUnit,
  };
  return { value: sum.value, signs: inOrder(signs), words: [0, extraction.read.tokens.length] };
}
