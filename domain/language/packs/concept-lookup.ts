import { isUnspaced } from '../text/words.ts';
import { NOTIONS, type NotionWords } from './concepts.ts';
import { de } from './de/concepts.ts';
import { en } from './en/concepts.ts';
import { es } from './es/concepts.ts';
import { fr } from './fr/concepts.ts';
import { it } from './it/concepts.ts';
import { nl } from './nl/concepts.ts';
import { pt } from './pt/concepts.ts';
import { zh } from './zh/concepts.ts';

/** Positions in `NOTIONS`, ascending. */
export type NotionIds = readonly number[];

/** The words of one language by the notions that they name. */
export interface NotionLookup {
  readonly language: string;
  readonly exact: ReadonlyMap<string, NotionIds>;
  readonly beginnings: ReadonlyMap<string, NotionIds>;
  readonly endings: ReadonlyMap<string, NotionIds>;
  /** Consecutive words joined by one space, and the most words in one phrase. */
  readonly phrases: ReadonlyMap<string, NotionIds>;
  readonly phraseStarts: ReadonlySet<string>;
  readonly phraseWordsMax: number;
}

type WritableLookup = Record<'exact' | 'beginnings' | 'endings' | 'phrases', Map<string, number[]>>;

const NONE: NotionIds = [];
const STEM_LETTERS_MIN = 2;
/** Longer than any listed stem, so that a monstrous word costs no more than a long one. */
const STEM_LETTERS_MAX = 24;
/** A shorter word is no compound, so its ending tells nothing. */
const COMPOUND_LETTERS_MIN = 6;

function put(map: Map<string, number[]>, key: string, notion: number): void {
  const notions = map.get(key);
  if (notions === undefined) map.set(key, [notion]);
  else if (!notions.includes(notion)) notions.push(notion);
}

/** Files one listed word where it is looked up. */
function file(lookup: WritableLookup, word: string, notion: number): void {
  if (word.includes('_')) put(lookup.phrases, word.replaceAll('_', ' '), notion);
  else if (word.endsWith('*')) put(lookup.beginnings, word.slice(0, -1), notion);
  else if (word.startsWith('*')) put(lookup.endings, word.slice(1), notion);
  else if (word !== '') put(lookup.exact, word, notion);
}

function buildLookup(language: string, words: NotionWords): NotionLookup {
  const lookup: WritableLookup = {
    exact: new Map(),
    beginnings: new Map(),
    endings: new Map(),
    phrases: new Map(),
  };
  for (const [notion, name] of NOTIONS.entries()) {
    for (const word of words[name].split(/\s+/)) file(lookup, word, notion);
  }
  const phrases = [...lookup.phrases.keys()].map((phrase) => phrase.split(' '));
  return {
    language,
    ...lookup,
    phraseStarts: new Set(phrases.map(([first]) => first!)),
    phraseWordsMax: Math.max(1, ...phrases.map(({ length }) => length)),
  };
}

const lookups = new Map(
  Object.entries({ en, fr, de, es, it, pt, nl, zh }).map(([language, words]) => [
    language,
    buildLookup(language, words),
  ]),
);

/** The lookup of a language (BCP 47 primary subtag); undefined for one without a list. */
export function notionLookup(language: string): NotionLookup | undefined {
  return lookups.get(language);
}

/**
 * The notions that a folded word names: as listed, else by its longest listed beginning, and for compounds
 * by its longest listed ending too.
 */
export function notionsOfWord(lookup: NotionLookup, word: string): NotionIds {
  const exact = lookup.exact.get(word);
  if (exact !== undefined) return exact;
  if (isUnspaced(word)) return NONE;
  const begun = longestPart(word, lookup.beginnings, true);
  if (lookup.endings.size === 0 || word.length < COMPOUND_LETTERS_MIN) return begun;
  const ended = longestPart(word, lookup.endings, false);
  return begun.length === 0 ? ended : [...new Set([...begun, ...ended])];
}

function longestPart(
  word: string,
  parts: ReadonlyMap<string, NotionIds>,
  fromStart: boolean,
): NotionIds {
  for (
    let letters = Math.min(word.length, STEM_LETTERS_MAX);
    letters >= STEM_LETTERS_MIN;
    letters--
  ) {
    const part = fromStart ? word.slice(0, letters) : word.slice(word.length - letters);
    const notions = parts.get(part);
    if (notions !== undefined) return notions;
  }
  return NONE;
}
