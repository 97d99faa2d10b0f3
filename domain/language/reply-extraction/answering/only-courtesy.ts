import { leadBit, PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { isUnspaced } from '../../text/words.ts';
import type { WeighedReply } from './weighed-reply.ts';

const LED_ON = leadBit('for') | leadBit('of') | leadBit('by');

/**
 * Nothing but thanks, greetings and partings with what goes with them, and a plain yes: "ok, thanks for your great service".
 * Who is asked for more than a yes is told nothing by it.
 */
export function isOnlyCourtesy({ extraction, kind, told }: WeighedReply): boolean {
  if (kind === 'boolean' || (told !== undefined && (kind !== 'text' || told.words === undefined)))
    return false;
  const { read } = extraction;
  if (!read.phrases.some((phrase) => phrase.kind === PHRASE.courtesy)) return false;
  const covered = coveredWords(read);
  if (told?.words && !covered.slice(...told.words).every((mark) => mark === 1)) return false;
  return covered.every((mark, at) => mark === 1 || isSmall(read, at));
}

function coveredWords(read: ReadText): Uint8Array {
  const covered = new Uint8Array(read.tokens.length);
  for (const { kind, start, end } of read.phrases) {
    if (kind !== PHRASE.courtesy && kind !== PHRASE.yes) continue;
    covered.fill(1, start, end);
    if (kind === PHRASE.courtesy) coverRest(read, end, covered);
  }
  return covered;
}

/** "For your help"; whom one speaks to: "hi Casey". */
function coverRest(read: ReadText, from: number, covered: Uint8Array): void {
  let to = from;
  while (to < covered.length && read.tokens[to]!.boundary === 0) {
    const { digits } = read.tokens[to]!;
    if (digits || read.senses[to]?.number !== undefined) return;
    to++;
  }
  const isUnspacedText = from < to && isUnspaced(read.tokens[from]!.word);
  const isLedOn = ((read.senses[from]?.leads ?? 0) & LED_ON) !== 0;
  if (isUnspacedText || isLedOn || to - from === 1) covered.fill(1, from, to);
}

function isSmall({ senses }: ReadText, at: number): boolean {
  const sense = senses[at];
  return (
    sense?.negates !== true &&
    (sense?.isEmpty === true || sense?.isCourtesy === true || sense?.isStance === true)
  );
}
