import { PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import type { ReplyReading } from '../reading.ts';
import { type Extraction, isKnown } from './candidates/context.ts';
import type { Extracted } from './candidates/resolve-candidates.ts';

type DialogueAct = ReplyReading['dialogueAct'];

function says(read: ReadText, kind: keyof typeof PHRASE): boolean {
  const wanted = PHRASE[kind];
  return read.phrases.some((phrase) => phrase.kind === wanted);
}

/** What the reply does about the question asked: a value told of it decides, then the phrases. */
export function dialogueActOf(extraction: Extraction, extracted: Extracted): DialogueAct {
  const { read, wanted } = extraction;
  const answers = wanted
    .filter(({ position }) => extracted.has(position))
    .map(({ position }) => extracted.get(position)!);
  if (answers.some(({ value }) => value !== undefined)) return 'answer';
  if (answers.length > 0 || isUnpreferred(extraction)) return 'no_preference';
  return unansweredAct(read);
}

/** What a reply does that tells nothing of what was asked. */
export function unansweredAct(read: ReadText): DialogueAct {
  if (says(read, 'refusal')) return 'refusal';
  if (says(read, 'doesNotKnow')) return 'does_not_know';
  if (says(read, 'later')) return 'later';
  if (isQuestion(read)) return 'counter_question';
  return 'off_topic';
}

/** Whether there is no preference about the main question asked; a value known of it stays. */
function isUnpreferred(extraction: Extraction): boolean {
  const { asked, unpreferred, wanted } = extraction;
  return wanted.some(
    ({ position: at }) => asked[at] === 1 && unpreferred.has(at) && isKnown(extraction, at),
  );
}

/** Whether the reply declines to answer, for now or for good. */
export function isDeclining(dialogueAct: DialogueAct): boolean {
  return dialogueAct === 'refusal' || dialogueAct === 'does_not_know' || dialogueAct === 'later';
}

/** Whether a reply of that kind may still hold a free text. */
export function isAnswerExpected(dialogueAct: DialogueAct): boolean {
  return dialogueAct === 'off_topic';
}

/** Whether the reply ends as a question. */
function isQuestion({ text }: ReadText): boolean {
  const end = text.trimEnd().at(-1);
  return end === '?' || end === '？';
}

/** What became of a question that was asked, by what the reply to it does. */
export const OUTCOME_OF: Readonly<Record<DialogueAct, ReplyReading['outcome']>> = {
  answer: 'asked_answered',
  no_preference: 'asked_answered',
  refusal: 'refused',
  does_not_know: 'asked_no_answer',
  later: 'asked_no_answer',
  counter_question: 'asked_no_answer',
  off_topic: 'asked_no_answer',
};
