import type { JsonValue } from '../../../json/json.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { concluded } from './concluded.ts';
import { multiplied } from './multiplied.ts';
import { heaviestOf, logOdds, readWeights, type WeightedSign } from './named-weights.ts';
import { type NumberOption, numberOptions } from './number-options.ts';
import { NUMBER_WEIGHTS } from './number-weights.ts';

const CONFIDENCE = 0.75;
const weights = readWeights(NUMBER_WEIGHTS);

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
  if (chosen === undefined || (ruled === undefined && isTaken(extraction, extracted, chosen)))
    return;
  const { value, words } = chosen;
  // The same number tells nobody what was not asked for.
  if (words[1] - words[0] < extraction.read.tokens.length) dropTold(extraction, extracted, words);
  extracted.set(main.position, { value, words, confidence: CONFIDENCE });
}

function dropTold(
  { asked, index }: Extraction,
  extracted: Extracted,
  [start, end]: readonly [number, number],
): void {
  for (const [position, { words }] of [...extracted]) {
    const isNumber = index.informations[position]!.kind === 'number' && asked[position] === 0;
    if (isNumber && words !== undefined && words[0] < end && start < words[1]) {
      extracted.delete(position);
    }
  }
}

/** The signs that spoke most for a number that was chosen; none where it was worked out without a choice. */
export function explainNumber(
  extraction: Extraction,
  main: InformationEntry,
  ruled: number | undefined,
  value: JsonValue | undefined,
): readonly WeightedSign[] {
  const chosen = numberOptions(extraction, main, ruled).find((option) => option.value === value);
  return chosen === undefined ? [] : heaviestOf(chosen.signs, weights);
}

/** "From 1924": what was told of another information that was asked for as well is told of no second one. */
function isTaken(
  { asked }: Extraction,
  extracted: Extracted,
  { words: [start, end] }: Pick<NumberOption, 'words'>,
): boolean {
  return [...extracted].some(
    ([position, { words }]) =>
      asked[position] === 1 && words !== undefined && words[0] < end && start < words[1],
  );
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
  const corrected = correctedTo(options, ruled) ?? concluded(extraction, options);
  if (corrected !== undefined) return corrected;
  let best: NumberOption | undefined;
  let most = ruled === undefined ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = logOdds(option.signs, weights);
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
  if (own === undefined) return undefined;
  // "Not the twelve over there, four."
  const isDenied = has(own, 'clause_denied') && has(own, 'first');
  if (!isDenied && !has(own, 'before_correction')) return undefined;
  const sign = isDenied ? 'clause_of_its_own' : 'after_correction';
  const behind = options.filter((option) => option !== own && has(option, sign));
  return behind.length === 1 && !has(behind[0]!, 'negated') ? behind[0] : undefined;
}

/** What is denied, and what tells more of what was counted. */
const ASIDE = ['negated', 'after_of'];
const CORRECTS = ['after_total', 'before_total', 'after_correction'] as const;
const FITS = ['unit_fits', 'noun_fits', 'begins_range'] as const;

/** "Five people and three nights": what the rules read by its noun or its unit, or as the lower end, is not outweighed. */
function staysRuled(
  options: readonly NumberOption[],
  best: NumberOption,
  ruled: number | undefined,
): boolean {
  const own = options.find(({ value }) => value === ruled);
  if (own === undefined) return false;
  // "Five, not six", "two boys of seven".
  if (ASIDE.some((sign) => has(best, sign) && !has(own, sign))) return true;
  const isDerived = has(best, 'difference') || has(best, 'half');
  if (isDerived || has(best, 'ends_range_of_most') || CORRECTS.some((sign) => has(best, sign)))
    return false;
  // "More than a hundred" was read by another rule than the one for numbers.
  if (!has(own, 'told')) return true;
  // "Four. No, five": what is corrected never comes back.
  if (has(own, 'after_correction') && has(best, 'before_correction')) return true;
  return FITS.some((sign) => has(own, sign) && !has(best, sign));
}

function has({ signs }: NumberOption, sign: string): boolean {
  return signs.has(sign);
}
