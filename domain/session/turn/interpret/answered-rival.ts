import type { JsonValue } from '../../../json/json.ts';
import type { ReplyReading, Rival } from '../../../language/reading.ts';
import type { InformationEntry } from '../../../language/reading-index/information-entry.ts';
import type { ReadingIndex } from '../../../language/reading-index/reading-index.ts';
import { NAMED_TYPES } from '../../../language/reading-index/slot-type.ts';
import { isDeclining } from '../../../language/reply-extraction/dialogue-act.ts';
import { tokenize } from '../../../language/text/tokens.ts';

/** A question, with the reply as it reads where that one was asked. */
interface ReadingAs {
  /** Undefined where the agent's words name none. */
  readonly questionId: string | undefined;
  readonly reading: ReplyReading;
}

interface AskedAs extends ReadingAs, Pick<Rival, 'form' | 'isYesOrNo' | 'isOfTheTalk'> {
  readonly userText: string;
  /** It was proposed first before, and came to nothing: the agent asks once more. */
  readonly isOnceMore: boolean;
}

interface MatchedAs extends ReadingAs {
  /** It was asked the turn before, or all that it asks for is known: it has hardly been asked once more. */
  readonly isSettled: boolean;
}

/**
 * Whether a reply answers the rival rather than the question that the agent's words seem to ask. Where they seem to ask none, what
 * it tells of the rival unasked answers it; days and hours answer what puts some forward; a yes or no answers a question of yes
 * or no, and may answer anything else; other words answer a fragment, and a choice or a day a whole question.
 */
export function isRivalAnswered(index: ReadingIndex, rival: AskedAs, matched: MatchedAs): boolean {
  const fit = fitOf(index, rival);
  const own = informationsOf(index, rival.questionId);
  if (matched.questionId !== undefined) {
    if (fit > NONE && !isMatchedAnswered(index, matched)) return true;
    return isBetterTold(
      own,
      rival.reading,
      informationsOf(index, matched.questionId),
      matched.reading,
    );
  }
  if (tellsOf(own, matched.reading) || isNamed(rival, own)) return true;
  return answersOpenly(rival, own, fit);
}

/**
 * "Where do you want the room?" "At the Hotel Griffon": the very words that would tell what was matched tell the rival more surely; or
 * they tell nothing of what was matched, or a yes or no that no word says: "You want a hotel in Leeds?" "In York".
 */
function isBetterTold(
  own: readonly InformationEntry[],
  reading: ReplyReading,
  matched: readonly InformationEntry[],
  asMatched: ReplyReading,
): boolean {
  const told = valuesOf(own, reading).filter(({ span }) => span);
  if (isImplied(matched, asMatched))
    return told.some(({ confidence }) => confidence >= SURELY_NAMED);
  const others = valuesOf(matched, asMatched);
  if (others.length === 0) return told.length > 0 && !isDeclining(asMatched.dialogueAct);
  return others
    .filter(({ value }) => typeof value === 'string' && !isListed(matched, value))
    .some((other) =>
      told.some(
        ({ confidence, span }) =>
          span![0] === other.span?.[0] && confidence >= other.confidence + SURER,
      ),
    );
}

function isListed(own: readonly InformationEntry[], told: string): boolean {
  return own.some(({ choices }) => choices.some(({ value }) => value === told));
}

/** A yes or no that no word says. */
function isImplied(own: readonly InformationEntry[], { isYesOrNo }: ReplyReading): boolean {
  return !isYesOrNo && own.every(isBoolean);
}

const SURELY_NAMED = 0.85;
const SURER = 0.03;

/** Words that decline it, or may be anything, are no answer to what is settled. */
function isMatchedAnswered(index: ReadingIndex, matched: MatchedAs): boolean {
  if (!matched.isSettled) return fitOf(index, matched) > NONE;
  return tellsOf(informationsOf(index, matched.questionId), matched.reading);
}

/** Whether the rival was asked beside what the words name, and the reply tells both. */
export function isToldBeside(
  index: ReadingIndex,
  {
    questionIds,
    reading,
  }: { readonly questionIds: readonly string[]; readonly reading: ReplyReading },
): boolean {
  return questionIds.every((id) => tellsOf(informationsOf(index, id), reading));
}

/**
 * Whether a reply answers a question that was left open the turn before, though nothing asks for it anew: in words of its own, since
 * a yes may be to whatever the agent explained, and where not any words would do.
 */
export function isLeftOpenAnswered(
  index: ReadingIndex,
  questionId: string,
  reading: ReplyReading,
): boolean {
  const own = informationsOf(index, questionId);
  if (reading.dialogueAct === 'refusal') return true;
  const isOpen = own.some(takesAnyWords);
  const said = reading.values.filter(({ span, value }) => span && (!isOpen || isCode(value)));
  return tellsOf(own, { ...reading, values: said });
}

/** A name or a place with its capital, where rank 1 asks for one: "You pick it up in Leeds?" – "In York". */
function isNamed(
  { form, isOfTheTalk, reading }: AskedAs,
  own: readonly InformationEntry[],
): boolean {
  if (form === 'statement' || form === 'list' || isOfTheTalk === true) return false;
  if (reading.isYesOrNo || reading.dialogueAct !== 'answer') return false;
  return own.some(
    ({ id, kind, slotType }) =>
      kind === 'text' &&
      NAMED_TYPES.has(slotType) &&
      reading.values.some(
        ({ informationId, span, value }) =>
          informationId === id && span && isWrittenName(span[0] === 0, reading.leavesWords, value),
      ),
  );
}

/** With a capital, or digits as in an address; the first word of a reply has a capital anyway, unless it is all that is said. */
function isWrittenName(isFirst: boolean, leavesWords: boolean, value: JsonValue | undefined) {
  const name = String(value);
  return isFirst && leavesWords ? /\s\p{Lu}/u.test(name) : /^[\p{Lu}\d]/u.test(name);
}

/** A telephone number, a registration: no word of any talk. */
function isCode(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && /\d/.test(value) && !/[\p{Ll}\p{Lo}]/u.test(value);
}

function answersOpenly(rival: AskedAs, own: readonly InformationEntry[], fit: number): boolean {
  const { form, isOfTheTalk, isOnceMore, reading } = rival;
  const isDay = fit === VALUE && own.some(isDayOrHour);
  if (form === 'list') return isDay && !reading.isYesOrNo;
  if (form === 'service') return isOnceMore && (!reading.isYesOrNo || own.some(isBoolean));
  if (form === 'offer' && isDay) return true;
  if (isOfTheTalk === true) return false;
  return isDeclined(rival) || (form !== 'statement' && answersAsking(rival, own, fit));
}

function answersAsking(rival: AskedAs, own: readonly InformationEntry[], fit: number): boolean {
  const { form, isYesOrNo, isOnceMore, reading } = rival;
  if (reading.isYesOrNo) return isYesOrNo === true && own.some(isBoolean);
  if (isOnceMore) return true;
  if (form === 'fragment' && fit > NONE) return true;
  if (form === 'fragment' || form === 'question') return mayAsk(own, isYesOrNo === true, fit);
  if (fit !== VALUE) return false;
  return form === 'offer' ? own.some(isClosed) : isYesOrNo !== true && isBare(rival);
}

/** Whether a whole question without its words may ask for it: any words would do for a text, and a number for nearly anything. */
function mayAsk(own: readonly InformationEntry[], isYesOrNo: boolean, fit: number): boolean {
  if (own.some(takesAnyWords)) return false;
  return !isYesOrNo || own.some(isClosed) || (fit === VALUE && own.some(isDayOrHour));
}

/** Nobody declines what was not asked. */
function isDeclined({ form, reading: { dialogueAct } }: AskedAs): boolean {
  if (dialogueAct === 'refusal') return true;
  if (form === 'statement' || form === 'list') return false;
  return dialogueAct === 'does_not_know' || dialogueAct === 'later';
}

/** "8", "it's 95": hardly more than the value. */
function isBare({ userText, reading }: AskedAs): boolean {
  return !reading.leavesWords && tokenize(userText).length <= BARE_TOKENS_MAX;
}

const BARE_TOKENS_MAX = 5;

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

function tellsOf(own: readonly InformationEntry[], reading: ReplyReading): boolean {
  return valuesOf(own, reading).length > 0;
}

function valuesOf(own: readonly InformationEntry[], { values }: ReplyReading) {
  return values.filter(({ informationId }) => own.some(({ id }) => id === informationId));
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
