import type { Artifact } from '../../artifact/artifact.ts';
import { finish, type Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { isConcept } from '../pack-format/concepts.ts';
import type { AskedInput, QuestionMatch } from '../reading.ts';
import { prepareScorer, type Scorer, visitPairs } from './features.ts';
import { type Forest, logitOf } from './forest.ts';
import type { Form } from './form.ts';
import { profileQuestions } from './question-profile.ts';
import { type Message, type ReadMessage, readMessage } from './read-message.ts';
import { isSilent } from './silence.ts';
import { findVerbatim, indexWordings, type Wordings } from './verbatim.ts';
import { FOREST } from './weights.ts';

/** A publication made ready for `matchQuestions`; holds room for scoring, so it serves one thread. */
export interface MatchingIndex {
  readonly ids: readonly string[];
  /** Language that the questions are written in, as far as it can be told; `en` else. */
  readonly language: string;
  readonly scorer: Scorer;
  readonly wordings: Wordings;
  readonly forest: Forest;
}

/** Least probability of the main question, and of each further one of a compound message. */
const MAIN_MIN = 0.8;
const FURTHER_MIN = 0.5;
/** What a place in the pending decision adds to the log odds: agents ask what was proposed to them. */
const FIRST_CANDIDATE_LOGIT = 1;
const CANDIDATE_LOGIT = 0.6;
const LANGUAGE_SAMPLE_MAX = 20;

/**
 * Prepares a publication; O(its questions' words). `forest` is replaced where models are compared, `read` where
 * they learn.
 */
export function prepareMatching(
  artifact: Artifact,
  forest: Forest = FOREST,
  read: ReadMessage = readMessage,
): MatchingIndex {
  return finish(matchingSteps(artifact, forest, read));
}

/** The same, a question at a time. */
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
  };
}

/** Questions with how probably they are asked, and how the sentences that may ask are put. */
interface Scores {
  readonly probability: Map<number, number>;
  readonly forms: readonly Form[];
}

function priorOf(pending: readonly string[], id: string): number {
  const rank = pending.indexOf(id);
  if (rank === 0) return FIRST_CANDIDATE_LOGIT;
  return rank > 0 ? CANDIDATE_LOGIT : 0;
}

function score(index: MatchingIndex, message: Message, pending: readonly string[]): Scores {
  const logits = new Map<number, number>();
  const forms = visitPairs(index.scorer, message, ({ question, features, isSilent }) => {
    if (isSilent) return;
    const logit = logitOf(features, index.forest) + priorOf(pending, index.ids[question]!);
    const known = logits.get(question);
    if (known === undefined || known < logit) logits.set(question, logit);
  });
  const probability = new Map<number, number>();
  for (const [question, logit] of logits) probability.set(question, 1 / (1 + Math.exp(-logit)));
  for (const same of findVerbatim(index.wordings, message)) {
    const proposed = same.filter((question) => pending.includes(index.ids[question]!));
    for (const question of same) probability.delete(question);
    probability.set(proposed[0] ?? same[0]!, 1);
  }
  return { probability, forms };
}

/** Whether any sentence asks at all, whatever it is about. */
function asksSomething(message: Message, forms: readonly Form[]): boolean {
  const setting = {
    isConfirming: message.tokens.some((token) => isConcept(token, 'confirm')),
    isYesOrNoQuestion: false,
    choicesNamed: 0,
  };
  return forms.some((form) => form.form !== 'plain' && !isSilent(form, setting));
}

/**
 * Which questions an agent really asked, from its words; abstains rather than guesses. Pure and deterministic;
 * time grows linearly with the text. Where there are no words, rank 1 of the pending decision.
 */
export function matchQuestions(index: MatchingIndex, input: AskedInput): QuestionMatch {
  const { assistantText, pendingQuestionIds: pending } = input;
  if (assistantText === undefined) {
    const first = pending.find((id) => index.ids.includes(id));
    if (first === undefined) return { kind: 'unresolved' };
    return { kind: 'asked', questionIds: [first], certainty: MAIN_MIN };
  }
  const message = readMessage(assistantText, input.language ?? index.language);
  const { probability, forms } = score(index, message, pending);
  const ranked = [...probability].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const [main] = ranked;
  if (main !== undefined && main[1] >= MAIN_MIN) {
    const asked = ranked.filter(([, p], place) => place === 0 || p >= FURTHER_MIN);
    const certainty = Math.round(main[1] * 1e4) / 1e4;
    return { kind: 'asked', questionIds: asked.map(([q]) => index.ids[q]!), certainty };
  }
  return { kind: asksSomething(message, forms) ? 'unresolved' : 'nothing_asked' };
}
