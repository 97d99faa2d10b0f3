import { likelihood } from '../../../likelihood.ts';
import type { Steps } from '../../../steps.ts';
import { WordMemo } from '../../text/word-memo.ts';
import type { Form } from '../message/form.ts';
import { type AskedMessage, type Scorer, visitSentence } from './features.ts';
import { type Forest, logitOf } from './forest.ts';

/** What a sentence says by itself: parallel arrays, the questions that it may ask with their log odds. */
export interface ScoredSentence {
  readonly form: Form;
  readonly questions: readonly number[];
  readonly logits: readonly number[];
}

/**
 * Sentences that were scored before: agents ask many users in the same words. A cache only: it never changes a result.
 */
type ScoredSentences = WordMemo<ScoredSentence>;

/** What sentences are scored with. */
export interface SentenceScoring {
  readonly scorer: Scorer;
  readonly forest: Forest;
  readonly scored: ScoredSentences;
}

const REMEMBERED_BYTES_MAX = 1024 * 1024;
/** More, for each question: a sentence may ask any of them. */
const REMEMBERED_BYTES_PER_QUESTION = 4 * 1024;
const REMEMBERED_LENGTH_MAX = 300;

export function rememberSentences(questionCount: number): ScoredSentences {
  return new WordMemo({
    bytesMax: REMEMBERED_BYTES_MAX + REMEMBERED_BYTES_PER_QUESTION * questionCount,
    lengthMax: REMEMBERED_LENGTH_MAX,
    bytesOf,
  });
}

/** About the bytes of the heap: the form, and two numbers a question. */
function bytesOf({ questions }: ScoredSentence): number {
  return 500 + 16 * questions.length;
}

/** Scores one sentence of a message, or recalls it. */
export function scoreSentence(
  scoring: SentenceScoring,
  asked: AskedMessage,
  s: number,
): ScoredSentence {
  if (asked.named.size > 0) return score(scoring, asked, s);
  return scoring.scored.recall(keyOf(asked, s), () => score(scoring, asked, s));
}

function score(
  { scorer, forest }: SentenceScoring,
  asked: AskedMessage,
  s: number,
): ScoredSentence {
  const questions: number[] = [];
  const logits: number[] = [];
  const form = visitSentence(scorer, asked, s, ({ question, features, isSilent }) => {
    if (isSilent) return;
    questions.push(question);
    logits.push(logitOf(features, forest));
  });
  return { form, questions, logits };
}

/** All that a sentence is scored by, where no other sentence names choices. */
function keyOf({ message, sentences, values, isConfirming }: AskedMessage, s: number): string {
  const { start, end, core, cue, form, firstClause, lastClause } = sentences[s]!;
  const { language, tokens, clauses } = message;
  let key = `${language} ${form} ${sentences.length} ${values} ${isConfirming} ${core - start} ${cue - start}`;
  for (let c = firstClause; c <= lastClause; c++)
    key += ` ${clauses[c]!.start - start}-${clauses[c]!.end - start}`;
  // An interrogative is told by the word after it, too, which may be the next sentence's.
  for (let at = start; at <= end; at++) key += `\n${tokens[at]?.text ?? ''}`;
  return key;
}

/** What all sentences of a message ask, whatever was proposed. */
export interface AskedQuestions {
  /** Ascending; beside each the highest log odds that a sentence gives it. */
  readonly questions: Uint32Array;
  readonly logits: Float64Array;
  /** Those that are likely enough to count without being proposed, the most probable first, of equal ones the first. */
  readonly likely: readonly LikelyQuestion[];
}

export interface LikelyQuestion {
  readonly question: number;
  readonly probability: number;
}

/** Puts together what sentences ask, a sentence a step. */
export function* togetherAsked(
  sentences: readonly ScoredSentence[],
  likelyMin: number,
): Steps<AskedQuestions> {
  const highest = new Map<number, number>();
  for (const { logits: own, questions } of sentences) {
    yield;
    for (const [place, question] of questions.entries()) {
      const known = highest.get(question);
      if (known === undefined || known < own[place]!) highest.set(question, own[place]!);
    }
  }
  const questions = Uint32Array.from(highest.keys()).sort();
  const logits = new Float64Array(questions.length);
  const likely: LikelyQuestion[] = [];
  for (const [at, question] of questions.entries()) {
    logits[at] = highest.get(question)!;
    const probability = likelihood(logits[at]!);
    if (probability >= likelyMin) likely.push({ question, probability });
  }
  return { questions, logits, likely: likely.sort(byProbability) };
}

export function byProbability(one: LikelyQuestion, other: LikelyQuestion): number {
  return other.probability - one.probability || one.question - other.question;
}

/** The log odds of a question, undefined where no sentence asks it. */
export function logitAsked({ logits, questions }: AskedQuestions, own: number): number | undefined {
  let from = 0;
  let to = questions.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (questions[middle]! < own) from = middle + 1;
    else to = middle;
  }
  return questions[from] === own ? logits[from] : undefined;
}
