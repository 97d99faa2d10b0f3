import { finish, type Steps } from '../../steps.ts';
import { dayOf } from '../dates/calendar.ts';
import { languageOf } from '../grammar/language-of.ts';
import type { ReplyInput, ReplyReading, UnderstoodValue } from '../reading.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import { addAffirmed } from './affirmation.ts';
import type { Extraction } from './candidates/context.ts';
import { beginExtraction, extractCandidates } from './candidates/extract-candidates.ts';
import {
  type Extracted,
  type ExtractedValue,
  resolveCandidates,
} from './candidates/resolve-candidates.ts';
import { dialogueActOf, isAnswerExpected } from './dialogue-act.ts';
import { addFreeText, widenAccount } from './free-text.ts';
import { type LanguageHints, languageOfReply } from './language-of-reply.ts';
import { addMissingPreferences } from './no-preference.ts';
import { addNone } from './none.ts';
import { addSelections } from './selections.ts';
import { splitNames } from './split-names.ts';
import { isUnreadAnswer } from './unread-answer.ts';
import { addYesOrNo } from './yes-or-no.ts';

const OTHER_ASKED = 0.85;

/**
 * What a reply says: the outcome of the question it answers and the value of every success information
 * told in it, asked for or not. Rules alone, linear in the text; the same input gives the same reading.
 */
export function readReply(index: ReadingIndex, input: ReplyInput): ReplyReading {
  return finish(readReplyInSteps(index, input));
}

/** The same in steps, each short whatever the text and the informations are. */
export function* readReplyInSteps(index: ReadingIndex, input: ReplyInput): Steps<ReplyReading> {
  const { extraction, extracted } = yield* extractReply(index, input);
  return conclude(extraction, input, extracted);
}

/** A reply with what was extracted of it. */
export interface ExtractedReply {
  readonly extraction: Extraction;
  readonly extracted: Extracted;
}

/** What a reply says of each information, before it is concluded what it does. */
export function* extractReply(index: ReadingIndex, input: ReplyInput): Steps<ExtractedReply> {
  const language = languageOf(
    input.language ?? languageOfReply(input.userText, hintsOf(index, input)),
  );
  const extraction = beginExtraction(index, input.userText, language, weightsOfAsked(index, input));
  for (const { id, position } of index.informations) {
    if (isKnown(input, id)) extraction.known[position] = 1;
  }
  yield;
  const candidates = yield* extractCandidates(extraction, dayOf(input.referenceTime));
  const extracted = yield* resolveCandidates(extraction, candidates);
  yield;
  widenAccount(extraction, extracted);
  splitNames(extraction, extracted);
  yield* addSelections(extraction, extracted);
  addNone(extraction, input, extracted);
  addMissingPreferences(extraction, input, extracted);
  yield* addAffirmed(extraction, input, extracted);
  yield;
  addYesOrNo(extraction, extracted);
  const manner = dialogueActOf(extraction, extracted);
  if (isAnswerExpected(manner)) addFreeText(extraction, extracted);
  return { extraction, extracted };
}

function isKnown({ known }: ReplyInput, id: string): boolean {
  const status = known.get(id)?.status;
  return status !== undefined && status !== 'unset';
}

function hintsOf({ language }: ReadingIndex, { assistantText }: ReplyInput): LanguageHints {
  return { kept: undefined, configuration: language.pack.code, assistantText };
}

/** Per information: 1 if the main question asked for it, less for another question of the message. */
function weightsOfAsked(index: ReadingIndex, input: ReplyInput): Float64Array {
  const asked = new Float64Array(index.informations.length);
  for (const [i, id] of input.askedQuestionIds.entries()) {
    for (const position of index.byQuestion.get(id) ?? []) {
      asked[position] = Math.max(asked[position]!, i === 0 ? 1 : OTHER_ASKED);
    }
  }
  return asked;
}

function conclude(extraction: Extraction, input: ReplyInput, extracted: Extracted): ReplyReading {
  const act = dialogueActOf(extraction, extracted);
  const isUnread = act === 'off_topic' && isUnreadAnswer(extraction, extracted);
  const manner = isUnread ? 'answer' : act;
  return {
    outcome: input.askedQuestionIds.length === 0 ? undefined : OUTCOMES[manner],
    manner,
    values: [...extracted].map(([position, each]) => understood(extraction, position, each)),
  };
}

const OUTCOMES: Readonly<Record<ReplyReading['manner'], ReplyReading['outcome']>> = {
  answer: 'asked_answered',
  no_preference: 'asked_answered',
  refusal: 'refused',
  does_not_know: 'asked_no_answer',
  later: 'asked_no_answer',
  counter_question: 'asked_no_answer',
  off_topic: 'asked_no_answer',
};

function understood(
  { index, read }: Extraction,
  position: number,
  told: ExtractedValue,
): UnderstoodValue {
  const { words, ...rest } = detached(told);
  const informationId = index.informations[position]!.id;
  if (words === undefined) return { informationId, ...rest };
  const span = [read.tokens[words[0]]!.start, read.tokens[words[1] - 1]!.end] as const;
  return { informationId, ...rest, span };
}

/** The value as a copy: a part of a text would keep the whole of it in memory for as long as it is known. */
function detached(told: ExtractedValue): ExtractedValue {
  const { value } = told;
  if (typeof value !== 'string' && typeof value !== 'object') return told;
  return { ...told, value: JSON.parse(JSON.stringify(value)) };
}
