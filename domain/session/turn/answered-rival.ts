import type { ReplyReading } from '../../language/reading.ts';
import type { InformationEntry } from '../../language/reading-index/information-entry.ts';
import type { ReadingIndex } from '../../language/reading-index/reading-index.ts';

/** A question, with the reply as it reads where that one was asked. */
export interface ReadingAs {
  /** Undefined where the agent's words name none. */
  readonly questionId: string | undefined;
  readonly reading: ReplyReading;
}

/**
 * Whether a reply answers the rival rather than the question that the agent's words seem to ask. Where they seem to ask none, a
 * yes or no may answer anything, and so may any words that do not answer a fragment.
 */
export function isRivalAnswered(
  index: ReadingIndex,
  rival: ReadingAs & { readonly isFragment: boolean },
  matched: ReadingAs,
): boolean {
  const fit = fitOf(index, rival);
  if (matched.questionId !== undefined) return fit > NONE && fitOf(index, matched) === NONE;
  if (rival.reading.isYesOrNo) return false;
  return rival.isFragment ? fit > NONE : fit === VALUE && isClosed(index, rival.questionId);
}

/** The reply tells no value of it; any words would do, or it is declined; the reply tells a value of it. */
const NONE = 0;
const ANY_WORDS = 1;
const VALUE = 2;

function fitOf(index: ReadingIndex, { questionId, reading }: ReadingAs): number {
  const own = (index.byQuestion.get(questionId ?? '') ?? []).map((at) => index.informations[at]!);
  if (own.some(takesAnyWords)) return ANY_WORDS;
  if (own.some(({ id }) => reading.values.some((each) => each.informationId === id))) return VALUE;
  const { dialogueAct } = reading;
  return dialogueAct === 'answer' || dialogueAct === 'off_topic' ? NONE : ANY_WORDS;
}

/** Yes or no, or a choice among the listed ones: nothing that any number or day would do for. */
function isClosed(index: ReadingIndex, questionId: string | undefined): boolean {
  const own = (index.byQuestion.get(questionId ?? '') ?? []).map((at) => index.informations[at]!);
  return own.some(({ kind, isOpen }) => kind === 'boolean' || (kind === 'choice' && !isOpen));
}

function takesAnyWords({ kind, hasForm, isOpen }: InformationEntry): boolean {
  return kind === 'choice' ? isOpen : kind === 'text' && !hasForm;
}
