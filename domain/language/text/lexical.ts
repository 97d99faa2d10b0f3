import type { Lexicon } from '../../artifact/artifact.ts';
import { finish, mapInSteps, type Steps } from '../../steps.ts';
import { TermNumbers } from './term-numbers.ts';
import { termsOfWord } from './terms.ts';
import { fold, wordsOf } from './words.ts';

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
  readonly questionCount: number;
  /** Term t stands in the questions `question[start[t]]` to `question[start[t + 1] - 1]`, with these weights. */
  readonly postings: Postings;
  /** The terms of words, numbered as in the lexicon. */
  readonly numbers: TermNumbers;
  readonly idfUnknown: number;
}

interface Postings {
  readonly start: Uint32Array;
  readonly question: Uint32Array;
  readonly weight: Float64Array;
}

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

/** The terms of a text, each once. */
function termsOf(text: string): { readonly words: Set<string>; readonly spelling: Set<string> } {
  const terms = { words: new Set<string>(), spelling: new Set<string>() };
  for (const word of wordsOf(fold(text))) {
    const parts = termsOfWord(word);
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
  return finish(lexiconSteps(questionTexts));
}

/** The same, a text at a time. */
export function* lexiconSteps(questionTexts: readonly string[]): Steps<Lexicon> {
  const holding = new Map<string, number>();
  for (const text of questionTexts) {
    const { words, spelling } = termsOf(text);
    for (const term of words) count(holding, term);
    for (const term of spelling) count(holding, term);
    yield;
  }
  const terms = [...holding.keys()];
  const idf = terms.map((term) => inverseFrequency(questionTexts.length, holding.get(term)!));
  const index = indexLexicon({ terms, idf, vectors: [] });
  yield;
  const vectors = yield* mapInSteps(questionTexts, (text) => vectorise(index, text));
  return { terms, idf, vectors };
}

/** Prepares a lexicon for `vectorise`, `cosines` and `relevance`. O(size of the lexicon). */
export function indexLexicon(lexicon: Lexicon): LexicalIndex {
  return {
    lexicon,
    questionCount: lexicon.vectors.length,
    postings: layOutPostings(lexicon),
    numbers: new TermNumbers(lexicon.terms),
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

/** By term: how often it stands in one text, then its weight there. The text has it for itself, and gives it back with nothing but zeros. */
class TermWeights {
  of = new Float64Array(1_024);
  /** The terms of the text that the lexicon has, as far as they were put in order. */
  #ordered = new Uint32Array(256);

  /** Counts terms; those that are new to it are added to `order`. */
  count(terms: readonly number[], order: number[]): void {
    for (const term of terms) {
      if (term >= this.of.length) this.#grow(term);
      if (this.of[term] === 0) order.push(term);
      this.of[term]! += 1;
    }
  }

  /** The terms, ascending, until it is asked for others. */
  inOrder(terms: readonly number[]): Uint32Array {
    if (terms.length > this.#ordered.length) this.#ordered = new Uint32Array(2 * terms.length);
    this.#ordered.set(terms);
    return this.#ordered.subarray(0, terms.length).sort();
  }

  #grow(term: number): void {
    const larger = new Float64Array(2 * (term + 1));
    larger.set(this.of);
    this.of = larger;
  }
}

/** Given back by a text, for the next one: where a text ended in a fault, what it had is collected with it. */
const spares: TermWeights[] = [];

/** Turns the counts of one half of a vector into weights, and adds its terms of the lexicon to `known`. */
function normaliseHalf(
  { lexicon: { idf }, idfUnknown }: LexicalIndex,
  weights: Float64Array,
  order: readonly number[],
  known: number[],
): void {
  let squares = 0;
  for (const term of order) {
    const times = weights[term]!;
    const weight = (times === 1 ? 1 : 1 + Math.log(times)) * (idf[term] ?? idfUnknown);
    squares += weight * weight;
    weights[term] = weight;
  }
  const scale = squares === 0 ? 0 : Math.SQRT1_2 / Math.sqrt(squares);
  for (const term of order) {
    if (term < idf.length) known.push(term);
    weights[term] = term < idf.length ? round(weights[term]! * scale, 1e6) : 0;
  }
}

/** Visits the terms of any text that the lexicon has, ascending, with their weights in its vector; linear in the text. */
function visitVector(
  index: LexicalIndex,
  text: string,
  visit: (term: number, weight: number) => void,
): void {
  const counts = spares.pop() ?? new TermWeights();
  const words: number[] = [];
  const spelling: number[] = [];
  const said = wordsOf(fold(text));
  const numbering = index.numbers.begin(said);
  for (const word of said) {
    const terms = numbering.of(word);
    counts.count(terms.words, words);
    counts.count(terms.spelling, spelling);
  }
  const weights = counts.of;
  const known: number[] = [];
  normaliseHalf(index, weights, words, known);
  normaliseHalf(index, weights, spelling, known);
  for (const term of counts.inOrder(known)) {
    visit(term, weights[term]!);
    weights[term] = 0;
  }
  spares.push(counts);
}

/** The vector of any text in the lexicon's space; linear in the text. */
export function vectorise(index: LexicalIndex, text: string): SparseVector {
  const vector = { term: [] as number[], weight: [] as number[] };
  visitVector(index, text, (term, weight) => {
    vector.term.push(term);
    vector.weight.push(weight);
  });
  return vector;
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
  visitVector(index, text, (term, own) => {
    const end = start[term + 1]!;
    for (let at = start[term]!; at < end; at++) sums[question[at]!]! += weight[at]! * own;
  });
  return sums;
}
