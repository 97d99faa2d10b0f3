import { leadBit, PHRASE, roleBit } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import { NAMED_TYPES } from '../../reading-index/slot-type.ts';
import { isUnspaced } from '../../text/words.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';

const LED_ON = leadBit('for') | leadBit('of') | leadBit('by');
/** "For all your kind help": more words than these tell something. */
const THANKED_FOR_MAX = 4;
/** "你的细心解答" */
const THANKED_SIGNS_MAX = 8;
const THANKED = /^(?:[你您]们?|大家)(?:的|$)/;

/**
 * Nothing but thanks, greetings and partings with what goes with them, and a plain yes: "ok, thanks for your great service".
 * Who is asked for more than a yes is told nothing by it.
 */
export function isOnlyCourtesy(reply: ReplyToScore): boolean {
  const { extraction, kind, mainValue } = reply;
  if (
    kind === 'boolean' ||
    (mainValue !== undefined && (kind !== 'text' || mainValue.words === undefined))
  )
    return false;
  const { read } = extraction;
  const courtesies = read.phrases.filter(isCourtesy);
  if (courtesies.length === 0) return false;
  const covered = coveredWords(read, courtesies.length, mayBeCalled(reply));
  if (mainValue?.words && !covered.slice(...mainValue.words).every((mark) => mark === 1))
    return false;
  return covered.every(
    (mark, at) => mark === 1 || (saysLittle(read, at) && read.senses[at]?.negates !== true),
  );
}

function isCourtesy({ kind }: ReadText['phrases'][number]): boolean {
  return kind === PHRASE.courtesy || kind === PHRASE.thanks;
}

const NAMES = roleBit('name') | roleBit('person') | roleBit('city') | roleBit('place');

/** What is asked for is called something: "hi Casey", "hello Paris" may tell it. */
function mayBeCalled({ main }: ReplyToScore): boolean {
  const { asksName, asksOwnName, roles, slotType } = main;
  return asksName || asksOwnName || NAMED_TYPES.has(slotType) || (roles & NAMES) !== 0;
}

function coveredWords(read: ReadText, courtesies: number, mayName: boolean): Uint8Array {
  const covered = new Uint8Array(read.tokens.length);
  for (const phrase of read.phrases) {
    const { kind, start, end } = phrase;
    if (isCourtesy(phrase)) {
      const isThanks = kind === PHRASE.thanks;
      // "Thanks Robin, have a great day" parts from Robin.
      const isSaidTo = !mayName || (isThanks && courtesies > 1);
      covered.fill(1, start, endOfCourtesy(read, { end, isThanks, isSaidTo }));
    } else if (kind === PHRASE.yes) covered.fill(1, start, end);
  }
  return covered;
}

/** With whom one speaks to, or what the thanks are for. */
function endOfCourtesy(
  read: ReadText,
  { end, isThanks, isSaidTo }: { end: number; isThanks: boolean; isSaidTo: boolean },
): number {
  const to = endOfClause(read, end);
  if (to === end) return end;
  if (isThanks && isThankedFor(read, end, to)) return to;
  return isSaidTo && to === end + 1 && !isUnspaced(read.tokens[end]!.word) ? to : end;
}

/** Of the clause that goes on at a word; that word itself where a number is told in it. */
function endOfClause({ senses, tokens }: ReadText, from: number): number {
  let to = from;
  while (to < tokens.length && tokens[to]!.boundary === 0) {
    if (tokens[to]!.digits || senses[to]?.number !== undefined) return from;
    to++;
  }
  return to;
}

/** "For your help", but not "for calling back about the broken boiler". */
function isThankedFor({ senses, tokens }: ReadText, from: number, to: number): boolean {
  if (isUnspaced(tokens[from]!.word)) {
    const rest = tokens.slice(from, to).map(({ word }) => word);
    return rest.join('').length <= THANKED_SIGNS_MAX && THANKED.test(rest.join(''));
  }
  const leads = senses.slice(from, to).map((sense) => sense?.leads ?? 0);
  const isLedOn = (leads[0]! & LED_ON) !== 0 && leads.slice(1).every((lead) => lead === 0);
  return isLedOn && to - from - 1 <= THANKED_FOR_MAX;
}
