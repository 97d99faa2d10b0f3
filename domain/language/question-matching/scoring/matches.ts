import type { Steps } from '../../../steps.ts';
import { addTo } from '../../add-to.ts';
import { FORM_START, IS_ANSWER, POINTERS } from '../../grammar/concept-relations.ts';
import { isFunctionWord } from '../../grammar/function-words.ts';
import { wordLikeness } from '../../text/word-likeness.ts';
import { WordMemo } from '../../text/word-memo.ts';
import type { QuestionProfile } from '../message/question-profile.ts';
import type { ConceptToken } from '../message/read-message.ts';

/** What one token says for the questions; parallel arrays, sparse, questions ascending. */
export interface Match {
  readonly questions: readonly number[];
  /** How far it stands for what the question is about, 0..1. */
  readonly strength: readonly number[];
  /** The part of that which concepts alone give. */
  readonly byConcept: readonly number[];
  /** How far it names an answer to the question. */
  readonly byChoice: readonly number[];
  /** Position of the choice that it names, -1 for none. */
  readonly choice: readonly number[];
  /** How far it is what the question asks for first. */
  readonly focus: readonly number[];
  /** Whether it bears the name that the question asks for. */
  readonly isBearer: readonly boolean[];
  /** How telling the token is in itself, 0..1; little for a mere particle. */
  readonly weight: number;
}

const CONCEPT_STRENGTH = 0.85;
/** What the best of its concepts tells of a token with several. */
const ONE_CONCEPT = 0.7;
const FOCUS_CONCEPT_STRENGTH = 0.9;
const CHOICE_STRENGTH = 0.8;
const ANSWER_CONCEPT_STRENGTH = 0.75;
const STRENGTH_MIN = 0.12;
const PARTICLE_WEIGHT = 0.1;
const TOPICAL_PARTICLE_WEIGHT = 0.5;
/** Words that begin alike are compared; a slip in the first letters is not forgiven. */
const BUCKET_LETTERS = 3;
const MEMO_BYTES_MAX = 1024 * 1024;
/** More, for each question: a common word may speak for most of them. */
const MEMO_BYTES_PER_QUESTION = 4 * 1024;

type MatchRole = 'topic' | 'focus' | 'bearer' | 'choice';

interface QuestionPosting {
  readonly question: number;
  readonly role: MatchRole;
  readonly weight: number;
  readonly choice: number;
}

interface ConceptPosting {
  readonly question: number;
  readonly weight: number;
}

/** The words and concepts of all questions, inverted. */
export interface Vocabulary {
  readonly size: number;
  /** By the first letters: the words that begin with them, each with where it stands. */
  readonly buckets: ReadonlyMap<string, ReadonlyMap<string, readonly QuestionPosting[]>>;
  readonly topics: readonly (readonly ConceptPosting[])[];
  readonly focuses: readonly (readonly ConceptPosting[])[];
  /** Matches found before, by language and token. A cache only: it never changes a result. */
  readonly memo: Map<string, WordMemo<Match>>;
}

type WordPosting = readonly [word: string, posting: QuestionPosting];

function postingsOf(question: number, profile: QuestionProfile): WordPosting[] {
  const from = (words: Iterable<readonly [string, number]>, role: MatchRole): WordPosting[] =>
    Array.from(words, ([word, weight]) => [word, { question, role, weight, choice: -1 }]);
  const bearers = Array.from(profile.bearers, (word) => [word, 1] as const);
  return [
    ...from(profile.words, 'topic'),
    ...from(profile.focusWords, 'focus'),
    ...from(bearers, 'bearer'),
    ...Array.from(profile.choiceWords, ([word, choice]): WordPosting => {
      return [word, { question, role: 'choice', weight: 1, choice }];
    }),
  ];
}

/** Inverts the profiles; O(their size). */
export function* buildVocabulary(profiles: readonly QuestionProfile[]): Steps<Vocabulary> {
  const buckets = new Map<string, Map<string, QuestionPosting[]>>();
  const topics = POINTERS.map((): ConceptPosting[] => []);
  const focuses = POINTERS.map((): ConceptPosting[] => []);
  for (const [question, profile] of profiles.entries()) {
    for (const [word, posting] of postingsOf(question, profile)) {
      const key = word.slice(0, BUCKET_LETTERS);
      const bucket = buckets.get(key) ?? new Map<string, QuestionPosting[]>();
      buckets.set(key, bucket);
      addTo(bucket, word, posting);
    }
    profile.concepts.forEach((weight, concept) => {
      if (weight > 0) topics[concept]!.push({ question, weight });
    });
    for (const [concept, weight] of profile.focusConcepts) {
      focuses[concept]!.push({ question, weight });
    }
    yield;
  }
  return { size: profiles.length, buckets, topics, focuses, memo: new Map() };
}

class MatchRow {
  byWord = 0;
  /** Of the concepts of the token: the best match, and the sum of all. */
  conceptMost = 0;
  conceptSum = 0;
  byConcept = 0;
  byChoice = 0;
  choice = -1;
  focus = 0;
  isBearer = false;

  get strength(): number {
    return Math.max(
      this.byWord,
      this.byConcept * CONCEPT_STRENGTH,
      this.byChoice * CHOICE_STRENGTH,
    );
  }
}

class Rows {
  readonly byQuestion = new Map<number, MatchRow>();

  at(question: number): MatchRow {
    let row = this.byQuestion.get(question);
    if (row === undefined) {
      row = new MatchRow();
      this.byQuestion.set(question, row);
    }
    return row;
  }
}

function matchPosting(row: MatchRow, posting: QuestionPosting, likeness: number): void {
  const strength = likeness * posting.weight;
  if (posting.role === 'topic') row.byWord = Math.max(row.byWord, strength);
  else if (posting.role === 'focus') row.focus = Math.max(row.focus, strength);
  else if (posting.role === 'bearer') row.isBearer = true;
  else if (strength > row.byChoice) {
    row.byChoice = strength;
    row.choice = posting.choice;
  }
}

function matchWords(vocabulary: Vocabulary, word: string, rows: Rows): void {
  for (const [other, postings] of vocabulary.buckets.get(word.slice(0, BUCKET_LETTERS)) ?? []) {
    const likeness = wordLikeness(word, other);
    if (likeness === 0) continue;
    for (const posting of postings) matchPosting(rows.at(posting.question), posting, likeness);
  }
}

/** A token of several concepts ("where to") stands most for what has them all. */
function matchConcepts(vocabulary: Vocabulary, concepts: readonly number[], rows: Rows): void {
  let count = 0;
  for (const concept of concepts) {
    if (concept < FORM_START && !IS_ANSWER[concept]) count++;
    matchConcept(vocabulary, concept, rows);
    for (const row of rows.byQuestion.values()) {
      row.conceptMost = Math.max(row.conceptMost, row.byConcept);
      row.conceptSum += row.byConcept;
      row.byConcept = 0;
    }
  }
  const most = count > 1 ? ONE_CONCEPT : 1;
  for (const row of rows.byQuestion.values()) {
    row.byConcept = most * row.conceptMost + ((1 - most) * row.conceptSum) / Math.max(1, count);
  }
}

function matchConcept(vocabulary: Vocabulary, concept: number, rows: Rows): void {
  for (const [target, strength] of POINTERS[concept]!) {
    for (const { question, weight } of vocabulary.topics[target]!) {
      const row = rows.at(question);
      const found = strength * weight;
      if (!IS_ANSWER[concept]) row.byConcept = Math.max(row.byConcept, found);
      else row.byChoice = Math.max(row.byChoice, found * ANSWER_CONCEPT_STRENGTH);
    }
    for (const { question, weight } of vocabulary.focuses[target]!) {
      const row = rows.at(question);
      row.focus = Math.max(row.focus, strength * weight * FOCUS_CONCEPT_STRENGTH);
    }
  }
}

function weightOf(token: ConceptToken): number {
  const isTopical = token.concepts.some((concept) => concept < FORM_START);
  if (token.concepts.length > 0 && !isTopical) return PARTICLE_WEIGHT;
  if (!isFunctionWord(token.text)) return 1;
  return isTopical ? TOPICAL_PARTICLE_WEIGHT : PARTICLE_WEIGHT;
}

function computeMatch(vocabulary: Vocabulary, token: ConceptToken): Match {
  const rows = new Rows();
  matchWords(vocabulary, token.text, rows);
  matchConcepts(vocabulary, token.concepts, rows);
  const kept = [...rows.byQuestion]
    .filter(([, row]) => row.strength >= STRENGTH_MIN)
    .sort(([a], [b]) => a - b);
  return {
    questions: kept.map(([question]) => question),
    strength: kept.map(([, row]) => row.strength),
    byConcept: kept.map(([, row]) => row.byConcept),
    byChoice: kept.map(([, row]) => row.byChoice),
    choice: kept.map(([, row]) => row.choice),
    focus: kept.map(([, row]) => row.focus),
    isBearer: kept.map(([, row]) => row.isBearer),
    weight: weightOf(token),
  };
}

/** About the bytes of the heap that a match takes: seven arrays of numbers, by question. */
function bytesOf({ questions }: Match): number {
  return 7 * (32 + 8 * questions.length);
}

/** What the token says for each question; remembered, since messages share most of their words. */
export function matchToken(vocabulary: Vocabulary, token: ConceptToken, language: string): Match {
  let memo = vocabulary.memo.get(language);
  if (memo === undefined) {
    const bytesMax = MEMO_BYTES_MAX + MEMO_BYTES_PER_QUESTION * vocabulary.size;
    memo = new WordMemo({ bytesMax, bytesOf });
    vocabulary.memo.set(language, memo);
  }
  return memo.recall(token.text, () => computeMatch(vocabulary, token));
}

/** Inverse frequency of a token that speaks for this many of the questions: 1 for one only, towards 0 for all. */
export function rarity(questionCount: number, holding: number): number {
  const scale = Math.log((questionCount + 1) / 1.5);
  return Math.min(1, Math.max(0, Math.log((questionCount + 1) / (holding + 0.5)) / scale));
}
