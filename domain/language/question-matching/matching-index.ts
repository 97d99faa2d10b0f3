import type { Artifact } from '../../artifact/artifact.ts';
import { mapInSteps, type Steps } from '../../steps.ts';
import { WordMemo } from '../text/word-memo.ts';
import { LIKELY_MIN } from './main-question.ts';
import type { Form } from './message/form.ts';
import { profileQuestions } from './message/question-profile.ts';
import { type Message, type ReadMessage, readMessage } from './message/read-message.ts';
import { prepareScorer, readAsked } from './scoring/features.ts';
import type { Forest } from './scoring/forest.ts';
import {
  type AskedQuestions,
  rememberSentences,
  type SentenceScoring,
  scoreSentence,
  togetherAsked,
} from './scoring/score-sentence.ts';
import { FOREST } from './scoring/weights.ts';
import { findVerbatim, indexWordings, type Wordings } from './verbatim.ts';

/** A publication made ready for `matchQuestionsInSteps`. */
export interface MatchingIndex extends SentenceScoring {
  readonly ids: readonly string[];
  /** Their places by their ids. */
  readonly positions: ReadonlyMap<string, number>;
  /** Language that the questions are written in. */
  readonly language: string;
  readonly wordings: Wordings;
  /** Whole messages that were scored before: agents ask many users the same. Never changes a result. */
  readonly messages: WordMemo<ScoredMessage>;
}

/** What a message asks by itself, whatever was proposed. */
export interface ScoredMessage {
  readonly message: Message;
  /** How the sentences that may ask are put. */
  readonly forms: readonly Form[];
  readonly asked: AskedQuestions;
  /** Questions that stand in it word by word. */
  readonly verbatim: readonly (readonly number[])[];
}

const SCORED_BYTES_MAX = 1024 * 1024;
const SCORED_LENGTH_MAX = 600;

/**
 * Prepares a publication, a question at a time; O(its questions' words). `forest` is replaced where models are compared, `read`
 * where they learn.
 * @param language the code of the one that it is written in
 */
export function* matchingSteps(
  artifact: Artifact,
  language: string,
  forest: Forest = FOREST,
  read: ReadMessage = readMessage,
): Steps<MatchingIndex> {
  const profiles = yield* profileQuestions(artifact, (text) => read(text, language));
  const scorer = yield* prepareScorer(profiles);
  const ids = artifact.questions.map(({ id }) => id);
  return {
    ids,
    positions: new Map(ids.map((id, position) => [id, position])),
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
    const read = yield* readAsked(index.scorer, message);
    const sentences = yield* mapInSteps(read.sentences, (_, s) => scoreSentence(index, read, s));
    const asked = yield* togetherAsked(sentences, LIKELY_MIN);
    const forms = sentences.map(({ form }) => form);
    return { message, forms, asked, verbatim: findVerbatim(index.wordings, message) };
  });
}

/** About the bytes of the heap: its words, how its sentences are put, and two numbers for each question that it may ask. */
function bytesOfMessage({ asked, forms, message }: ScoredMessage): number {
  const { likely, questions } = asked;
  const words = 100 * message.tokens.length;
  return 900 + words + 500 * forms.length + 12 * questions.length + 48 * likely.length;
}
