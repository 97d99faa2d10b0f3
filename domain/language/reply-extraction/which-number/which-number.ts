import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../../json/json.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { heaviestOf, logOdds, readWeights, type WeightedSign } from '../signs/named-weights.ts';
import { type Sign, sign } from '../signs/sign.ts';
import { concluded } from './concluded.ts';
import { likeThings } from './counted-together.ts';
import { peopleTogether } from './extracted-sum.ts';
import { multiplied } from './multiplied.ts';
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
  const chosen =
    besideAges(extraction, main) ??
    likeThings(extraction, main) ??
    peopleTogether(extraction, main) ??
    multiplied(extraction, main) ??
    whichNumber(extraction, main, ruled);
  if (chosen === undefined || (ruled === undefined && isTaken(extraction, extracted, chosen)))
    return;
  const { value, words } = chosen;
  // Of "A, B (12" the sum may be more than there can be.
  if (!acceptsValue(main.whole, value)) return;
  // The same number tells nobody what was not asked for.
  if (words[1] - words[0] < extraction.read.tokens.length) dropTold(extraction, extracted, words);
  extracted.set(main.position, { value, words, confidence: CONFIDENCE });
}

/** "Two, 7 and 9" to who asks for children: as many ages follow as there are of them. */
function besideAges(
  { numbers }: Extraction,
  { counts }: InformationEntry,
): Pick<NumberOption, 'value' | 'words'> | undefined {
  const [first, ...ages] = numbers;
  if (counts !== 'children' || first === undefined || first.value !== ages.length) return undefined;
  const areAges = ages.every(
    ({ unit, value }) => Number(value) <= AGE_MAX && (unit === undefined || unit === 'year'),
  );
  if (!areAges || (ages.length === 1 && ages[0]!.unit !== 'year')) return undefined;
  return { value: first.value, words: [first.start, first.end] };
}

const AGE_MAX = 17;

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
      kind === 'number' && !isList && asked[position] === 1 && !unpreferred.has(position),
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
  const isDenied = has(own, sign`clause_denied`) && has(own, sign`first`);
  if (!isDenied && !has(own, sign`before_correction`)) return undefined;
  const corrects = isDenied ? sign`clause_of_its_own` : sign`after_correction`;
  const behind = options.filter((option) => option !== own && has(option, corrects));
  return behind.length === 1 && !has(behind[0]!, sign`negated`) ? behind[0] : undefined;
}

/** What is denied, and what tells more of what was counted. */
const ASIDE = [sign`negated`, sign`after_of`];
const CORRECTS = [sign`after_total`, sign`before_total`, sign`after_correction`];
const FITS = [sign`unit_fits`, sign`noun_fits`, sign`begins_range`];

/** "Five people and three nights": what the rules read by its noun or its unit, or as the lower end, is not outweighed. */
function staysRuled(
  options: readonly NumberOption[],
  best: NumberOption,
  ruled: number | undefined,
): boolean {
  const own = options.find(({ value }) => value === ruled);
  if (own === undefined) return false;
  // "Five, not six", "two boys of seven".
  if (ASIDE.some((each) => has(best, each) && !has(own, each))) return true;
  const isDerived = has(best, sign`difference`) || has(best, sign`half`);
  if (isDerived || has(best, sign`ends_range_of_most`)) return false;
  if (CORRECTS.some((each) => has(best, each))) return false;
  // "More than a hundred" was read by another rule than the one for numbers.
  if (!has(own, sign`told`)) return true;
  // "Four. No, five": what is corrected never comes back.
  if (has(own, sign`after_correction`) && has(best, sign`before_correction`)) return true;
  return FITS.some((each) => has(own, each) && !has(best, each));
}

function has({ signs }: NumberOption, each: Sign): boolean {
  return signs.includes(each);
}
