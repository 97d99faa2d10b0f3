import type { ReplyReading, Rival } from '../../language/reading.ts';
import type { InformationEntry } from '../../language/reading-index/information-entry.ts';
import type { ReadingIndex } from '../../language/reading-index/reading-index.ts';

/** A question, with the reply as it reads where that one was asked. */
export interface ReadingAs {
  /** Undefined where the agent's words name none. */
  readonly questionId: string | undefined;
  readonly reading: ReplyReading;
}

type AskedAs = ReadingAs & Pick<Rival, 'form' | 'isYesOrNo'>;

/**
 * Whether a reply answers the rival rather than the question that the agent's words seem to ask. Where they seem to ask none, what
 * it tells of the rival unasked answers it; days and hours answer what puts some forward; a yes or no answers a question of yes
 * or no, and may answer anything else; other words answer a fragment, and a choice or a day a whole question.
 */
export function isRivalAnswered(index: ReadingIndex, rival: AskedAs, matched: ReadingAs): boolean {
  const fit = fitOf(index, rival);
  if (matched.questionId !== undefined) return fit > NONE && fitOf(index, matched) === NONE;
  const own = informationsOf(index, rival.questionId);
  return tellsOf(own, matched.reading) || answersOpenly(rival, own, fit);
}

function answersOpenly(
  { form, isYesOrNo, reading }: AskedAs,
  own: readonly InformationEntry[],
  fit: number,
): boolean {
  const isDay = fit === VALUE && own.some(isDayOrHour);
  if (form === 'list') return isDay && !reading.isYesOrNo;
  if (form === 'offer' && isDay) return true;
  if (form === 'statement' || fit === NONE) return false;
  if (reading.isYesOrNo) return isYesOrNo === true && own.some(isBoolean);
  return form === 'fragment' || (fit === VALUE && (isDay || own.some(isClosed)));
}

/** The reply tells no value of it; any words would do, or it is declined; the reply tells a value of it. */
const NONE = 0;
const ANY_WORDS = 1;
const VALUE = 2;

function fitOf(index: ReadingIndex, { questionId, reading }: ReadingAs): number {
  const own = informationsOf(index, questionId);
  if (own.some(takesAnyWords)) return ANY_WORDS;
  if (tellsOf(own, reading)) return VALUE;
  const { dialogueAct } = reading;
  return dialogueAct === 'answer' || dialogueAct === 'off_topic' ? NONE : ANY_WORDS;
}

function informationsOf(index: ReadingIndex, questionId: string | undefined): InformationEntry[] {
  return (index.byQuestion.get(questionId ?? '') ?? []).map((at) => index.informations[at]!);
}

function tellsOf(own: readonly InformationEntry[], { values }: ReplyReading): boolean {
  return own.some(({ id }) => values.some(({ informationId }) => informationId === id));
}

function isBoolean({ kind }: InformationEntry): boolean {
  return kind === 'boolean';
}

/** Yes or no, or a choice among the listed ones: nothing that any number would do for. */
function isClosed({ kind, isOpen }: InformationEntry): boolean {
  return kind === 'boolean' || (kind === 'choice' && !isOpen);
}

function isDayOrHour({ kind }: InformationEntry): boolean {
  return kind === 'date' || kind === 'time';
}

function takesAnyWords({ kind, hasForm, isOpen }: InformationEntry): boolean {
  return kind === 'choice' ? isOpen : kind === 'text' && !hasForm;
}
