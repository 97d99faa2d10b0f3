import { type Language, PHRASE } from '../grammar/language.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import { quantityAt } from '../numbers/quantities.ts';
import { HINTS } from '../pack-format/hints.ts';
import { POLARITY_KINDS, type PolarityKind } from '../pack-format/polarity.ts';
import type { Unit } from '../pack-format/quantities.ts';
import { fold, wordsOf } from '../text/words.ts';
import { findHints, findPolarity } from '../word-kinds/find-word-kinds.ts';

/** What a question of yes or no asks about; all of it empty for other questions. */
export interface Proposition {
  /** Asks what is needed, in such words. */
  readonly asksNeed: boolean;
  /** Offers something, or asks what is wanted. */
  readonly offers: boolean;
  /** Asks what the user keeps or does without anybody; of choices only. */
  readonly asksKept: boolean;
  /** Asks what there is or what somebody has. */
  readonly asksHaving: boolean;
  /** Kinds of the phrases of opposites that it names. */
  readonly opposites: ReadonlySet<number>;
  /** Kinds of words in it, and the properties above, as names: signs for what is learned of its answers. */
  readonly sorts: readonly string[];
  /** The first number in it, which answers may be compared with. */
  readonly threshold: Threshold | undefined;
}

/** "Over 65", "within three kilometres". */
export interface Threshold {
  readonly value: number;
  readonly unit: Unit | undefined;
}

/** Of a question for choices: whether it asks what is wanted, and whether what the user keeps or does alone. */
export function offeringOf(
  language: Language,
  text: string,
): Pick<Proposition, 'asksKept' | 'offers'> {
  const kept = new Set(wordsOf(fold(language.pack.propositions.asksKept)));
  const asksKept = readText(text, language).tokens.some(({ word }) => kept.has(word));
  return { offers: propositionOf(language, text).offers, asksKept };
}

export function propositionOf(language: Language, text: string): Proposition {
  const read = readText(text, language);
  const { phrases, stems } = read;
  const offers = stems.some((stem) => language.offering.has(stem));
  const asked = {
    asksNeed: stems.some((stem) => language.needing.has(stem)),
    offers,
    asksKept: false,
    asksHaving: !offers && stems.some((stem) => language.having.has(stem)),
    opposites: new Set(phrases.map(({ kind }) => kind).filter(isOpposite)),
    threshold: thresholdIn(read),
  };
  return { ...asked, sorts: text === '' ? [] : [...sortsOf(read, asked)] };
}

/** Kinds of words by which a question asks for what is not wished for. */
const BAD: ReadonlySet<string> = new Set<PolarityKind>([
  'harmed',
  'averse',
  'missing',
  'failing',
  'ceased',
  'gone',
  'unable',
]);

function sortsOf(read: ReadText, asked: Omit<Proposition, 'sorts'>): ReadonlySet<string> {
  const kinds = findPolarity(read).map(({ kind }) => POLARITY_KINDS[kind]!);
  const isDenied = read.senses.some((sense) => sense?.negates);
  const isPlain = !asked.asksNeed && !asked.offers && !asked.asksHaving;
  const sorts = {
    need: asked.asksNeed,
    offer: asked.offers,
    having: asked.asksHaving,
    else: isPlain,
    compared: asked.threshold !== undefined,
    denied: isDenied,
    bad: isDenied || kinds.some((each) => BAD.has(each)),
  };
  return new Set([
    ...Object.entries(sorts).flatMap(([name, is]) => (is ? [name] : [])),
    ...kinds,
    ...findHints(read).map(({ kind }) => `hint_${HINTS[kind]}`),
  ]);
}

/** The first number that is no article. */
function thresholdIn(read: ReadText): Threshold | undefined {
  for (const [at, { digits }] of read.tokens.entries()) {
    const number = digits || !read.senses[at]?.isEmpty ? quantityAt(read, at) : undefined;
    if (number !== undefined) return { value: number.value, unit: number.unit };
  }
  return undefined;
}

/** The kinds of opposites that a text names. */
export function sidesOf(language: Language, text: string): number[] {
  return readText(text, language)
    .phrases.map(({ kind }) => kind)
    .filter(isOpposite);
}

export function isOpposite(kind: number): boolean {
  return kind >= PHRASE.opposite && kind < PHRASE.describing;
}

/** The other side of a pair of opposites. */
export function oppositeOf(kind: number): number {
  return ((kind - PHRASE.opposite) ^ 1) + PHRASE.opposite;
}
