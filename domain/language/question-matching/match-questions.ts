import type { Artifact } from '../../artifact/artifact.ts';
import { likelihood } from '../../likelihood.ts';
import { roundTo4 } from '../../round-to-4.ts';
import { finish, mapInSteps, type Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import type { AskedInput, QuestionMatch } from '../reading.ts';
import { WordMemo } from '../text/word-memo.ts';
import { prepareScorer, readAsked } from './features.ts';
import type { Forest } from './forest.ts';
import { type Form, names } from './form.ts';
import { profileQuestions } from './question-profile.ts';
import { type Message, type ReadMessage, readMessage } from './read-message.ts';
import {
  rememberSentences,
  type ScoredSentence,
  type SentenceScoring,
  scoreSentence,
} from './score-sentence.ts';
import { asksForSeveral, asksSomething, isOffering, rivalIn } from './silence.ts';
import { findVerbatim, indexWordings, type Wordings } from './verbatim.ts';
import { FOREST } from './weights.ts';

/** A publication made ready for `matchQuestionsInSteps`. */
export interface MatchingIndex extends SentenceScoring {
  readonly ids: readonly string[];
  /** Language that the questions are written in, as far as it can be told; `en` else. */
  readonly language: string;
  readonly wordings: Wordings;
  /** Whole messages that were heard before: agents ask many users the same. Never changes a result. */
  readonly heard: WordMemo<HeardMessage>;
}

/** What a message asks by itself, whatever was proposed. */
interface HeardMessage {
  readonly message: Message;
  readonly sentences: readonly ScoredSentence[];
  /** Questions that stand in it word by word. */
  readonly verbatim: readonly (readonly number[])[];
}

const HEARD_BYTES_MAX = 1024 * 1024;
const HEARD_LENGTH_MAX = 600;

/** About the bytes of the heap: its words, and two numbers for each question of a sentence. */
function bytesOfHeard({ message, sentences }: HeardMessage): number {
  const pairs = sentences.reduce((sum, { questions }) => sum + questions.length, 0);
  return 500 + 100 * message.tokens.length + 500 * sentences.length + 16 * pairs;
}

function* hear(index: MatchingIndex, text: string, language = index.language): Steps<HeardMessage> {
  return yield* index.heard.recallInSteps(`${language} ${text}`, function* (own) {
    const message = readMessage(own.slice(language.length + 1), language);
    yield;
    const asked = yield* readAsked(index.scorer, message);
    const sentences = yield* mapInSteps(asked.sentences, (_, s) => scoreSentence(index, asked, s));
    return { message, sentences, verbatim: findVerbatim(index.wordings, message) };
  });
}

/** Least probability of the main question, and of each further one of a compound message. */
const MAIN_MIN = 0.8;
const FURTHER_MIN = 0.5;
/** From here on a proposed question is plausible: none that was not proposed beats it. */
const PROPOSED_MIN = 0.4;
/** From here on the words clearly ask for a question that was not proposed. */
const CLEARLY_OTHER_MIN = 0.5;
/** What a place in the pending decision adds to the log odds: agents ask what was proposed to them. */
const FIRST_CANDIDATE_LOGIT = 1;
const CANDIDATE_LOGIT = 0.6;
const LANGUAGE_SAMPLE_MAX = 20;

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
    heard: new WordMemo({
      bytesMax: HEARD_BYTES_MAX,
      lengthMax: HEARD_LENGTH_MAX,
      bytesOf: bytesOfHeard,
    }),
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

function* score(
  index: MatchingIndex,
  heard: HeardMessage,
  pending: readonly string[],
): Steps<Scores> {
  const logits = new Map<number, number>();
  for (const { logits: own, questions } of heard.sentences) {
    yield;
    for (const [place, question] of questions.entries()) {
      const logit = own[place]! + priorOf(pending, index.ids[question]!);
      const known = logits.get(question);
      if (known === undefined || known < logit) logits.set(question, logit);
    }
  }
  // In the place of the logits: each message would need one more map.
  const probability = logits;
  logits.forEach((logit, question) => {
    probability.set(question, likelihood(logit));
  });
  for (const same of heard.verbatim) {
    const proposed = same.filter((question) => pending.includes(index.ids[question]!));
    for (const question of same) probability.delete(question);
    probability.set(proposed[0] ?? same[0]!, 1);
  }
  return { probability, forms: heard.sentences.map(({ form }) => form) };
}

/** Whether a sentence asks the user for something, in words that only lack a name for it. */
function asksOfUser(message: Message, forms: readonly Form[]): boolean {
  const asking = forms.filter(
    (form) =>
      (form.interrogatives > 0 || ASKING.some((each) => names(form, each))) && !isOffering(form),
  );
  return asksSomething(message, asking);
}

const ASKING = ['tell', 'may_have', 'prefer'] as const;

/**
 * The main question asked, as far as the words tell. The decision is evidence too: what was proposed counts from a
 * lesser probability on, and where the agent names the decision and asks for something that nobody can tell, it
 * asks rank 1.
 */
function mainOf(
  { ids }: MatchingIndex,
  { isDecisionNamed, pendingQuestionIds }: AskedInput,
  probability: ReadonlyMap<number, number>,
  asksOfUser: () => boolean,
): number | undefined {
  const proposed = likeliest(probability, (q) => pendingQuestionIds.includes(ids[q]!));
  if (proposed !== undefined && probability.get(proposed)! >= PROPOSED_MIN) return proposed;
  const best = likeliest(probability);
  const most = best === undefined ? 0 : probability.get(best)!;
  if (best !== undefined && most >= MAIN_MIN) return best;
  if (!isDecisionNamed || most >= CLEARLY_OTHER_MIN) return undefined;
  const first = ids.indexOf(pendingQuestionIds[0] ?? '');
  return first < 0 || !asksOfUser() ? undefined : first;
}

/** The most probable question, of equal ones the first. */
function likeliest(
  probability: ReadonlyMap<number, number>,
  isMeant: (question: number) => boolean = () => true,
): number | undefined {
  let best: number | undefined;
  let most = -1;
  probability.forEach((own, question) => {
    if (own < most || (own === most && question > best!) || !isMeant(question)) return;
    best = question;
    most = own;
  });
  return best;
}

/** The questions with at least this probability, the most probable first, of equal ones the first. */
function ranked(probability: ReadonlyMap<number, number>, least: number): number[] {
  const found: number[] = [];
  probability.forEach((own, question) => {
    if (own >= least) found.push(question);
  });
  return found.sort((a, b) => probability.get(b)! - probability.get(a)! || a - b);
}

/**
 * Which questions an agent really asked, from its words, a sentence at a time; abstains rather than guesses. Pure and deterministic;
 * time grows linearly with the text. Where there are no words, rank 1 of the pending decision.
 */
export function* matchQuestionsInSteps(
  index: MatchingIndex,
  input: AskedInput,
): Steps<QuestionMatch> {
  const { assistantText, pendingQuestionIds: pending } = input;
  if (assistantText === undefined) {
    const first = pending.find((id) => index.ids.includes(id));
    if (first === undefined) return { kind: 'unresolved' };
    return { kind: 'asked', questionIds: [first], certainty: MAIN_MIN };
  }
  const heard = yield* hear(index, assistantText, input.language);
  yield;
  const { message } = heard;
  const { probability, forms } = yield* score(index, heard, pending);
  const main = mainOf(index, input, probability, () => asksOfUser(message, forms));
  const first = input.isDecisionNamed ? pending[0] : undefined;
  if (main === undefined) return withoutName(message, forms, first);
  const others = ranked(probability, FURTHER_MIN).filter((q) => q !== main);
  const certainty = roundTo4(probability.get(main) ?? 0);
  const questionIds = [main, ...others].map((q) => index.ids[q]!);
  if (first === undefined || certainty === 1 || questionIds[0] === first)
    return { kind: 'asked', questionIds, certainty };
  const several = asksForSeveral(message, forms) ? ({ isOneOfSeveral: true } as const) : {};
  const rival = { questionId: first, form: 'question', ...several } as const;
  return { kind: 'asked', questionIds, certainty, rival };
}

function withoutName(
  message: Message,
  forms: readonly Form[],
  first: string | undefined,
): QuestionMatch {
  const kind = asksSomething(message, forms) ? 'unresolved' : 'nothing_asked';
  const rival = first === undefined ? undefined : rivalIn(message, forms, first);
  return { kind, ...(rival === undefined ? {} : { rival }) };
}

/** A question with how probably the agent's words ask for it. */
export interface RankedQuestion {
  readonly question_id: string;
  /** 0..1, rounded to four digits; the decision's own evidence is part of it. */
  readonly probability: number;
  /** What it takes to be the main question asked. */
  readonly least: number;
  readonly is_proposed: boolean;
}

const EXPLAINED_MAX = 5;

/** The most probable questions of an agent's words, and what would be enough, as `matchQuestionsInSteps` scores them. */
export function explainAsked(
  index: MatchingIndex,
  { assistantText, language, pendingQuestionIds }: AskedInput,
): RankedQuestion[] {
  const heard = finish(hear(index, assistantText ?? '', language));
  const { probability } = finish(score(index, heard, pendingQuestionIds));
  return ranked(probability, 0)
    .slice(0, EXPLAINED_MAX)
    .map((question) => {
      const probable = probability.get(question)!;
      const question_id = index.ids[question]!;
      const is_proposed = pendingQuestionIds.includes(question_id);
      const least = is_proposed ? PROPOSED_MIN : MAIN_MIN;
      return { question_id, probability: roundTo4(probable), least, is_proposed };
    });
}
