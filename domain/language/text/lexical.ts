import type { Lexicon } from '../../artifact/artifact.ts';
import { fold, isUnspaced, wordsOf } from './words.ts';

/**
 * Likeness of texts without a model: sparse vectors over words and character trigrams (for scripts without
 * spaces: character pairs and characters), weighted by inverse document frequency. Both halves have length
 * 1/sqrt(2), so a cosine is the mean of likeness by words and likeness by spelling.
 */

/** Term indexes ascending with their weights; terms outside the lexicon only count in the length. */
export interface SparseVector {
  readonly term: readonly number[];
  readonly weight: readonly number[];
}

/** A lexicon made ready for look-ups; build it once per artifact. */
export interface LexicalIndex {
  readonly lexicon: Lexicon;
  readonly termIndex: ReadonlyMap<string, number>;
  readonly questionCount: number;
  /** Term t stands in the questions `question[start[t]]` to `question[start[t + 1] - 1]`, with these weights. */
  readonly postings: Postings;
  /** Per term that is a word: the terms that spell it, `term[start[t]]` to `term[start[t + 1] - 1]`. */
  readonly spellings: { readonly start: Uint32Array; readonly term: Uint32Array };
  readonly idfUnknown: number;
}

interface Postings {
  readonly start: Uint32Array;
  readonly question: Uint32Array;
  readonly weight: Float64Array;
}

/** Marks trigrams, so that they never meet a word. */
const SPELLING = '~';
const RELEVANCE_MIN = 0.15;

/** Smoothed as in scikit-learn: ln((1 + n) / (1 + df)) + 1, so that no shared term weighs nothing. */
function inverseFrequency(documents: number, holding: number): number {
  return round(Math.log((1 + documents) / (1 + holding)) + 1, 1e6);
}

function round(value: number, unit: number): number {
  return Math.round(value * unit) / unit;
}

function count(terms: Map<string, number>, term: string): void {
  terms.set(term, (terms.get(term) ?? 0) + 1);
}

/** The trigrams of a word of a script with spaces. */
function spellingOf(word: string): string[] {
  const padded = `_${word}_`;
  const spelling: string[] = [];
  for (let i = 0; i + 3 <= padded.length; i++) spelling.push(SPELLING + padded.slice(i, i + 3));
  return spelling;
}

/** What a run of a script without spaces counts as: its pairs for words, its characters for spelling. */
function partsOfRun(run: string): { readonly words: string[]; readonly spelling: string[] } {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, i) => characters[i]! + character);
  return {
    words: characters.length === 1 ? characters : pairs,
    spelling: characters.map((character) => SPELLING + character),
  };
}

/** How often each word stands in the text, in order of appearance. */
function countWords(text: string): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const word of wordsOf(fold(text))) count(counted, word);
  return counted;
}

/** The terms of a text, each once. */
function termsOf(text: string): { readonly words: Set<string>; readonly spelling: Set<string> } {
  const terms = { words: new Set<string>(), spelling: new Set<string>() };
  for (const word of countWords(text).keys()) {
    const parts = isUnspaced(word)
      ? partsOfRun(word)
      : { words: [word], spelling: spellingOf(word) };
    for (const term of parts.words) terms.words.add(term);
    for (const term of parts.spelling) terms.spelling.add(term);
  }
  return terms;
}

/**
 * The lexicon of a publication: its terms in order of appearance, and one unit vector per text, in the
 * order given. Pure and deterministic; weights are rounded to 1e-6 so that the artifact's digest is stable.
 */
export function buildLexicon(questionTexts: readonly string[]): Lexicon {
  const holding = new Map<string, number>();
  for (const text of questionTexts) {
    const { words, spelling } = termsOf(text);
    for (const term of words) count(holding, term);
    for (const term of spelling) count(holding, term);
  }
  const terms = [...holding.keys()];
  const idf = terms.map((term) => inverseFrequency(questionTexts.length, holding.get(term)!));
  const index = indexLexicon({ terms, idf, vectors: [] });
  return { terms, idf, vectors: questionTexts.map((text) => vectorise(index, text)) };
}

/** Prepares a lexicon for `vectorise`, `cosines` and `relevance`. O(size of the lexicon). */
export function indexLexicon(lexicon: Lexicon): LexicalIndex {
  const termIndex = new Map(lexicon.terms.map((term, index) => [term, index]));
  return {
    lexicon,
    termIndex,
    questionCount: lexicon.vectors.length,
    postings: layOutPostings(lexicon),
    spellings: layOutSpellings(lexicon.terms, termIndex),
    idfUnknown: inverseFrequency(lexicon.vectors.length, 0),
  };
}

function layOutPostings({ terms, vectors }: Lexicon): Postings {
  const start = new Uint32Array(terms.length + 1);
  for (const { term } of vectors) for (const each of term) start[each + 1]! += 1;
  for (let term = 0; term < terms.length; term++) start[term + 1]! += start[term]!;
  const next = start.slice();
  const question = new Uint32Array(start[terms.length]!);
  const weight = new Float64Array(question.length);
  vectors.forEach((vector, index) => {
    vector.term.forEach((term, i) => {
      const place = next[term]!++;
      question[place] = index;
      weight[place] = vector.weight[i]!;
    });
  });
  return { start, question, weight };
}

function layOutSpellings(
  terms: readonly string[],
  termIndex: ReadonlyMap<string, number>,
): LexicalIndex['spellings'] {
  const start = new Uint32Array(terms.length + 1);
  const spelled: number[] = [];
  terms.forEach((term, index) => {
    if (!term.startsWith(SPELLING) && !isUnspaced(term)) {
      for (const part of spellingOf(term)) spelled.push(termIndex.get(part)!);
    }
    start[index + 1] = spelled.length;
  });
  return { start, term: Uint32Array.from(spelled) };
}

/** How often each term stands in a text, in order of appearance; terms outside the lexicon get indexes beyond it. */
class TermCounts {
  readonly words = new Map<number, number>();
  readonly spelling = new Map<number, number>();
  readonly #index: LexicalIndex;
  readonly #unknown = new Map<string, number>();

  constructor(index: LexicalIndex) {
    this.#index = index;
  }

  add(word: string, times: number): void {
    if (isUnspaced(word)) {
      const { words, spelling } = partsOfRun(word);
      this.#addAll(this.words, words, times);
      this.#addAll(this.spelling, spelling, times);
      return;
    }
    const own = this.#indexOf(word);
    this.words.set(own, times);
    const { start, term } = this.#index.spellings;
    if (own + 1 >= start.length) this.#addAll(this.spelling, spellingOf(word), times);
    else {
      const end = start[own + 1]!;
      for (let at = start[own]!; at < end; at++) increase(this.spelling, term[at]!, times);
    }
  }

  #addAll(counts: Map<number, number>, terms: readonly string[], times: number): void {
    for (const term of terms) increase(counts, this.#indexOf(term), times);
  }

  #indexOf(term: string): number {
    const known = this.#index.termIndex.get(term) ?? this.#unknown.get(term);
    if (known !== undefined) return known;
    const next = this.#index.lexicon.terms.length + this.#unknown.size;
    this.#unknown.set(term, next);
    return next;
  }
}

function increase(counts: Map<number, number>, term: number, times: number): void {
  counts.set(term, (counts.get(term) ?? 0) + times);
}

/** Writes the weights of one half of a vector by term. */
function weighHalf(
  { lexicon: { idf }, idfUnknown }: LexicalIndex,
  counts: ReadonlyMap<number, number>,
  into: Map<number, number>,
): void {
  const weights: number[] = [];
  let squares = 0;
  for (const [term, times] of counts) {
    const weight = (times === 1 ? 1 : 1 + Math.log(times)) * (idf[term] ?? idfUnknown);
    squares += weight * weight;
    weights.push(weight);
  }
  const scale = squares === 0 ? 0 : Math.SQRT1_2 / Math.sqrt(squares);
  let at = 0;
  for (const term of counts.keys()) {
    const weight = weights[at++]!;
    if (term < idf.length) into.set(term, round(weight * scale, 1e6));
  }
}

/** The vector of any text in the lexicon's space; linear in the text. */
export function vectorise(index: LexicalIndex, text: string): SparseVector {
  const counts = new TermCounts(index);
  for (const [word, times] of countWords(text)) counts.add(word, times);
  const weights = new Map<number, number>();
  weighHalf(index, counts.words, weights);
  weighHalf(index, counts.spelling, weights);
  const term = Array.from(weights.keys()).sort((a, b) => a - b);
  return { term, weight: term.map((each) => weights.get(each)!) };
}

/** Likeness 0..1 of two vectors of the same lexicon. */
export function cosine(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.term.length && j < b.term.length; ) {
    const difference = a.term[i]! - b.term[j]!;
    if (difference === 0) sum += a.weight[i++]! * b.weight[j++]!;
    else if (difference < 0) i++;
    else j++;
  }
  return sum;
}

/** Likeness 0..1 of the text to each question of the lexicon, by position. */
export function cosines(index: LexicalIndex, text: string): Float64Array {
  const { start, question, weight } = index.postings;
  const sums = new Float64Array(index.questionCount);
  const vector = vectorise(index, text);
  for (let i = 0; i < vector.term.length; i++) {
    const term = vector.term[i]!;
    const own = vector.weight[i]!;
    const end = start[term + 1]!;
    for (let at = start[term]!; at < end; at++) sums[question[at]!]! += weight[at]! * own;
  }
  return sums;
}

/**
 * How much the latest words of the user bear on each question, by position: their cosine, 0 below .15,
 * rounded to 1e-4 as it is recorded with the decision. All zero for an empty text.
 */
export function relevance(index: LexicalIndex, userText: string): Float64Array {
  return cosines(index, userText).map((value) =>
    value < RELEVANCE_MIN ? 0 : round(Math.min(value, 1), 1e4),
  );
}

/** Where the highest values above 0 stand, ascending; of equal ones those that stand first. */
export function highest(values: Float64Array, countMax: number): readonly number[] {
  const hits: number[] = [];
  values.forEach((value, index) => {
    if (value > 0) hits.push(index);
  });
  if (hits.length <= countMax) return hits;
  const rising = values.slice().sort();
  const least = rising[rising.length - countMax]!;
  const higher = rising.length - 1 - rising.lastIndexOf(least);
  let equalLeft = countMax - higher;
  return hits.filter((index) => {
    const value = values[index]!;
    return value > least || (value === least && equalLeft-- > 0);
  });
}
