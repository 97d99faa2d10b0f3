import type { ReadText } from '../grammar/read-text.ts';
import { wordsOfAllPacks } from '../packs/of-all-packs.ts';

const BELOW_ZERO = wordsOfAllPacks(({ quantities }) => quantities.belowZero);

/** Whether the number that begins at a token is below zero. */
export function isBelowZero(read: ReadText, at: number): boolean {
  return isSigned(read, at) || isSpokenSo(read, at);
}

/** "Minus eins", where nothing stands before it; "plus ou moins vingt" is about twenty. */
function isSpokenSo({ tokens }: ReadText, at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || tokens[at]!.boundary > 0) return false;
  return BELOW_ZERO.has(before.word) && before.boundary > 0;
}

/** A hyphen or a minus that touches its number, behind nothing or a space: "-2,25", and not "5-7" nor "K-132". */
const SIGN = /(?:^|[\s(:=])[-−]$/u;
/** The same before whatever else: "-2 beds -1 desk" is a list. */
const ITEM = /(?:^|\s)[-−]\S/u;
/** The next item of a list begins no further off. */
const ITEM_LETTERS = 60;

function isSigned({ text, tokens }: ReadText, at: number): boolean {
  const { digits, end, start } = tokens[at]!;
  // "10 -12" is a range.
  if (!digits || tokens[at - 1]?.digits) return false;
  if (!SIGN.test(text.slice(Math.max(0, start - 2), start))) return false;
  const before = text.slice(Math.max(0, start - ITEM_LETTERS), start - 1);
  return !ITEM.test(before) && !ITEM.test(text.slice(end, end + ITEM_LETTERS));
}
