import { acceptsValue } from '../configuration/information-schema.ts';
import { type Claim, claimLabel, claimMention, type Weighing } from './claims.ts';
import { findLabels } from './labels.ts';
import { detectLanguage } from './language.ts';
import { languageOf } from './languages/all.ts';
import { stem } from './languages/compile.ts';
import { isQuestion, says, yesOrNo } from './manner.ts';
import { type ReadText, readText } from './mentions.ts';
import type { InformationEntry, ReadingIndex } from './reading-index.ts';
import type { ReplyInput, ReplyReading, UnderstoodValue } from './understanding.ts';
import { dayOf } from './values/dates.ts';
import { findMentions } from './values/find.ts';

const OTHER_ASKED = 0.85;
const SCORE_MIN = 1.1;
const ASKED_MIN = 1;

/**
 * What a reply says: the outcome of the question it answers and the value of every success information
 * told in it, asked for or not. Rules alone, linear in the text; the same input gives the same reading.
 */
export function readReply(index: ReadingIndex, input: ReplyInput): ReplyReading {
  const code = detectLanguage([input.userText]) ?? input.language ?? index.language.table.code;
  const read = readText(input.userText, languageOf(code));
  const weighing = weigh(index, read, input);
  const claims: Claim[] = [];
  const mentions = findMentions(read, dayOf(input.referenceTime));
  const stems = read.tokens.map((token) => stem(index.language, token.word));
  const labels = findLabels(index.labels, read, stems);
  for (const { start, end } of [...mentions, ...labels]) weighing.taken.fill(1, start, end);
  for (const mention of mentions) claimMention(weighing, mention, claims);
  for (const label of labels) claimLabel(weighing, label, claims);
  const values = settle(weighing, claims);
  return conclude(weighing, input, values);
}

function weigh(index: ReadingIndex, read: ReadText, input: ReplyInput): Weighing {
  const asked = new Float64Array(index.informations.length);
  for (const [i, id] of input.askedQuestionIds.entries()) {
    for (const position of index.byQuestion.get(id) ?? []) {
      asked[position] = Math.max(asked[position]!, i === 0 ? 1 : OTHER_ASKED);
    }
  }
  return {
    index,
    read,
    stems: read.tokens.map((token) => stem(index.language, token.word)),
    asked,
    taken: new Uint8Array(read.tokens.length),
  };
}

/** Best claim first; an information takes one value, a word speaks of one information. */
function settle(weighing: Weighing, claims: Claim[]): UnderstoodValue[] {
  const { index, read } = weighing;
  const values: UnderstoodValue[] = [];
  const filled = new Set<number>();
  const used = new Uint8Array(read.tokens.length);
  claims.sort((a, b) => b.score - a.score || a.start - b.start || a.information - b.information);
  for (const claim of claims) {
    const least = weighing.asked[claim.information]! > 0 ? ASKED_MIN : SCORE_MIN;
    if (claim.score < least || filled.has(claim.information)) continue;
    if (used.subarray(claim.start, claim.end).includes(1)) continue;
    const entry = index.informations[claim.information]!;
    const value = entry.isList ? [claim.value] : claim.value;
    if (!acceptsValue(entry.whole, value)) continue;
    filled.add(claim.information);
    used.fill(1, claim.start, claim.end);
    values.push({
      informationId: entry.id,
      value,
      confidence: 0.85,
      span: [read.tokens[claim.start]!.start, read.tokens[claim.end - 1]!.end],
    });
  }
  return values;
}

function conclude(weighing: Weighing, input: ReplyInput, values: UnderstoodValue[]): ReplyReading {
  const { index, read, asked } = weighing;
  const isAsked = input.askedQuestionIds.length > 0;
  const told = new Set(values.map(({ informationId }) => informationId));
  const wanted = index.informations.filter(({ position }) => asked[position]! > 0);
  if (wanted.some(({ id }) => told.has(id))) return reading('asked_answered', 'answer', values);
  if (says(read, 'refusal')) return reading(isAsked ? 'refused' : undefined, 'refusal', values);
  if (isAsked && says(read, 'noPreference')) {
    const none = wanted.map(({ id }) => noPreference(id));
    return reading('asked_answered', 'no_preference', [...values, ...none]);
  }
  const more = yesNoValue(weighing, wanted) ?? wholeReply(weighing, wanted[0], input.userText);
  if (more !== undefined) return reading('asked_answered', 'answer', [...values, more]);
  return reading(
    isAsked ? 'asked_no_answer' : undefined,
    mannerWithoutValue(read, isAsked),
    values,
  );
}

function reading(
  outcome: ReplyReading['outcome'],
  manner: ReplyReading['manner'],
  values: readonly UnderstoodValue[],
): ReplyReading {
  return { outcome, manner, values };
}

function noPreference(informationId: string): UnderstoodValue {
  return { informationId, notApplicable: true, confidence: 0.8 };
}

function mannerWithoutValue(read: ReadText, isAsked: boolean): ReplyReading['manner'] {
  if (says(read, 'doesNotKnow')) return 'does_not_know';
  if (says(read, 'later')) return 'later';
  if (isQuestion(read)) return 'counter_question';
  return isAsked ? 'off_topic' : 'answer';
}

function yesNoValue(
  { read }: Weighing,
  wanted: readonly InformationEntry[],
): UnderstoodValue | undefined {
  const booleans = wanted.filter(({ kind }) => kind === 'boolean');
  const answer = yesOrNo(read);
  if (answer === undefined || booleans.length !== 1) return undefined;
  return { informationId: booleans[0]!.id, value: answer.value, confidence: 0.9 };
}

/** The whole reply, where a text was asked for and nothing in it says otherwise. */
function wholeReply(
  { read }: Weighing,
  entry: InformationEntry | undefined,
  text: string,
): UnderstoodValue | undefined {
  if (says(read, 'doesNotKnow') || says(read, 'later') || isQuestion(read)) return undefined;
  const start = text.length - text.trimStart().length;
  const value = text.trim();
  if (entry?.kind !== 'text' || !acceptsValue(entry.whole, value)) return undefined;
  return { informationId: entry.id, value, confidence: 0.8, span: [start, start + value.length] };
}
