import { CONCEPTS, type ConceptWords } from '../pack-format/concepts.ts';
import { PACKS } from '../packs/packs.ts';
import { FoundOnce } from '../text/found-once.ts';
import { isUnspaced } from '../text/words.ts';
import type { ListedWord } from './language.ts';

/** Positions in `CONCEPTS`, ascending. */
export type ConceptIds = readonly number[];

/** The words of one language by the concepts that they name. */
export interface ConceptLookup {
  readonly language: string;
  readonly exact: ReadonlyMap<string, ConceptIds>;
  readonly beginnings: ReadonlyMap<string, ConceptIds>;
  readonly endings: ReadonlyMap<string, ConceptIds>;
  /** Consecutive words joined by one space, and the most words in one phrase. */
  readonly phrases: ReadonlyMap<string, ConceptIds>;
  readonly phraseStarts: ReadonlySet<string>;
  readonly phraseWordsMax: number;
}

/** What a folded word names. */
export interface NamedByWord {
  readonly concepts: ConceptIds;
  /** A listed phrase begins with it. */
  readonly beginsPhrase: boolean;
}

type WritableLookup = Record<'exact' | 'beginnings' | 'endings' | 'phrases', Map<string, number[]>>;

const NONE: ConceptIds = [];
const STEM_LETTERS_MIN = 2;
/** Longer than any listed stem, so that a monstrous word costs no more than a long one. */
const STEM_LETTERS_MAX = 24;
/** A shorter word is no compound, so its ending tells nothing. */
const COMPOUND_LETTERS_MIN = 6;

function put(map: Map<string, number[]>, key: string, concept: number): void {
  const concepts = map.get(key);
  if (concepts === undefined) map.set(key, [concept]);
  else if (!concepts.includes(concept)) concepts.push(concept);
}

/** Files one listed word where it is looked up. */
function file(lookup: WritableLookup, word: string, concept: number): void {
  if (word.includes('_')) put(lookup.phrases, word.replaceAll('_', ' '), concept);
  else if (word.endsWith('*')) put(lookup.beginnings, word.slice(0, -1), concept);
  else if (word.startsWith('*')) put(lookup.endings, word.slice(1), concept);
  else if (word !== '') put(lookup.exact, word, concept);
}

function buildLookup(language: string, words: ConceptWords): ConceptLookup {
  const lookup: WritableLookup = {
    exact: new Map(),
    beginnings: new Map(),
    endings: new Map(),
    phrases: new Map(),
  };
  for (const [concept, name] of CONCEPTS.entries()) {
    for (const word of words[name].split(/\s+/)) file(lookup, word, concept);
  }
  const phrases = [...lookup.phrases.keys()].map((phrase) => phrase.split(' '));
  return {
    language,
    ...lookup,
    phraseStarts: new Set(phrases.map(([first]) => first!)),
    phraseWordsMax: Math.max(1, ...phrases.map(({ length }) => length)),
  };
}

const lookups = new Map(PACKS.map(({ code, concepts }) => [code, buildLookup(code, concepts)]));

/** The lookup of a language (BCP 47 primary subtag); undefined for one without a list. */
export function conceptLookup(language: string): ConceptLookup | undefined {
  return lookups.get(language);
}

/**
 * The concepts that a folded word names: as listed, else by its longest listed beginning, and for compounds
 * by its longest listed ending too.
 */
export function conceptsOfWord(lookup: ConceptLookup, word: string): ConceptIds {
  const exact = lookup.exact.get(word);
  if (exact !== undefined) return exact;
  if (isUnspaced(word)) return NONE;
  const begun = longestPart(word, lookup.beginnings, true);
  if (lookup.endings.size === 0 || word.length < COMPOUND_LETTERS_MIN) return begun;
  const ended = longestPart(word, lookup.endings, false);
  return begun.length === 0 ? ended : [...new Set([...begun, ...ended])];
}

const named = new FoundOnce<NamedByWord>();

/** What a word of the lookup's language names, looked up once. @param listed what that language tells of it */
export function namedByWord(lookup: ConceptLookup, word: string, listed: ListedWord): NamedByWord {
  return (
    named.known(listed) ??
    named.hold(listed, {
      concepts: conceptsOfWord(lookup, word),
      beginsPhrase: lookup.phraseStarts.has(word),
    })
  );
}

function longestPart(
  word: string,
  parts: ReadonlyMap<string, ConceptIds>,
  fromStart: boolean,
): ConceptIds {
  for (
    let letters = Math.min(word.length, STEM_LETTERS_MAX);
    letters >= STEM_LETTERS_MIN;
    letters--
  ) {
    const part = fromStart ? word.slice(0, letters) : word.slice(word.length - letters);
    const concepts = parts.get(part);
    if (concepts !== undefined) return concepts;
  }
  return NONE;
}
