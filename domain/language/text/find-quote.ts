import { isUnspaced } from './words.ts';

/** Longer quotes prove nothing that a shorter one would not. */
const QUOTE_UNITS_MAX = 1_000;
const WORD = /[\p{L}\p{N}\p{M}]/u;

/**
 * Where a quote stands in a text letter by letter, as whole words: [start, end) in UTF-16 units. Undefined when
 * it does not, holds no letter or digit, or is longer than 1,000 units.
 */
export function findQuote(text: string, quote: string): readonly [number, number] | undefined {
  const sought = quote.trim();
  if (sought.length > QUOTE_UNITS_MAX || !WORD.test(sought)) return undefined;
  for (let start = text.indexOf(sought); start >= 0; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length;
    if (isEdge(text, start) && isEdge(text, end)) return [start, end];
  }
  return undefined;
}

/** Whether a word begins or ends here; scripts without spaces have an edge everywhere. */
function isEdge(text: string, at: number): boolean {
  const before = lastCharacter(text.slice(Math.max(0, at - 2), at));
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  if (!WORD.test(before) || !WORD.test(after)) return true;
  return isUnspaced(before) || isUnspaced(after);
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? ' ';
}
