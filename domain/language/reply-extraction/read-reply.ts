import type { Steps } from '../../steps.ts';
import { dayOf } from '../dates/calendar.ts';
import type { Language } from '../grammar/language.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import { isNameWord } from '../grammar/read-text.ts';
import type { ReplyInput, ReplyReading } from '../reading.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import { languageOfReply } from '../which-language/language-of-reply.ts';
import { addAffirmed } from './affirmation.ts';
import { classifyAnswer } from './answering/answering.ts';
import { addImpliedSide } from './answering/implied-side.ts';
import { isUnusable } from './answering/is-unusable.ts';
import { understood } from './answering/understood-value.ts';
import type { ValueCandidate } from './candidates/candidate.ts';
import type { Extraction } from './candidates/context.ts';
import { beginExtraction, extractCandidates } from './candidates/extract-candidates.ts';
import {
  type Extracted,
  type ExtractedValue,
  resolveCandidates,
} from './candidates/resolve-candidates.ts';
import { addCorrected, type PartRead } from './corrected/read-behind.ts';
import { dialogueActOf, isAnswerExpected, OUTCOME_OF, unansweredAct } from './dialogue-act.ts';
import { dropUnasked } from './drop-unasked.ts';
import { addFreeText, widenAccount } from './free-text.ts';
import { addImpliedChoice } from './implied-choice/implied-choice.ts';
import { addMissingPreferences } from './no-preference.ts';
import { addNone } from './none.ts';
import { addOffered } from './offers/add-offered.ts';
import { AgentWordsOnce } from './offers/agent-words.ts';
import { keepOfferedMonth } from './offers/offered-month.ts';
import { addRanged } from './ranged/ranged-choice.ts';
import { readUserText } from './read-user-text.ts';
import { addSelections } from './selections.ts';
import { addFaulty } from './several/add-faulty.ts';
import { addOpenList } from './several/open-list.ts';
import type { WeightedSign } from './signs/named-weights.ts';
import { isAnswering, type ReplyToScore, replyToScore } from './signs/reply-to-score.ts';
import { completeNames, splitNames } from './split-names.ts';
import { dropUnlikely, unaskedValues } from './unasked/drop-unlikely.ts';
import { addTakenBack } from './unasked/taken-back.ts';
import type { UnaskedValue } from './unasked/unasked-value.ts';
import { chooseNumber, numberAsked } from './which-number/which-number.ts';
import { addQuotedText } from './which-text/quoted-text.ts';
import { chooseText } from './which-text/which-text.ts';
import { addYesOrNo, findYesOrNo } from './yes-or-no.ts';

const OTHER_ASKED = 0.85;

/**
 * What a reply says: the outcome of the question it answers and the value of every success information
 * told in it, asked for or not. Rules alone, linear in the text, in steps that are short whatever it is; the same input gives
 * the same reading.
 */
export function* readReplyInSteps(index: ReadingIndex, input: ReplyInput): Steps<ReplyReading> {
  return (yield* readTraced(index, input, UNTRACED)).reading;
}

/** The steps in which a reply is read, each of which may tell a value or replace one. */
export type ReadingRule =
  | 'best_fit'
  | 'whole_account'
  | 'whole_name'
  | 'parted_name'
  | 'parted_list'
  | 'named_choices'
  | 'none_at_all'
  | 'weighed_numbers'
  | 'weighed_text'
  | 'no_preference'
  | 'range_of_number'
  | 'offered_value'
  | 'affirmed_proposal'
  | 'yes_or_no'
  | 'whole_reply'
  | 'behind_correction'
  | 'implied_side'
  | 'implied_choice';

/** Is given the candidates, and after each step what is extracted by then. */
export interface ReadingTrace {
  foundCandidates(candidates: readonly ValueCandidate[]): void;
  read(rule: ReadingRule, extracted: Extracted): void;
  /** Whether the reply answers is scored next, which may take values back. */
  answering(reply: ReplyToScore): void;
  /** Whether the user told what nobody asked for is scored next, which may take values out. */
  weighing(values: readonly UnaskedValue[]): void;
}

/** Of whom nobody asks how they were read. */
export const UNTRACED: ReadingTrace = {
  foundCandidates() {},
  read() {},
  answering() {},
  weighing() {},
};

/** The same, with what it was read from. */
export function* readTraced(
  index: ReadingIndex,
  input: ReplyInput,
  trace: ReadingTrace,
): Steps<ExtractedReply & { readonly reading: ReplyReading }> {
  const reply = yield* extractReply(index, input, trace);
  yield;
  const isCorrected = yield* addCorrected(reply, input, (part) => readPart(index, part));
  trace.read('behind_correction', reply.extracted);
  const reading = yield* conclude({ ...reply, isCorrected }, input, trace);
  return { reading, ...reply };
}

/** Reads a part of a reply by itself; who corrects within it is not looked at again. */
function* readPart(index: ReadingIndex, part: ReplyInput): Steps<PartRead> {
  const reply = yield* extractReply(index, part);
  return { ...reply, reading: yield* conclude(reply, part, UNTRACED) };
}

/** A reply with what was extracted of it. */
export interface ExtractedReply {
  readonly extraction: Extraction;
  readonly extracted: Extracted;
  /** The number asked for as the rules read it. */
  readonly ruled: ExtractedValue | undefined;
  /** It wants none of what the agent offered, takes its yes back, or names what is not meant only. */
  readonly isTurnedDown: boolean;
  /** The signs that spoke most for the text asked for, where it is not what the rules took. */
  readonly textSigns: readonly WeightedSign[];
}

/** What a reply says of each information, before it is concluded what it does. */
export function* extractReply(
  index: ReadingIndex,
  input: ReplyInput,
  trace: ReadingTrace = UNTRACED,
): Steps<ExtractedReply> {
  const read = yield* readUserText(index, input);
  const { known } = input;
  const extraction = beginExtraction(index, read, weightsOfAsked(index, input), {
    known,
    weak: trace === UNTRACED ? undefined : [],
  });
  if (read.isLong) yield;
  const candidates = yield* extractCandidates(extraction, dayOf(input.referenceTime));
  yield* addTakenBack(extraction, candidates);
  trace.foundCandidates(candidates);
  const extracted = yield* resolveCandidates(extraction, candidates);
  trace.read('best_fit', extracted);
  if (read.isLong) yield;
  widenAccount(extraction, extracted);
  trace.read('whole_account', extracted);
  yield* completeNames(extraction, extracted);
  trace.read('whole_name', extracted);
  splitNames(extraction, extracted);
  trace.read('parted_name', extracted);
  addOpenList(extraction, extracted);
  trace.read('parted_list', extracted);
  if (read.isLong) yield;
  yield* addSelections(extraction, extracted);
  yield* addFaulty(extraction, findYesOrNo(read)?.phrase, extracted);
  trace.read('named_choices', extracted);
  addNone(extraction, input, extracted);
  trace.read('none_at_all', extracted);
  const ruled = ruledNumber(extraction, extracted);
  chooseNumber(extraction, extracted);
  trace.read('weighed_numbers', extracted);
  yield* addMissingPreferences(extraction, input, extracted);
  trace.read('no_preference', extracted);
  yield* addRanged(extraction, input, extracted);
  trace.read('range_of_number', extracted);
  const isTurnedDown = yield* addOfAgent(extraction, input, extracted, trace);
  if (read.isLong) yield;
  addYesOrNo(extraction, extracted);
  trace.read('yes_or_no', extracted);
  const dialogueAct = dialogueActOf(extraction, extracted);
  const isQuoted = addQuotedText(extraction, extracted);
  if (isAnswerExpected(dialogueAct)) addFreeText(extraction, extracted);
  trace.read('whole_reply', extracted);
  if (read.isLong) yield;
  const chosen = isQuoted ? [] : yield* chooseText(extraction, extracted, input.assistantText);
  const textSigns = chosen ?? [];
  trace.read('weighed_text', extracted);
  return { extraction, extracted, isTurnedDown, ruled, textSigns };
}

/**
 * Adds what stands in the agent's words.
 * @returns whether the reply wants none of it, takes its yes back, or names only what it does not mean
 */
function* addOfAgent(
  extraction: Extraction,
  input: ReplyInput,
  extracted: Extracted,
  trace: ReadingTrace,
): Steps<boolean> {
  const agent = new AgentWordsOnce(extraction, input, (text) => languageOfAgent(extraction, text));
  yield* keepOfferedMonth(extraction, extracted, agent);
  const wantsNone = yield* addOffered(extraction, extracted, agent);
  trace.read('offered_value', extracted);
  const takesBack = yield* addAffirmed(extraction, agent, extracted);
  trace.read('affirmed_proposal', extracted);
  return wantsNone || ((takesBack || names(extraction)) && isOpen(extraction, extracted));
}

/** Whether it names something that is not meant. */
function names({ aside, wanted }: Extraction): boolean {
  return aside.includes(1) && wanted.some(({ kind }) => kind !== 'text' && kind !== 'boolean');
}

function isOpen({ asked, wanted }: Extraction, extracted: Extracted): boolean {
  return !wanted.some(({ position }) => asked[position] === 1 && extracted.has(position));
}

/** The configuration's, or that of the reply, unless the agent's words are of another one. */
function* languageOfAgent({ index, read }: Extraction, text: string): Steps<Language> {
  const kept = index.language.pack.code;
  const hints = { kept, configuration: read.language.pack.code, assistantText: undefined };
  return yield* languageInSteps(yield* languageOfReply(text, hints));
}

function ruledNumber(extraction: Extraction, extracted: Extracted): ExtractedValue | undefined {
  const main = numberAsked(extraction);
  return main && extracted.get(main.position);
}

/** Per information: 1 if the main question asked for it, less for another question of the message. */
export function weightsOfAsked(
  index: ReadingIndex,
  input: Pick<ReplyInput, 'askedQuestionIds'>,
): Float64Array {
  const asked = new Float64Array(index.informations.length);
  for (const [i, id] of input.askedQuestionIds.entries()) {
    for (const position of index.byQuestion.get(id) ?? []) {
      asked[position] = Math.max(asked[position]!, i === 0 ? 1 : OTHER_ASKED);
    }
  }
  return asked;
}

function* conclude(
  { extraction, extracted, isCorrected, isTurnedDown }: ExtractedReply & { isCorrected?: boolean },
  input: ReplyInput,
  trace: ReadingTrace,
): Steps<ReplyReading> {
  const dialogueAct = isCorrected
    ? 'answer'
    : isTurnedDown
      ? unansweredAct(extraction.read)
      : weighAct(extraction, extracted, input, trace);
  trace.read('implied_choice', extracted);
  yield;
  dropUnasked(extraction, extracted, input.referenceTime.slice(0, 10));
  const unasked = unaskedValues(extraction, extracted, dialogueAct, input.assistantText);
  trace.weighing(unasked);
  yield* dropUnlikely(extracted, unasked);
  return {
    outcome: input.askedQuestionIds.length === 0 ? undefined : OUTCOME_OF[dialogueAct],
    dialogueAct,
    isYesOrNo: findYesOrNo(extraction.read) !== undefined,
    leavesWords: leavesWords(extraction, extracted),
    values: [...extracted].map(([position, each]) => understood(extraction, position, each)),
  };
}

/**
 * What a reply does, as far as the rules are right about whether it answers. Of one that does not, nothing is told of what was
 * asked: "last time it was three"; one that does may still tell no value.
 */
function weighAct(
  extraction: Extraction,
  extracted: Extracted,
  { assistantText, referenceTime }: ReplyInput,
  trace: ReadingTrace,
): ReplyReading['dialogueAct'] {
  const byRules = dialogueActOf(extraction, extracted);
  const reply = replyToScore(extraction, extracted, byRules, assistantText);
  if (reply === undefined) return byRules;
  trace.answering(reply);
  const { isAnswer, isGiven, odds } = classifyAnswer(reply);
  if (isAnswer === isAnswering(byRules)) {
    if (isAnswer && !isGiven) extracted.delete(reply.main.position);
    return byRules;
  }
  if (isAnswering(byRules) || isUnusable(reply, dayOf(referenceTime))) {
    for (const { position } of reply.mains) extracted.delete(position);
    return unansweredAct(extraction.read);
  }
  if (odds !== undefined) addImpliedSide(reply, odds, extracted);
  trace.read('implied_side', extracted);
  addImpliedChoice(reply, extracted);
  return 'answer';
}

/** Whether words that might tell something told nothing. */
function leavesWords({ read, taken }: Extraction, extracted: Extracted): boolean {
  const used = new Uint8Array(taken.length);
  for (const { words } of extracted.values()) if (words) used.fill(1, ...words);
  return taken.some((isTaken, at) => used[at] === 0 && (isTaken === 1 || isNameWord(read, at)));
}
