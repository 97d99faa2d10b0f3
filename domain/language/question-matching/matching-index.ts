import type { Artifact } from '../../artifact/artifact.ts';
import { mapInSteps, type Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { WordMemo } from '../text/word-memo.ts';
import { profileQuestions } from './message/question-profile.ts';
import { type Message, type ReadMessage, readMessage } from './message/read-message.ts';
import { prepareScorer, readAsked } from './scoring/features.ts';
import type { Forest } from './scoring/forest.ts';
import {
  rememberSentences,
  type ScoredSentence,
  type SentenceScoring,
  scoreSentence,
} from './scoring/score-sentence.ts';
import { FOREST } from './scoring/weights.ts';
import { findVerbatim, indexWordings, type Wordings } from './verbatim.ts';

/** A publication made ready for `matchQuestionsInSteps`. */
export interface MatchingIndex extends SentenceScoring {
  readonly ids: readonly string[];
  /** Language that the questions are written in, as far as it can be told; `en` else. */
  readonly language: string;
  readonly wordings: Wordings;
  /** Whole messages that were scored before: agents ask many users the same. Never changes a result. */
  readonly messages: WordMemo<ScoredMessage>;
}

/** What a message asks by itself, whatever was proposed. */
export interface ScoredMessage {
  readonly message: Message;
  readonly sentences: readonly ScoredSentence[];
  /** Questions that stand in it word by word. */
  readonly verbatim: readonly (readonly number[])[];
}

const LANGUAGE_SAMPLE_MAX = 20;
const SCORED_BYTES_MAX = 1024 * 1024;
const SCORED_LENGTH_MAX = 600;

/**
 * Prepares a publication, a question at a time; O(its questions' words). `forest` is replaced where models are compared, `read`
 * where they learn.
 */
export function* matchingSteps(
  artifact: Artifact,
  forest: Forest = FOREST,
  read: ReadMessage = readMessage,
): Steps<MatchingIndex> {
  const texts = artifact.questions.slice(0, LANGUAGE_SAMPLE_MAX).map(({ text }) => text);
  const language = detectLanguage([texts.join('\n')]) ?? 'en';
  const profiles = yield* profileQuestions(artifact, (text) => read(text, language));
  const scorer = yield* prepareScorer(profiles);
  return {
    ids: artifact.questions.map(({ id }) => id),
    language,
    scorer,
    wordings: indexWordings(profiles),
    forest,
    scored: rememberSentences(profiles.length),
    messages: new WordMemo({
      bytesMax: SCORED_BYTES_MAX,
      lengthMax: SCORED_LENGTH_MAX,
      bytesOf: bytesOfMessage,
    }),
  };
}

/** Reads an agent's message and scores each of its sentences against every question; time grows linearly with the text. */
export function* scoreMessage(
  index: MatchingIndex,
  text: string,
  language = index.language,
): Steps<ScoredMessage> {
  return yield* index.messages.recallInSteps(`${language} ${text}`, function* (own) {
    const message = readMessage(own.slice(language.length + 1), language);
    yield;
    const asked = yield* readAsked(index.scorer, message);
    const sentences = yield* mapInSteps(asked.sentences, (_, s) => scoreSentence(index, asked, s));
    return { message, sentences, verbatim: findVerbatim(index.wordings, message) };
  });
}

/** About the bytes of the heap: its words, and two numbers for each question of a sentence. */
function bytesOfMessage({ message, sentences }: ScoredMessage): number {
  const pairs = sentences.reduce((sum, { questions }) => sum + questions.length, 0);
  return 500 + 100 * message.tokens.length + 500 * sentences.length + 16 * pairs;
}
