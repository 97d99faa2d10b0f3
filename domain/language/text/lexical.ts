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
  /** Per term: the questions that hold it, with the weight there. */
  readonly postings: readonly { readonly question: number[]; readonly weight: number[] }[];
  readonly idfUnknown: number;
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

function countWord(word: string, words: Map<string, number>, spelling: Map<string, number>): void {
  if (isUnspaced(word)) {
    const characters = [...word];
    for (const [i, character] of characters.entries()) {
      count(spelling, SPELLING + character);
      if (i > 0) count(words, characters[i - 1]! + character);
    }
    if (characters.length === 1) count(words, word);
    return;
  }
  count(words, word);
  const padded = `_${word}_`;
  for (let i = 0; i + 3 <= padded.length; i++) count(spelling, SPELLING + padded.slice(i, i + 3));
  if (padded.length < 3) count(spelling, SPELLING + padded);
}

interface TermCounts {
  readonly words: ReadonlyMap<string, number>;
  readonly spelling: ReadonlyMap<string, number>;
}

function countTerms(text: string): TermCounts {
  const words = new Map<string, number>();
  const spelling = new Map<string, number>();
  for (const word of wordsOf(fold(text))) countWord(word, words, spelling);
  return { words, spelling };
}

/**
 * The lexicon of a publication: its terms in order of appearance, and one unit vector per text, in the
 * order given. Pure and deterministic; weights are rounded to 1e-6 so that the artifact's digest is stable.
 */
export function buildLexicon(questionTexts: readonly string[]): Lexicon {
  const counted = questionTexts.map(countTerms);
  const holding = new Map<string, number>();
  for (const { words, spelling } of counted) {
    for (const term of words.keys()) count(holding, term);
    for (const term of spelling.keys()) count(holding, term);
  }
  const terms = [...holding.keys()];
  const idf = terms.map((term) => inverseFrequency(questionTexts.length, holding.get(term)!));
  const lexicon = { terms, idf, vectors: [] };
  const index = indexLexicon(lexicon);
  return { terms, idf, vectors: counted.map((counts) => weigh(index, counts)) };
}

/** Prepares a lexicon for `vectorise`, `cosines` and `relevance`. O(size of the lexicon). */
export function indexLexicon(lexicon: Lexicon): LexicalIndex {
  const postings = lexicon.terms.map(() => ({ question: [] as number[], weight: [] as number[] }));
  lexicon.vectors.forEach((vector, question) => {
    vector.term.forEach((term, i) => {
      postings[term]!.question.push(question);
      postings[term]!.weight.push(vector.weight[i]!);
    });
  });
  return {
    lexicon,
    termIndex: new Map(lexicon.terms.map((term, index) => [term, index])),
    questionCount: lexicon.vectors.length,
    postings,
    idfUnknown: inverseFrequency(lexicon.vectors.length, 0),
  };
}

function weighHalf(
  index: LexicalIndex,
  counts: ReadonlyMap<string, number>,
  into: [term: number, weight: number][],
): void {
  let squares = 0;
  const start = into.length;
  for (const [text, times] of counts) {
    const term = index.termIndex.get(text);
    const idf = term === undefined ? index.idfUnknown : index.lexicon.idf[term]!;
    const weight = (times === 1 ? 1 : 1 + Math.log(times)) * idf;
    squares += weight * weight;
    if (term !== undefined) into.push([term, weight]);
  }
  const scale = squares === 0 ? 0 : Math.SQRT1_2 / Math.sqrt(squares);
  for (let i = start; i < into.length; i++) into[i]![1] = round(into[i]![1] * scale, 1e6);
}

function weigh(index: LexicalIndex, counts: TermCounts): SparseVector {
  const entries: [number, number][] = [];
  weighHalf(index, counts.words, entries);
  weighHalf(index, counts.spelling, entries);
  entries.sort((a, b) => a[0] - b[0]);
  return { term: entries.map((entry) => entry[0]), weight: entries.map((entry) => entry[1]) };
}

/** The vector of any text in the lexicon's space; linear in the text. */
export function vectorise(index: LexicalIndex, text: string): SparseVector {
  return weigh(index, countTerms(text));
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
  const sums = new Float64Array(index.questionCount);
  const vector = vectorise(index, text);
  vector.term.forEach((term, i) => {
    const { question, weight } = index.postings[term]!;
    for (let p = 0; p < question.length; p++) sums[question[p]!]! += weight[p]! * vector.weight[i]!;
  });
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
