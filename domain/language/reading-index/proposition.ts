import { type Language, PHRASE } from '../grammar/language.ts';
import { readText } from '../grammar/read-text.ts';
import { LEANINGS } from '../pack-format/leanings.ts';
import { findLeanings } from '../word-kinds/find-word-kinds.ts';

/** What a question of yes or no asks about; all of it empty for other questions. */
export interface Proposition {
  /** Asks what is needed, in such words. */
  readonly asksNeed: boolean;
  /** Offers something, or asks what is wanted. */
  readonly offers: boolean;
  /** Asks what there is or what somebody has. */
  readonly asksHaving: boolean;
  /** Kinds of the phrases of opposites that it names. */
  readonly opposites: ReadonlySet<number>;
  /** Asks for something bad: "was anybody hurt?". */
  readonly harms: boolean;
}

const HARMED = LEANINGS.indexOf('harmed');

export function propositionOf(language: Language, text: string): Proposition {
  const read = readText(text, language);
  const { phrases, stems } = read;
  const offers = stems.some((stem) => language.offering.has(stem));
  return {
    asksNeed: stems.some((stem) => language.needing.has(stem)),
    offers,
    asksHaving: !offers && stems.some((stem) => language.having.has(stem)),
    opposites: new Set(phrases.map(({ kind }) => kind).filter(isOpposite)),
    harms: findLeanings(read).some(({ kind }) => kind === HARMED),
  };
}

/** The kinds of opposites that a text names. */
export function sidesOf(language: Language, text: string): number[] {
  return readText(text, language)
    .phrases.map(({ kind }) => kind)
    .filter(isOpposite);
}

export function isOpposite(kind: number): boolean {
  return kind >= PHRASE.opposite && kind < PHRASE.holiday;
}

/** The other side of a pair of opposites. */
export function oppositeOf(kind: number): number {
  return ((kind - PHRASE.opposite) ^ 1) + PHRASE.opposite;
}
