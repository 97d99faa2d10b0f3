import { dayOf } from '../mentions/calendar.ts';
import { languageOf } from '../packs/all.ts';
import { detectLanguage } from '../packs/detect-language.ts';
import type { ReplyInput, ReplyReading, UnderstoodValue } from '../reading.ts';
import { addAffirmed } from './affirmation.ts';
import type { Weighing } from './context.ts';
import { isAnswerExpected, mannerOf } from './dialogue-act.ts';
import { gatherClaims, weigh } from './extract-candidates.ts';
import type { ReadingIndex } from './extraction-index.ts';
import { addFreeText } from './free-text.ts';
import { addMissingPreferences } from './no-preference.ts';
import { settle, type Tellings, type Told } from './resolve-candidates.ts';
import { addYesOrNo } from './yes-or-no.ts';

const OTHER_ASKED = 0.85;

/**
 * What a reply says: the outcome of the question it answers and the value of every success information
 * told in it, asked for or not. Rules alone, linear in the text; the same input gives the same reading.
 */
export function readReply(index: ReadingIndex, input: ReplyInput): ReplyReading {
  const language = languageOf(languageOfReply(index, input));
  const weighing = weigh(index, input.userText, language, weightsOfAsked(index, input));
  for (const { id, position } of index.informations) {
    if (isKnown(input, id)) weighing.known[position] = 1;
  }
  const told = settle(weighing, gatherClaims(weighing, dayOf(input.referenceTime)));
  addMissingPreferences(weighing, input, told);
  addAffirmed(weighing, input, told);
  addYesOrNo(weighing, told);
  const manner = mannerOf(weighing, told);
  if (isAnswerExpected(manner)) addFreeText(weighing, told);
  return conclude(weighing, input, told);
}

function isKnown({ known }: ReplyInput, id: string): boolean {
  const status = known.get(id)?.status;
  return status !== undefined && status !== 'unset';
}

/** Fewer characters than these tell a language badly: then that of the session counts. */
const TELLING_LENGTH_MIN = 40;

function languageOfReply(index: ReadingIndex, { userText, language }: ReplyInput): string {
  if (language !== undefined && userText.length < TELLING_LENGTH_MIN) return language;
  return detectLanguage([userText]) ?? language ?? index.language.table.code;
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

function conclude(weighing: Weighing, input: ReplyInput, told: Tellings): ReplyReading {
  const manner = mannerOf(weighing, told);
  return {
    outcome: input.askedQuestionIds.length === 0 ? undefined : OUTCOMES[manner],
    manner,
    values: [...told].map(([position, each]) => understood(weighing, position, each)),
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

function understood({ index, read }: Weighing, position: number, told: Told): UnderstoodValue {
  const { words, ...rest } = told;
  const informationId = index.informations[position]!.id;
  if (words === undefined) return { informationId, ...rest };
  const span = [read.tokens[words[0]]!.start, read.tokens[words[1] - 1]!.end] as const;
  return { informationId, ...rest, span };
}
