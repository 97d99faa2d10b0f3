import type { ReadText } from './read-text.ts';

/**
 * Whether the clause that [start, end) stands in tells what its speaker wants: nothing but the words of such wishes
 * stands before it, and it goes on with no other thought. "I'd leave tomorrow", and neither "they leave tomorrow",
 * "if I left tomorrow", "do ships leave tomorrow?" nor "leaving tomorrow is impossible".
 */
export function isOwnWish(read: ReadText, start: number, end: number): boolean {
  if (read.asks[start]! > 0) return false;
  return wordsBefore(read, start) > 0 && isWishedBefore(read, start) && endsWish(read, end);
}

/** Whether only words of wishes stand before it in its clause, or none; before an "and", they begin it. */
export function isWishedBefore(read: ReadText, start: number): boolean {
  const first = start - wordsBefore(read, start);
  let at = start;
  while (at > first && (isOfWish(read, at - 1) || isLedName(read, at - 1)) && !isAnd(read, at - 1))
    at--;
  if (at === first) return true;
  return isAnd(read, at - 1) && isOfWish(read, first) && isOfWish(read, first + 1);
}

/** How many words of its clause stand before a token. */
export function wordsBefore({ tokens }: ReadText, start: number): number {
  let at = start;
  while (at > 0 && tokens[at]!.boundary === 0) at--;
  return start - at;
}

/** Nothing follows, or a word of wishes or one that leads to something else: no "is impossible", no ", if I can". */
export function endsWish(read: ReadText, end: number): boolean {
  const next = read.tokens[end];
  if (next === undefined || next.boundary === 2) return true;
  const sense = read.senses[end];
  // "Is" begins "is there", but here it tells of what was said.
  if (isOfWish(read, end) && !sense?.asks) return true;
  return next.boundary === 1 ? !sense?.joinsClauses : (sense?.leads ?? 0) !== 0;
}

function isOfWish({ language, tokens }: ReadText, at: number): boolean {
  return language.wishing.has(tokens[at]!.word);
}

/** "From LAX on the 6th", and not "I want Ann to leave tomorrow". */
function isLedName(read: ReadText, at: number): boolean {
  const { language, senses, tokens } = read;
  if (language.pack.nounsCapital) return false;
  for (let from = at; from > 0 && tokens[from]!.boundary === 0; from--) {
    if (senses[from]?.leads) return from < at;
    if (!tokens[from]!.capital) return false;
  }
  return false;
}

function isAnd(read: ReadText, at: number): boolean {
  return isOfWish(read, at) && read.senses[at]?.joinsClauses === true;
}
