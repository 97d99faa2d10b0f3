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
