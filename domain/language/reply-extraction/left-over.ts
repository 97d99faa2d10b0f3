import { canonicalJson } from '../../json/json.ts';
import type { Steps } from '../../steps.ts';
import { MARK } from '../grammar/language.ts';
import { isNameWord, type ReadText } from '../grammar/read-text.ts';
import type { ReplyInput, UnderstoodValue } from '../reading.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import { findLabels } from '../reading-index/labels.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import { understood } from './answering/understood-value.ts';
import { fitUnit } from './candidates/candidate.ts';
import { contextOf, type Extraction } from './candidates/context.ts';
import { fitLead } from './candidates/fit-lead.ts';
import type { ExtractedValue } from './candidates/resolve-candidates.ts';
import { dropUnasked, isLedTo, isOfOtherSide, NAMING } from './drop-unasked.ts';
import { extractReply, weightsOfAsked } from './read-reply.ts';
import { readUserText } from './read-user-text.ts';
import { replyToScore } from './signs/reply-to-score.ts';
import { isUnlikely } from './unasked/drop-unlikely.ts';
import { spokenOf, type UnaskedValue } from './unasked/unasked-value.ts';

/** Less sure than a synonym of it, a label is only guessed at: misspelt, akin, a part of it, a thing that it is about. */
const LABEL_MIN = 0.9;
/** And of another question than the one that would be put next it has to be said whole: "maison" is no "maison de naissance". */
const WHOLE_LABEL_MIN = 0.93;
/** A small word that leads less well, "from" to a person, leads to no name. */
const LEAD_MIN = 0.5;

/** What is known when a reply is read again. */
export interface LeftOver {
  /** What it told already. */
  readonly values: readonly UnderstoodValue[];
  /** Questions that would be put next, the first one first: a word may fit the others better. */
  readonly next: readonly string[];
}

/**
 * What a reply tells of the question that would be put next, in words that told nothing where only the question before was
 * asked, and which choices of the others proposed with it. To be asked for what was just said is what users leave for; so
 * these words need less to lead to it than where nobody would ask, and more than where it was asked: nothing implied, no
 * guess, and no word that told something else.
 */
export function* readLeftOver(
  index: ReadingIndex,
  input: ReplyInput,
  leftOver: LeftOver,
): Steps<readonly UnderstoodValue[]> {
  const found = yield* extractLeftOver(index, input, leftOver);
  return found.filter((each) => !isUnlikely(each)).map(({ value }) => value);
}

/** A value that words left over may tell. */
interface LeftOverValue extends UnaskedValue {
  readonly value: UnderstoodValue;
}

/** The same before it is weighed whether the user told it, with what it was read from. */
export function* extractLeftOver(
  index: ReadingIndex,
  input: ReplyInput,
  { next, values }: LeftOver,
): Steps<readonly LeftOverValue[]> {
  const askedQuestionIds = [...input.askedQuestionIds, ...next];
  const asking = { ...input, askedQuestionIds };
  if (!(yield* mayTell(index, asking, { next, values }))) return [];
  const { extraction, extracted } = yield* extractReply(index, asking);
  if (extraction.isDeclining) return [];
  const today = input.referenceTime.slice(0, 10);
  dropUnasked(extraction, extracted, today);
  const first = index.byQuestion.get(next[0] ?? '') ?? [];
  const found = positionsOf(index, next).flatMap((position) => {
    const candidate = extracted.get(position);
    const entry = index.informations[position]!;
    const least = first.includes(position) ? LABEL_MIN : WHOLE_LABEL_MIN;
    if (candidate === undefined || !isPlain(extraction, entry, candidate, least)) return [];
    if (entry.kind === 'date' && isOfOtherSide(entry, candidate, today)) return [];
    const value = understood(extraction, position, candidate);
    return isSpent(values, value) ? [] : [{ entry, found: candidate, value }];
  });
  const reply = replyToScore(extraction, extracted, 'answer', input.assistantText);
  if (found.length === 0 || reply === undefined) return [];
  const agent = spokenOf(extraction, reply.assistantText);
  return found.map((each) => ({ ...each, agent, reply, isNext: true }));
}

/** All that the first question asks for, and the choices of the others: a label is the plainest that can be told. */
function positionsOf(
  { byQuestion, informations }: ReadingIndex,
  [first, ...others]: readonly string[],
): number[] {
  const of = (id: string | undefined) => byQuestion.get(id ?? '') ?? [];
  const chosen = others.flatMap(of).filter((at) => informations[at]!.kind === 'choice');
  return [...of(first), ...chosen];
}

/** Whether any word that told nothing may tell what is put next: a label of a choice, a name of a text. Few replies have one. */
function* mayTell(
  index: ReadingIndex,
  asking: ReplyInput,
  { next, values }: LeftOver,
): Steps<boolean> {
  const entries = positionsOf(index, next).map((at) => index.informations[at]!);
  if (entries.some(({ kind }) => !NAMED_KINDS.has(kind))) return true;
  const read = yield* readUserText(index, asking);
  const isFree = (at: number) => {
    const { start } = read.tokens[at]!;
    return !values.some(({ span }) => span !== undefined && span[0] <= start && start < span[1]);
  };
  if (entries.some(({ kind }) => kind === 'text'))
    if (read.tokens.some((_, at) => isNameWord(read, at) && isFree(at))) return true;
  const choices = new Set(
    entries.filter(({ kind }) => kind === 'choice').map((each) => each.position),
  );
  if (choices.size === 0) return false;
  const labels = yield* findLabels(index, read, weightsOfAsked(index, asking));
  return labels.some(
    ({ information, start, weight }) =>
      choices.has(information) && weight >= LABEL_MIN && isFree(start),
  );
}

/** A yes or no is never left over, and these are told by words of their own. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['boolean', 'choice', 'text']);

/** Its words, or the very value, tell something else already. */
function isSpent(
  values: readonly UnderstoodValue[],
  { informationId, span, value }: UnderstoodValue,
): boolean {
  const own = canonicalJson(value!);
  return values.some(
    (other) =>
      other.informationId === informationId ||
      (other.span !== undefined && other.span[0] < span![1] && span![0] < other.span[1]) ||
      (other.value !== undefined && canonicalJson(other.value) === own),
  );
}

/** Said in words of its own: a choice by its label, a name that something leads to, a number with what it counts. */
function isPlain(
  extraction: Extraction,
  entry: InformationEntry,
  candidate: ExtractedValue,
  labelMin: number,
): boolean {
  const { choices, kind, position } = entry;
  if (candidate.words === undefined || candidate.value === undefined || kind === 'boolean')
    return false;
  const [start, end] = candidate.words;
  if (kind === 'text') {
    return hasName(extraction.read, start, end) && isNameLedTo(extraction, entry, candidate.words);
  }
  if (kind === 'number') return isCounted(extraction, entry, candidate.words);
  if (kind !== 'choice') return true;
  const own = [candidate.value].flat().map((value) => canonicalJson(value));
  return extraction.labels.of(position).some(
    (each) =>
      each.start === start &&
      each.weight >= labelMin &&
      // "Not a large one" tells the other one, which nobody named.
      own.includes(canonicalJson(choices[each.choice]!.value)),
  );
}

function hasName(read: ReadText, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isNameWord(read, at)) return true;
  return false;
}

/** "At 5th and Main" for where to start, "I'm Alexis" for who invites, "the address is …". */
function isNameLedTo(
  extraction: Extraction,
  entry: InformationEntry,
  words: readonly [number, number],
): boolean {
  const { read } = extraction;
  const [start] = words;
  if (read.phrases.some(({ kind, end }) => NAMING.has(kind) && end === start)) return true;
  const isArticle = ((read.senses[start - 1]?.marks ?? 0) & MARK.article) !== 0;
  const before = isArticle ? start - 2 : start - 1;
  if (fitLead(entry.slotType, read.senses[before]?.leads ?? 0) >= LEAD_MIN) return true;
  return isLedTo(extraction, entry, words);
}

function isCounted(
  extraction: Extraction,
  entry: InformationEntry,
  words: readonly [number, number],
): boolean {
  const context = contextOf(extraction, ...words);
  const fit = fitUnit(extraction, entry, context);
  // "Two of us" to who asks next how many passengers there are.
  const isOfKind = fit === 0 && (context.roles & entry.roles) !== 0;
  return fit > 0 || isOfKind || isLedTo(extraction, entry, words);
}
