import { type Token, tokenize } from './tokens.ts';

/** Longer quotes prove nothing that a shorter one would not. */
const QUOTE_UNITS_MAX = 1_000;
/** This many letters of a word stand for it with another ending: "chinesisch" for "chinesischem". */
const STEM_UNITS_MIN = 4;

/**
 * Where a quote stands in a text, word by word, whatever the case, the accents and the marks: [start, end) in UTF-16
 * units. The last word may lack its ending. Undefined when it does not stand there, has no word, or is longer than
 * 1,000 units.
 * @param tokens of the text, as `tokenize` gives them
 */
export function findQuote(
  tokens: readonly Token[],
  quote: string,
): readonly [number, number] | undefined {
  if (quote.length > QUOTE_UNITS_MAX) return undefined;
  const sought = tokenize(quote).map(({ word }) => word);
  return findRun(tokens, sought);
}

/** The same for words. */
export function findRun(
  tokens: readonly Token[],
  sought: readonly string[],
): readonly [number, number] | undefined {
  if (sought.length === 0) return undefined;
  for (let at = 0; at + sought.length <= tokens.length; at++) {
    if (standsAt(tokens, at, sought)) {
      return [tokens[at]!.start, tokens[at + sought.length - 1]!.end];
    }
  }
  return undefined;
}

function standsAt(tokens: readonly Token[], at: number, sought: readonly string[]): boolean {
  const last = sought.length - 1;
  for (let i = 0; i < last; i++) if (tokens[at + i]!.word !== sought[i]) return false;
  return isWordOf(tokens[at + last]!, sought[last]!);
}

function isWordOf({ word, start, end }: Token, sought: string): boolean {
  if (word === sought) return true;
  // "Ben" in "Ben's", whose apostrophe is no part of the word.
  if (word === `${sought}s` && end - start > word.length) return true;
  const isStem = sought.length >= STEM_UNITS_MIN && 2 * sought.length >= word.length;
  return isStem && word.startsWith(sought);
}
