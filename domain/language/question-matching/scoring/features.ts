import type { Steps } from '../../../steps.ts';
import { isConcept } from '../../pack-format/concepts.ts';
import { compareDirections } from '../message/directions.ts';
import { FORM_CONCEPTS, type Form, names, readSentenceForm } from '../message/form.ts';
import { CHOICE_TYPE, type QuestionProfile } from '../message/question-profile.ts';
import type { ConceptToken, Message } from '../message/read-message.ts';
import { findSentences, type Sentence } from '../message/sentences.ts';
import { isSilent } from '../message/silence.ts';
import { type Evidence, gatherEvidence, topTwo, touch, withEvidence } from './evidence.ts';
import type { Questions } from './fitted.ts';
import { buildVocabulary, matchToken } from './matches.ts';
import { ownEvidence } from './own-evidence.ts';

/** What the model looks at: of the question and the sentence together, then of the sentence alone. */
export const PAIR_FEATURES = [
  'total',
  'total_share',
  'margin',
  'exclusive',
  'exclusive_share',
  'peak',
  'by_concept',
  'coverage',
  'attained',
  'rank',
  'focus',
  'focus_share',
  'focus_margin',
  'head',
  'head_share',
  'head_margin',
  'type_fit',
  'choices_named',
  'choices_told_before',
  'is_yes_or_no_question',
  'states_its_value',
  'needs_another_form',
  'direction',
  'explained',
] as const;

const SENTENCE_FEATURES = [
  'total_most',
  'focus_most',
  'rivals',
  'exclusive_sum',
  'is_marked',
  'is_worded',
  'sentences',
  'contents',
  'particles',
  'values',
  'message_values',
  'is_yes_or_no',
  'interrogatives',
  'is_typed',
  'unknown',
  ...FORM_CONCEPTS.map((concept) => `names_${concept}` as const),
] as const;

export const FEATURES = [...PAIR_FEATURES, ...SENTENCE_FEATURES] as const;

/** A publication made ready for scoring. */
export interface Scorer extends Questions {
  readonly own: Float64Array;
}

/** The same with what is written of one sentence. */
interface SentenceScorer extends Scorer {
  readonly evidence: Evidence;
  readonly features: Float64Array;
}

/** Prepares scoring, a question at a time. */
export function* prepareScorer(profiles: readonly QuestionProfile[]): Steps<Scorer> {
  const questions = { profiles, vocabulary: yield* buildVocabulary(profiles) };
  return { ...questions, own: yield* ownEvidence(questions) };
}

/** Only this many questions, those with the most evidence, are scored. */
const CANDIDATES_MAX = 16;
const PREFERRING = ['prefer', 'other', 'tell', 'may_have'] as const;
const COVERAGE_MAX = 1.5;
const RIVAL_SHARE = 0.5;
/** Words before the asking sentences that are looked at for choices. */
const NAMED_TOKENS_MAX = 150;
const NAMED_MIN = 0.7;
const NAMED_MAX = 3;

/** See `AskedMessage`. */
function* choicesNamed(
  scorer: Scorer,
  message: Message,
  sentences: readonly Sentence[],
): Steps<Map<number, number>> {
  const named = new Map<number, number>();
  const first = Math.max(0, message.tokens.length - NAMED_TOKENS_MAX);
  for (let i = first; i < message.tokens.length; i++) {
    if (sentences.some((sentence) => i >= sentence.start && i < sentence.end)) continue;
    const { questions, byChoice } = matchToken(
      scorer.vocabulary,
      message.tokens[i]!,
      message.language,
    );
    for (let k = 0; k < questions.length; k++) {
      const q = questions[k]!;
      if (byChoice[k]! > NAMED_MIN) named.set(q, Math.min(NAMED_MAX, (named.get(q) ?? 0) + 1));
    }
    yield;
  }
  return named;
}

function share(value: number, most: number): number {
  return most === 0 ? 0 : value / most;
}

function margin(value: number, [most, next]: readonly [number, number]): number {
  return value - (value === most ? next : most);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** One sentence against all questions: what the features of each pair share. */
interface Frame {
  readonly form: Form;
  readonly totals: readonly [number, number];
  readonly focuses: readonly [number, number];
  readonly heads: readonly [number, number];
  readonly named: ReadonlyMap<number, number>;
  /** Questions by falling total. */
  readonly ranked: readonly number[];
}

/** Yes or no would answer it, and neither a wish nor an alternative is asked for. */
function isPlainYesOrNo(form: Form): boolean {
  return form.isYesOrNo && !PREFERRING.some((concept) => names(form, concept));
}

function fillPair(scorer: SentenceScorer, q: number, rank: number, frame: Frame): void {
  const { evidence, features: f } = scorer;
  const { types } = scorer.profiles[q]!;
  const total = evidence.total[q]!;
  const own = scorer.own[q]!;
  f[0] = total;
  f[1] = share(total, frame.totals[0]);
  f[2] = margin(total, frame.totals);
  f[3] = evidence.exclusive[q]!;
  f[4] = share(evidence.exclusive[q]!, evidence.exclusiveSum);
  f[5] = evidence.peak[q]!;
  f[6] = evidence.byConcept[q]!;
  f[7] = own === 0 ? 0 : Math.min(COVERAGE_MAX, total / own);
  f[8] = share(total, evidence.attainable);
  f[9] = rank;
  f[10] = evidence.focus[q]!;
  f[11] = share(evidence.focus[q]!, frame.focuses[0]);
  f[12] = margin(evidence.focus[q]!, frame.focuses);
  f[13] = evidence.head[q]!;
  f[14] = share(evidence.head[q]!, frame.heads[0]);
  f[15] = margin(evidence.head[q]!, frame.heads);
  const isTyped = evidence.types !== 0 && types !== 0;
  f[16] = isTyped ? ((evidence.types & types) === 0 ? -1 : 1) : 0;
  f[17] = bitCount(evidence.choices[q]!);
  f[18] = frame.named.get(q) ?? 0;
  f[19] = scorer.profiles[q]!.isYesOrNo ? 1 : 0;
  const isStating = (frame.form.valueTypes & types) !== 0;
  f[20] = isStating ? 1 : 0;
  f[21] = isPlainYesOrNo(frame.form) && types !== 0 && types !== CHOICE_TYPE && !isStating ? 1 : 0;
  f[22] = compareDirections(frame.form.directions, scorer.profiles[q]!.directions);
  f[23] = share(total, evidence.attainable + evidence.unknownCount);
}

function fillSentence(scorer: SentenceScorer, frame: Frame, asked: AskedMessage): void {
  const { evidence, features: f } = scorer;
  const { form, totals } = frame;
  let at = PAIR_FEATURES.length;
  f[at++] = totals[0];
  f[at++] = frame.focuses[0];
  f[at++] = evidence.touched.filter((q) => evidence.total[q]! > RIVAL_SHARE * totals[0]).length;
  f[at++] = evidence.exclusiveSum;
  f[at++] = form.form === 'marked' ? 1 : 0;
  f[at++] = form.form === 'worded' ? 1 : 0;
  f[at++] = asked.sentences.length;
  f[at++] = evidence.contentCount;
  f[at++] = form.tokenCount - evidence.contentCount;
  f[at++] = form.values;
  f[at++] = asked.values;
  f[at++] = form.isYesOrNo ? 1 : 0;
  f[at++] = form.interrogatives;
  f[at++] = evidence.types === 0 ? 0 : 1;
  f[at++] = evidence.unknownCount;
  for (const count of form.counts) f[at++] = count;
}

/** A message with its sentences that may ask, and what each of them is scored with. */
export interface AskedMessage {
  readonly message: Message;
  readonly sentences: readonly Sentence[];
  /** Per question: how many of its choices the other sentences name, up to three. */
  readonly named: ReadonlyMap<number, number>;
  /** Values stated in all of the message. */
  readonly values: number;
  readonly isConfirming: boolean;
}

/** Finds the sentences of a message that may ask, a word at a time. */
export function* readAsked(scorer: Scorer, message: Message): Steps<AskedMessage> {
  const sentences = findSentences(message);
  yield;
  return {
    message,
    sentences,
    named: yield* choicesNamed(scorer, message, sentences),
    values: message.tokens.filter(isStated).length,
    isConfirming: message.tokens.some((token) => isConcept(token, 'confirm')),
  };
}

/** A question that a sentence may ask. The features are only valid until the next one. */
export interface SentencePair {
  readonly question: number;
  readonly sentence: number;
  readonly features: Float64Array;
  /** The sentence cannot ask this question, whatever its words. */
  readonly isSilent: boolean;
}

function frameOf(scorer: SentenceScorer, form: Form, named: ReadonlyMap<number, number>): Frame {
  const { evidence } = scorer;
  for (const q of named.keys()) touch(evidence, q);
  const { touched, total } = evidence;
  return {
    form,
    totals: topTwo(total, touched),
    focuses: topTwo(evidence.focus, touched),
    heads: topTwo(evidence.head, touched),
    named: named,
    ranked: [...touched].sort((a, b) => total[b]! - total[a]! || a - b).slice(0, CANDIDATES_MAX),
  };
}

function isStated({ value }: ConceptToken): boolean {
  return value !== undefined;
}

/** Visits every question that a sentence says anything for. Returns the sentence's form. */
export function visitSentence(
  scorer: Scorer,
  asked: AskedMessage,
  s: number,
  visit: (pair: SentencePair) => void,
): Form {
  return withEvidence(scorer.profiles.length, (evidence) => {
    const features = new Float64Array(FEATURES.length);
    return visitPairs({ ...scorer, evidence, features }, asked, s, visit);
  });
}

function visitPairs(
  scorer: SentenceScorer,
  asked: AskedMessage,
  s: number,
  visit: (pair: SentencePair) => void,
): Form {
  const { message, isConfirming } = asked;
  const sentence = asked.sentences[s]!;
  const form = readSentenceForm(message, sentence);
  gatherEvidence(scorer, scorer.evidence, message, sentence);
  const frame = frameOf(scorer, form, asked.named);
  fillSentence(scorer, frame, asked);
  let rank = 0;
  for (const [place, q] of frame.ranked.entries()) {
    if (place > 0 && scorer.evidence.total[q]! < scorer.evidence.total[frame.ranked[place - 1]!]!) {
      rank = place;
    }
    fillPair(scorer, q, rank, frame);
    visit({
      question: q,
      sentence: s,
      features: scorer.features,
      isSilent: isSilent(form, {
        isConfirming,
        isYesOrNoQuestion: scorer.profiles[q]!.isYesOrNo,
        choicesNamed: bitCount(scorer.evidence.choices[q]!),
      }),
    });
  }
  return form;
}
